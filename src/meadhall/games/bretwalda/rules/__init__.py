"""The rules of Bretwalda, one file for each chapter of the rulebook; the manual carries the same rule ids.

setup (2), victory (3), control (5), food (7), lordship (9) with the effects of its cards (hand_cards, turn_cards,
realm_cards, movement_cards, battle_cards, battle_effects), chronicles (10) with chronicle_search, negotiation (11),
rounds (13), seasons (14) with raids, bribes, bands and winter, turns and the four actions (15: collection, fyrd,
development, movement with marches), battles (16, 18) with line_up, dice, wounds and retreats, sea_battles (17), exile
(20). Vanished Kingdoms: vassals (VAN-3, VAN-4), battle_song (VAN-6), hunters (VAN-7), conquest (VAN-8).
"""
