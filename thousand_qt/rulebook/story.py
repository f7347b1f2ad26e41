"""The chapter that tells a whole deal, card by card, as the engine plays it by these rules."""

from collections.abc import Iterator, Sequence

from engine.cards import Suit
from engine.events import (
    AuctionWon,
    BidMade,
    CardsPassed,
    ContractNamed,
    DealScored,
    Dealt,
    Event,
    MarriageDeclared,
    Passed,
    Played,
    TrickTaken,
)
from engine.rules import Rules
from thousand_qt.rulebook.document import Block, CardGroup, CardRow, Chapter, ChapterName, Table
from thousand_qt.rulebook.people import names
from thousand_qt.rulebook.sample_deal import DEALER, sample_deal
from thousand_qt.rulebook.say import filled, paragraph, translate
from thousand_qt.words.cards import card_name
from thousand_qt.words.marriages import keeps_trump, marriage_called, trump_stays
from thousand_qt.words.scores import line_sentence, signed
from thousand_qt.words.sentences import takes_trick


def story(rules: Rules) -> Chapter | None:
    """Tell a deal from beginning to end; None where it cannot be played or is given up."""
    events = sample_deal(rules)
    if not any(isinstance(event, TrickTaken) for event in events):
        return None
    return Chapter(
        ChapterName.STORY,
        translate("Rules", "A deal from beginning to end"),
        (
            *_dealing(events),
            *_promise(events),
            *_play(events),
            *_score(events),
        ),
    )


def _dealing(events: Sequence[Event]) -> Iterator[Block]:
    players = names()
    words = translate(
        "Rules",
        "Three people play a deal by these rules. {dealer} deals, {forehand} is forehand. Here are"
        " the hands, which nobody but their owners can see, and the prikup:",
    )
    yield from paragraph(filled(words, dealer=players[DEALER], forehand=players[0]))
    for event in events:
        if isinstance(event, Dealt):
            hands = tuple(
                CardGroup(hand or (), name) for hand, name in zip(event.hands, players, strict=True)
            )
            prikup = CardGroup(event.prikup or (), translate("Rules", "the prikup"))
            yield CardRow((*hands, prikup), small=True)


def _promise(events: Sequence[Event]) -> Iterator[Block]:
    players = names()
    calls: list[str] = []
    for event in events:
        match event:
            case BidMade(seat=seat, amount=amount):
                calls.append(f"{players[seat]} {amount}")
            case Passed(seat=seat):
                words = translate("Rules", "{name} passes")
                calls.append(filled(words, name=players[seat]))
            case AuctionWon(seat=seat, contract=contract):
                words = translate(
                    "Rules", "The auction: {calls}. {name} is the declarer at {contract}."
                )
                called = ", ".join(calls)
                yield from paragraph(
                    filled(words, calls=called, name=players[seat], contract=contract)
                )
            case CardsPassed(to=to, cards=cards):
                words = translate("Rules", "The cards that are given away: {cards}.")
                gift = translate("Rules", "{name} – {card}")
                given = ", ".join(
                    filled(gift, name=players[seat], card=card_name(card))
                    for seat, card in zip(to, cards, strict=True)
                    if card is not None
                )
                yield from paragraph(filled(words, cards=given))
            case ContractNamed(seat=seat, contract=contract):
                words = translate("Rules", "{name} plays {contract}.")
                yield from paragraph(filled(words, name=players[seat], contract=contract))
            case _:
                continue


def _play(events: Sequence[Event]) -> Iterator[Block]:
    players = names()
    trick: list[Played] = []
    called = kept = ""
    trump: Suit | None = None
    number = 0
    for event in events:
        match event:
            case MarriageDeclared(suit=suit, points=points, kind=kind):
                trump = suit if event.trump else trump
                kept = trump_stays(trump) if keeps_trump(kind, event.trump) else ""
                called = marriage_called(suit, kind).replace("{points}", signed(points))
            case Played():
                trick.append(event)
            case TrickTaken(seat=seat, points=points):
                number += 1
                heading = filled(translate("Rules", "Trick {number}."), number=number)
                declared = filled(
                    translate("Rules", "{name}: “{call}”."),
                    name=players[trick[0].seat],
                    call=called,
                )
                taken = takes_trick(players[seat], False, points)
                yield from paragraph(heading, declared if called else None, kept or None, taken)
                yield CardRow(
                    tuple(
                        CardGroup((play.card,), players[play.seat], marked=play.seat == seat)
                        for play in trick
                    ),
                    small=True,
                )
                trick, called, kept = [], "", ""
            case _:
                continue


def _score(events: Sequence[Event]) -> Iterator[Block]:
    players = names()
    for event in events:
        if isinstance(event, DealScored):
            yield from paragraph(translate("Rules", "This is written on the score sheet:"))
            yield Table(
                (
                    translate("Rules", "Player"),
                    translate("Rules", "What for"),
                    translate("Rules", "Writes"),
                ),
                tuple(
                    (players[line.seat], line_sentence(line), signed(line.points))
                    for line in event.scored.lines
                ),
            )
