"""The table screen as a function of the scene: what each phase offers and says."""

import pytest
from msgspec.structs import replace

from engine.actions import AnswerClaim, Bid, NameContract, Pass, PassCards, Play, Rospis
from engine.cards import Card, hand_of, parse_cards
from engine.decider import legal_actions
from engine.events import MarriageDeclared, RedealGranted, TrickTaken
from engine.prospects import Prospect, prospect
from engine.rules import with_options
from engine.scoring import is_made
from engine.scoring.types import Reason, Standing
from engine.state import Phase
from thousand_qt.match.beats import Beat, Stage, beats_of
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES
from thousand_qt.viewmodels.panel_away import giving_up_changes
from thousand_qt.viewmodels.table_derive import derive_cards, derive_table
from thousand_qt.viewmodels.table_places import Zone, fresh_bodies, layout, rearrange
from thousand_qt.viewmodels.table_props import Choices, Mark, PanelKind, Scene
from thousand_qt.words.scores import line_sentence, number, signed


def scene_of(name: str, **changes) -> Scene:
    """Return the scene at the end of a scripted match of the screenshot tool."""
    match = TABLE_SCENES[name].match(NAMES["en"])
    step = match.steps[-1]
    beat = Beat(step.after, event=step.event, decision=step.decision)
    asked = bool(legal_actions(step.after))
    return replace(Scene(beat, NAMES["en"], asked=asked), **changes)


def acts(scene: Scene) -> list[str]:
    """Return the names of the buttons that can be pressed."""
    return [button.act for button in derive_table(scene).panel.buttons if button.enabled]


@pytest.mark.parametrize(
    ("name", "kind", "buttons", "title"),
    [
        (
            "table-claim",
            PanelKind.CLAIM,
            ["playOn", "claim"],
            "You have four nines: ask for a new deal?",
        ),
        ("table-auction", PanelKind.AUCTION, ["pass", "bid"], "Your turn: 110 or pass."),
        ("table-auction-others", PanelKind.WAIT, [], "Boris thinks about a bid."),
        ("table-pass", PanelKind.PASS, ["giveUp"], "Give a card to Katya and one to Boris."),
        (
            "table-raise",
            PanelKind.RAISE,
            ["giveUp", "name"],
            "You have 120: keep it or raise it.",
        ),
        ("table-lead", PanelKind.TRICK, ["giveUp"], "Your lead."),
        ("table-follow", PanelKind.TRICK, [], "Your turn: spades were led."),
        ("table-trump", PanelKind.WAIT, [], "Boris is to play."),
        ("table-summary", PanelKind.NONE, [], ""),
        ("table-end", PanelKind.NONE, [], ""),
    ],
)
def test_the_panel_offers_what_the_phase_allows(name, kind, buttons, title):
    scene = scene_of(name)
    panel = derive_table(scene).panel
    assert (panel.kind, acts(scene), panel.title) == (kind, buttons, title)


@pytest.mark.parametrize("name", ["table-auction", "table-raise"])
def test_the_stepper_goes_through_the_amounts_that_the_rules_allow(name):
    scene = scene_of(name)
    legal = [
        action.amount
        for action in legal_actions(scene.view)
        if isinstance(action, Bid | NameContract)
    ]
    panel = derive_table(scene).panel
    assert (panel.amount, panel.least, panel.most) == (legal[0], legal[0], legal[-1])
    wanted = replace(scene, choices=Choices(amount=133))
    assert derive_table(wanted).panel.amount == 135
    far = replace(scene, choices=Choices(amount=9999))
    assert derive_table(far).panel.amount == legal[-1]


def test_nothing_is_offered_while_no_answer_is_wanted():
    for name in ("table-auction", "table-pass", "table-raise", "table-lead"):
        scene = scene_of(name, asked=False)
        assert derive_table(scene).panel.buttons == ()
        assert not derive_table(scene).seats[0].to_act


def test_two_chosen_cards_can_be_given():
    cards = (Card("9D"), Card("9H"))
    assert PassCards(cards) in legal_actions(scene_of("table-pass").view)
    assert "give" in acts(scene_of("table-pass", choices=Choices(gifts=cards)))
    assert "give" not in acts(scene_of("table-pass", choices=Choices(gifts=(cards[0], None))))


