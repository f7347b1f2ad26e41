pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// A sheet with real cards: the sheet on the left, the entry of the next deal on the right.
FocusScope {
    id: screen

    required property var viewModel
    required property var app
    readonly property string mode: screen.viewModel.mode
    readonly property bool entering: screen.mode === "deal" || screen.mode === "slip"
    // Whether the entry can be written down.
    readonly property bool ready: screen.mode === "names" ? screen.viewModel.namesProblem === "" : screen.entering && screen.entry.complete
    // What scrolls leaves so much for the ring around what has the keyboard.
    readonly property int ringRoom: 2 * Theme.focusWidth
    readonly property var entry: screen.mode === "slip" ? screen.viewModel.slip : screen.viewModel.deal

    function enter(): void {
        switch (screen.mode) {
        case "deal":
            dealEntry.enter();
            break;
        case "slip":
            slipEntry.enter();
            break;
        case "names":
            (names.itemAt(0) as Item)?.forceActiveFocus(Qt.TabFocusReason);
            break;
        case "delete":
            keepButton.forceActiveFocus(Qt.TabFocusReason);
            break;
        default:
            againButton.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    function walk(forward: bool): void {
        const here = screen.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    // Keep what has the focus in sight, once everything has its place.
    function reveal(item: Item): void {
        if (area.height <= 0)
            return;
        // Before it is written down all that will be written is looked at once more.
        if (item === confirmButton && preview.visible)
            area.contentY = Math.max(0, area.contentHeight - area.height);
        let ancestor = item;
        while (ancestor && ancestor !== content)
            ancestor = ancestor.parent;
        if (!ancestor || area.contentHeight <= area.height)
            return;
        const margin = Theme.space16;
        const top = item.mapToItem(area.contentItem, 0, 0).y - margin;
        const bottom = top + item.height + 2 * margin;
        if (top < area.contentY)
            area.contentY = Math.max(0, top);
        else if (bottom > area.contentY + area.height)
            area.contentY = Math.min(area.contentHeight - area.height, bottom - area.height);
    }

    function leave(): void {
        if (screen.viewModel.correcting || screen.mode === "slip" || screen.mode === "names")
            screen.viewModel.cancel();
        else
            screen.viewModel.close();
    }

    focus: true
    Keys.onEscapePressed: screen.leave()
    Keys.onUpPressed: screen.walk(false)
    Keys.onDownPressed: screen.walk(true)
    Component.onCompleted: screen.enter()
    onActiveFocusChanged: {
        if (screen.Window.activeFocusItem === screen)
            screen.enter();
    }

    Connections {
        target: screen.viewModel

        // The row that is corrected or deleted is the chosen one.
        function onPlaceChanged(): void {
            if (screen.viewModel.place >= 0)
                pane.choose(screen.viewModel.place);
        }

        // Another entry begins at its first question.
        function onHeadingChanged(): void {
            area.contentY = 0;
            screen.enter();
        }

        function onModeChanged(): void {
            area.contentY = 0;
            screen.enter();
        }
    }

    Connections {
        target: screen.Window.window
        ignoreUnknownSignals: true

        function onActiveFocusItemChanged(): void {
            screen.reveal(screen.Window.activeFocusItem);
        }
    }

    // The keys of Z and Y under Cyrillic and Greek letters too.
    Shortcut {
        sequences: [StandardKey.Undo, "Ctrl+Я", "Ctrl+Ζ"]
        enabled: screen.viewModel.canUndo
        onActivated: screen.viewModel.undo()
    }

    Shortcut {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+Н", "Ctrl+Υ", "Ctrl+Shift+Я", "Ctrl+Shift+Ζ"]
        enabled: screen.viewModel.canRedo
        onActivated: screen.viewModel.redo()
    }

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: screen.ready
        onActivated: screen.viewModel.writeDown()
    }

    Item {
        id: head

        x: Theme.space16
        y: Theme.space16
        width: parent.width - 2 * Theme.space16
        height: Math.max(backButton.height, heads.height)

        Column {
            id: heads

            anchors.left: parent.left
            anchors.right: namesButton.left
            anchors.rightMargin: Theme.space16
            anchors.verticalCenter: parent.verticalCenter

            TextLabel {
                objectName: "score.title"
                width: parent.width
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.textSmall
                text: screen.viewModel.title
                size: Theme.textLarge
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            TextLabel {
                objectName: "score.rules"
                width: parent.width
                elide: Text.ElideRight
                text: screen.viewModel.rulesTitle
                size: Theme.textSmall
                muted: true
            }
        }

        PushButton {
            id: namesButton

            objectName: "score.names"
            anchors.right: rulesButton.left
            anchors.rightMargin: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Names…")
            onClicked: screen.viewModel.beginNames()
        }

        PushButton {
            id: rulesButton

            objectName: "score.openRules"
            anchors.right: backButton.left
            anchors.rightMargin: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Rules")
            onClicked: screen.app.openRules()
        }

        PushButton {
            id: backButton

            objectName: "score.back"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Back")
            onClicked: screen.viewModel.close()
        }
    }

    ScoreSheetPane {
        id: pane

        anchors.top: head.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        x: Theme.space16
        width: Math.round((screen.width - 3 * Theme.space16) * (screen.viewModel.sheet.names.length > 3 ? 0.5 : 0.46))
        viewModel: screen.viewModel
        paper: screen.viewModel.paper
        assets: screen.viewModel.assets
    }

    Panel {
        id: panel

        anchors.top: pane.top
        anchors.bottom: pane.bottom
        anchors.left: pane.right
        anchors.leftMargin: Theme.space16
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
    }

    Flickable {
        id: area

        anchors.top: panel.top
        anchors.topMargin: Theme.space16
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.space8
        anchors.left: panel.left
        anchors.leftMargin: Theme.space16 - screen.ringRoom
        anchors.right: panel.right
        anchors.rightMargin: Theme.space16 - screen.ringRoom
        contentHeight: content.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        Column {
            id: content

            x: screen.ringRoom
            width: area.width - 2 * x
            spacing: Theme.space12

            TextLabel {
                objectName: "score.heading"
                width: parent.width
                visible: screen.mode !== "end"
                text: screen.viewModel.heading
                size: Theme.textLarge
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            TextLabel {
                objectName: "score.turn"
                width: parent.width
                visible: screen.entering
                text: screen.viewModel.turn
                muted: true
                wrapMode: Text.Wrap
            }

            DealEntry {
                id: dealEntry

                width: parent.width
                visible: screen.mode === "deal"
                viewModel: screen.viewModel.deal
                assets: screen.viewModel.assets
                onFinished: confirmButton.forceActiveFocus(Qt.TabFocusReason)
            }

            SlipEntry {
                id: slipEntry

                width: parent.width
                visible: screen.mode === "slip"
                viewModel: screen.viewModel.slip
                onFinished: confirmButton.forceActiveFocus(Qt.TabFocusReason)
            }

            Repeater {
                id: names

                model: screen.viewModel.names.length

                TextEntry {
                    id: name

                    required property int index

                    objectName: "score.name." + name.index
                    width: content.width
                    label: qsTr("Name of player %1").arg(name.index + 1)
                    maximumLength: screen.viewModel.longestName
                    text: screen.viewModel.names[name.index] ?? ""
                    onTextEdited: screen.viewModel.rename(name.index, name.text)
                    onAccepted: screen.walk(true)
                }
            }

            ScoreEnd {
                width: parent.width
                visible: screen.mode === "end"
                viewModel: screen.viewModel
                assets: screen.viewModel.assets
            }

            EntryPreview {
                id: preview

                width: parent.width
                lines: screen.entering ? screen.entry.preview : []
                after: screen.mode === "slip" ? screen.viewModel.slip.after : ""
            }
        }
    }

    ScrollMark {
        anchors.right: panel.right
        anchors.rightMargin: Theme.space4
        area: area
    }

    Column {
        id: foot

        anchors.bottom: panel.bottom
        anchors.bottomMargin: Theme.space12
        anchors.left: panel.left
        anchors.leftMargin: Theme.space16
        anchors.right: panel.right
        anchors.rightMargin: Theme.space16
        spacing: Theme.space8

        TextLabel {
            objectName: "score.missing"
            width: parent.width
            visible: text.length > 0
            text: screen.mode === "deal" ? screen.viewModel.deal.missing : screen.viewModel.namesProblem
            color: screen.mode === "names" || screen.viewModel.deal.isProblem ? Theme.inkProblem : Theme.inkMuted
            size: Theme.textSmall
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        TextLabel {
            objectName: "score.hint"
            width: parent.width
            visible: screen.mode === "deal" && text.length > 0
            text: screen.viewModel.deal.hint
            color: Theme.amber
            size: Theme.textSmall
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        TextLabel {
            objectName: "score.summary"
            width: parent.width
            visible: screen.entering && text.length > 0
            text: screen.entry.preview.map(line => line.short).join(" · ")
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        TextLabel {
            objectName: "score.consequence"
            width: parent.width
            visible: text.length > 0
            text: screen.viewModel.consequence
            size: Theme.textSmall
            color: Theme.amber
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        TextLabel {
            objectName: "score.message"
            width: parent.width
            visible: text.length > 0
            text: screen.viewModel.message
            size: Theme.textSmall
            color: screen.viewModel.isProblem ? Theme.inkProblem : Theme.inkMuted
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            width: parent.width
            spacing: Theme.space12

            PushButton {
                id: confirmButton

                objectName: "score.confirm"
                visible: screen.entering || screen.mode === "names"
                enabled: screen.ready
                primary: true
                text: screen.viewModel.confirm
                Accessible.description: screen.entry.preview.map(line => line.short).join(", ")
                onClicked: screen.viewModel.writeDown()
            }

            PushButton {
                id: keepButton

                objectName: "score.keep"
                visible: screen.mode === "delete"
                primary: true
                text: qsTr("Keep it")
                onClicked: screen.viewModel.cancel()
            }

            PushButton {
                objectName: "score.reallyDelete"
                visible: screen.mode === "delete"
                text: qsTr("Delete")
                Accessible.description: screen.viewModel.consequence
                onClicked: screen.viewModel.deleteEntry()
            }

            PushButton {
                objectName: "score.cancel"
                visible: screen.entering && (screen.viewModel.correcting || screen.mode === "slip") || screen.mode === "names"
                text: qsTr("Cancel")
                onClicked: screen.viewModel.cancel()
            }

            PushButton {
                objectName: "score.beginSlip"
                visible: screen.mode === "deal" && screen.viewModel.canSlip && !screen.viewModel.correcting
                text: qsTr("Fine or redeal…")
                onClicked: screen.viewModel.beginSlip()
            }

            PushButton {
                id: againButton

                objectName: "score.again"
                visible: screen.mode === "end"
                primary: true
                text: qsTr("Play again")
                onClicked: screen.viewModel.playAgain()
            }
        }
    }
}
