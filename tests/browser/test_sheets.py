"""One complete score sheet of each game filled in, and the winner read."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit


def players(page: Page) -> list[Locator]:
    return page.locator(".player").all()


def put(player: Locator, **filled: str | int) -> None:
    """Fill in fields by their names, `.` written as `__`."""
    for name, value in filled.items():
        player.locator(f"[name='{name.replace('__', '.')}']").fill(str(value))


def test_tensai_clever_is_checked_and_added_up(visit: Visit) -> None:
    """TC-26, TC-30, TC-32, TC-37 … TC-40, the house sheet."""
    page = visit("/tensai-clever").page
    page.locator("[name='theme.0']").select_option("can-be-eaten")
    page.locator("[name='theme.1']").select_option("two-voiced")
    page.locator("#add").click()
    first, second = players(page)
    put(first, name="あき", pink__0="たまご", light_blue__0="ごま", light_blue__1="たまご")
    for letter in "がぎぐげご":
        first.locator(f"[name='yellow.{letter}']").check()
    first.locator("[name='pink.0.theme']").select_option("can-be-eaten")
    expect(first.locator("[data-area=pink] li.yes")).to_contain_text("12点")
    expect(first.locator("[data-area=light-blue] .note")).to_contain_text("3文字まで有効、8点")
    for letter in ("う", "た", "が"):
        first.locator(".follow").get_by_role("button", name=letter, exact=True).click()
    expect(first.locator("[name='green.2']")).to_have_value("が")
    expect(first.locator(".follow button").first).to_have_text("ぎ")
    put(first, wilds=2)
    put(second, name="はる", yellow__points=20, pink__points=15, light_blue__points=30,
        green__points=9, wilds=7)  # fmt: skip
    expect(second.locator("output")).to_have_text("93")
    expect(first.locator("output")).to_have_text("60")
    expect(page.locator(".winner")).to_have_text("勝者：はる")
    page.reload()
    expect(page.locator(".winner")).to_have_text("勝者：はる")
    expect(players(page)[0].locator("[name='pink.0.theme']")).to_have_value("can-be-eaten")


def test_tensai_clever_says_what_decided_a_tie(visit: Visit) -> None:
    page = visit("/tensai-clever?lang=en").page
    page.locator("#add").click()
    first, second = players(page)
    put(first, yellow__points=20, pink__points=15, light_blue__points=30, green__points=9)
    put(second, yellow__points=20, pink__points=11, light_blue__points=30, green__points=11)
    expect(page.locator(".winner")).to_have_text("Winner: Player 2")
    expect(page.locator(".tie-break")).to_contain_text("lowest colour")


def test_a_word_for_tensai_clever_is_checked_by_itself(visit: Visit) -> None:
    page = visit("/tensai-clever").page
    page.locator("#check").fill("がつこう")
    expect(page.locator("#checked")).to_contain_text("濁点あり")
    expect(page.locator("#checked .word")).to_have_text("がっこう")
    page.locator("#check").fill("ねこ")
    expect(page.locator("#checked .answer")).to_have_text("使えない")
    expect(page.locator("#checked")).to_contain_text("濁点なし")


def test_barbarossa_subject_letter_guess_and_scores(visit: Visit) -> None:
    """BB-27, BB-28, BB-38."""
    page = visit("/barbarossa").page
    page.locator("#reading").fill("しーでぃー")
    expect(page.locator("#judged kbd")).to_have_text(["し", "ー", "で", "ぃ", "ー"])
    page.get_by_label("何文字目？").fill("4")
    expect(page.locator("#nth")).to_contain_text("小さい文字")
    page.get_by_label("解答").fill("しーでー")
    expect(page.locator("#guessed")).to_contain_text("正解")
    page.get_by_label("お題を隠す").check()
    expect(page.locator("#judged kbd").first).to_be_hidden()
    first, second, third = players(page)
    for player, name, work, peg, row, by in (
        (first, "あき", 0, 0, 1, "1"),
        (first, "あき", 0, 1, 3, "2"),
        (second, "はる", 0, 0, 2, "0"),
    ):
        put(player, name=name, **{f"peg__{work}__{peg}__row": row})
        player.locator(f"[name='peg.{work}.{peg}.by']").select_option(by)
    put(first, other=2)
    put(second, other=1)
    put(third, name="なつ")
    for player, total in ((first, "-6"), (second, "-8"), (third, "-12")):  # three works each
        expect(player.locator("output")).to_have_text(total)
    expect(page.locator(".winner")).to_have_text("勝者：あき")
    expect(page.locator("#result summary")).to_have_count(3)


def test_super_lucky_box_scores_and_faults(visit: Visit) -> None:
    """LB-18 … LB-24."""
    page = visit("/super-lucky-box").page
    page.locator("#add").click()
    first, second = players(page)
    put(first, name="あき", completed__0=1, completed__1=1, completed__3=2, stars__0=3, stars__2=1,
        stars__3=2, crossed=7, moons=4)  # fmt: skip
    put(second, name="はる", completed__1=2, moons=2)
    expect(first.locator("output")).to_have_text("66")
    expect(second.locator("output")).to_have_text("24")
    expect(page.locator(".winner")).to_have_text("勝者：あき")
    page.locator("#result summary").first.click()
    expect(page.locator(".lines").first).to_contain_text("第1ラウンド")
    second.locator(".remove").click()
    expect(page.locator(".player")).to_have_count(1)


def test_nobody_is_ahead_before_something_is_written(visit: Visit) -> None:
    """A name alone wins nothing; the first points do, and emptied sheets lead nobody."""
    page = visit("/super-lucky-box").page
    put(page.locator(".player").first, name="あき")
    expect(page.locator(".player output").first).to_have_text("0")
    expect(page.locator(".winner")).to_have_count(0)
    put(page.locator(".player").first, moons=2)
    expect(page.locator(".winner")).to_contain_text("あき")
    page.locator("#empty").click()
    expect(page.locator(".winner")).to_have_count(0)


def test_themes_are_called_by_their_titles(visit: Visit) -> None:
    page = visit("/tensai-clever").page
    options = page.locator("[name='theme.0'] option")
    titles = [one for one in options.all_inner_texts() if one]
    assert all("(" not in title for title in titles)
    assert sum("（" in title for title in titles) >= 15
    page.locator("[name='theme.0']").select_option("can-be-eaten")
    page.locator("[name='pink.0']").fill("りんご")
    note = page.locator("[data-area='pink'] .note")
    expect(note).to_contain_text("お題：")
    expect(note).not_to_contain_text("can-be-eaten")


def test_the_word_field_shows_its_whole_hint_on_a_phone(visit: Visit) -> None:
    for locale in ("ja-JP", "en-GB"):
        page = visit("/", viewport={"width": 390, "height": 844}, locale=locale).page
        room, needed = page.locator("#word").evaluate(
            """(field) => {
                const style = getComputedStyle(field);
                const pen = document.createElement("canvas").getContext("2d");
                pen.font = style.font;
                const room = field.clientWidth - 2 * parseFloat(style.paddingLeft);
                return [room, pen.measureText(field.placeholder).width];
            }"""
        )
        assert needed <= room
