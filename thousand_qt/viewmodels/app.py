"""The window as a whole: which screen is open, how it looks, and what went wrong.

This view model connects the screens with the settings and the match service. The table's own view
model is made by a factory on first use, so that starting the window loads nothing it does not show.
"""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import Property, QObject, Signal, Slot

from thousand_qt.match.service import MatchProblem, MatchService, MatchSetup, Rescue
from thousand_qt.paths import DataPaths
from thousand_qt.pictures.faces import FaceStyle, face_style
from thousand_qt.settings import Settings, SettingsStore
from thousand_qt.viewmodels.app_props import AppProps, Screen, derive_app
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.home import HomeViewModel
from thousand_qt.viewmodels.new_match import NewMatchViewModel
from thousand_qt.viewmodels.problem import ProblemViewModel, WayOut
from thousand_qt.viewmodels.settings import SettingsViewModel
from thousand_qt.viewmodels.welcome import WelcomeViewModel, is_first_start
from thousand_qt.words.problems import settings_unkept
from thousand_qt.words.spoken import said_again

if TYPE_CHECKING:
    from engine.rules import Rules
    from thousand_qt.viewmodels.deal_review import DealReviewViewModel
    from thousand_qt.viewmodels.matches import MatchesViewModel
    from thousand_qt.viewmodels.rules_desk import RulesDesk
    from thousand_qt.viewmodels.rules_page import RulesPageViewModel
    from thousand_qt.viewmodels.score_desk import ScoreDesk

__all__ = ["AppViewModel", "Screen", "TableFactory"]

log = logging.getLogger(__name__)

TableFactory = Callable[[MatchService, SettingsStore, QObject], QObject]
"""Makes the table's view model; the last argument is its parent.

The model may have a signal `left`; when it fires, the first screen opens.
"""


