pragma Singleton

import QtQuick

// Every duration of the window in milliseconds, multiplied by the speed setting. "Instant" is
// nought for all that moves; only what would be gone unseen stays for a moment. With reduced motion nothing travels: things fade in.
QtObject {
    id: motion

    // Set by the window.
    property real speedFactor: 1
    property bool reducedMotion: false
    // How long a trick lies there compared with the usual time.
    property real trickFactor: 1
    // Whether the person has nothing to decide and wants to see what comes.
    property bool hurried: false

    readonly property bool instant: hurried || speedFactor === 0
    readonly property int reducedFade: instant ? 0 : 80

    readonly property int fade: reducedMotion ? reducedFade : scaled(160)
    readonly property int hover: reducedMotion ? 0 : scaled(90)
    readonly property int flight: reducedMotion ? 0 : scaled(220)
    readonly property int dealFlight: reducedMotion ? 0 : scaled(240)
    readonly property int dealStagger: reducedMotion ? 0 : scaled(40)
    readonly property int turnOver: reducedMotion ? 0 : scaled(180)
    readonly property int sweep: reducedMotion ? 0 : scaled(220)
    readonly property int lift: reducedMotion ? 0 : scaled(110)

    readonly property int pulse: reducedMotion ? 0 : scaled(420)

    // Pauses in which a person reads; they pass with the speed, not with reduced motion.
    readonly property int readCall: scaled(700)
    readonly property int readTrick: hurried ? 180 : Math.round((instant ? 500 : scaled(900)) * trickFactor)
    readonly property int readMarriage: hurried ? 250 : Math.max(900, scaled(900))
    readonly property int readPrikup: hurried ? 500 : Math.max(1500, scaled(1500))

    // How long the mouse rests before it is told what it rests on, and how long a hint stays; no
    // animations.
    readonly property int hintDelay: 500
    readonly property int hintStay: 8000

    // How long the end of the match is deaf to what was pressed for the deal before it.
    readonly property int calm: 800

    readonly property int easing: Easing.OutCubic

    function scaled(milliseconds: int): int {
        return instant ? 0 : Math.round(milliseconds * speedFactor);
    }
}
