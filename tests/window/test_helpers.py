"""The eyes of the tests see what they should: cut texts, covered texts, hidden texts."""

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from tests.window.helpers import (
    bury,
    click,
    find,
    overlapping_texts,
    truncated_texts,
    visible_texts,
    wait_until,
)

SCENE = b"""
import QtQuick
Window {
    width: 400; height: 300; visible: true
    property int pressed: 0
    Text { objectName: "whole"; text: "whole" }
    Text { objectName: "elided"; y: 40; width: 30; elide: Text.ElideRight; text: "much too long" }
    Text { objectName: "spilling"; y: 80; width: 30; text: "much too long" }
    Text { objectName: "outside"; x: 380; y: 120; text: "half outside" }
    Text { objectName: "under"; y: 160; text: "under" }
    Text { objectName: "over"; x: 10; y: 160; text: "over" }
    Text { objectName: "hidden"; x: 200; y: 160; text: "hidden" }
    Text { objectName: "partly"; x: 200; y: 185; text: "partly behind the panel" }
    Rectangle { x: 190; y: 150; width: 70; height: 60; color: "#123456"; z: 1
        Text { objectName: "onPanel"; x: 20; y: 34; text: "on" }
    }
    Text { objectName: "invisible"; y: 160; visible: false; text: "invisible" }
    Item { y: 200; width: 40; height: 20; clip: true
        Text { objectName: "scrolled"; y: 60; text: "scrolled away" }
        Text { objectName: "clipped"; text: "cut by its frame" }
    }
    Text { objectName: "faint"; y: 240; opacity: 0; text: "faint" }
    MouseArea {
        objectName: "area"; x: 300; width: 50; height: 50
        onClicked: Window.window.pressed++
    }
    MouseArea { objectName: "far"; x: 600; width: 50; height: 50 }
}
"""


@pytest.fixture
def window(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(SCENE, "")
    window = component.create()
    assert isinstance(window, QQuickWindow), component.errorString()
    yield window
    window.close()
    bury(window, component, engine)


def names(texts):
    return {text.name for text in texts}


def test_cut_texts_are_found(window):
    assert names(truncated_texts(window)) == {"elided", "spilling", "outside", "clipped"}


def test_texts_that_cover_each_other_are_found(window):
    pairs = {(one.name, other.name) for one, other in overlapping_texts(window)}
    assert pairs == {("under", "over")}


def test_texts_that_nobody_sees_are_left_out(window):
    seen = names(visible_texts(window))
    assert "whole" in seen
    assert not seen & {"invisible", "faint", "scrolled", "hidden"}
    assert {"onPanel", "partly"} <= seen


def test_a_click_lands_where_the_item_is(window):
    click(find(window, "area"))
    assert window.property("pressed") == 1


def test_an_item_outside_of_the_window_cannot_be_clicked(window):
    with pytest.raises(AssertionError, match="outside of the window"):
        click(find(window, "far"))


def test_an_unknown_item_is_named_with_the_known_ones(window):
    with pytest.raises(AssertionError, match=r"0 items are called 'ace'.*'area'"):
        find(window, "ace")


def test_waiting_in_vain_fails(window, monkeypatch):
    monkeypatch.setattr("tests.window.helpers.PATIENCE_SECONDS", 0.01)
    with pytest.raises(AssertionError, match="the moon did not come true"):
        wait_until(lambda: False, "the moon")