class AppViewModel(ViewModel[AppProps]):
    """Opens screens and answers for the whole window."""

    props_type = AppProps

    quit_chosen = Signal()
    closing = Signal()
    language_changed = Signal(str)
    tableChanged = Signal()
    rulesChanged = Signal()
    matchesChanged = Signal()
    rulesDeskChanged = Signal()
    scoreDeskChanged = Signal()
    reviewChanged = Signal()

    def __init__(
        self,
        store: SettingsStore,
        make_service: Callable[[], MatchService],
        table_factory: TableFactory,
        spoken_language: str,
        started_in_software: bool,
        paths: DataPaths,
    ) -> None:
        first = Screen.WELCOME if is_first_start(store.settings) else Screen.HOME
        super().__init__(derive_app(store.settings, first, ""))
        self._store = store
        self._make_service = make_service
        self._service_made: MatchService | None = None
        self._table_factory = table_factory
        self.table_model: QObject | None = None
        self._came_from = Screen.HOME
        self.rules_model: RulesPageViewModel | None = None
        self._rules_from = Screen.HOME
        self.review_model: DealReviewViewModel | None = None
        self._review_from = Screen.HOME
        self.desk: RulesDesk | None = None
        self.score_desk: ScoreDesk | None = None
        self._rules_folder = paths.rules
        self._sheets_folder = paths.sheets
        self._spoken = spoken_language
        self._told_unkept = False
        self.home_model = HomeViewModel(self._faces(), self)
        self.matches_model: MatchesViewModel | None = None
        self.new_match_model = NewMatchViewModel(store, self)
        self.settings_model = SettingsViewModel(store, spoken_language, started_in_software, self)
        self.welcome_model = WelcomeViewModel(store, spoken_language, self)
        self.problem_model = ProblemViewModel(
            store, paths, lambda: self.props.screen is Screen.HOME, self
        )
        self._connect()

    home = Property(QObject, lambda self: self.home_model, constant=True)
    matches = Property(QObject, lambda self: self.matches_model, notify=matchesChanged)
    newMatch = Property(QObject, lambda self: self.new_match_model, constant=True)
    settings = Property(QObject, lambda self: self.settings_model, constant=True)
    welcome = Property(QObject, lambda self: self.welcome_model, constant=True)
    problem = Property(QObject, lambda self: self.problem_model, constant=True)
    table = Property(QObject, lambda self: self.table_model, notify=tableChanged)

    rules = Property(QObject, lambda self: self.rules_model, notify=rulesChanged)
    rulesDesk = Property(QObject, lambda self: self.desk, notify=rulesDeskChanged)
    scoreDesk = Property(QObject, lambda self: self.score_desk, notify=scoreDeskChanged)
    review = Property(QObject, lambda self: self.review_model, notify=reviewChanged)

    def start(self) -> None:
        """Ask for an unfinished match and show what can be done; called after the first frame.

        The rules and the network are loaded here, so that the window need not wait for them.
        """
        if self._service_made is None:
            self.unfinished_changed()
            self.problem_model.look_back()

    def close_service(self) -> None:
        """Let the service write everything down, if it was ever needed."""
        for model in (self.review_model, self.table_model):
            getattr(model, "stop_thinking", lambda: None)()
        if self._service_made is not None:
            self._service_made.close()

    @property
    def _service(self) -> MatchService:
        if self._service_made is None:
            self._service_made = self._make_service()
            self._service_made.listen(self)
        return self._service_made

    def _connect(self) -> None:
        self.home_model.continue_chosen.connect(self._resume)
        self.home_model.play_chosen.connect(lambda: self.open_screen(Screen.NEW_MATCH))
        self.home_model.rules_chosen.connect(lambda: self.open_screen(Screen.RULES))
        self.home_model.settings_chosen.connect(lambda: self.open_screen(Screen.SETTINGS))
        self.home_model.quit_chosen.connect(self.quit_chosen)
        self.home_model.matches_chosen.connect(lambda: self.open_screen(Screen.MATCHES))
        self.home_model.score_chosen.connect(lambda: self.open_score_desk().open())
        self.new_match_model.begun.connect(self._start)
        self.new_match_model.rules_chosen.connect(self._choose_match_rules)
        self.new_match_model.closed.connect(lambda: self.open_screen(Screen.HOME))
        self.settings_model.closed.connect(lambda: self.open_screen(self._came_from))
        self.welcome_model.done.connect(lambda: self.open_screen(Screen.HOME))
        self.problem_model.home_chosen.connect(self.leaveTable)
        self._store.listen(self._settings_changed)

    def open_screen(self, screen: Screen) -> None:
        """Show a screen; settings return to the screen they were opened from.

        A notice belongs to the screen over which it appeared and goes with it.
        """
        match screen:
            case Screen.WELCOME:
                pass
            case Screen.HOME:
                self.unfinished_changed()
            case Screen.MATCHES:
                self.open_matches().open()
            case Screen.NEW_MATCH:
                self.new_match_model.open()
            case Screen.RULES_CHOICE | Screen.RULES_EDITOR:
                self.open_desk()
            case Screen.SHEETS | Screen.SHEET_SETUP | Screen.SHEET_PAGE:
                self.open_score_desk()
            case Screen.SETTINGS:
                if self.props.screen is not Screen.SETTINGS:
                    self._came_from = self.props.screen
                self.settings_model.open()
            case Screen.RULES:
                self._open_rules()
            case Screen.TABLE:
                self._open_table()
            case Screen.REVIEW:
                self.open_reviews()
            case _:
                assert_never(screen)
        self._show(screen, self.props.notice if screen is self.props.screen else "")

    def tell(self, sentence: str) -> None:
        """Show a sentence over the screen until the person puts it away."""
        self._show(self.props.screen, sentence)

    def tell_of_crash(self, report: Path | None) -> None:
        """Show that something failed and where the report lies; may be called on any thread."""
        self.problem_model.tell_of_crash(report)

    def unfinished_changed(self) -> None:
        """Show whether there is a match to continue."""
        self.home_model.show(self._service.unfinished())

    def match_failed(self, problem: str, rescue: Rescue | None = None) -> None:
        """Go back to the first screen and say why; a match that was played may be tried again."""
        was_played = self.props.screen not in (Screen.WELCOME, Screen.HOME)
        if self.props.screen is not Screen.WELCOME:
            self.open_screen(Screen.HOME)
        can_continue = was_played and self.home_model.props.can_continue
        retry = self._resume if can_continue else None
        self.problem_model.tell_of_match(problem, retry, self._way_out(rescue))

    @Slot()
    def openSettings(self) -> None:
        """Open the settings from any screen."""
        self.open_screen(Screen.SETTINGS)

    @Slot()
    def openRules(self) -> None:
        """Read the rules from any screen; at the table they are those of its match."""
        self.open_screen(Screen.RULES)

    @Slot(int)
    def openReview(self, deal: int) -> None:
        """Look back at that deal of the match at the table, at 0 the last one."""
        self._review("", deal)

    @Slot()
    def leaveTable(self) -> None:
        """Stand up from the table; the match is kept."""
        self._service.leave()
        self.open_screen(Screen.HOME)

    @Slot()
    def playAgain(self) -> None:
        """Stand up from a finished match and begin one with the same opponents and rules."""
        again = getattr(self.table_model, "again", None)
        setup = again() if again is not None else None
        if setup is None:
            self.changeMatch()
            return
        self._service.leave()
        self._start(setup)

    @Slot()
    def changeMatch(self) -> None:
        """Stand up from a finished match and choose the next."""
        self._service.leave()
        self.open_screen(Screen.NEW_MATCH)

    @Slot()
    def dismissNotice(self) -> None:
        """Put the sentence away."""
        self.tell("")

    @Slot()
    def toggleFullScreen(self) -> None:
        """Fill the screen, or stop doing so."""
        self._store.change(full_screen=not self._store.settings.full_screen)

    @Slot()
    def beginClosing(self) -> None:
        """Tell that the window is about to close, while it still stands where it was."""
        self.closing.emit()

    def speak(self, language: str) -> None:
        """Derive every sentence again in the language spoken now."""
        self._spoken = language
        self.settings_model.speak(language)
        self.welcome_model.speak(language)
        self.home_model.show_faces(self._faces())
        for model in self.findChildren(ViewModel):
            model.retranslate()
        self.tell(said_again(self.props.notice))

    def _open_table(self) -> None:
        if self.table_model is None:
            self.table_model = self._table_factory(self._service, self._store, self)
            self.tableChanged.emit()

    def open_matches(self) -> "MatchesViewModel":
        from thousand_qt.rule_sets.shelf import RulesShelf
        from thousand_qt.viewmodels.matches import MatchesViewModel

        if self.matches_model is None:
            names = RulesShelf(self._rules_folder).names
            self.matches_model = MatchesViewModel(lambda: self._service, self, rule_names=names)
            self.matches_model.continue_chosen.connect(self._resume_kept)
            self.matches_model.rescue_chosen.connect(self._rescue_kept)
            self.matches_model.result_chosen.connect(self._show_result)
            self.matches_model.review_chosen.connect(lambda key: self._review(key, 0))
            self.matches_model.new_chosen.connect(lambda: self.open_screen(Screen.NEW_MATCH))
            self.matches_model.closed.connect(lambda: self.open_screen(Screen.HOME))
            self.matchesChanged.emit()
        return self.matches_model

    def open_reviews(self) -> "DealReviewViewModel":
        """Return where finished deals are looked back at; it is made on first use."""
        from thousand_qt.viewmodels.deal_review import DealReviewViewModel

        if self.review_model is None:
            self.review_model = DealReviewViewModel(self._faces, self)
            self.review_model.closed.connect(lambda: self._show(self._review_from, ""))
            self.review_model.play_on_chosen.connect(
                lambda *place: self._sit_down(lambda: self._service.branch(*place))
            )
            self.reviewChanged.emit()
        return self.review_model

    def _review(self, key: str, deal: int) -> None:
        """Look back at a deal of a match; one comes back to where one was, as it stood there."""
        self._review_from = self.props.screen
        self.open_reviews().open(self._service.log_of(key), deal, key)
        self._show(Screen.REVIEW, "")

    def open_desk(self) -> "RulesDesk":
        """Return where rules are chosen and changed; it is made on first use."""
        from thousand_qt.viewmodels.rules_desk import RulesDesk

        if self.desk is None:
            self.desk = RulesDesk(self._store, self._rules_folder, self)
            self.desk.choice_opened.connect(lambda: self.open_screen(Screen.RULES_CHOICE))
            self.desk.editor_opened.connect(lambda: self.open_screen(Screen.RULES_EDITOR))
            self.desk.read.connect(lambda _rules: self.open_screen(Screen.RULES))
            self.desk.closed.connect(self._leave_desk)
            self.rulesDeskChanged.emit()
        return self.desk

    def _choose_match_rules(self) -> None:
        from thousand_qt.viewmodels.chosen_rules import RulesFor

        self.open_desk().open_for(RulesFor.MATCH)

    def _choose_sheet_rules(self) -> None:
        from thousand_qt.viewmodels.chosen_rules import RulesFor

        self.open_desk().open_for(RulesFor.SCORE)

    def _leave_desk(self) -> None:
        """Go back to where the rules were chosen for, with the names as they were typed."""
        from thousand_qt.viewmodels.chosen_rules import RulesFor

        if self.score_desk is not None and self.open_desk().use is RulesFor.SCORE:
            self.score_desk.setup_model.open_again()
            self._show(Screen.SHEET_SETUP, "")
            return
        self.new_match_model.open_again()
        self._show(Screen.NEW_MATCH, "")

    def open_score_desk(self) -> "ScoreDesk":
        """Return where sheets with real cards are kept; it is made on first use."""
        from thousand_qt.viewmodels.score_desk import ScoreDesk

        if self.score_desk is None:
            desk = ScoreDesk(self._store, self._sheets_folder, self._rules_folder, self)
            desk.list_opened.connect(lambda: self.open_screen(Screen.SHEETS))
            desk.setup_opened.connect(lambda: self.open_screen(Screen.SHEET_SETUP))
            desk.page_opened.connect(lambda: self.open_screen(Screen.SHEET_PAGE))
            desk.rules_chosen.connect(self._choose_sheet_rules)
            desk.closed.connect(lambda: self.open_screen(Screen.HOME))
            self.score_desk = desk
            self.scoreDeskChanged.emit()
        return self.score_desk

    def _open_rules(self) -> None:
        """Show the rules of the match at the table, elsewhere those that a new one would have."""
        from thousand_qt.viewmodels.chosen_rules import chosen_rules
        from thousand_qt.viewmodels.rules_page import RulesPageViewModel

        if self.rules_model is None:
            self.rules_model = RulesPageViewModel(self._faces, self)
            self.rules_model.closed.connect(lambda: self.open_screen(self._rules_from))
            self.rulesChanged.emit()
        if self.props.screen is not Screen.RULES:
            self._rules_from = self.props.screen
        self.rules_model.open(self._rules_here() or chosen_rules(self._store.settings).rules)

    def _rules_here(self) -> "Rules | None":
        """Return the rules of what is played, written down or changed, None where nothing is."""
        if self._rules_from is Screen.SHEET_PAGE and self.score_desk is not None:
            return self.score_desk.rules
        if self._rules_from is Screen.RULES_EDITOR and self.desk is not None:
            return self.desk.editor_model.rules
        at_table = self._rules_from is Screen.TABLE
        seen = getattr(self.table_model, "truth", None) if at_table else None
        return seen.rules if seen else None

    def _start(self, setup: MatchSetup) -> None:
        self._sit_down(lambda: self._service.start(setup))

    def _resume(self) -> None:
        self._sit_down(self._service.resume)

    def _resume_kept(self, key: str) -> None:
        """Go on with a match of the list; what is wrong with it is said there."""
        self._sit_down(lambda: self._service.resume(key), from_list=True)

    def _rescue_kept(self, key: str) -> None:
        """Play a damaged match of the list on in a copy; why that is impossible is said there."""
        self._sit_down(lambda: self._service.rescue(key), from_list=True)

    def _show_result(self, key: str) -> None:
        """Look at the end of a finished match of the list."""
        self._sit_down(lambda: self._service.show_result(key), from_list=True)

    def _way_out(self, rescue: Rescue | None) -> WayOut | None:
        """Return how to play a damaged match on."""
        if rescue is None:
            return None
        key = rescue.key
        return WayOut(rescue.deal, lambda: self._sit_down(lambda: self._service.rescue(key)))

    def _sit_down(self, begin: Callable[[], None], from_list: bool = False) -> None:
        """Make the table before the match begins, so that it misses nothing."""
        self._open_table()
        try:
            begin()
        except MatchProblem as problem:
            # The log is English: the cause is, the sentence speaks the person's language.
            log.warning("The match cannot be played: %s", problem.__cause__ or "no cause is known")
            if from_list:
                self.open_matches().refuse(problem.sentence)
                return
            self.open_screen(Screen.HOME)
            retry = (lambda: self._sit_down(begin)) if problem.can_retry else None
            way_out = self._way_out(problem.rescue)
            self.problem_model.tell_of_match(problem.sentence, retry, way_out)
            return
        self._show(Screen.TABLE, "")

    def _settings_changed(self, settings: Settings) -> None:
        if settings.language and settings.language != self._spoken:
            self.language_changed.emit(settings.language)
        self.home_model.show_faces(self._faces())
        notice = self.props.notice
        if not self._store.are_kept and not self._told_unkept:
            self._told_unkept = True
            notice = settings_unkept()
        self._show(self.props.screen, notice)

    def _faces(self) -> FaceStyle:
        settings = self._store.settings
        return face_style(settings.card_letters, settings.card_colours, self._spoken)

    def _show(self, screen: Screen, notice: str) -> None:
        self.swap(derive_app(self._store.settings, screen, notice))
