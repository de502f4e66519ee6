"""An installed wheel works without the checkout, and declares everything that it needs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from wordsvc.files.folders import cache_folder
from wordsvc.lexicon.compiled import CompiledLexicon

ROOT = Path(__file__).parents[2]
BUILD = "hatchling"
PAGES = ("/", "/api/v1/docs", "/api/v1/openapi.json", "/api/v1/rules", "/healthz")


class Installed:
    """A virtual environment that holds the wheel and what the wheel says it needs."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir()
        self._environment = folder / "environment"
        venv.create(self._environment, symlinks=os.name != "nt")
        scheme = sysconfig.get_preferred_scheme("prefix") if os.name == "nt" else "venv"
        places = {"base": str(self._environment), "platbase": str(self._environment)}
        self.site = Path(sysconfig.get_path("purelib", scheme, places))
        self._scripts = Path(sysconfig.get_path("scripts", scheme, places))
        self.uv("install", "--no-deps", str(wheel))
        for needed in closure("wordsvc"):
            link(needed, self.site)

    def uv(self, *arguments: str) -> None:
        """``uv pip …`` in the environment, without the network."""
        what, *rest = arguments
        python = str(self._scripts / "python")
        command = [sys.executable, "-m", "uv", "--offline", "pip", what, "--python", python, *rest]
        subprocess.run(command, check=True, capture_output=True)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """A program of the environment, away from the checkout, with the dictionary of the tests.

        Nothing may be built: the dictionaries in the wheel are those of the checkout.
        """
        environ = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "LANG": "en_GB.UTF-8",
            "PYTHONUTF8": "1",
            "WORDSVC_CACHE": str(cache_folder()),
            "WORDSVC_DATABASE": "memory:",
            "WORDSVC_LOG_REQUESTS": "false",
        }
        command = [str(self._scripts / program), *arguments]
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", check=False, cwd=self.home, env=environ
        )
        assert done.stderr == ""
        return done

    def python(self, code: str) -> str:
        done = self.run("python", "-c", code)
        assert done.returncode == 0
        return done.stdout


def closure(name: str) -> list[Distribution]:
    """The installed packages that a package needs, and those that they need, without extras."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        for text in distribution(waiting.pop()).requires or ():
            needed = Requirement(text)
            wanted = needed.marker is None or needed.marker.evaluate({"extra": ""})
            name = canonicalize_name(needed.name)
            if wanted and name not in found:
                found[name] = distribution(name)
                waiting.append(name)
    return list(found.values())


def link(package: Distribution, site: Path) -> None:
    """Let the environment have an installed package as it is."""
    tops = {file.parts[0] for file in package.files or () if file.parts[0] != ".."}
    for top in tops - {"__pycache__"}:
        place, source = site / top, Path(str(package.locate_file(top)))
        if source.suffix == ".dist-info":
            shutil.copytree(source, place)  # uv passes over a link
        elif not place.exists():
            place.symlink_to(source)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, lexicon: CompiledLexicon) -> Installed:
    assert lexicon.version
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", BUILD, "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, check=True, capture_output=True, cwd=ROOT)
    return Installed(folder, next(folder.glob("*.whl")))


def test_the_wheel_declares_what_it_needs(installed: Installed) -> None:
    installed.uv("check")


def test_the_program_is_there_after_installing(installed: Installed) -> None:
    assert "check" in installed.run("wordsvc", "--help").stdout
    asked = ("check", "word-basket", "イングリッシュ", "--previous", "スキー", "--card", "ゆ")
    done = installed.run("wordsvc", *asked, "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["tails"] == ["ゆ"]


def test_the_library_is_there_and_comes_from_the_wheel(
    installed: Installed, lexicon: CompiledLexicon
) -> None:
    code = (
        "import wordsvc; referee = wordsvc.open(language='ja'); "
        "print(wordsvc.__file__); print(referee.lexicon.version); "
        "print(referee.judge('みかん').findings[0].message)"
    )
    file, version, message = installed.python(code).splitlines()
    assert installed.site in Path(file).parents
    assert version == lexicon.version
    assert "ん" in message


def test_every_file_that_travels_is_in_the_wheel(installed: Installed) -> None:
    """All data of the package, dictionaries with their licences, the rules; none of the tests."""
    package = installed.site / "wordsvc"
    for name in ("messages", "validators", "web", "lexicon", "store"):
        here, there = ROOT / "wordsvc" / name, package / name
        assert files(here) == files(there), name
    for name in ("dictionaries", "seeds"):
        assert files(ROOT / name) == files(package / "_data" / name) != set()
    assert (package / "py.typed").is_file()
    assert not (package / "tests").exists()


def files(folder: Path) -> set[str]:
    return {
        str(file.relative_to(folder))
        for file in folder.rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }


def test_pages_and_documents_are_served_from_the_wheel(installed: Installed) -> None:
    code = (
        "from wordsvc.bootstrap.services import open_services\n"
        "from wordsvc.bootstrap.settings import Settings\n"
        "from wordsvc.web.app import create_app\n"
        "client = create_app(open_services(Settings.from_environ())).test_client()\n"
        f"print(*(client.get(page).status_code for page in {PAGES}))\n"
    )
    assert installed.python(code).split() == ["200"] * len(PAGES)