def test_giving_up_says_what_everybody_writes_before_it_happens():
    scene = scene_of("table-raise", choices=Choices(giving_up=Rospis()))
    panel = derive_table(scene).panel
    assert panel.kind is PanelKind.ROSPIS
    assert panel.note == "Anna −120 · Katya +60 · Boris +60"
    assert giving_up_changes(scene.view, Rospis()) == (-120, 60, 60)
    assert [button.act for button in panel.buttons if button.primary] == ["cancel"]


def test_giving_up_is_not_offered_where_the_rules_forbid_it():
    scene = scene_of("table-raise", choices=Choices(giving_up=Rospis()))
    seated = (Standing(total=880, barrel=0), *scene.view.standings[1:])
    barrel = replace(scene.beat, view=replace(scene.view, standings=seated))
    assert Rospis() not in legal_actions(barrel.view)
    panel = derive_table(replace(scene, beat=barrel)).panel
    assert panel.kind is PanelKind.RAISE
    assert [button.act for button in panel.buttons] == ["name"]


def test_the_marriage_question_names_suit_and_points():
    asked = scene_of("table-marriage", choices=Choices(marriage=Card("KH")))
    panel = derive_table(asked).panel
    assert panel.kind is PanelKind.MARRIAGE
    assert panel.title == "Declare the marriage of hearts?"
    assert panel.buttons[-1].label == "Declare +100"
    assert derive_table(scene_of("table-marriage")).panel.kind is PanelKind.TRICK


@pytest.mark.parametrize(
    ("name", "title", "taken", "needed", "trump"),
    [
        ("table-auction", "Highest bid: 105, Boris", "", "", ""),
        ("table-auction-others", "Highest bid: 105, Katya", "", "", ""),
        ("table-pass", "You play 120", "", "", ""),
        ("table-follow", "Katya plays 105", "taken 0", "needs 105, in play 120", ""),
        ("table-marriage", "You play 125", "taken 24", "needs 101, in play 96", ""),
        ("table-trump", "You play 125", "taken 24 +100", "needs 1, in play 96", "H"),
        ("table-summary", "", "", "", ""),
    ],
)
def test_the_strip_says_what_is_played_and_how_far_it_is(name, title, taken, needed, trump):
    strip = derive_table(scene_of(name)).contract
    assert (strip.title, strip.taken, strip.needed, strip.trump) == (title, taken, needed, trump)


def test_seats_show_calls_dealer_and_declarer():
    props = derive_table(scene_of("table-auction"))
    assert (props.seats[1].bubble, props.seats[2].bubble) == ("100", "105")
    assert props.seats[0].dealer
    assert props.seats[1].hundred
    assert not props.seats[2].hundred
    assert props.seats[0].to_act
    assert props.contract.calls == "Katya 100 · Boris 105"
    played = derive_table(scene_of("table-follow"))
    assert played.seats[1].declarer
    assert played.seats[1].description == "Katya, score 0, declarer, tricks: 0, cards: 7"


def test_a_declared_marriage_is_said_in_a_bubble():
    match = TABLE_SCENES["table-trump"].match(NAMES["en"])
    step = next(step for step in match.steps if isinstance(step.event, MarriageDeclared))
    seat = derive_table(Scene(beats_of(step)[-1], NAMES["en"])).seats[0]
    assert (seat.bubble, seat.bubble_suit) == ("Marriage of hearts: +100", "H")


def test_a_complete_trick_marks_its_winner_and_says_its_points():
    match = TABLE_SCENES["table-trick"].match(NAMES["en"])
    step = next(step for step in reversed(match.steps) if isinstance(step.event, TrickTaken))
    beat = beats_of(step)[0]
    scene = Scene(beat, NAMES["en"])
    cards = derive_cards(scene, rearrange(fresh_bodies(), layout(beat)))
    assert [card.place.face for card in cards if card.winning] == ["AH"]
    assert derive_table(scene).panel.title == "Boris takes the trick: +17."


