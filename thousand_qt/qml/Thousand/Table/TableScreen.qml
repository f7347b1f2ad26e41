pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// The table: three players, 24 cards, and one panel in which everything is decided.
FocusScope {
    id: table

    required property var viewModel
    required property var app
    readonly property string assets: table.viewModel.assets
    // Whether the last touch was a key: only then the focus is shown.
    property bool byKeys: false
    property bool restoring: false
    property string focusedKind
    property int flights: 0
    readonly property int focusReason: table.byKeys ? Qt.TabFocusReason : Qt.OtherFocusReason
    readonly property string overlay: table.viewModel.overlay
    readonly property real sideWidth: Math.min(Math.round((table.overlay === "sheet" ? 400 : 340) * Theme.textUnit), table.width * 0.62)
    // In a narrow window a panel lies over part of the table, which then has to wait.
    readonly property bool covered: table.overlay.length > 0 && !table.sideBySide
    readonly property bool sideBySide: table.width - table.sideWidth >= Math.round(710 * Theme.textUnit)

    function moveInHand(card: CardItem, by: int): void {
        if (!table.byKeys) {
            table.byKeys = true;
            return;
        }
        hand.next(card, by)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function focusHand(): void {
        table.restoring = true;
        const best = hand.nearest();
        if (best)
            best.forceActiveFocus(table.focusReason);
        else
            nobody.forceActiveFocus(table.focusReason);
        table.restoring = false;
    }

    // Bring the keyboard to where the next decision is.
    function restoreFocus(): void {
        if (!table.visible)
            return;
        if (overlays.item) {
            overlays.take(table.focusReason);
            return;
        }
        if (table.viewModel.summary.shown) {
            summary.take(table.focusReason);
            return;
        }
        const kind = table.viewModel.panel.kind;
        const another = kind !== table.focusedKind;
        table.focusedKind = kind;
        switch (kind) {
        case "claim":
        case "auction":
        case "raise":
        case "marriage":
        case "rospis":
            if (another || !panel.holdsFocus())
                panel.take(table.focusReason);
            break;
        case "pass":
            if (panel.complete)
                panel.take(table.focusReason);
            else if (another || !table.inHand() && !panel.holdsFocus())
                table.focusHand();
            break;
        default:
            if (!table.inHand() && !table.aside() && (another || !panel.holdsFocus()))
                table.focusHand();
        }
    }

    function inHand(): bool {
        const item = table.Window.activeFocusItem as CardItem;
        return item !== null && item.pressable;
    }

    // Say whether the keyboard is at a player or at the tools, where it may stay.
    function aside(): bool {
        const item = table.Window.activeFocusItem as Item;
        return item !== null && (item instanceof SeatPlate || item.parent === tools);
    }

    function stepGroup(up: bool): void {
        table.byKeys = true;
        if (up)
            panel.take(Qt.TabFocusReason);
        else
            table.focusHand();
    }

    function pauseFor(kind: string): int {
        return kind === "call" ? Motion.readCall : kind === "trick" ? Motion.readTrick : kind === "prikup" ? Motion.readPrikup : 0;
    }

    // Tell that the scene has come to rest, after a person could read what it shows.
    function checkRest(): void {
        if (table.flights > 0)
            return;
        reading.beat = table.viewModel.beat;
        reading.interval = table.pauseFor(table.viewModel.pause);
        if (reading.interval > 0)
            reading.restart();
        else
            table.viewModel.settled(reading.beat);
    }

    function pressedKey(event: KeyEvent): void {
        const arrows = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down];
        event.accepted = true;
        table.byKeys = true;
        // Only what walks or steps goes on while a key is held.
        if (event.isAutoRepeat && !arrows.includes(event.key))
            return;
        const digit = event.key - Qt.Key_0;
        const stepped = table.viewModel.panel.amount > 0 && table.overlay.length === 0;
        if (digit >= 0 && digit <= 9 && stepped) {
            table.viewModel.typeDigit(digit);
            // Enter says the typed amount, wherever the keyboard was.
            panel.take(Qt.TabFocusReason);
        } else if (event.key === Qt.Key_Backspace && stepped)
            table.viewModel.eraseDigit();
        else if (event.key === Qt.Key_F1)
            table.viewModel.openOverlay("help");
        else if (event.key === Qt.Key_F2)
            table.viewModel.openOverlay("lastTrick");
        else if (event.key === Qt.Key_F3)
            table.viewModel.openOverlay("sheet");
        else if (event.key === Qt.Key_F10 || event.key === Qt.Key_Menu)
            table.viewModel.openOverlay("menu");
        else if (event.key === Qt.Key_Escape)
            table.stepBack();
        else if (table.overlay.length > 0)
            event.accepted = table.walk(event.key);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            table.vertical(event.key === Qt.Key_Up);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            event.accepted = table.walk(event.key);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && !table.viewModel.summary.shown)
            table.viewModel.clickTable();
        else
            event.accepted = false;
    }

    function stepBack(): void {
        if (!table.viewModel.back())
            table.viewModel.openOverlay("menu");
    }

    function vertical(up: bool): void {
        if (table.viewModel.panel.amount > 0 && !table.inHand())
            table.viewModel.changeAmount(up ? 1 : -1);
        else
            table.stepGroup(up);
    }

    function walk(key: int): bool {
        const forward = key === Qt.Key_Right || key === Qt.Key_Down;
        if (!forward && key !== Qt.Key_Left && key !== Qt.Key_Up)
            return false;
        const here = table.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return true;
    }

    focus: true
    Keys.priority: Keys.AfterItem
    Keys.onPressed: event => table.pressedKey(event)
    onActiveFocusChanged: if (table.activeFocus)
        focusCheck.restart()
    Component.onCompleted: restCheck.restart()
    onFlightsChanged: if (table.flights === 0)
        restCheck.restart()

    // Timers and not Qt.callLater, which would outlive the screen.
    Timer {
        id: restCheck

        interval: 0
        onTriggered: table.checkRest()
    }

    Timer {
        id: stopCheck

        interval: 0
        onTriggered: hand.chooseStop()
    }

    Timer {
        id: focusCheck

        interval: 0
        onTriggered: table.restoreFocus()
    }

    Timer {
        id: reading

        property int beat

        onTriggered: table.viewModel.settled(reading.beat)
    }

    Connections {
        target: table.viewModel

        function onBeatChanged(): void {
            reading.stop();
            restCheck.restart();
        }

        function onPanelChanged(): void {
            focusCheck.restart();
        }

        function onSummaryChanged(): void {
            focusCheck.restart();
        }

        function onOverlayChanged(): void {
            focusCheck.restart();
        }
    }

    Connections {
        target: table.Window.window

        function onVisibilityChanged(visibility: int): void {
            const hidden = visibility === Window.Hidden || visibility === Window.Minimized;
            table.viewModel.windowHidden(hidden);
            // Timers may have stood still as long as nothing was drawn.
            if (!hidden)
                table.restoreFocus();
        }
    }

    PointHandler {
        onActiveChanged: if (active)
            table.byKeys = false
    }

    HandFocus {
        id: hand

        cards: cards
    }

    // Has the keyboard while there is nothing to choose.
    Item {
        id: nobody
    }

    Item {
        id: scene

        enabled: !table.covered
        width: table.overlay.length > 0 && table.sideBySide ? table.width - table.sideWidth : table.width
        height: table.height

        TableGeometry {
            id: geometry

            width: scene.width
            height: scene.height
            panelTop: geometry.panelBottom - geometry.usualPanel
            toolsWidth: tools.width
            panelWidth: panel.width
            slotTop: panel.y + (panel.height - geometry.cardHeight * geometry.slotScale) / 2
        }

        MouseArea {
            anchors.fill: parent
            onClicked: table.viewModel.clickTable()
        }

        ContractStrip {
            anchors.horizontalCenter: parent.horizontalCenter
            y: geometry.edge
            width: scene.width - 2 * (geometry.plateWidth + geometry.edge + Theme.space12)
            contract: table.viewModel.contract
            assets: table.assets
        }

        SeatPlate {
            id: leftPlate

            objectName: "table.left"
            visible: !table.viewModel.summary.shown || summary.x >= leftPlate.x + leftPlate.width
            x: geometry.edge
            y: geometry.edge
            width: geometry.plateWidth
            height: geometry.plateHeight
            seat: table.viewModel.leftSeat
            hintBelow: true
            showsFocus: table.byKeys
            onActiveFocusChanged: if (activeFocus)
                table.byKeys = true
            assets: table.assets
        }

        SeatPlate {
            id: rightPlate

            objectName: "table.right"
            visible: leftPlate.visible
            x: scene.width - geometry.edge - width
            y: geometry.edge
            width: geometry.plateWidth
            height: geometry.plateHeight
            seat: table.viewModel.rightSeat
            hintBelow: true
            showsFocus: table.byKeys
            onActiveFocusChanged: if (activeFocus)
                table.byKeys = true
            assets: table.assets
        }

        SeatPlate {
            id: myPlate

            objectName: "table.me"
            visible: leftPlate.visible
            x: geometry.edge
            y: scene.height - Theme.space12 - height
            width: geometry.plateWidth
            height: geometry.plateHeight
            seat: table.viewModel.mySeat
            showsFocus: table.byKeys
            onActiveFocusChanged: if (activeFocus)
                table.byKeys = true
            assets: table.assets
        }

        ActionPanel {
            id: panel

            objectName: "table.panel"
            anchors.horizontalCenter: parent.horizontalCenter
            y: geometry.panelBottom - height
            width: Math.min(scene.width - 2 * geometry.edge, Math.round(620 * Theme.textUnit))
            height: Math.max(implicitHeight, geometry.cardHeight * geometry.slotScale + 2 * Theme.space12)
            visible: props.kind !== "none" && !table.viewModel.summary.shown
            viewModel: table.viewModel
            assets: table.assets
            slotWidth: geometry.cardWidth * geometry.slotScale
            slotHeight: geometry.cardHeight * geometry.slotScale
            onPressed: act => table.viewModel.press(act)
        }

        Item {
            id: cardLayer

            anchors.fill: parent

            Repeater {
                id: cards

                model: table.viewModel.cards

                CardItem {
                    objectName: "card" + number
                    geometry: geometry
                    assets: table.assets
                    showsFocus: table.byKeys
                    tabStop: mine ? number === hand.stop : pressable
                    onPressed: table.viewModel.clickCard(number)
                    onMoved: by => table.moveInHand(this, by)
                    onLeaving: {
                        nobody.forceActiveFocus(table.focusReason);
                        focusCheck.restart();
                    }
                    onMineChanged: {
                        if (activeFocus && mine)
                            hand.entered(this);
                        stopCheck.restart();
                    }
                    onActiveFocusChanged: {
                        if (activeFocus && mine)
                            hand.entered(this);
                        if (activeFocus && !table.restoring)
                            table.byKeys = true;
                    }
                    onFlyingChanged: table.flights += flying ? 1 : -1
                }
            }
        }

        CallBubble {
            x: geometry.edge + geometry.plateWidth + Theme.space12
            y: geometry.edge + geometry.plateHeight - height / 2
            text: table.viewModel.leftSeat.bubble
            suit: table.viewModel.leftSeat.bubbleSuit
            assets: table.assets
        }

        CallBubble {
            x: scene.width - geometry.edge - geometry.plateWidth - Theme.space12 - width
            y: geometry.edge + geometry.plateHeight - height / 2
            text: table.viewModel.rightSeat.bubble
            suit: table.viewModel.rightSeat.bubbleSuit
            assets: table.assets
        }

        CallBubble {
            x: geometry.edge
            y: myPlate.y - height - Theme.space12
            text: table.viewModel.mySeat.bubble
            suit: table.viewModel.mySeat.bubbleSuit
            assets: table.assets
        }

        Row {
            id: tools

            anchors.right: parent.right
            anchors.rightMargin: geometry.edge
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space12
            spacing: Theme.space8

            IconButton {
                objectName: "table.lastTrick"
                assets: table.assets
                symbol: "tricks"
                label: qsTr("Last trick (F2)")
                onClicked: table.viewModel.openOverlay("lastTrick")
            }

            IconButton {
                objectName: "table.sheet"
                assets: table.assets
                symbol: "score-sheet"
                label: qsTr("Score sheet (F3)")
                onClicked: table.viewModel.openOverlay("sheet")
            }

            IconButton {
                objectName: "table.menu"
                assets: table.assets
                symbol: "menu"
                label: qsTr("Menu (F10)")
                onClicked: table.viewModel.openOverlay("menu")
            }
        }

        DealSummary {
            id: summary

            readonly property real free: scene.width - 2 * (geometry.plateWidth + geometry.edge + Theme.space12)
            readonly property real wished: Math.round(710 * Theme.textUnit)

            anchors.horizontalCenter: parent.horizontalCenter
            width: free >= Math.round(540 * Theme.textUnit) ? Math.min(free, wished) : Math.min(scene.width - 2 * geometry.edge, wished)
            height: Math.min(implicitHeight, tools.y - 2 * geometry.edge)
            y: Math.max(geometry.edge, (tools.y - height) / 2)
            props: table.viewModel.summary
            canContinue: table.viewModel.canContinue
            assets: table.assets
            onNext: table.viewModel.next()
            onPlayAgain: table.app.playAgain()
            onHome: table.app.leaveTable()
        }
    }

    MouseArea {
        anchors.fill: parent
        visible: table.covered
        onClicked: table.viewModel.closeOverlay()
    }

    TableOverlay {
        id: overlays

        anchors.right: parent.right
        width: table.sideWidth
        height: table.height
        viewModel: table.viewModel
        assets: table.assets
        onLoaded: focusCheck.restart()
        onHomeChosen: table.app.leaveTable()
        onSettingsChosen: table.app.openSettings()
    }
}
