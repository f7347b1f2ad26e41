"""The first start: which language, and what the table calls the person."""

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from thousand_qt.settings import Settings, SettingsStore
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.languages import LANGUAGE_CHOICES, LanguageChoice
from thousand_qt.viewmodels.names import MOST_TYPED, name_problem, system_name
from thousand_qt.viewmodels.new_match import default_names
from thousand_qt.words.typed import seen_part, tidy_name


class WelcomeProps(msgspec.Struct, frozen=True):
    """What the screen shows; `problem` is a sentence while the name cannot be used."""

    language: str
    languages: tuple[LanguageChoice, ...]
    name: str
    longest_name: int
    problem: str


def is_first_start(settings: Settings) -> bool:
    """Say whether nobody was welcomed yet; who has a name played an earlier version."""
    return not settings.welcomed and not settings.player_name


def derive_welcome(language: str, name: str) -> WelcomeProps:
    """Return what the screen shows for a name as it is typed; `language` is spoken now."""
    return WelcomeProps(
        language=language,
        languages=LANGUAGE_CHOICES,
        name=name,
        longest_name=MOST_TYPED,
        problem=name_problem(tidy_name(name)),
    )


class WelcomeViewModel(ViewModel[WelcomeProps]):
    """Asks for language and name, once."""

    props_type = WelcomeProps

    done = Signal()

    def __init__(
        self, store: SettingsStore, spoken_language: str, parent: QObject | None = None
    ) -> None:
        self._store = store
        self._spoken = spoken_language
        self._typed: str | None = None
        self._found = system_name() if is_first_start(store.settings) else ""
        super().__init__(self._derive(), parent)

    def speak(self, language: str) -> None:
        """Take note of the language that is spoken now."""
        self._spoken = language
        self.retranslate()

    def retranslate(self) -> None:
        """Say the problem, and the name that nobody chose, in the language spoken now."""
        self.swap(self._derive())

    @Slot(str)
    def chooseLanguage(self, language: str) -> None:
        """Speak this language from now on."""
        self._store.change(language=language)

    @Slot(str)
    def rename(self, name: str) -> None:
        """Take the name as it is typed."""
        self._typed = seen_part(name)[:MOST_TYPED]
        self.swap(self._derive())

    @Slot()
    def begin(self) -> None:
        """Keep what was chosen and go on, unless the name has a problem."""
        if not self.props.problem:
            self._finish(tidy_name(self.props.name))

    @Slot()
    def skip(self) -> None:
        """Go on with a name that can be used: the typed one, or the first one."""
        self._finish(tidy_name(self._first_name() if self.props.problem else self.props.name))

    def _finish(self, name: str) -> None:
        kept = "" if name == default_names()["player_name"] else name
        # What the screen shows as chosen is chosen, wherever it came from.
        self._store.change(player_name=kept, welcomed=True, language=self.props.language)
        self.done.emit()

    def _first_name(self) -> str:
        return self._found or default_names()["player_name"]

    def _derive(self) -> WelcomeProps:
        name = self._first_name() if self._typed is None else self._typed
        return derive_welcome(self._spoken, name)
