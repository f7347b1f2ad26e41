"""Where rules are chosen, changed and shared: the three models and the ways between them."""

from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal, Slot

from engine.rules import Rules
from thousand_qt.rule_sets.document import RuleSet
from thousand_qt.rule_sets.shelf import RulesShelf
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.chosen_rules import RulesFor, choose_rules, chosen_rules
from thousand_qt.viewmodels.rules_choice import RulesChoiceViewModel
from thousand_qt.viewmodels.rules_editor import RulesEditorViewModel
from thousand_qt.viewmodels.rules_share import RulesShareViewModel


class RulesDesk(QObject):
    """Holds the models of the rules; what is chosen is kept in the settings."""

    choice_opened = Signal()
    editor_opened = Signal()
    read = Signal(object)
    """Carries `Rules` to be explained; the editor stays as it is meanwhile."""
    closed = Signal()
    """The person is done: the rules of the next match are those of the settings."""

    def __init__(self, store: SettingsStore, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.shelf = RulesShelf(folder)
        self.choice_model = RulesChoiceViewModel(self.shelf, self)
        self.editor_model = RulesEditorViewModel(self)
        self.share_model = RulesShareViewModel(self.shelf, self)
        self.use = RulesFor.MATCH
        """What the rules are chosen for."""
        self._in_editor = False
        self._connect()

    choice = Property(QObject, lambda self: self.choice_model, constant=True)
    editor = Property(QObject, lambda self: self.editor_model, constant=True)
    share = Property(QObject, lambda self: self.share_model, constant=True)

    def open_for(self, use: RulesFor) -> None:
        """Show all rule sets, to choose one for that."""
        self.use = use
        self.open()

    @Slot()
    def open(self) -> None:
        """Show all rule sets."""
        self._in_editor = False
        self.share_model.close()
        self.choice_model.open(chosen_rules(self._store.settings, self.use))
        self.choice_opened.emit()

    def edit(self, rules: Rules, key: str = "", name: str = "") -> None:
        """Change rules."""
        self._in_editor = True
        self.editor_model.open(rules, key, name)
        self.editor_opened.emit()

    def _connect(self) -> None:
        self.choice_model.closed.connect(self.closed)
        self.choice_model.chosen.connect(self._use)
        self.choice_model.changing.connect(self.edit)
        self.choice_model.shared.connect(
            lambda rules, name: self.share_model.open(rules, name, saves=False)
        )
        self.editor_model.closed.connect(self.open)
        self.editor_model.used.connect(self._use)
        self.editor_model.read.connect(self.read)
        self.editor_model.shared.connect(
            lambda rules, name, key: self.share_model.open(rules, name, key, saves=True)
        )
        self.share_model.was_kept.connect(self.editor_model.was_kept)
        self.share_model.taken.connect(self._take)

    def _use(self, rules: Rules, name: str) -> None:
        choose_rules(self._store, rules, name, self.use)
        self.closed.emit()

    def _take(self, found: RuleSet) -> None:
        """Look at rules that came from elsewhere, in the editor."""
        if self._in_editor:
            self.editor_model.take(found.rules, found.name)
        else:
            self.edit(found.rules, "", found.name)
