"""What duplicate card play says about a player, in numbers and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from thousand_qt.arena.cards import CardPlay, CardsReport, pairing
from thousand_qt.arena.game import merged
from thousand_qt.arena.intervals import Measured, mean, ratio
from thousand_qt.arena.known import CARDS_KNOWN
from thousand_qt.arena.latency import Latency, latencies, latency_lines
from thousand_qt.arena.regret import Regret, regret_lines, regrets
from thousand_qt.arena.trial import Trial


class Pairing(Struct, frozen=True, kw_only=True):
    """How a declarer fares against defenders."""

    declarer: str
    defenders: str
    made: Measured
    """Percent of the contracts."""

    points: Measured
    payoff: Measured
    defence: Measured


class Recovered(Struct, frozen=True, kw_only=True):
    """Percent of what `cards-known` gains that the player gains; None where that is too little."""

    total: Measured | None
    declarer: Measured | None
    defender: Measured | None


class CardsSummary(Struct, frozen=True, kw_only=True):
    """The result of duplicate card play."""

    player: str
    against: str
    preset: str
    seed: int
    deals: int
    mean_contract: float
    payoff: Measured
    """Points a deal that the player gains: as declarer, less what is gained against it."""

    made: Measured
    """Points of percentage of contracts made that it gains."""

    points: Measured
    known_payoff: Measured
    """What `cards-known` gains."""

    recovered: Recovered
    pairings: tuple[Pairing, ...]
    regrets: tuple[Regret, ...]
    """Empty unless the cards were judged."""

    times: dict[str, dict[str, Latency]]
    faults: int


def summarise_cards(reports: Sequence[CardsReport], trial: Trial) -> CardsSummary:
    """Add the deals up; there must be one at least."""
    player, against, seed = trial.player, trial.against, trial.seed

    def column(declarer: str, defenders: str, measure: Callable[[CardPlay], float]) -> list[float]:
        name = pairing(declarer, defenders)
        return [measure(report.plays[name]) for report in reports]

    def gain(name: str, measure: Callable[[CardPlay], float]) -> list[float]:
        return _less(column(name, against, measure), column(against, name, measure))

    base = column(against, against, _payoff)
    known = _less(column(CARDS_KNOWN, against, _payoff), base)
    kept_known = _less(base, column(against, CARDS_KNOWN, _payoff))
    declared = _less(column(player, against, _payoff), base)
    kept = _less(base, column(against, player, _payoff))
    names = (against, player, CARDS_KNOWN)
    pairs = dict.fromkeys(pair for name in names for pair in ((name, against), (against, name)))
    return CardsSummary(
        player=player,
        against=against,
        preset=trial.preset,
        seed=seed,
        deals=len(reports),
        mean_contract=round(sum(report.contract for report in reports) / len(reports), 1),
        payoff=_mean(gain(player, _payoff), seed),
        made=_mean(gain(player, _made), seed),
        points=_mean(gain(player, _points), seed),
        known_payoff=_mean(gain(CARDS_KNOWN, _payoff), seed),
        recovered=Recovered(
            total=_share(_more(declared, kept), _more(known, kept_known), seed),
            declarer=_share(declared, known, seed),
            defender=_share(kept, kept_known, seed),
        ),
        pairings=tuple(
            Pairing(
                declarer=one,
                defenders=two,
                made=_mean(column(one, two, _made), seed),
                points=_mean(column(one, two, _points), seed),
                payoff=_mean(column(one, two, _payoff), seed),
                defence=_mean(column(one, two, _defence), seed),
            )
            for one, two in pairs
        ),
        regrets=tuple(
            regret
            for name in dict.fromkeys((player, against))
            if name in reports[0].slips
            for regret in regrets(name, [report.slips[name] for report in reports], seed)
        ),
        times=latencies(merged([report.times for report in reports])),
        faults=sum(len(report.faults) for report in reports),
    )


def cards_text(found: CardsSummary) -> str:
    """Word the result."""
    width = max(len(name) for pair in found.pairings for name in (pair.declarer, pair.defenders))
    deals = "1 deal" if found.deals == 1 else f"{found.deals} deals"
    played = f"{deals} of {found.preset} (seed {found.seed})"
    share = found.recovered
    head = f"{'declarer':<{width}}  {'defenders':<{width}}  {'made %':<22}{'points':<24}"
    lines = [
        f"Cards: {found.player} and {found.against}, {played}.",
        f"Mean contract {found.mean_contract:g}. In brackets: 95 % interval.",
        "",
        f"{found.player} gains a deal: {found.payoff.text(sign=True)} points,",
        f"  contracts made {found.made.text(' pp', sign=True)},",
        f"  points as declarer {found.points.text(sign=True)}.",
        f"{CARDS_KNOWN} gains a deal: {found.known_payoff.text(sign=True)} points.",
        f"{found.player} recovers of that {_percent(share.total)},",
        f"  as declarer {_percent(share.declarer)}, as defender {_percent(share.defender)}.",
        "",
        f"{head}{'declarer writes':<24}defenders write",
    ]
    lines += [
        f"{pair.declarer:<{width}}  {pair.defenders:<{width}}  {pair.made.text():<22}"
        f"{pair.points.text():<24}{pair.payoff.text():<24}{pair.defence.text()}"
        for pair in found.pairings
    ]
    lines += regret_lines(found.regrets)
    return "\n".join([*lines, "", *latency_lines(found.times), "", f"Faults: {found.faults}."])


def _payoff(play: CardPlay) -> float:
    return play.payoff


def _made(play: CardPlay) -> float:
    return 100.0 * play.made


def _points(play: CardPlay) -> float:
    return play.points


def _defence(play: CardPlay) -> float:
    return play.defence


def _less(one: Sequence[float], two: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, two, strict=True)]


def _more(one: Sequence[float], two: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(one, two, strict=True)]


def _mean(column: Sequence[float], seed: int) -> Measured:
    found = mean(column, seed)
    assert found is not None
    return found


def _share(above: Sequence[float], below: Sequence[float], seed: int) -> Measured | None:
    return ratio([100.0 * value for value in above], below, seed)


def _percent(share: Measured | None) -> str:
    return "–" if share is None else share.text(" %", 0)
