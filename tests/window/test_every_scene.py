"""Every scene of the screenshots around the table is legible: no text is cut or covered.

`test_table_texts.py` walks the scenes of the table.
"""

import pytest

from tests.window.helpers import overlapping_texts, truncated_texts, visible_texts
from thousand_qt.tools.scenes import SCENES
from thousand_qt.tools.screenshots import SIZES, staged

AROUND_THE_TABLE = [name for name, scene in SCENES.items() if scene.table is None]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", AROUND_THE_TABLE)
def test_no_text_of_a_scene_is_cut_or_covered(qapp, qtlog, name, size, language):
    with staged(qapp, name, size, language) as app:
        assert visible_texts(app.window)
        assert truncated_texts(app.window) == []
        assert overlapping_texts(app.window) == []
    assert [record.message for record in qtlog.records] == []