def test_a_granted_redeal_shows_its_cards_and_says_why():
    match = TABLE_SCENES["table-redeal"].match(NAMES["en"])
    step = next(step for step in match.steps if isinstance(step.event, RedealGranted))
    beat = beats_of(step)[0]
    assert beat.stage is Stage.CLAIM_SHOWN
    shown = [w.card for w in layout(beat) if w.place.zone is Zone.SHOWN]
    assert [card.rank.value for card in shown] == ["9"] * 4
    title = derive_table(Scene(beat, NAMES["en"])).panel.title
    assert title == "Katya shows four nines: the cards are dealt again."


def test_legal_and_illegal_cards_are_told_apart_when_i_am_to_play():
    scene = scene_of("table-follow")
    cards = derive_cards(scene, rearrange(fresh_bodies(), layout(scene.beat)))
    marks = {card.place.face: card.mark for card in cards if card.place.face}
    legal = {action.card.value for action in legal_actions(scene.view) if isinstance(action, Play)}
    assert {face for face, mark in marks.items() if mark is Mark.LEGAL} == legal
    mine = {card.value for card in scene.view.deal.hands[0]}
    assert {face for face, mark in marks.items() if mark is Mark.ILLEGAL} == mine - legal


def test_hidden_cards_have_no_name_but_face_down():
    scene = scene_of("table-follow")
    cards = derive_cards(scene, rearrange(fresh_bodies(), layout(scene.beat)))
    for card in cards:
        hidden = card.name == "face-down card"
        assert hidden == (card.place.face == "")
        assert hidden == (card.place.zone is not Zone.TRICK and card.place.who != 0)


def test_the_summary_shows_every_line_and_its_points_add_up():
    scene = scene_of("table-summary")
    summary = derive_table(scene).summary
    row = scene.view.rows[-1]
    assert summary.shown
    assert not summary.ending
    assert sum(len(column.lines) for column in summary.columns) == len(row.lines)
    assert [column.name for column in summary.columns] == ["Anna", "Katya", "Boris"]


def test_the_end_of_the_match_names_the_winner():
    scene = scene_of("table-end")
    assert scene.view.phase is Phase.END
    summary = derive_table(scene).summary
    assert summary.ending
    assert summary.title in {"You win the match.", "Katya wins the match.", "Boris wins the match."}
    assert sum(column.winner for column in summary.columns) == 1


def test_the_sheet_has_a_row_for_every_deal_and_the_totals_below():
    scene = scene_of("table-barrel")
    sheet = derive_table(scene).sheet
    assert [row.number for row in sheet.rows] == [row.number for row in scene.view.rows]
    assert sheet.totals == tuple(cell.total for cell in sheet.rows[-1].cells)
    assert "barrel" in {sign.symbol for cell in sheet.rows[-1].cells for sign in cell.signs}


def test_the_last_trick_is_shown_in_the_order_in_which_it_was_played():
    last = derive_table(scene_of("table-trump")).last_trick
    assert [card.player for card in last.cards] == ["Anna", "Katya", "Boris"]
    assert [card.winner for card in last.cards] == [True, False, False]
    assert derive_table(scene_of("table-auction")).last_trick.cards == ()


def test_a_claim_is_offered_only_with_a_right():
    assert AnswerClaim(True) in legal_actions(scene_of("table-claim").view)
    forced = scene_of("table-claim", forced=True)
    assert acts(forced) == []
    assert derive_table(forced).panel.title == "Boris deals."
    asked = replace(forced, beat=replace(forced.beat, event=None))
    assert derive_table(asked).panel.title == "Everybody looks at the cards."


def test_somebody_who_may_only_pass_is_told_so():
    scene = scene_of("table-auction")
    assert Pass() in legal_actions(scene.view)
    forced = replace(scene, forced=True)
    title = derive_table(forced).panel.title
    assert title == "Your cards do not allow a higher bid: you pass."


