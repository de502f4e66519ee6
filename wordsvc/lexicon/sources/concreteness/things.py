"""The parts of WordNet 3.0 that are things on a table, from -1 (none) to 1 (all)."""

from __future__ import annotations

# By lexicographer class, the numbers of lexnames(5WN).
CLASSES: dict[int, float] = {
    3: 0.0,  # tops
    4: -1.0,  # act
    5: 1.0,  # animal
    6: 1.0,  # artifact
    7: -1.0,  # attribute
    8: 1.0,  # body
    9: -1.0,  # cognition
    10: -0.8,  # communication
    11: -1.0,  # event
    12: -1.0,  # feeling
    13: 1.0,  # food
    14: -0.1,  # group
    15: 0.3,  # location
    16: -1.0,  # motive
    17: 1.0,  # object
    18: 0.9,  # person
    19: -0.4,  # phenomenon
    20: 1.0,  # plant
    21: -0.6,  # possession
    22: -0.8,  # process
    23: -0.8,  # quantity
    24: -1.0,  # relation
    25: 0.1,  # shape
    26: -0.9,  # state
    27: 0.9,  # substance
    28: -1.0,  # time
}

# Classes that hold things and ideas side by side: there the broader synsets decide.
MIXED = frozenset({3, 10, 14, 19, 21, 25})
ROOTS = {
    "00002684": 0.7,  # object
    "00002452": 0.7,  # thing, as a body of water
    "00020827": 0.7,  # matter
    "00007846": 0.7,  # person
    # Abstract to WordNet, but one takes them in the hand or sees them stand.
    "06470073": 0.5,  # document: a ticket, a passport
    "06885083": 0.5,  # identification: a business card
    "06624161": 0.5,  # letter that is posted
    "06429590": 0.5,  # sacred text
    "06793231": 0.5,  # sign put up
    "07272172": 0.5,  # label
    "06796119": 0.7,  # postage stamp
    "06874019": 0.5,  # light that signals
    "13385913": 0.7,  # currency, coins
    "13371489": 0.5,  # precious metal
    "08436759": 0.7,  # vegetation: a forest
    "07993929": 0.7,  # animal group
    "08053576": 0.3,  # institution: a school, a bank
    "07942152": 0.5,  # people
    "11508092": 0.5,  # smoke
}
