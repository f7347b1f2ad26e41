"""The known rule sets in words: their names, where they are played and by how many."""

from thousand_qt.rule_words.texts import Translate


def preset_titles(translate: Translate) -> dict[str, str]:
    """Return the name of each preset by its id."""
    return {
        "russian_classic": translate("Preset", "Russian classic"),
        "android_base": translate("Preset", "Phone game without agreements"),
        "android_typical": translate("Preset", "Phone game with the usual agreements"),
        "online_880_121": translate("Preset", "Online club, 121 from the barrel"),
        "game_1001": translate("Preset", "1001 from the books"),
        "lock_1001": translate("Preset", "1001 with a stop at 880"),
        "pagat_russian": translate("Preset", "Russia, Belarus and Ukraine"),
        "polish_tysiac": translate("Preset", "Polish Tysiąc"),
        "two_10_2_2": translate("Preset", "Two players, two prikups of two"),
        "two_9_3_3": translate("Preset", "Two players, two prikups of three"),
        "two_draw": translate("Preset", "Two players, drawing cards"),
        "two_dead_hand": translate("Preset", "Two players and a dead hand"),
        "four_players": translate("Preset", "Four players"),
        "lviv_900": translate("Preset", "Lviv, barrel at 900"),
        "barrel_900_800": translate("Preset", "Barrel at 900, fall to 800"),
        "cumulative_barrel": translate("Preset", "Barrel of three deals"),
    }


def preset_places(translate: Translate) -> dict[str, str]:
    """Return one sentence for each preset: where it is played and what is special."""
    return {
        "russian_classic": translate(
            "Preset", "The game as most Russian clubs and families know it."
        ),
        "android_base": translate(
            "Preset", "How the well-known telephone program plays with every agreement off."
        ),
        "android_typical": translate(
            "Preset", "The telephone program with what most of its tables agree on."
        ),
        "online_880_121": translate(
            "Preset", "An internet club: to 1001, the barrel takes 121 and stops the others."
        ),
        "game_1001": translate(
            "Preset", "From old books of games: to 1001, bids from 40, no barrel."
        ),
        "lock_1001": translate(
            "Preset", "To 1001; from 880 on only your own contracts count, forehand leads."
        ),
        "pagat_russian": translate(
            "Preset", "As the world's best-known collection of card rules describes it."
        ),
        "polish_tysiac": translate(
            "Preset", "Played all over Poland: tens, beat if you can, one bomb a match."
        ),
        "two_10_2_2": translate("Preset", "For two: ten cards each and two prikups to pick from."),
        "two_9_3_3": translate(
            "Preset", "For two: nine cards each, two prikups, one card to the opponent."
        ),
        "two_draw": translate("Preset", "For two: no auction; after each trick a card is drawn."),
        "two_dead_hand": translate(
            "Preset", "For two: dealt for three, the third hand stays closed."
        ),
        "four_players": translate(
            "Preset", "For four: the dealer sits out and writes for the prikup."
        ),
        "lviv_900": translate(
            "Preset", "From Lviv: the barrel is at 900, stay as long as you like."
        ),
        "barrel_900_800": translate(
            "Preset", "No passing on the barrel, a fall to 800, the dark game for all."
        ),
        "cumulative_barrel": translate(
            "Preset", "From the Greek community: three deals make up the barrel, many redeals."
        ),
    }
