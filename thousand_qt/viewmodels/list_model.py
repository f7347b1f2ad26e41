"""A list of frozen records for QML that keeps its delegates alive.

`swap` compares the new rows with the old by a key and tells Qt the fewest row changes, so that
flights, focus and the screen reader's place survive. Each field of the record is a role with its
camel-case name.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from thousand_qt.viewmodels.base import camel_case, to_qml

RowT = TypeVar("RowT", bound=msgspec.Struct)

_Index = QModelIndex | QPersistentModelIndex

_FIRST_ROLE: Final = int(Qt.ItemDataRole.UserRole)


class RecordListModel(QAbstractListModel, Generic[RowT]):
    """A list model over frozen records of one type, told apart by `key`."""

    def __init__(
        self,
        record_type: type[RowT],
        key: Callable[[RowT], Hashable],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._names = record_type.__struct_fields__
        self._key = key
        self._rows: list[RowT] = []

    @property
    def rows(self) -> tuple[RowT, ...]:
        """Return the rows as they are shown now."""
        return tuple(self._rows)

    def rowCount(self, parent: _Index | None = None) -> int:
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """Return one role per field of the record."""
        return {
            _FIRST_ROLE + place: QByteArray(camel_case(name).encode())
            for place, name in enumerate(self._names)
        }

    def data(self, index: _Index, role: int = _FIRST_ROLE) -> Any:
        """Return one field of one row."""
        place = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= place < len(self._names):
            return None
        return to_qml(getattr(self._rows[index.row()], self._names[place]))

    def swap(self, rows: Sequence[RowT]) -> None:
        """Show these rows: remove what went, move or insert what came, touch what changed."""
        keys = [self._key(row) for row in rows]
        if len(set(keys)) != len(keys):
            raise ValueError(f"rows share a key: {keys}")
        self._remove_all_but(set(keys))
        for place, (row, key) in enumerate(zip(rows, keys, strict=True)):
            self._settle(place, row, key)

    def _remove_all_but(self, keys: set[Hashable]) -> None:
        for place in reversed(range(len(self._rows))):
            if self._key(self._rows[place]) not in keys:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()

    def _settle(self, place: int, row: RowT, key: Hashable) -> None:
        old = next(
            (at for at in range(place, len(self._rows)) if self._key(self._rows[at]) == key), None
        )
        if old is None:
            self.beginInsertRows(QModelIndex(), place, place)
            self._rows.insert(place, row)
            self.endInsertRows()
            return
        if old != place:
            self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), place)
            self._rows.insert(place, self._rows.pop(old))
            self.endMoveRows()
        if self._rows[place] != row:
            changed = [
                _FIRST_ROLE + at
                for at, name in enumerate(self._names)
                if getattr(self._rows[place], name) != getattr(row, name)
            ]
            self._rows[place] = row
            here = self.index(place)
            self.dataChanged.emit(here, here, changed)
