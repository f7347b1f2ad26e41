pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The table: three players, 24 cards, and one panel in which everything is decided.
FocusScope {
    id: table

    required property var viewModel
    required property var app
    readonly property string assets: table.viewModel.assets
    readonly property int flights: cards.flights
    readonly property string overlay: table.viewModel.overlay
    readonly property real sideWidth: Math.min(Math.round((table.overlay !== "sheet" ? 340 : table.viewModel.seats.length > 3 ? 470 : 400) * Theme.textUnit), table.width * 0.62)
    // In a narrow window a panel lies over part of the table, which then has to wait. It waits for
    // the menu anyway, from which one goes somewhere else.
    readonly property bool covered: table.overlay.length > 0 && (!table.sideBySide || table.overlay === "menu")
    readonly property bool sideBySide: table.width - table.sideWidth >= Math.round(710 * Theme.textUnit)

    function pauseFor(kind: string): int {
        const pauses = {
            call: Motion.readCall,
            marriage: Motion.readMarriage,
            trick: Motion.readTrick,
            prikup: Motion.readPrikup
        };
        return pauses[kind] ?? 0;
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

    focus: true
    Keys.priority: Keys.AfterItem
    Keys.onPressed: event => keys.pressedKey(event)
    onActiveFocusChanged: if (table.activeFocus)
        focusCheck.restart()
    onVisibleChanged: table.viewModel.tempo.setHidden(!table.visible)
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
        onTriggered: keys.restoreFocus()
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
            keys.heardPanel();
            focusCheck.restart();
        }

        function onSummaryChanged(): void {
            focusCheck.restart();
        }

        function onOverlayChanged(): void {
            Pointing.rest();
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
                keys.restoreFocus();
        }
    }

    Connections {
        target: Pointing

        function onPressed(): void {
            keys.byKeys = false;
        }
    }

    TableFocus {
        id: keys

        table: table
        viewModel: table.viewModel
        hand: hand
        panel: panel
        overlays: overlays
        summary: summary
        tools: tools
        drag: cards.drag
        nobody: nobody
    }

    HandFocus {
        id: hand

        cards: cards.items
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
            players: table.viewModel.seats.length
            trickSize: table.viewModel.trickSize
            crowded: table.viewModel.contract.banner.length > 0
            stripEnd: strip.y + strip.implicitHeight
            panelWidth: panel.width
            slotTop: panel.y + (panel.height - geometry.cardHeight * geometry.slotScale) / 2
        }

        MouseArea {
            anchors.fill: parent
            onClicked: table.viewModel.clickTable()
        }

        ContractStrip {
            id: strip

            x: geometry.stripLeft + (geometry.opposite ? 0 : Theme.space16)
            y: geometry.edge
            width: scene.width - geometry.stripRight - x - (geometry.opposite ? 0 : Theme.space16)
            contract: table.viewModel.contract
            assets: table.assets
            odds: table.viewModel.coach.odds
        }

        TableSeats {
            id: seats

            anchors.fill: parent
            viewModel: table.viewModel
            geometry: geometry
            assets: table.assets
            byKeys: keys.byKeys
            shown: !table.viewModel.summary.shown || summary.x >= geometry.edge + geometry.plateWidth
            onFocusEntered: keys.byKeys = true
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

        TableCaptions {
            anchors.fill: parent
            visible: !table.viewModel.summary.shown
            viewModel: table.viewModel
            geometry: geometry
            floor: panel.visible ? panel.y : scene.height
        }

        TableCards {
            id: cards

            anchors.fill: parent
            opacity: summary.tall ? 0 : 1
            viewModel: table.viewModel
            geometry: geometry
            assets: table.assets
            keys: keys
            hand: hand
            onOtherCards: stopCheck.restart()
            onFocusLeaving: {
                nobody.forceActiveFocus(keys.focusReason);
                focusCheck.restart();
            }
        }

        TableChips {
            anchors.fill: parent
            visible: seats.shown && !table.viewModel.summary.shown
            viewModel: table.viewModel
            geometry: geometry
            assets: table.assets
        }

        TrickWinner {
            anchors.fill: parent
            won: table.viewModel.won
            geometry: geometry
        }

        // Its dark letters would fade in the shade.
        TableBubbles {
            anchors.fill: parent
            visible: !table.covered
            viewModel: table.viewModel
            geometry: geometry
            assets: table.assets
        }

        DealSummary {
            id: summary

            readonly property real free: scene.width - 2 * (geometry.plateWidth + geometry.edge + Theme.space12)
            readonly property real wished: Math.round(710 * Theme.textUnit)

            anchors.horizontalCenter: parent.horizontalCenter
            width: free >= Math.round(540 * Theme.textUnit) ? Math.min(free, wished) : Math.min(scene.width - 2 * geometry.edge, wished)
            // At the end of the match nothing is left to do below.
            readonly property bool tall: props.ending && implicitHeight > tools.y - 2 * geometry.edge && scene.width + width > 2 * tools.x
            readonly property real floor: tall ? scene.height : tools.y
            height: Math.min(implicitHeight, floor - 2 * geometry.edge)
            y: Math.max(geometry.edge, (floor - height) / 2)
            props: table.viewModel.summary
            canContinue: table.viewModel.canContinue
            assets: table.assets
            onNext: table.viewModel.next()
            chart: table.viewModel.sheet.chart
            chances: table.viewModel.coach.chances
            onPlayAgain: table.app.playAgain()
            onChangeChosen: table.app.changeMatch()
            onSheetChosen: table.viewModel.openOverlay("sheet")
            onReviewChosen: table.app.openReview(0)
            onHome: table.app.leaveTable()
        }

        TableTools {
            id: tools

            anchors.right: parent.right
            anchors.rightMargin: geometry.edge
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space12
            // It keeps its place, which the summary asks for.
            opacity: summary.tall ? 0 : 1
            enabled: !summary.tall
            viewModel: table.viewModel
            assets: table.assets
            beside: geometry.cardHeight
        }
    }

    TableVoice {
        width: table.width
        height: 1
        teller: table.viewModel.voice
        question: table.viewModel.summary.shown ? table.viewModel.summary.title : table.viewModel.panel.title
        refusal: table.viewModel.refusal
    }

    // What has to wait lies in the shade, and the panel above it throws a shadow.
    Rectangle {
        objectName: "table.shade"
        anchors.fill: parent
        visible: table.covered
        color: Theme.shade

        // What lies in the shade explains nothing.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: table.viewModel.closeOverlay()
        }

        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: table.sideWidth
            width: Theme.space32
            height: parent.height

            gradient: Gradient {
                orientation: Gradient.Horizontal

                GradientStop {
                    position: 0
                    color: "transparent"
                }

                GradientStop {
                    position: 1
                    color: Theme.shade
                }
            }
        }
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
        onRulesChosen: table.app.openRules()
        onReviewChosen: deal => table.app.openReview(deal)
    }
}