@pytest.mark.parametrize(
    ("hand", "note"),
    [
        ("AS KS QS 9S AD KH 9H", "With your marriage (spades): at most 160."),
        ("AS KS QS 9S AD KH QH", "With your marriages (spades, hearts): at most 260."),
        ("AS KS JS 9S AD KH 9H", "You hold no marriage: at most 120."),
    ],
)
def test_the_highest_bid_is_explained_by_the_marriages_held(qapp, hand, note):
    scene = scene_of("table-auction")
    deal = scene.view.deal
    held = replace(deal, hands=(hand_of(parse_cards(hand)), *deal.hands[1:]))
    view = replace(scene.view, deal=held)
    props = derive_table(replace(scene, beat=replace(scene.beat, view=view)))
    assert props.panel.note == note


@pytest.mark.parametrize(
    ("hand", "note"),
    [
        (
            "AD 9C 10H KH QH JH 9H",
            "With your marriages (hearts, queen and jack of hearts): at most 270.",
        ),
        ("AD 9C 10H QH JH 9H 9S", "With your marriage (queen and jack of hearts): at most 170."),
        ("AS AC AD AH KS QS 9H", "With your marriages (spades, four aces): at most 360."),
    ],
)
def test_rare_marriages_explain_the_highest_bid_too(qapp, hand, note):
    scene = scene_of("table-auction")
    deal = scene.view.deal
    held = replace(deal, hands=(hand_of(parse_cards(hand)), *deal.hands[1:]))
    rules = with_options(scene.view.rules, {"half_marriage": True, "ace_marriage": True})
    view = replace(scene.view, deal=held, rules=rules)
    props = derive_table(replace(scene, beat=replace(scene.beat, view=view)))
    assert props.panel.note == note


def test_a_row_of_the_sheet_says_who_played_what_and_how_it_ended():
    view = scene_of("table-end").view
    sheet = derive_table(scene_of("table-end")).sheet
    ends = {"made": 0, "failed": 0, "given up": 0}
    for row, shown in zip(view.rows, sheet.rows, strict=True):
        name, _, rest = shown.outcome.partition(": ")
        contract, _, end = rest.partition(", ")
        assert (name, contract) == (NAMES["en"][row.result.declarer], str(row.result.contract))
        declarer = [line for line in row.lines if line.seat == row.result.declarer]
        written = {line.reason for line in declarer}
        assert (Reason.ROSPIS_COST in written) == (end == "given up")
        assert (Reason.CONTRACT_MADE in written) <= (end == "made")
        assert (Reason.CONTRACT_FAILED in written) <= (end == "failed")
        ends[end] += 1
    assert ends["made"]
    assert ends["failed"]


def test_a_cell_of_the_sheet_shows_the_change_the_total_and_all_reasons():
    scene = scene_of("table-sheet")
    before = (0, 0, 0)
    for row, shown in zip(scene.view.rows, derive_table(scene).sheet.rows, strict=True):
        totals = tuple(standing.total for standing in row.standings)
        for seat, cell in enumerate(shown.cells):
            lines = [line for line in row.lines if line.seat == seat]
            assert cell.total == number(totals[seat])
            assert cell.change == signed(sum(line.points for line in lines))
            assert len(cell.reasons.splitlines()) == len(lines)
            assert all(line_sentence(line) in cell.reasons for line in lines)
            assert all(line_sentence(line) in cell.description for line in lines)
        assert (
            tuple(b + sum(x.points for x in row.lines if x.seat == s) for s, b in enumerate(before))
            == totals
        )
        before = totals


@pytest.mark.parametrize(
    ("taken", "against", "words"),
    [
        (20, 20, "needs 5, in play 80"),
        (25, 0, "the contract is made"),
        (0, 100, "the contract can no longer be made"),
    ],
)
def test_the_strip_says_when_the_contract_is_decided(taken, against, words):
    scene = scene_of("table-trump")
    deal = scene.view.deal
    assert (deal.contract, deal.declarer, deal.marriage_points[0]) == (125, 0, 100)
    hands = (parse_cards("9S 9C"), *deal.hands[1:])
    moved = replace(deal, points=(taken, against, 0), hands=hands, held=(2, 3, 2))
    beat = replace(scene.beat, view=replace(scene.view, deal=moved))
    contract = derive_table(replace(scene, beat=beat)).contract
    assert contract.needed == words


