"""The rules of Tiny Epic Vikings, one file for each chapter of the rulebook, in its order, with the manual's rule ids.

setup (1, outside), deck (2, 5.20), draft (3), turns (4), battle_entry and battles (5), sailing (6), deploying (7),
exploring (8), harvesting (9), building (10), control (11), rune_actions (12), dedication (13), cleanup (14),
scoring (15), two_players (16), and of the solo game: solo_setup (17), solo_draft (18), solo_turns (19 and 27),
solo_sailing (20), solo_settling (21), solo_actions (22 and 24), solo_icons (25), solo_battles (26). What changes for
the human (23) stands where the human does it: sailing and deploying. fury and actions serve them all.
"""
