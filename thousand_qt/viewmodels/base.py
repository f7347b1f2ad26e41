"""The base of all view models: frozen props in, Qt properties with a change signal each out.

A view model names a frozen record as its `props_type`. Every field of that record becomes a
read-only Qt property (`can_continue` is `canContinue` in QML) with its own change signal
(`canContinueChanged`). `swap` takes a new record: first the record is replaced, then one signal
goes out per field that differs, so that a listener always sees one whole state.

Python code reads `self.props`, never the Qt properties: the type checker cannot see those.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec
from PySide6.QtCore import Property, QObject, Signal

PropsT = TypeVar("PropsT", bound=msgspec.Struct)

_PLAIN_TYPES: tuple[type, ...] = (bool, int, float, str)


def camel_case(name: str) -> str:
    """Return the QML spelling of a Python name: `can_continue` → `canContinue`."""
    head, *rest = name.split("_")
    return head + "".join(part.capitalize() for part in rest)


def to_qml(value: object) -> Any:
    """Return a value as QML understands it.

    Records become objects with camel-case keys, enum members their values, tuples arrays.
    """
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, msgspec.Struct):
        return {camel_case(name): to_qml(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(to_qml(key)): to_qml(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [to_qml(item) for item in value]
    return value


def _qt_type(annotation: object) -> type | str:
    if isinstance(annotation, type):
        if issubclass(annotation, Enum) and issubclass(annotation, str):
            return str
        if annotation in _PLAIN_TYPES or issubclass(annotation, QObject):
            return annotation
    return "QVariant"


def _property(name: str, annotation: object, changed: Signal) -> Property:
    def read(view_model: "ViewModel[Any]") -> Any:
        return view_model.value_for_qml(name)

    return Property(cast("type", _qt_type(annotation)), read, notify=changed)


class ViewModel(QObject, Generic[PropsT]):
    """A QObject whose Qt properties are the fields of one frozen record."""

    props_type: ClassVar[type[msgspec.Struct]]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Give the class one Qt property and one signal per field of its `props_type`."""
        super().__init_subclass__(**kwargs)
        props_type = cls.__dict__.get("props_type")
        if props_type is None:
            return
        for field in msgspec.structs.fields(props_type):
            name = camel_case(field.name)
            changed = Signal()
            setattr(cls, f"{name}Changed", changed)
            setattr(cls, name, _property(field.name, field.type, changed))

    def __init__(self, props: PropsT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = props
        self._qml_values: dict[str, Any] = {}

    @property
    def props(self) -> PropsT:
        """Return the record that the window shows now."""
        return self._props

    def value_for_qml(self, name: str) -> Any:
        """Return one field as QML understands it; converted once per swap."""
        if name not in self._qml_values:
            self._qml_values[name] = to_qml(getattr(self._props, name))
        return self._qml_values[name]

    def swap(self, props: PropsT) -> None:
        """Show another record: replace it first, then tell of each field that changed."""
        old, self._props = self._props, props
        changed = [
            name for name in props.__struct_fields__ if getattr(old, name) != getattr(props, name)
        ]
        for name in changed:
            self._qml_values.pop(name, None)
        for name in changed:
            getattr(self, f"{camel_case(name)}Changed").emit()

    def when_changed(self, field: str, listener: Callable[[], None]) -> None:
        """Call a listener after every change of one field of the props."""
        getattr(self, f"{camel_case(field)}Changed").connect(listener)

    def retranslate(self) -> None:
        """Derive the props again after the language changed; a model without sentences does not."""
