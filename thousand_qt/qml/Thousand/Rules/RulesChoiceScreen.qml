pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Screens
import Thousand.Theme

// All rule sets: play by one, change it, send it. Arrow keys walk, Enter plays by the one looked at.
FocusScope {
    id: screen

    required property var viewModel
    required property var share
    readonly property RuleSetRow current: list.currentItem as RuleSetRow
    readonly property bool asking: screen.viewModel.renaming !== "" || screen.viewModel.deleting !== ""

    function lookAgain(): void {
        list.forceLayout();
        for (let place = 0; place < list.count; place++) {
            if (screen.viewModel.sets.data(screen.viewModel.sets.index(place, 0), screen.keyRole) === screen.viewModel.selected)
                list.currentIndex = place;
        }
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        if (!screen.asking && !screen.share.shown)
            list.currentItem?.forceActiveFocus(Qt.TabFocusReason);
    }

    // Keep what has the focus in sight: a row grows by its buttons when it is looked at.
    function reveal(): void {
        const item = screen.Window.activeFocusItem as Item;
        let row = item;
        while (row && row.parent !== list.contentItem)
            row = row.parent;
        if (!row)
            return;
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        const top = item.mapToItem(list.contentItem, 0, 0).y;
        if (top < list.contentY)
            list.contentY = top;
        else if (item !== row && top + item.height + Theme.space12 > list.contentY + list.height)
            list.contentY = top + item.height + Theme.space12 - list.height;
    }

    // The first role is the key.
    readonly property int keyRole: Qt.UserRole

    focus: true
    onActiveFocusChanged: {
        // What had the keyboard before keeps it.
        const item = screen.Window.activeFocusItem;
        if (!screen.asking && !screen.share?.shown && (item === screen || item === frame))
            Qt.callLater(screen.lookAgain);
    }

    Connections {
        target: screen.Window.window
        ignoreUnknownSignals: true

        function onActiveFocusItemChanged(): void {
            screen.reveal();
        }
    }

    Connections {
        target: screen.viewModel

        function onSelectedChanged(): void {
            screen.lookAgain();
        }

        function onRenamingChanged(): void {
            Qt.callLater(screen.lookAgain);
        }

        function onDeletingChanged(): void {
            Qt.callLater(screen.lookAgain);
        }
    }

    Connections {
        target: screen.share

        function onShownChanged(): void {
            shareLoader.active = screen.share.shown;
            if (screen.share.shown)
                shareLoader.forceActiveFocus(Qt.TabFocusReason);
            else
                screen.lookAgain();
        }
    }

    ScreenFrame {
        id: frame

        anchors.fill: parent
        visible: !screen.share.shown
        title: qsTr("Rules of the match")
        steady: true
        firstFocus: list
        onBack: screen.viewModel.close()

        Item {
            width: parent.width
            height: Math.max(0, frame.room)

            ListView {
                id: list

                objectName: "ruleSets.list"
                anchors.fill: parent
                clip: true
                spacing: Theme.space8
                boundsBehavior: Flickable.StopAtBounds
                highlightMoveDuration: Motion.lift
                // All rows exist, so that heights are known before they are seen.
                cacheBuffer: 100000
                model: screen.viewModel.sets
                onHeightChanged: Qt.callLater(screen.reveal)
                Accessible.role: Accessible.List
                Accessible.name: frame.title
                Component.onCompleted: screen.lookAgain()

                delegate: RuleSetRow {
                    width: list.width
                    viewModel: screen.viewModel
                    selected: key === screen.viewModel.selected
                    onHeightChanged: {
                        if (selected)
                            Qt.callLater(screen.reveal);
                    }
                    onWalked: to => screen.viewModel.pickAt(to)
                }
            }

            ScrollMark {
                anchors.left: parent.right
                anchors.leftMargin: Theme.space12
                area: list
            }
        }

        footer: Column {
            width: parent.width
            spacing: Theme.space12

            TextLabel {
                objectName: "ruleSets.message"
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                color: screen.viewModel.isProblem ? Theme.inkProblem : Theme.inkMuted
                text: screen.viewModel.message
                Accessible.role: Accessible.AlertMessage
            }

            RowLayout {
                width: parent.width
                spacing: Theme.space12

                PushButton {
                    objectName: "ruleSets.share"
                    enabled: !screen.asking
                    text: qsTr("Code and file…")
                    onClicked: screen.viewModel.share()
                }

                Item {
                    Layout.fillWidth: true
                }

                PushButton {
                    objectName: "ruleSets.back"
                    text: qsTr("Back")
                    onClicked: screen.viewModel.close()
                }

                PushButton {
                    objectName: "ruleSets.change"
                    enabled: !screen.asking && (screen.current?.whole ?? false)
                    text: qsTr("Change…")
                    onClicked: screen.viewModel.change()
                }

                PushButton {
                    objectName: "ruleSets.use"
                    primary: true
                    enabled: !screen.asking && (screen.current?.whole ?? false)
                    text: qsTr("Play by these")
                    onClicked: screen.viewModel.use()
                }
            }
        }
    }

    Loader {
        id: shareLoader

        anchors.fill: parent
        active: false
        sourceComponent: RulesSharePanel {
            share: screen.share
        }
    }
}
