"""The rules of Medieval Battle, one file for each chapter of the rulebook, in its order.

battlefield (1, beside this folder), recruitment (2), deployment (3), turns (4), movement (5), zones (6),
withdrawal (7), melee (8), shooting (9), merging (10), regrouping (11), wagon_train (12), victory (13),
dismounting (14).
"""
