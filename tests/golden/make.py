"""Write the golden files anew; read the difference before keeping it.

Run it as `python -m tests.golden.make`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tests.golden.pins import pins
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent
FILES: Mapping[str, Callable[[], str]] = {
    "russian_classic.txt": lambda: playthrough("russian_classic", 352),
    "four_players.txt": lambda: playthrough("four_players", 116),
    "two_10_2_2.txt": lambda: playthrough("two_10_2_2", 10),
    "two_9_3_3.txt": lambda: playthrough("two_9_3_3", 26),
    "two_dead_hand.txt": lambda: playthrough("two_dead_hand", 40),
    "two_draw.txt": lambda: playthrough("two_draw", 36),
    "android_base.txt": lambda: playthrough("android_base", 24),
    "android_typical.txt": lambda: playthrough("android_typical", 125),
    "online_880_121.txt": lambda: playthrough("online_880_121", 24),
    "game_1001.txt": lambda: playthrough("game_1001", 24),
    "lock_1001.txt": lambda: playthrough("lock_1001", 21),
    "pagat_russian.txt": lambda: playthrough("pagat_russian", 9),
    "polish_tysiac.txt": lambda: playthrough("polish_tysiac", 42),
    "lviv_900.txt": lambda: playthrough("lviv_900", 11),
    "barrel_900_800.txt": lambda: playthrough("barrel_900_800", 66),
    "cumulative_barrel.txt": lambda: playthrough("cumulative_barrel", 49),
    "golden.txt": lambda: playthrough(
        "russian_classic", 16, golden="forced_120", golden_fail="reset_replay"
    ),
    "pins.txt": pins,
}

if __name__ == "__main__":
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")
        print(f"wrote {name}")
