"""Input that means harm: positions and journals that are wrong in every way, each refused in a sentence or sound.

`python -m tests.fuzz --help` says how to look for more of them; `test_fuzz.py` tries some in every run of the tests.
"""