def test_what_the_strip_says_of_a_contract_comes_true():
    match = TABLE_SCENES["table-end"].match(NAMES["en"])
    final = match.steps[-1].after
    said = {Prospect.MADE: 0, Prospect.LOST: 0}
    for step in match.steps:
        view = step.after
        if view.phase is not Phase.TRICK or view.deal is None:
            continue
        stands = prospect(view, view.deal)
        if stands is Prospect.OPEN:
            continue
        result = next(row.result for row in final.rows if row.number == view.deal_number)
        raw = result.cards[result.declarer] + result.marriages[result.declarer]
        assert (stands is Prospect.MADE) == is_made(view.rules, result.contract, raw)
        said[stands] += 1
    assert said[Prospect.MADE]
    assert said[Prospect.LOST]


def test_the_bar_of_the_contract_shows_what_is_taken_what_is_open_and_the_goal():
    contract = derive_table(scene_of("table-trump")).contract
    assert 0 < contract.progress < contract.reach <= 1
    assert contract.progress <= contract.goal <= 1
    assert contract.trump_picture == "chips/trump-H.svg"


def test_what_a_raise_brings_and_costs_is_said():
    assert "Made +120, failed −120." in derive_table(scene_of("table-raise")).panel.note


def origins(scene_name):
    scene = scene_of(scene_name)
    bodies = rearrange(fresh_bodies(), layout(scene.beat))
    return {row.place.face: row.origin for row in derive_cards(scene, bodies) if row.origin}


def test_the_cards_of_the_prikup_are_marked_until_cards_are_given():
    assert origins("table-pass") == dict.fromkeys(("9D", "9H", "10C"), "from the prikup")
    assert origins("table-raise") == {}


def test_a_card_that_was_given_is_marked_until_a_trick_is_taken():
    assert set(origins("table-follow").values()) == {"from Katya"}
    assert len(origins("table-follow")) == 1
    assert origins("table-trump") == {}


def test_before_the_first_trick_the_prikup_is_looked_at_again():
    shown = derive_table(scene_of("table-follow")).last_trick
    assert shown.heading == "Prikup"
    assert shown.title == "Katya took these cards."
    assert len(shown.cards) == 3
    assert derive_table(scene_of("table-trump")).last_trick.heading == "Last trick"


def broken_pass(*cards):
    """Return the panel of the pass with these cards chosen, for a contract of 170."""
    scene = scene_of("table-pass")
    deal = replace(scene.view.deal, contract=170)
    view = replace(scene.view, deal=deal)
    beat = replace(scene.beat, view=view)
    gifts = tuple(Card(card) for card in cards)
    return derive_table(replace(scene, beat=beat, choices=Choices(gifts=gifts))).panel


def test_who_gives_a_marriage_away_is_told_what_can_be_made_then():
    panel = broken_pass("KH", "9D")
    assert panel.warning
    assert panel.note == "You break your marriage (hearts): then at most 160 can be made."
    assert broken_pass("KH", "KS").note == (
        "You break your marriages (spades, hearts): then at most 120 can be made."
    )
    assert not broken_pass("9D", "9H").warning


def test_a_contract_that_cannot_be_made_is_not_offered_as_one_that_can():
    scene = scene_of("table-raise")
    deal = scene.view.deal
    hand = parse_cards("AS KS 9S AD KH 10C JS 9C")
    view = replace(scene.view, deal=replace(deal, contract=150, hands=(hand, None, None)))
    panel = derive_table(replace(scene, beat=replace(scene.beat, view=view))).panel
    assert panel.warning
    assert panel.note == "Without a marriage at most 120 can be made."
    assert not derive_table(scene).panel.warning


def test_the_contract_stands_at_one_place_of_the_bar():
    strips = [
        derive_table(scene_of(n)).contract for n in ("table-lead", "table-trick", "table-follow")
    ]
    assert len({strip.goal for strip in strips}) == 1
    assert all(0 <= strip.progress <= strip.reach <= 1 for strip in strips)
