"""Every pile that lies on the table in a two-player deal has a name below it."""

import pytest
from PySide6.QtCore import QRectF

from engine.rules import PRESETS
from engine.state import Phase
from tests.window.helpers import every_pair, exists, find, lay_out, shown_text, wait_until
from tests.window.table_player import table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.match.beats import beats_of
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.match_points import begun
from thousand_qt.tools.table_scenes import NAMES, play_on, show
from thousand_qt.viewmodels.table_captions import derive_captions
from thousand_qt.viewmodels.table_derive import derive_cards
from thousand_qt.viewmodels.table_places import Zone, fresh_bodies, layout, rearrange
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.wiring import make_table_view_model


@pytest.mark.parametrize(
    ("name", "captions"),
    [
        ("two-choose", {"aside0": "Left prikup", "aside1": "Right prikup"}),
        ("two-lay-away", {"aside": "Prikup not taken"}),
        ("two-trick", {"laid0": "Laid away", "aside": "Prikup not taken"}),
        ("two-nine-trick", {"laid0": "Laid away", "aside": "Prikup not taken"}),
        ("two-trick-right", {"laid0": "Laid away", "aside": "Prikup not taken"}),
        ("two-dead-hand-pass", {"aside0": "Dead hand"}),
        ("two-dead-hand-trick", {"laid0": "Laid away", "aside0": "Dead hand"}),
        ("two-draw", {}),
        ("four-trick", {}),
    ],
)
def test_the_piles_of_a_deal_are_named_where_they_lie(open_app, name, captions):
    scene = AGREEMENT_SCENES[f"deal-{name}"]
    match = scene.match(NAMES["en"])
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, scene.table)
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    lay_out(app.window)
    shown = table_of(app).props.captions
    found = {
        place: shown_text(app.window, f"table.caption.{place}")
        for place in (f"{caption.zone.value}{caption.who}" for caption in shown)
    }
    if "aside" in captions:  # whichever prikup was taken
        captions = {**captions, next(at for at in found if at[:5] == "aside"): captions["aside"]}
        del captions["aside"]
    assert found == captions


@pytest.mark.parametrize(
    ("language", "size", "text_scale"),
    every_pair(["en", "ru"], [(1024, 600), (1600, 900)], [100, 150]),
)
@pytest.mark.parametrize("name", ["trick-right", "nine-trick-right", "dead-hand-trick"])
def test_a_name_covers_no_card_and_no_other_name(open_app, name, language, size, text_scale):
    scene = AGREEMENT_SCENES[f"deal-two-{name}"]
    match = scene.match(NAMES[language])
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        size=size,
        language=language,
        text_scale=text_scale,
    )
    show(app, match, scene.table)
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    lay_out(app.window)
    names = [
        find(app.window, f"table.caption.{caption.zone.value}{caption.who}")
        for caption in table_of(app).props.captions
    ]
    cards = [find(app.window, f"card{number}") for number in range(24)]
    wait_until(lambda: all(card.property("progress") == 1.0 for card in cards), "cards that lie")
    lay_out(app.window)

    def area(item):
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))

    window = QRectF(0, 0, app.window.width(), app.window.height())
    assert len(names) == 2
    assert all(window.contains(area(name)) for name in names)
    assert not area(names[0]).adjusted(-6, 0, 6, 0).intersects(area(names[1]))
    covered = [
        (name.objectName(), card.objectName())
        for name in names
        for card in cards
        if area(name).intersects(area(card).adjusted(1, 1, -1, -1))
    ]
    assert not covered


@pytest.mark.parametrize("preset", ["two_10_2_2", "two_9_3_3", "two_dead_hand"])
def test_whatever_lies_aside_has_a_name_to_be_read_and_heard(preset):
    match = begun(PRESETS[preset].rules, NAMES["en"], seed=2, computer=None)
    play_on(match, lambda state: len(state.rows) >= 3 or state.phase is Phase.END)
    bodies = fresh_bodies()
    for step in match.steps:
        for beat in beats_of(step):
            scene = Scene(beat, NAMES["en"])
            bodies = rearrange(bodies, layout(beat))
            cards = derive_cards(scene, bodies)
            lie = [card for card in cards if card.place.zone in (Zone.ASIDE, Zone.LAID)]
            named = {(one.zone, one.who): one.text for one in derive_captions(scene)}
            assert {(card.place.zone, card.place.who) for card in lie} == set(named)
            assert all(card.owner == named[card.place.zone, card.place.who] for card in lie)
