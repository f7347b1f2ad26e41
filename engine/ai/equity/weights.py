"""The numbers of the equity model, fitted to matches between rule players.

Printed by `python -m thousand_qt.tools.fit_equity`, which says how; `model` says what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.ai.equity.model import EquityWeights

# 64289 standings, logarithmic loss 0.8926
GENERAL: Final = EquityWeights(
    points=(3.571, 3.295, 3.101, 2.909, 2.548, 2.107, 1.695, 1.059, 0.433, 0.000),
    barrel=(3.304, 3.419, 3.611),
    gathered=(0.970, 1.130, 0.000),
    bolts=(-0.204, -0.092, 0.000),
    falls=(-0.872, -0.378, 0.000),
    rospis=(-0.260, -0.164, 0.000),
)
"""Those of all presets together."""

FITTED: Final[Mapping[str, EquityWeights]] = {
    # 18172 standings, logarithmic loss 0.9544
    "russian_classic": EquityWeights(
        points=(3.123, 2.891, 2.757, 2.620, 2.275, 1.841, 1.446, 0.931, 0.377, 0.000),
        barrel=(2.503, 2.863, 3.202),
        bolts=(-0.215, -0.104, 0.000),
        falls=(-0.954, -0.218, 0.000),
        places=(-0.029, 0.017, 0.011, 0.000),
        barrel_places=(0.066, 0.013, -0.079, 0.000),
    ),
    # 15310 standings, logarithmic loss 0.9337
    "android_base": EquityWeights(
        points=(4.069, 3.912, 3.696, 3.423, 3.131, 2.693, 2.279, 1.422, 0.794, 0.000),
        barrel=(3.863, 4.352, 4.502),
        places=(-0.025, 0.005, 0.020, 0.000),
        barrel_places=(0.133, -0.030, -0.102, 0.000),
    ),
    # 16467 standings, logarithmic loss 0.9574
    "android_typical": EquityWeights(
        points=(3.396, 3.275, 2.850, 2.725, 2.595, 2.137, 1.733, 1.126, 0.631, 0.000),
        barrel=(3.305, 3.393, 3.641),
        bolts=(-0.069, -0.037, 0.000),
        places=(-0.022, 0.013, 0.009, 0.000),
        barrel_places=(0.112, 0.002, -0.114, 0.000),
    ),
    # 17581 standings, logarithmic loss 0.8733
    "online_880_121": EquityWeights(
        points=(4.360, 4.204, 3.707, 3.401, 3.006, 2.604, 2.101, 1.421, 0.839, 0.000),
        barrel=(4.114, 4.496, 5.064),
        bolts=(-0.294, -0.112, 0.000),
        places=(-0.035, 0.009, 0.026, 0.000),
        barrel_places=(0.252, -0.094, -0.159, 0.000),
    ),
    # 12420 standings, logarithmic loss 0.8508
    "game_1001": EquityWeights(
        points=(8.296, 7.480, 6.566, 6.113, 5.378, 4.566, 3.676, 2.531, 1.374, 0.000),
        barrel=(8.296, 8.296, 8.296),
        places=(0.026, -0.009, -0.017, 0.000),
    ),
    # 20501 standings, logarithmic loss 0.9943
    "lock_1001": EquityWeights(
        points=(2.410, 2.410, 2.370, 2.161, 1.992, 1.646, 1.404, 0.916, 0.400, 0.000),
        barrel=(2.776, 2.776, 2.776),
        places=(0.004, 0.002, -0.006, 0.000),
        barrel_places=(0.056, -0.066, 0.010, 0.000),
    ),
    # 15384 standings, logarithmic loss 1.0193
    "pagat_russian": EquityWeights(
        points=(3.017, 2.791, 2.636, 2.507, 2.280, 2.077, 1.766, 1.279, 0.688, 0.000),
        barrel=(2.802, 2.802, 3.066),
        bolts=(-0.173, -0.085, 0.000),
        falls=(-0.537, -0.114, 0.000),
        rospis=(-0.237, -0.105, 0.000),
        places=(-0.005, 0.000, 0.005, 0.000),
        barrel_places=(0.052, -0.048, -0.004, 0.000),
    ),
    # 12395 standings, logarithmic loss 0.8916
    "polish_tysiac": EquityWeights(
        points=(5.580, 5.580, 5.243, 4.678, 4.157, 3.525, 2.764, 1.823, 0.817, 0.000),
        barrel=(5.580, 5.580, 5.580),
        places=(0.005, -0.032, 0.027, 0.000),
    ),
    # 8049 standings, logarithmic loss 0.5471
    "two_10_2_2": EquityWeights(
        points=(5.837, 5.630, 4.848, 4.315, 3.924, 3.106, 2.435, 1.390, 0.587, 0.000),
        barrel=(5.837, 5.837, 5.837),
        places=(-0.023, 0.023, 0.000, 0.000),
    ),
    # 8398 standings, logarithmic loss 0.5710
    "two_9_3_3": EquityWeights(
        points=(5.035, 5.001, 4.196, 4.002, 3.569, 3.012, 2.397, 1.572, 0.693, 0.000),
        barrel=(5.035, 5.035, 5.035),
        places=(-0.011, 0.011, 0.000, 0.000),
    ),
    # 5604 standings, logarithmic loss 0.5679
    "two_draw": EquityWeights(
        points=(7.854, 7.399, 6.408, 6.087, 5.154, 4.224, 3.269, 2.016, 0.778, 0.000),
        barrel=(7.854, 7.854, 7.854),
        places=(0.034, -0.034, 0.000, 0.000),
    ),
    # 11889 standings, logarithmic loss 0.5828
    "two_dead_hand": EquityWeights(
        points=(3.677, 3.189, 3.189, 2.792, 2.519, 2.209, 1.807, 1.151, 0.604, 0.000),
        barrel=(3.730, 4.111, 4.169),
        falls=(-0.879, -0.392, 0.000),
        places=(-0.010, 0.010, 0.000, 0.000),
        barrel_places=(-0.035, 0.035, 0.000, 0.000),
    ),
    # 19045 standings, logarithmic loss 1.2195
    "four_players": EquityWeights(
        points=(3.501, 3.284, 3.280, 2.880, 2.554, 2.218, 1.733, 1.227, 0.613, 0.000),
        barrel=(3.055, 3.323, 3.738),
        bolts=(-0.217, -0.068, 0.000),
        falls=(-0.735, -0.182, 0.000),
        places=(-0.027, 0.013, 0.022, -0.008),
        barrel_places=(0.130, 0.083, 0.025, -0.237),
    ),
    # 16840 standings, logarithmic loss 0.8295
    "lviv_900": EquityWeights(
        points=(4.753, 4.277, 3.990, 3.831, 3.302, 2.853, 2.243, 1.563, 0.845, 0.000),
        barrel=(5.235, 5.235, 5.235),
        bolts=(-0.299, -0.108, 0.000),
        places=(-0.022, 0.006, 0.016, 0.000),
        barrel_places=(0.090, -0.014, -0.076, 0.000),
    ),
    # 14897 standings, logarithmic loss 0.9438
    "barrel_900_800": EquityWeights(
        points=(3.685, 3.685, 3.309, 3.105, 2.844, 2.450, 1.934, 1.339, 0.569, 0.000),
        barrel=(3.790, 3.986, 4.215),
        places=(0.009, -0.016, 0.007, 0.000),
        barrel_places=(0.001, 0.023, -0.024, 0.000),
    ),
    # 44177 standings, logarithmic loss 0.8062
    "cumulative_barrel": EquityWeights(
        points=(3.221, 2.972, 2.721, 2.479, 1.949, 1.714, 1.339, 0.795, 0.463, 0.000),
        barrel=(2.303, 2.615, 3.348),
        gathered=(2.143, 2.405, 0.000),
        bolts=(-0.183, -0.107, 0.000),
        places=(-0.004, 0.011, -0.007, 0.000),
        barrel_places=(0.060, -0.104, 0.044, 0.000),
    ),
}
"""By preset."""
