"""The numbers of the equity model, fitted to matches between rule players.

Printed by `python -m thousand_qt.tools.fit_equity`, which says how; `model` says what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.ai.equity.model import EquityWeights

# 128855 standings, logarithmic loss 0.8937
GENERAL: Final = EquityWeights(
    points=(3.529, 3.319, 3.101, 2.870, 2.529, 2.126, 1.657, 1.041, 0.430, 0.000),
    barrel=(3.296, 3.442, 3.601),
    gathered=(0.852, 0.910, 0.000),
    bolts=(-0.217, -0.092, 0.000),
    falls=(-0.822, -0.370, 0.000),
    rospis=(-0.167, -0.068, 0.000),
)
"""Those of all presets together."""

FITTED: Final[Mapping[str, EquityWeights]] = {
    # 36193 standings, logarithmic loss 0.9607
    "russian_classic": EquityWeights(
        points=(3.150, 2.949, 2.765, 2.567, 2.283, 1.903, 1.522, 0.988, 0.468, 0.000),
        barrel=(2.630, 2.941, 3.232),
        bolts=(-0.201, -0.119, 0.000),
        falls=(-0.842, -0.216, 0.000),
        places=(-0.023, 0.009, 0.014, 0.000),
        barrel_places=(0.048, 0.034, -0.082, 0.000),
    ),
    # 30665 standings, logarithmic loss 0.9340
    "android_base": EquityWeights(
        points=(4.068, 3.846, 3.614, 3.372, 3.067, 2.680, 2.189, 1.413, 0.646, 0.000),
        barrel=(3.893, 4.223, 4.401),
        places=(-0.028, 0.007, 0.021, 0.000),
        barrel_places=(0.132, -0.029, -0.103, 0.000),
    ),
    # 32837 standings, logarithmic loss 0.9536
    "android_typical": EquityWeights(
        points=(3.436, 3.245, 2.997, 2.799, 2.558, 2.166, 1.768, 1.151, 0.591, 0.000),
        barrel=(3.366, 3.491, 3.694),
        bolts=(-0.076, -0.015, 0.000),
        places=(-0.024, 0.013, 0.012, 0.000),
        barrel_places=(0.080, -0.012, -0.067, 0.000),
    ),
    # 35456 standings, logarithmic loss 0.8687
    "online_880_121": EquityWeights(
        points=(4.348, 3.994, 3.620, 3.287, 2.892, 2.448, 1.904, 1.237, 0.648, 0.000),
        barrel=(3.918, 4.440, 5.043),
        bolts=(-0.289, -0.114, 0.000),
        places=(-0.029, 0.005, 0.024, 0.000),
        barrel_places=(0.152, -0.002, -0.150, 0.000),
    ),
    # 24730 standings, logarithmic loss 0.8570
    "game_1001": EquityWeights(
        points=(7.892, 7.184, 6.499, 5.908, 5.181, 4.368, 3.476, 2.302, 1.185, 0.000),
        barrel=(7.892, 7.892, 7.892),
        places=(0.018, -0.002, -0.016, 0.000),
    ),
    # 41078 standings, logarithmic loss 0.9924
    "lock_1001": EquityWeights(
        points=(2.577, 2.518, 2.414, 2.248, 2.019, 1.740, 1.469, 1.007, 0.481, 0.000),
        barrel=(2.850, 2.850, 2.850),
        places=(0.000, 0.002, -0.002, 0.000),
        barrel_places=(0.056, -0.063, 0.006, 0.000),
    ),
    # 30832 standings, logarithmic loss 1.0197
    "pagat_russian": EquityWeights(
        points=(2.859, 2.718, 2.564, 2.401, 2.197, 1.962, 1.647, 1.155, 0.563, 0.000),
        barrel=(2.639, 2.662, 2.882),
        bolts=(-0.187, -0.088, 0.000),
        falls=(-0.600, -0.166, 0.000),
        rospis=(-0.157, -0.054, 0.000),
        places=(0.003, -0.004, 0.001, 0.000),
        barrel_places=(0.032, -0.010, -0.022, 0.000),
    ),
    # 25025 standings, logarithmic loss 0.8964
    "polish_tysiac": EquityWeights(
        points=(5.864, 5.541, 5.169, 4.707, 4.155, 3.533, 2.764, 1.836, 0.838, 0.000),
        barrel=(5.864, 5.864, 5.864),
        places=(-0.011, -0.005, 0.017, 0.000),
    ),
    # 16190 standings, logarithmic loss 0.5521
    "two_10_2_2": EquityWeights(
        points=(6.126, 5.537, 4.953, 4.416, 3.844, 3.215, 2.557, 1.578, 0.753, 0.000),
        barrel=(6.126, 6.126, 6.126),
        places=(-0.026, 0.026, 0.000, 0.000),
    ),
    # 16887 standings, logarithmic loss 0.5757
    "two_9_3_3": EquityWeights(
        points=(5.150, 4.751, 4.355, 3.974, 3.510, 2.962, 2.344, 1.547, 0.694, 0.000),
        barrel=(5.150, 5.150, 5.150),
        places=(-0.001, 0.001, 0.000, 0.000),
    ),
    # 11459 standings, logarithmic loss 0.5665
    "two_draw": EquityWeights(
        points=(8.508, 7.785, 7.093, 6.485, 5.738, 4.849, 3.821, 2.409, 1.067, 0.000),
        barrel=(8.508, 8.508, 8.508),
        places=(0.035, -0.035, 0.000, 0.000),
    ),
    # 23639 standings, logarithmic loss 0.5840
    "two_dead_hand": EquityWeights(
        points=(3.689, 3.417, 3.167, 2.906, 2.590, 2.245, 1.818, 1.173, 0.663, 0.000),
        barrel=(3.714, 4.049, 4.230),
        falls=(-0.593, -0.247, 0.000),
        places=(-0.019, 0.019, 0.000, 0.000),
        barrel_places=(0.022, -0.022, 0.000, 0.000),
    ),
    # 38239 standings, logarithmic loss 1.2161
    "four_players": EquityWeights(
        points=(3.575, 3.385, 3.231, 3.001, 2.649, 2.309, 1.801, 1.286, 0.685, 0.000),
        barrel=(3.056, 3.372, 3.780),
        bolts=(-0.246, -0.087, 0.000),
        falls=(-0.644, -0.176, 0.000),
        places=(-0.019, 0.009, 0.017, -0.006),
        barrel_places=(0.131, 0.063, 0.011, -0.205),
    ),
    # 33659 standings, logarithmic loss 0.8299
    "lviv_900": EquityWeights(
        points=(4.465, 4.183, 3.910, 3.633, 3.219, 2.679, 2.059, 1.378, 0.724, 0.000),
        barrel=(5.155, 5.155, 5.155),
        bolts=(-0.318, -0.136, 0.000),
        places=(-0.010, -0.004, 0.014, 0.000),
        barrel_places=(0.022, 0.039, -0.061, 0.000),
    ),
    # 29762 standings, logarithmic loss 0.9442
    "barrel_900_800": EquityWeights(
        points=(3.908, 3.742, 3.501, 3.248, 2.964, 2.571, 2.083, 1.428, 0.708, 0.000),
        barrel=(3.874, 4.063, 4.326),
        places=(-0.009, -0.007, 0.015, 0.000),
        barrel_places=(0.006, 0.042, -0.048, 0.000),
    ),
    # 88744 standings, logarithmic loss 0.8126
    "cumulative_barrel": EquityWeights(
        points=(3.115, 2.877, 2.652, 2.402, 2.030, 1.705, 1.276, 0.797, 0.457, 0.000),
        barrel=(2.212, 2.800, 3.255),
        gathered=(2.254, 2.060, 0.000),
        bolts=(-0.172, -0.089, 0.000),
        places=(-0.006, 0.005, 0.000, 0.000),
        barrel_places=(0.089, -0.125, 0.036, 0.000),
    ),
}
"""By preset."""
