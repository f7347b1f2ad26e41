pragma Singleton

import QtQuick

// Every colour, size and space of the window. Sizes follow one unit derived from the window; text
// follows the person's text scale too and stays legible in the smallest window.
QtObject {
    id: theme

    // Set by the window.
    property real windowWidth: 1280
    property real windowHeight: 800
    property real textScale: 1
    property string feltName: "green"

    readonly property real unit: Math.max(0.75, Math.min(windowWidth / 1280, windowHeight / 800))
    readonly property real textUnit: Math.max(1, 1.15 * unit) * textScale

    // Type, in pixels.
    readonly property int textSmall: Math.round(12 * textUnit)
    readonly property int textBody: Math.round(14 * textUnit)
    readonly property int textLarge: Math.round(18 * textUnit)
    readonly property int textTitle: Math.round(24 * textUnit)
    readonly property int textHero: Math.round(36 * textUnit)
    // Figures of equal width, so that columns of scores stand still.
    readonly property var tabular: ({
            "tnum": 1
        })

    // Space, in pixels.
    readonly property int space4: Math.round(4 * unit)
    readonly property int space8: Math.round(8 * unit)
    readonly property int space12: Math.round(12 * unit)
    readonly property int space16: Math.round(16 * unit)
    readonly property int space24: Math.round(24 * unit)
    readonly property int space32: Math.round(32 * unit)
    readonly property int radiusSmall: Math.round(6 * unit)
    readonly property int radiusLarge: Math.round(12 * unit)
    readonly property int hairline: Math.max(1, Math.round(unit))
    readonly property int focusWidth: Math.max(2, Math.round(3 * unit))
    // The height of everything that is pressed.
    readonly property int controlHeight: Math.round(textBody * 1.4 + 22 * Math.max(0.8, unit))

    // The cloth; felt.py paints it with a light in the middle.
    readonly property bool blue: feltName === "blue"
    readonly property url feltSource: "image://felt/" + feltName
    readonly property color felt: blue ? "#1d3459" : "#194b39"
    readonly property color feltLight: blue ? "#284674" : "#1d5740"
    readonly property color feltDark: blue ? "#101d36" : "#113528"

    // Panels lie on the cloth; wells lie in a panel; what is pressed is raised.
    readonly property color panel: blue ? "#152743" : "#14392b"
    readonly property color panelBorder: blue ? "#3f5a86" : "#3a7259"
    readonly property color well: blue ? "#0e1b31" : "#0d2a1f"
    readonly property color raised: blue ? "#2a4470" : "#23583f"
    readonly property color raisedHover: blue ? "#355489" : "#296548"
    readonly property color raisedPressed: blue ? "#1f345a" : "#1a4532"
    // Over what has to wait for a panel.
    readonly property color shade: Qt.alpha(feltDark, 0.62)

    // Text.
    readonly property color ink: "#f6f0e0"
    readonly property color inkMuted: "#d3dccd"
    readonly property color inkDisabled: "#8fa398"
    readonly property color inkProblem: "#ffc4b0"

    // One accent: your turn, focus, the primary button.
    readonly property color amber: "#f2b84b"
    readonly property color amberHover: "#f8ca70"
    readonly property color amberPressed: "#d89d34"
    readonly property color inkOnAmber: "#2b1d05"

    // Cards.
    readonly property color ivory: "#fbf6e8"
    readonly property color cardRed: "#b51f2c"
    readonly property color cardBlack: "#1e2431"
    readonly property color cardEdge: "#8d8268"

    // The score sheet is written on paper; score_chart.py repeats these.
    readonly property color paper: ivory
    readonly property color paperShade: "#f1e9d3"
    readonly property color paperRule: "#d5ccb4"
    readonly property color paperInk: cardBlack
    readonly property color paperMuted: "#5b5648"
    readonly property real cardRatio: 5 / 7
}
