"""Write the house deck of Super Lucky Box: 60 faces of our own, always the same ones.

    python scripts/lucky_box_faces.py > wordsvc/validators/super_lucky_box/sheets/house.toml

The published faces are not known here (LB-D14). These keep what is known of that deck (LB-D06,
LB-D08): 60 distinct faces; every row is a permutation of 123, 456 or 789; two rows of a face share
a band, so a face shows six different digits; each digit stands 60 times in the deck; each number
is a bonus 17 times; 8 of the 360 bonus places are blank. The split of the other 199 is ours, and
so is one kindness: no line pays with a number that only that line could have used.
"""

from __future__ import annotations

import random
import sys
from itertools import permutations

SEED = 20020301
FACES = 60
BANDS = ("123", "456", "789")
SHAPES = [(0, 0, 1), (0, 1, 1), (0, 0, 2), (0, 2, 2), (1, 1, 2), (1, 2, 2)]
OTHERS = {"?": 40, "S": 54, "L": 45, "D": 20, "M": 40, "-": 8}
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]

HEAD = """\
# House data, made by scripts/lucky_box_faces.py for this program: NOT the published faces.
# ハウスデータ：このプログラムのために作ったもので、市販のカードの図柄ではありません。

game = "super-lucky-box"
name = "house"
title = { ja = "ハウス（このプログラムで作った60枚）", en = "House deck, made for this program" }
origin = "house"

box_points = [15, 12, 10, 8]
star_points = [0, 1, 4, 9]
crossed_per_point = 2

[moons]
most = 6
fewest = -6
solo = [-6, -2, 0, 1, 3, 6, 10]

[setup]
boxes_drawn = 5
boxes_kept = 3
new_boxes_drawn = 3
new_boxes_kept = 1
lightning = 4
copies_of_each_number = 2
turns = 9
"""

KEY = """
# rows | bonuses of the rows | bonuses of the columns
# 1-9 that number, ? any square, S star, L one lightning, D two lightning, M moon, - nothing
"""


def grids(rng: random.Random) -> list[str]:
    """Sixty distinct grids, ten of each shape, in no order."""
    found: list[str] = []
    for shape in SHAPES:
        mine: set[str] = set()
        while len(mine) < FACES // len(SHAPES):
            rows = ["".join(rng.choice(list(permutations(BANDS[band])))) for band in shape]
            if len(set(rows)) == len(rows):
                mine.add("".join(rows))
        found.extend(sorted(mine))
    rng.shuffle(found)
    return found


def bonuses(grid: list[str], rng: random.Random) -> list[str]:
    """360 signs in the order of the faces' lines; signs that a line cannot use change places."""
    signs = [str(number) for number in range(1, 10) for _ in range(17)]
    signs += [sign for sign, count in OTHERS.items() for _ in range(count)]
    rng.shuffle(signs)
    while unusable := [place for place in range(len(signs)) if not fits(grid, signs, place)]:
        for place in unusable:
            other = rng.randrange(len(signs))
            signs[place], signs[other] = signs[other], signs[place]
    return signs


def fits(grid: list[str], signs: list[str], place: int) -> bool:
    """No line pays with a number that stands in it, and no face has two blanks."""
    face, line = divmod(place, len(LINES))
    mine = signs[face * len(LINES) : (face + 1) * len(LINES)]
    numbers = {grid[face][square] for square in LINES[line]}
    return signs[place] not in numbers and mine.count("-") <= 1


def deck() -> list[str]:
    """The sixty faces as the sheet writes them."""
    rng = random.Random(SEED)  # noqa: S311 - a fixed deck, no secret
    grid = grids(rng)
    signs = bonuses(grid, rng)
    found = []
    for face, digits in enumerate(grid):
        mine = signs[face * 6 : face * 6 + 6]
        parts = [digits[:3], digits[3:6], digits[6:]], mine[:3], mine[3:]
        found.append(" | ".join(" ".join(part) for part in parts))
    return found


def sheet() -> str:
    """The whole file."""
    faces = "".join(f'    "{face}",\n' for face in deck())
    boxes = f"boxes = [\n{faces}]\n"
    head, moons = HEAD.split("\n[moons]")
    return f"{head}{KEY}{boxes}\n[moons]{moons}"


if __name__ == "__main__":
    sys.stdout.write(sheet())
