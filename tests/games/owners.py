"""Sheets as owners of the games might type them in: every number is another than the house's."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.validators.barbarossa.sheet import house as barbarossa_house
from wordsvc.validators.super_lucky_box.sheet import house as lucky_house

LUCKY = replace(
    lucky_house(),
    name="owner",
    box_points=(1, 2, 3, 30),
    star_points=(0, 7),
    crossed_per_point=3,
    moons=replace(lucky_house().moons, most=1, fewest=0, solo=(0, 9)),
    setup=replace(
        lucky_house().setup,
        boxes_drawn=4,
        boxes_kept=2,
        new_boxes_drawn=2,
        new_boxes_kept=2,
        lightning=1,
        copies_of_each_number=1,
        turns=5,
    ),
    boxes=lucky_house().boxes[:30],
)
BARBAROSSA = replace(
    barbarossa_house(),
    name="owner",
    gains_13=(-2, -2, *(7,) * 11),
    goal=12,
    setup=replace(
        barbarossa_house().setup,
        ring=("question", "dwarf", "dwarf", "gem", "question", "dragon"),
        gems=1,
        gem_cap=2,
        curse_stones=1,
        works=1,
        works_of_three=1,
    ),
)
