"""Why an action is refused, in one sentence that says what to do instead.

The engine gives a code and facts (`engine.illegal`); facts that came over a wire are plain texts.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from engine.cards import Card, Suit
from engine.illegal import IllegalAction, Refusal
from engine.state import Phase
from thousand_qt.words.cards import card_list, card_name, suit_list, suit_name
from thousand_qt.words.refused_agreements import AGREEMENTS

Facts = Mapping[str, object]


def refusal_sentence(code: Refusal, facts: Facts, names: Sequence[str]) -> str:
    """Return the sentence for a refusal; `names` are the players by seat."""
    text = _SENTENCES[code]() if code in _SENTENCES else _turn_sentence(code, facts, names)
    for name, value in facts.items():
        text = text.replace("{" + name + "}", _fact_words(name, value, names))
    return text


def illegal_sentence(illegal: IllegalAction, names: Sequence[str]) -> str:
    """Return the sentence for an exception of the engine."""
    return refusal_sentence(illegal.code, illegal.facts, names)


def _turn_sentence(code: Refusal, facts: Facts, names: Sequence[str]) -> str:
    """Say who is to act, or what is being done now."""
    match code, facts:
        case Refusal.NOT_YOUR_TURN, {"turn": [seat, *_]} if isinstance(seat, int):
            return QCoreApplication.translate(
                "Refusal", "It is not your turn: {name} is to act."
            ).replace("{name}", names[seat])
        case Refusal.NOT_YOUR_TURN, _:
            return QCoreApplication.translate("Refusal", "It is not your turn yet.")
        case Refusal.WRONG_PHASE, {"phase": Phase.AUCTION}:
            return QCoreApplication.translate("Refusal", "The auction is going on: bid or pass.")
        case Refusal.WRONG_PHASE, {"phase": Phase.TRICK}:
            return QCoreApplication.translate("Refusal", "Cards are being played: choose a card.")
        case Refusal.WRONG_PHASE, {"phase": Phase.CHOOSE}:
            return _no_such_prikup()
        case Refusal.WRONG_PHASE, {"phase": Phase.PASS}:
            return QCoreApplication.translate("Refusal", "First give a card to each opponent.")
        case Refusal.WRONG_PHASE, {"phase": Phase.RAISE}:
            return QCoreApplication.translate("Refusal", "First name your contract.")
        case _:
            return QCoreApplication.translate("Refusal", "This cannot be done now.")


def _fact_words(name: str, value: object, names: Sequence[str]) -> str:
    match name:
        case "suit":
            return suit_name(Suit(str(value)))
        case "beat" | "card":
            return card_name(Card(str(value)))
        case "cards" if isinstance(value, tuple):
            return card_list(Card(str(card)) for card in value)
        case "marriages" if isinstance(value, tuple):
            return suit_list(Suit(str(suit)) for suit in value)
        case "owner" if isinstance(value, int):
            return names[value]
        case _:
            return str(value)


def table_went_on() -> str:
    """Say that an answer came too late."""
    return QCoreApplication.translate("Refusal", "The table has gone on: look again.")


def both_chosen() -> str:
    """Say that no third card can be given away."""
    return QCoreApplication.translate(
        "Refusal", "Both cards are chosen: click one of them to take it back."
    )


def _must_follow_suit() -> str:
    return QCoreApplication.translate("Refusal", "You must follow suit: you hold {suit}.")


def _must_beat() -> str:
    return QCoreApplication.translate(
        "Refusal", "You must beat the {beat}. You can do it with: {cards}."
    )


def _must_trump() -> str:
    return QCoreApplication.translate(
        "Refusal", "You cannot follow suit, so you must trump: you hold {suit}."
    )


def _must_overtrump() -> str:
    return QCoreApplication.translate(
        "Refusal", "You must beat the trump {beat}. You can do it with: {cards}."
    )


def _foreign_trump() -> str:
    return QCoreApplication.translate(
        "Refusal", "{owner} declared this trump: lead another suit while you hold one."
    )


def _must_lead_trump() -> str:
    return QCoreApplication.translate("Refusal", "You must lead trump: you hold {suit}.")


def _must_declare() -> str:
    return QCoreApplication.translate(
        "Refusal", "Leading this card declares the marriage ({suit})."
    )


def _declare_on_lead() -> str:
    return QCoreApplication.translate("Refusal", "A marriage is declared with the card you lead.")


def _declare_needs_trick() -> str:
    return QCoreApplication.translate("Refusal", "Take a trick before you declare a marriage.")


def _declare_needs_pair() -> str:
    return QCoreApplication.translate(
        "Refusal", "A marriage needs king and queen of one suit in your hand."
    )


def _not_in_hand() -> str:
    return QCoreApplication.translate("Refusal", "This card is not in your hand: {card}.")


def _pass_count() -> str:
    return QCoreApplication.translate("Refusal", "Choose different cards to give away: {wanted}.")


def _pass_keep_one() -> str:
    return QCoreApplication.translate(
        "Refusal", "Keep one card of the prikup and give the others away."
    )


def _no_such_prikup() -> str:
    return QCoreApplication.translate("Refusal", "Choose one of the two prikups.")


def _bid_too_low() -> str:
    return QCoreApplication.translate("Refusal", "The bid is {high}: bid {least} or more.")


def _bid_off_step() -> str:
    return QCoreApplication.translate("Refusal", "Bids go in steps of {step}.")


def _bid_jump() -> str:
    return QCoreApplication.translate("Refusal", "Only {only} can be bid now.")


def _bid_above_ceiling() -> str:
    return QCoreApplication.translate("Refusal", "With these cards you may bid up to {ceiling}.")


def _silenced() -> str:
    return QCoreApplication.translate(
        "Refusal", "Below {below} points you have to pass: you have {total}."
    )


def _must_bid() -> str:
    return QCoreApplication.translate("Refusal", "You may not pass here: bid {least} or more.")


def _undark_needs_marriage() -> str:
    return QCoreApplication.translate(
        "Refusal", "Only who holds a marriage may bid against a dark game."
    )


def _contract_too_low() -> str:
    return QCoreApplication.translate("Refusal", "The contract is {least} or more.")


def _contract_off_step() -> str:
    return QCoreApplication.translate("Refusal", "Contracts go in steps of {step}.")


def _contract_above_ceiling() -> str:
    return QCoreApplication.translate("Refusal", "With these cards you may play up to {ceiling}.")


def _rospis_off() -> str:
    return QCoreApplication.translate("Refusal", "At this table a deal cannot be given up.")


def _rospis_not_declarer() -> str:
    return QCoreApplication.translate("Refusal", "Only the declarer may give the deal up.")


def _rospis_too_late() -> str:
    return QCoreApplication.translate(
        "Refusal", "It is too late to give the deal up: your first card is on the table."
    )


def _rospis_limit() -> str:
    return QCoreApplication.translate(
        "Refusal", "You have given up as many deals as a match allows: {limit}."
    )


def _rospis_on_barrel() -> str:
    return QCoreApplication.translate("Refusal", "On the barrel you may not give the deal up.")


def _rospis_barrel_occupied() -> str:
    return QCoreApplication.translate(
        "Refusal", "Nobody may give a deal up while somebody is on the barrel."
    )


def _rospis_on_golden() -> str:
    return QCoreApplication.translate("Refusal", "A golden deal may not be given up.")


def _rospis_in_dark() -> str:
    return QCoreApplication.translate("Refusal", "A dark game may not be given up.")


def _no_claim_right() -> str:
    return QCoreApplication.translate("Refusal", "Your cards give no right to a new deal.")


def _already_answered() -> str:
    return QCoreApplication.translate("Refusal", "You have answered; the others are still asked.")


def _match_over() -> str:
    return QCoreApplication.translate("Refusal", "The match is over.")


_SENTENCES = {
    **AGREEMENTS,
    Refusal.MUST_FOLLOW_SUIT: _must_follow_suit,
    Refusal.MUST_BEAT: _must_beat,
    Refusal.MUST_TRUMP: _must_trump,
    Refusal.MUST_OVERTRUMP: _must_overtrump,
    Refusal.FOREIGN_TRUMP: _foreign_trump,
    Refusal.MUST_LEAD_TRUMP: _must_lead_trump,
    Refusal.MUST_DECLARE: _must_declare,
    Refusal.DECLARE_ON_LEAD: _declare_on_lead,
    Refusal.DECLARE_NEEDS_TRICK: _declare_needs_trick,
    Refusal.DECLARE_NEEDS_PAIR: _declare_needs_pair,
    Refusal.NOT_IN_HAND: _not_in_hand,
    Refusal.PASS_COUNT: _pass_count,
    Refusal.PASS_KEEP_ONE: _pass_keep_one,
    Refusal.NO_SUCH_PRIKUP: _no_such_prikup,
    Refusal.BID_TOO_LOW: _bid_too_low,
    Refusal.BID_OFF_STEP: _bid_off_step,
    Refusal.BID_JUMP: _bid_jump,
    Refusal.BID_ABOVE_CEILING: _bid_above_ceiling,
    Refusal.SILENCED: _silenced,
    Refusal.MUST_BID: _must_bid,
    Refusal.UNDARK_NEEDS_MARRIAGE: _undark_needs_marriage,
    Refusal.CONTRACT_TOO_LOW: _contract_too_low,
    Refusal.CONTRACT_OFF_STEP: _contract_off_step,
    Refusal.CONTRACT_ABOVE_CEILING: _contract_above_ceiling,
    Refusal.ROSPIS_OFF: _rospis_off,
    Refusal.ROSPIS_NOT_DECLARER: _rospis_not_declarer,
    Refusal.ROSPIS_TOO_LATE: _rospis_too_late,
    Refusal.ROSPIS_LIMIT: _rospis_limit,
    Refusal.ROSPIS_ON_BARREL: _rospis_on_barrel,
    Refusal.ROSPIS_BARREL_OCCUPIED: _rospis_barrel_occupied,
    Refusal.ROSPIS_ON_GOLDEN: _rospis_on_golden,
    Refusal.ROSPIS_IN_DARK: _rospis_in_dark,
    Refusal.NO_CLAIM_RIGHT: _no_claim_right,
    Refusal.ALREADY_ANSWERED: _already_answered,
    Refusal.MATCH_OVER: _match_over,
}
