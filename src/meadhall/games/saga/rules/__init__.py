"""The rules of SAGA, one file for each chapter of the rulebook, in its order; the manual carries the same rule ids.

setup (2), victory (3), tile_selection (4), action_resolution (5), movement (6), saxon_actions (7),
viking_actions (8), bonus_actions (9), battles (10), losses (11), end_phase (12), leaders (13), rounds (the flow).
"""
