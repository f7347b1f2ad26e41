import QtQuick
import Thousand.Controls
import Thousand.Theme

// One of the 24 cards. It flies from where it is to its new place by one progress from 0 to 1, so
// that resizing the window moves it at once; on the way it turns over by scaling.
Item {
    id: card

    required property int number
    required property string name
    required property string mark
    required property bool winning
    required property var place
    required property TableGeometry geometry
    required property string assets
    required property bool showsFocus
    // Whether Tab stops here: at one card of the hand, from which the arrows go on.
    required property bool tabStop

    property var shown: null
    property string picture
    property point start
    property real startScale: 1
    property real startAngle: 0
    property bool startUp: false
    property real progress: 1
    readonly property bool flying: flight.running
    readonly property bool mine: card.shown !== null && card.shown.zone === "hand" && card.shown.who === 0
    readonly property bool pressable: card.mine || (card.shown !== null && card.shown.zone === "gift")
    readonly property rect goal: card.geometry.area(card.shown)
    readonly property real goalAngle: card.geometry.angle(card.shown)
    readonly property real angle: card.startAngle + (card.goalAngle - card.startAngle) * card.progress
    readonly property bool faceUp: card.shown !== null && (card.progress < 0.5 ? card.startUp : card.shown.faceUp)
    readonly property bool turning: card.shown !== null && card.startUp !== card.shown.faceUp
    readonly property real raised: {
        if (card.winning || (card.mine && (card.mark === "legal" || card.activeFocus && card.showsFocus)))
            return card.geometry.lift;
        return card.mine && pointer.containsMouse && card.mark === "" ? card.geometry.lift / 2 : 0;
    }

    signal pressed
    signal moved(by: int)
    // The card has the keyboard and is about to leave the hand.
    signal leaving

    // A key plays the card only when its focus can be seen.
    function keyPressed(event: KeyEvent): void {
        if (event.isAutoRepeat)
            return;
        if (card.showsFocus)
            card.pressed();
        else
            card.moved(0);
    }

    function fly(): void {
        const from = card.shown;
        const to = card.place;
        if (to.picture)
            card.picture = to.picture;
        if (from === null || (from.zone === to.zone && from.who === to.who && from.slot === to.slot && from.count === to.count && from.faceUp === to.faceUp)) {
            card.shown = to;
            return;
        }
        flight.stop();
        const here = Qt.point(card.x, card.y);
        card.startScale = card.scale;
        card.startAngle = card.angle;
        card.startUp = card.faceUp;
        card.start = here;
        card.progress = 0;
        card.shown = to;
        if (card.activeFocus && !card.mine)
            card.leaving();
        wait.duration = to.delay * Motion.dealStagger;
        travel.duration = card.travelTime(from, to);
        if (wait.duration + travel.duration > 0) {
            flight.start();
        } else {
            card.progress = 1;
            if (from.zone !== to.zone && Motion.reducedFade > 0)
                appear.restart();
        }
    }

    function travelTime(from: var, to: var): int {
        if (from.zone === "deck")
            return Motion.dealFlight;
        if (to.zone === "pile")
            return Motion.sweep;
        return from.zone === to.zone && from.faceUp !== to.faceUp ? Motion.turnOver : Motion.flight;
    }

    width: card.geometry.cardWidth
    height: card.geometry.cardHeight
    x: card.start.x + (card.goal.x - card.start.x) * card.progress
    y: card.start.y + (card.goal.y - card.start.y) * card.progress
    z: card.geometry.depth(card.shown) + (card.flying ? 1000 : 0)
    scale: card.startScale + (card.goal.width / card.width - card.startScale) * card.progress
    transformOrigin: Item.TopLeft
    transform: [
        Scale {
            origin.x: card.width / 2
            xScale: card.turning ? Math.max(0.02, Math.abs(1 - 2 * card.progress)) : 1
        },
        Rotation {
            origin.x: card.width / 2
            origin.y: card.height / 2
            angle: card.angle
        },
        Translate {
            y: -lifted.value
        }
    ]
    activeFocusOnTab: (card.tabStop || card.activeFocus) && card.visible
    onPlaceChanged: card.fly()
    Component.onCompleted: card.fly()
    Accessible.role: card.pressable ? Accessible.Button : Accessible.Graphic
    Accessible.name: card.name
    Accessible.description: card.mark === "illegal" ? qsTr("cannot be played now") : ""
    Accessible.focusable: card.pressable
    Accessible.onPressAction: card.pressed()
    Keys.onLeftPressed: card.moved(-1)
    Keys.onRightPressed: card.moved(1)
    Keys.onReturnPressed: event => card.keyPressed(event)
    Keys.onEnterPressed: event => card.keyPressed(event)
    Keys.onSpacePressed: event => card.keyPressed(event)

    QtObject {
        id: lifted

        property real value: card.raised

        Behavior on value {
            enabled: Motion.lift > 0

            NumberAnimation {
                duration: Motion.lift
                easing.type: Motion.easing
            }
        }
    }

    SequentialAnimation {
        id: flight

        PauseAnimation {
            id: wait
        }

        NumberAnimation {
            id: travel

            target: card
            property: "progress"
            from: 0
            to: 1
            easing.type: Motion.easing
        }
    }

    NumberAnimation {
        id: appear

        target: card
        property: "opacity"
        from: 0
        to: 1
        duration: Motion.reducedFade
    }

    Image {
        anchors.fill: parent
        antialiasing: card.angle !== 0
        source: card.faceUp && card.picture ? card.picture : card.assets + "/cards/back.svg"
        sourceSize: Qt.size(card.width * Screen.devicePixelRatio, card.height * Screen.devicePixelRatio)
    }

    // An illegal card is darker and lies lower.
    Rectangle {
        anchors.fill: parent
        radius: card.width * 0.068
        color: "black"
        opacity: 0.36
        visible: card.mark === "illegal"
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -border.width / 2
        radius: card.width * 0.068
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.amber
        visible: card.winning
    }

    FocusRing {
        shown: card.activeFocus && card.showsFocus
        gap: 0
        radius: card.width * 0.08
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        // Where the card lay before it was lifted is still the card: it does not tremble there.
        anchors.bottomMargin: -lifted.value
        enabled: card.pressable
        hoverEnabled: true
        onClicked: card.pressed()
        // The second half of a double click may land on a card that has slid there: it is no click.
        onDoubleClicked: {}
    }
}
