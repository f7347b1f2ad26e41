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
    // Whether it waits for a second click.
    required property bool marked
    required property bool winning
    required property var place
    // Who played it, or who is to get it, in words.
    required property string owner
    // Whether it can be chosen where it lies on the table.
    required property bool choosable
    // Where it has just come from into my hand, in words.
    required property string origin
    required property TableGeometry geometry
    required property string back
    required property string assets
    required property HandDrag drag
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
    // Whether it only finds its place among the other cards of the hand.
    property bool gliding: false
    readonly property bool flying: flight.running && !card.gliding
    readonly property bool held: card.drag.card === card
    readonly property bool mine: card.shown !== null && card.shown.zone === "hand" && card.shown.who === 0
    readonly property bool pressable: card.mine || card.choosable || (card.shown !== null && card.shown.zone === "gift")
    readonly property rect goal: card.geometry.area(card.shown)
    readonly property real goalAngle: card.geometry.angle(card.shown)
    readonly property real angle: card.held ? 0 : card.startAngle + (card.goalAngle - card.startAngle) * card.progress
    readonly property bool faceUp: card.shown !== null && (card.progress < 0.5 ? card.startUp : card.shown.faceUp)
    readonly property bool turning: card.shown !== null && card.startUp !== card.shown.faceUp
    readonly property real raised: {
        if (card.marked)
            return card.geometry.lift * 2;
        if (card.winning || (card.mine && (card.mark === "legal" || card.activeFocus && card.showsFocus)))
            return card.geometry.lift;
        return card.mine && pointer.containsMouse && card.mark === "" ? card.geometry.lift / 2 : 0;
    }

    signal pressed
    signal moved(by: int)
    signal shifted(by: int)
    // The card has the keyboard and is about to leave the hand.
    signal leaving

    // A key plays the card only when its focus can be seen.
    function keyPressed(event: KeyEvent): void {
        if (event.isAutoRepeat)
            return;
        if (card.showsFocus || card.marked)
            card.pressed();
        else
            card.moved(0);
    }

    function arrowPressed(event: KeyEvent, by: int): void {
        if (event.modifiers & Qt.ShiftModifier)
            card.shifted(by);
        else
            card.moved(by);
    }

    // Leave from where the card is seen now.
    function depart(): void {
        flight.stop();
        const here = Qt.point(card.x - slid.value, card.y);
        const angle = card.angle;
        card.startScale = card.scale;
        card.startUp = card.faceUp;
        card.start = here;
        card.startAngle = angle;
        card.progress = 0;
    }

    function travel(delay: int, duration: int): bool {
        wait.duration = delay;
        journey.duration = duration;
        if (delay + duration > 0)
            flight.start();
        else
            card.progress = 1;
        return flight.running;
    }

    // Go from the hand of the person who dropped it to where it lies.
    function land(): void {
        if (flight.running)
            return;
        card.depart();
        card.gliding = true;
        card.travel(0, Motion.flight);
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
        card.depart();
        card.gliding = card.mine && to.zone === "hand" && to.who === 0;
        card.shown = to;
        if (card.activeFocus && !card.mine)
            card.leaving();
        const flies = card.travel(to.delay * Motion.dealStagger, card.travelTime(from, to));
        if (!flies && from.zone !== to.zone && Motion.reducedFade > 0)
            appear.restart();
        card.drag.cancel(card);
    }

    // Say where the card is in the hand and what can be done with it.
    function words(): string {
        if (!card.mine)
            return card.owner;
        const number = qsTr("card %1 of %2").arg(card.shown.slot + 1).arg(card.shown.count);
        const place = card.origin.length > 0 ? number + ", " + card.origin : number;
        if (card.marked)
            return place + ", " + qsTr("waits to be chosen once more");
        return card.mark === "illegal" ? place + ", " + qsTr("cannot be played now") : place;
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
    x: card.held ? card.drag.at.x - card.drag.grip.x * card.width * card.scale : card.start.x + (card.goal.x - card.start.x) * card.progress + slid.value
    y: card.held ? card.drag.at.y - card.drag.grip.y * card.height * card.scale + lifted.value : card.start.y + (card.goal.y - card.start.y) * card.progress
    z: card.geometry.depth(card.shown) + (card.held ? 3000 : card.flying ? 1000 : 0)
    scale: card.held ? card.drag.scale : card.startScale + (card.goal.width / card.width - card.startScale) * card.progress
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
    Accessible.description: card.words()
    Accessible.focusable: card.pressable
    Accessible.onPressAction: card.pressed()
    Keys.onLeftPressed: event => card.arrowPressed(event, -1)
    Keys.onRightPressed: event => card.arrowPressed(event, 1)
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

    // How far the card has moved to make room for another.
    QtObject {
        id: slid

        property real value: card.mine && !card.held ? card.drag.roomFor(card.shown) : 0

        Behavior on value {
            enabled: Motion.flight > 0

            NumberAnimation {
                duration: Motion.flight
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
            id: journey

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

    CardFace {
        anchors.fill: parent
        picture: card.faceUp && card.picture ? card.picture : card.back
        assets: card.assets
        dimmed: card.mark === "illegal"
        winning: card.winning
        marked: card.marked
        fresh: card.origin.length > 0
        held: card.held
        turned: card.angle !== 0
    }

    FocusRing {
        shown: card.activeFocus && card.showsFocus
        gap: 0
        radius: card.width * 0.08
    }

    MouseArea {
        id: pointer

        // Where the card was pressed, and whether it was dragged from there.
        property point origin
        property bool dragged: false

        function place(mouse: MouseEvent): point {
            return card.mapToItem(card.parent, mouse.x, mouse.y);
        }

        anchors.fill: parent
        // Where the card lay before it was lifted is still the card: it does not tremble there.
        anchors.bottomMargin: -lifted.value
        enabled: card.pressable
        hoverEnabled: true
        preventStealing: true
        onPressed: mouse => {
            pointer.dragged = false;
            pointer.origin = pointer.place(mouse);
        }
        onPositionChanged: mouse => {
            if (!pointer.pressed)
                return;
            const at = pointer.place(mouse);
            const far = Application.styleHints.startDragDistance;
            if (!pointer.dragged && !card.choosable && Math.hypot(at.x - pointer.origin.x, at.y - pointer.origin.y) >= far) {
                pointer.dragged = true;
                card.drag.begin(card, pointer.origin);
            }
            card.drag.moveTo(at);
        }
        onReleased: card.drag.drop(card)
        onCanceled: card.drag.cancel(card)
        onClicked: if (!pointer.dragged)
            card.pressed()
        // The second half of a double click may land on a card that has slid there: it is no click,
        // except on the card that waits for it.
        onDoubleClicked: if (card.marked)
            card.pressed()
    }
}
