"""``wordsvc batch``: judge lists of any size and format."""

from __future__ import annotations

import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, cast, get_args

import click
import msgspec

from wordsvc.batch import extras
from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.in_process import InProcess
from wordsvc.batch.executor.protocol import Executor
from wordsvc.batch.job import FORMATS, Encoding, Format
from wordsvc.batch.list_run import Pipes
from wordsvc.batch.plan import Target, plan
from wordsvc.batch.read.columns import WantedColumns
from wordsvc.batch.read.listing import ReadOptions
from wordsvc.batch.read.locations import PIPE, kind_of, state_of
from wordsvc.batch.request import BatchRequest
from wordsvc.batch.run import Run
from wordsvc.bootstrap.services import LexiconHere
from wordsvc.catalogue import validators
from wordsvc.cli.batch.progress import shown_progress
from wordsvc.cli.batch.readings import NAME, Readings
from wordsvc.cli.batch.summary import FAILED, exit_code, print_failure, print_summary
from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, language, message
from wordsvc.cli.rules import chosen
from wordsvc.cli.session import Session
from wordsvc.files.folders import cache_folder
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.word_basket.presets import NAMES

AUTO = "auto"


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line says besides the lists."""

    out: str | None
    column: str | None
    reading_column: str | None
    header: bool | None
    only: str | None
    format: str
    encoding: str
    expand: int
    jobs: int | None
    scheduler: str | None
    resume: bool
    report: str | None
    sheet: str
    messages: bool
    harmless: bool

    def read_options(self) -> ReadOptions:
        """How lists are to be read."""
        parts = tuple(self.only.split(",")) if self.only is not None else None
        return ReadOptions(
            format=None if self.format == AUTO else cast("Format", self.format),
            encoding=None if self.encoding == AUTO else cast("Encoding", self.encoding),
            expansion=self.expand,
            wanted=WantedColumns(
                column=self.column, reading=self.reading_column, header=self.header, parts=parts
            ),
        )


@click.command("batch", cls=Command, help="batch.help", epilog="batch.exit-codes")
@click.argument("validator", metavar="VALIDATOR", type=click.Choice(list(validators())))
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--out", metavar="F", help="batch.option.out")
@click.option("--column", metavar="NAME|N", help="batch.option.column")
@click.option("--reading-column", metavar="NAME|N", help="batch.option.reading-column")
@click.option("--header/--no-header", default=None, help="batch.option.header")
@click.option("--only", metavar="PART[,PART]", help="batch.option.only")
@click.option(
    "--format", type=click.Choice([AUTO, *FORMATS]), default=AUTO, help="batch.option.format"
)
@click.option(
    "--encoding",
    type=click.Choice([AUTO, *get_args(Encoding)]),
    default=AUTO,
    help="batch.option.encoding",
)
@click.option(
    "--expand",
    metavar="N",
    type=click.IntRange(0),
    default=ReadOptions().expansion,
    help="batch.option.expand",
)
@click.option("--jobs", metavar="N", type=click.IntRange(1), help="batch.option.jobs")
@click.option("--scheduler", metavar="ADDR", help="batch.option.scheduler")
@click.option("--resume", is_flag=True, help="batch.option.resume")
@click.option("--report", metavar="F.html", help="batch.option.report")
@click.option(
    "--rules", metavar="NAME", help="cli.option.rules", shell_complete=lambda *_: list(NAMES)
)
@click.option("--rule", "changes", metavar="K=V", multiple=True, help="cli.option.rule")
@click.option("--sheet", metavar="NAME", default="house", help="cli.option.sheet")
@click.option("--messages", is_flag=True, help="batch.option.messages")
@click.option("--harmless", is_flag=True, help="batch.option.harmless")
@click.pass_obj
def batch(
    session: Session,
    /,
    validator: str,
    files: tuple[str, ...],
    rules: str | None,
    changes: tuple[str, ...],
    **rest: object,
) -> int:
    """Judge lists, and write them with the answers beside their rows."""
    options = msgspec.convert(rest, Options)
    out = options.out or PIPE
    try:
        paths, pipes = _pipes(session, files)
        targets = plan(paths, out)
        _expect_extras(targets, options)
        request = BatchRequest(
            validator=validator,
            paths=files,
            out=out,
            lexicon=session.lexicon.version,
            rules=chosen(rules, changes),
            sheet=session.sheets.find(TensaiCleverSheet, options.sheet),
            scratch=(session.settings.cache or cache_folder()) / "batch",
            read_options=options.read_options(),
            language=language() if options.messages else None,
            harmless=options.harmless,
            thorough=options.report is not None,
            resume=options.resume,
        )
        return _judge(session, request, targets, pipes, options)
    except BatchError as error:
        raise CommandError(error.code, **error.facts) from error


def _judge(
    session: Session, request: BatchRequest, targets: list[Target], pipes: Pipes, options: Options
) -> int:
    started = time.monotonic()
    run = Run(request, targets, pipes)
    try:
        with ExitStack() as held:
            watch = held.enter_context(shown_progress(_size(targets)))
            run.judge(held.enter_context(_executor(session, options)), watch)
    except KeyboardInterrupt:
        if request.out != PIPE:
            click.echo(message("batch.interrupted"), err=True)
        raise
    for failure in run.failures:
        print_failure(failure)
    print_summary(run.tally, time.monotonic() - started, request.out)
    if options.report is not None:
        _report(Path(options.report), run, request)
    run.close()
    return FAILED if run.failures else exit_code(run.tally)


def _report(path: Path, run: Run, request: BatchRequest) -> None:
    from wordsvc.batch.report import About, write_report

    about = About(request.validator, request.rules.name, request.lexicon, request.paths)
    with run.words() as words:
        write_report(path, run.tally, words, about, language())
    click.echo(message("batch.written", path=str(path)), err=True)


def _executor(session: Session, options: Options) -> Executor:
    if options.scheduler is not None:
        from wordsvc.batch.executor.cluster import Cluster

        return Cluster(LexiconHere(), options.scheduler, session.lexicon.version)
    opener = Opened(session)
    jobs = options.jobs or len(os.sched_getaffinity(0))
    if jobs == 1:
        return InProcess(opener)
    from wordsvc.batch.executor.pool import Pool

    return Pool(opener, jobs)


class Opened:
    """Gives the dictionary that is open here; other processes open it for themselves."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __call__(self) -> Lexicon:
        return self._session.lexicon

    def __reduce__(self) -> tuple[object, ...]:
        return LexiconHere, (self._session.settings,)


def _expect_extras(targets: list[Target], options: Options) -> None:
    """Nobody waits for a long list to hear at its end that something is not installed."""
    if options.report is not None:
        extras.expect("matplotlib", "--report")
    named = {kind for target in targets for kind in (*target[2:], *kind_of(target.location.path))}
    for kind in ("parquet", "zstd"):
        if kind in {*named, options.format}:
            extras.expect("pyarrow", kind)


def _pipes(session: Session, files: tuple[str, ...]) -> tuple[tuple[str, ...], Pipes]:
    """The lists with standard input and output; the dictionary is read as if through a pipe."""
    write = cast("BinaryIO", sys.stdout.buffer)
    if files != (NAME,):
        return files, Pipes(cast("BinaryIO", sys.stdin.buffer), write)
    return (PIPE,), Pipes(cast("BinaryIO", Readings(session.lexicon)), write)


def _size(targets: list[Target]) -> int | None:
    """Bytes of all lists, None where nobody knows."""
    sizes = [state_of(target.location.path).size for target in targets]
    known = [size for size in sizes if size is not None]
    return sum(known) if len(known) == len(sizes) else None
