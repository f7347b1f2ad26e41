"""Where the window meets the rest: the one place that names the real match service and table.

Imports stand inside the functions, so that starting the window loads only what it shows.
"""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from thousand_qt.match.service import MatchService
from thousand_qt.paths import DataPaths
from thousand_qt.settings import SettingsStore

if TYPE_CHECKING:
    from thousand_qt.match.feed import TableFeed


def make_match_service(paths: DataPaths, store: SettingsStore | None = None) -> MatchService:
    """Return the service that keeps the table, the opponents and the journal.

    With a store, the computer players keep the speed of its settings.
    """
    from thousand_qt.match.local import LocalMatchService

    service = LocalMatchService(paths.matches)
    if store is not None:
        service.follow(store)
    return service


def make_table_view_model(service: MatchService, store: SettingsStore, parent: QObject) -> QObject:
    """Return the view model of the table screen."""
    from thousand_qt.viewmodels.table import TableViewModel

    # The service of `make_match_service` is the table's feed too.
    return TableViewModel(cast("TableFeed", service), store, parent)
