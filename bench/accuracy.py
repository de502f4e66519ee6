"""How often is the judge right? Answers beside what people expect, one table.

Only the word is judged (`judge_word` with the official word rules): gold rows may be two letters
long or end in ん, which a game refuses whatever the word is. Words are asked as the sets give
them: the panels and most gold sets in kana, loanwords in katakana, homographs twice, in kana alone
and as written with their reading.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import rows, targets
from bench.peers import compared, peers
from bench.rows import Row, Subject
from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.kana import NotKana
from wordsvc.lexicon.entry import Concreteness
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, answer_of
from wordsvc.validators.word import judge_word

ANSWERS: tuple[Answer, ...] = ("yes", "ask", "no")


class Answered(NamedTuple):
    """A row with the judge's answer and the codes of its findings."""

    row: Row
    answer: Answer
    codes: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Is the answer one that the row allows?"""
        expected = self.row.expected
        return expected in ("any", self.answer) or (expected == "not yes" and self.answer != "yes")


def main(argv: Sequence[str] | None = None) -> None:
    """Print the table; with ``--wrong`` also every row that was answered otherwise."""
    parser = argparse.ArgumentParser(prog="accuracy", description="answers beside expectations")
    parser.add_argument("--gold", type=Path, help="folder with gold sets")
    parser.add_argument("--wrong", action="store_true", help="list the rows answered wrongly")
    options = parser.parse_args(argv)
    if options.gold and not options.gold.is_dir():
        parser.error(f"{options.gold} is no folder")
    lexicon = services.open_lexicon(Settings.from_environ())
    panels = [*rows.both_panels(), *rows.both_written()]
    asked = [*rows.panel(), *rows.second_panel(), *panels]
    if options.gold:
        asked += rows.gold(options.gold)
    answered = [ask(row, lexicon) for row in asked]
    print(f"lexicon {lexicon.version}, {len(answered)} questions\n")
    for line in table(answered):
        print(line)
    print("\nThe same rows, asked otherwise; in brackets the interval at 95 % (Wilson)\n")
    for line in compared(panels, lambda row: ask(row, lexicon).answer == "yes", peers()):
        print(line)
    if options.gold:
        print()
        print(concreteness(list(rows.subjects(options.gold)), lexicon))
    if options.wrong:
        print()
        for line in wrong(answered):
            print(line)


def ask(row: Row, lexicon: Lexicon, rules: WordRules = WordRules()) -> Answered:  # noqa: B008
    """Judge the word of one row. Text that cannot be read counts as no."""
    try:
        best = judge_word(row.word, row.reading, lexicon, rules)[0]
    except NotKana as unreadable:
        return Answered(row, "no", (unreadable.code,))
    return Answered(row, answer_of(best.findings), tuple(f.code for f in best.findings))


def table(answered: Iterable[Answered]) -> Iterator[str]:
    """One line a group: how many rows, the three answers, how many right, the targets."""
    groups: dict[str, list[Answered]] = {}
    for each in answered:
        groups.setdefault(each.row.group, []).append(each)
    width = max(map(len, groups), default=0)
    yield f"{'set':{width}} {'rows':>5}   {'yes':>12} {'ask':>12} {'no':>12} {'right':>7}  target"
    for group, members in groups.items():
        counts = Counter(each.answer for each in members)
        cells = " ".join(
            f"{counts[answer]:>5} {_per_cent(counts[answer], len(members)):>4.1f} %"
            for answer in ANSWERS
        )
        right = _per_cent(sum(each.right for each in members), len(members))
        yield (
            f"{group:{width}} {len(members):>5}   {cells} {right:>5.1f} %  {_goals(group, members)}"
        ).rstrip()


def wrong(answered: Iterable[Answered]) -> Iterator[str]:
    """The rows with an answer that their set does not allow, the worst first, tab-separated."""
    yield "set\tword\treading\texpected\tanswer\tcodes"
    for row, answer, codes in sorted((each for each in answered if not each.right), key=_mildness):
        cells = (row.group, row.word, row.reading or "", row.expected, answer, " ".join(codes))
        yield "\t".join(cells)


def concreteness(subjects: Sequence[Subject], lexicon: Lexicon) -> str:
    """How many nouns are told concrete or abstract, and how many of those rightly."""
    told = [(subject, concrete_or_not(subject, lexicon)) for subject in subjects]
    answered = [(subject.label, answer) for subject, answer in told if answer != "unknown"]
    right = _per_cent(sum(label == answer for label, answer in answered), len(answered))
    reach = _per_cent(len(answered), len(subjects))
    return (
        f"concreteness: {len(subjects)} nouns, {reach:.1f} % answered"
        f" (≥ {targets.CONCRETE_ANSWERED} %), {right:.1f} % of these right"
        f" (≥ {targets.CONCRETE_RIGHT} %)"
    )


def concrete_or_not(subject: Subject, lexicon: Lexicon) -> Concreteness:
    """The class of the entry with this written form, or of the best entry of the reading."""
    known = lexicon.find(subject.kana)
    if known is None or not known.entries:
        return "unknown"
    same = (entry for entry in known.entries if entry.written == subject.written)
    return next(same, known.entries[0]).concreteness


def _mildness(each: Answered) -> int:
    """0 where yes and no are taken for each other, 1 where one of them is ask."""
    return int("ask" in (each.answer, each.row.expected))


def _goals(group: str, members: Sequence[Answered]) -> str:
    goals = (target for target in targets.TARGETS if target.group == group)
    return ", ".join(
        f"{target} {'reached' if target.reached(_share(target, members)) else 'MISSED'}"
        for target in goals
    )


def _share(target: targets.Target, members: Sequence[Answered]) -> float:
    match target.measure:
        case "right":
            hits = sum(each.right for each in members)
        case "not yes":
            hits = sum(each.answer != "yes" for each in members)
        case _:
            hits = sum(each.answer == target.measure for each in members)
    return _per_cent(hits, len(members))


def _per_cent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


if __name__ == "__main__":
    main()
