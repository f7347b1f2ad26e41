"""Every scene of the screenshots is legible: no text is cut, and none covers another."""

import pytest

from tests.window.helpers import overlapping_texts, truncated_texts, visible_texts
from thousand_qt.tools.scenes import SCENES
from thousand_qt.tools.screenshots import SIZES, staged


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "size",
    [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.full)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
@pytest.mark.parametrize("name", SCENES)
def test_no_text_of_a_scene_is_cut_or_covered(qapp, qtlog, name, size, language):
    with staged(qapp, name, size, language) as app:
        assert visible_texts(app.window)
        assert truncated_texts(app.window) == []
        assert overlapping_texts(app.window) == []
    assert [record.message for record in qtlog.records] == []
