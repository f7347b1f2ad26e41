pragma Singleton

import QtQuick

// Every colour, size and space of the window. Sizes follow one unit derived from the window; text
// follows the person's text scale too and never becomes smaller than it is at 1280 × 800.
QtObject {
    id: theme

    // Set by the window.
    property real windowWidth: 1280
    property real windowHeight: 800
    property real textScale: 1
    property string feltName: "green"

    readonly property real unit: Math.max(0.75, Math.min(windowWidth / 1280, windowHeight / 800))
    readonly property real textUnit: Math.max(1, unit) * textScale

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
    readonly property color felt: blue ? "#1e3558" : "#1d523a"
    readonly property color feltLight: blue ? "#2a4670" : "#256045"
    readonly property color feltDark: blue ? "#101e36" : "#103022"

    // Panels lie on the cloth; wells lie in a panel.
    readonly property color panel: blue ? "#182a47" : "#163c2b"
    readonly property color panelBorder: blue ? "#3c557d" : "#356b52"
    readonly property color well: blue ? "#101f37" : "#0f2d20"
    readonly property color raised: blue ? "#2b4469" : "#24563f"
    readonly property color raisedHover: blue ? "#35527d" : "#2d684d"
    readonly property color raisedPressed: blue ? "#20355a" : "#1b4634"

    // Text.
    readonly property color ink: "#f7f1e1"
    readonly property color inkMuted: "#d3dccd"
    readonly property color inkDisabled: "#8fa398"
    readonly property color inkProblem: "#ffc4b0"

    // One accent: your turn, focus, the primary button.
    readonly property color amber: "#f2b33d"
    readonly property color amberHover: "#f8c562"
    readonly property color amberPressed: "#d8992a"
    readonly property color inkOnAmber: "#2b1d05"

    // Cards.
    readonly property color ivory: "#fbf6e9"
    readonly property color cardRed: "#b01e2b"
    readonly property color cardBlack: "#1c1c20"
    readonly property color cardEdge: "#cdbf9f"
    readonly property real cardRatio: 5 / 7
}
