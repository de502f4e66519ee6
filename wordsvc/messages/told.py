"""How does a verdict get its sentences? Judges give codes and facts; a face adds the message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from wordsvc.messages import Language, sentence
from wordsvc.validators.faults import Fault
from wordsvc.validators.verdict import Finding, Verdict

AnyVerdict = TypeVar("AnyVerdict", bound=Verdict)


def told(verdict: AnyVerdict, language: Language) -> AnyVerdict:
    """The verdict with a message in ``language`` in each of its findings."""
    if not verdict.findings:
        return verdict
    return replace(verdict, findings=told_findings(verdict.findings, language))


def told_faults(faults: Iterable[Fault], language: Language) -> tuple[Fault, ...]:
    """Faults with their messages."""
    return tuple(
        replace(fault, message=sentence(fault.code, fault.facts, language)) for fault in faults
    )


def told_findings(findings: Iterable[Finding], language: Language) -> tuple[Finding, ...]:
    """Findings with their messages."""
    return tuple(
        replace(finding, message=sentence(finding.code, finding.facts, language))
        for finding in findings
    )
