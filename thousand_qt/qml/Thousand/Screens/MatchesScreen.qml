pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// All matches: continue one or look at its result, rename it, delete it.
ScreenFrame {
    id: screen

    required property var viewModel
    property string emptyText: qsTr("No match has been played yet.")
    property string newText: qsTr("New match")
    property string soughtText: qsTr("Search the matches")
    // Whether a new one can be begun here while there are others.
    property bool alwaysNew: false
    // Whether the deals of one can be looked back at.
    property bool reviews: true
    readonly property bool empty: screen.viewModel.count === 0
    readonly property MatchRow current: list.currentItem as MatchRow
    // While a row asks something, nothing else is to be chosen.
    readonly property bool asking: screen.viewModel.renaming !== "" || screen.viewModel.deleting !== ""

    title: qsTr("Matches")
    steady: true
    firstFocus: screen.empty ? newButton : list
    onBack: screen.viewModel.close()

    Connections {
        target: screen.viewModel

        // The keyboard goes back to the rows when a question is over.
        function onRenamingChanged(): void {
            screen.backToRows();
        }

        function onDeletingChanged(): void {
            screen.backToRows();
        }

        function onCountChanged(): void {
            screen.backToRows();
        }
    }

    Connections {
        target: screen.Window.window
        ignoreUnknownSignals: true

        // Another window may have played a match meanwhile.
        function onActiveChanged(): void {
            if (screen.Window.active)
                screen.viewModel.lookAgain();
        }
    }

    // A row that asks is higher than before.
    function showQuestion(): void {
        list.forceLayout();
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }

    function backToRows(): void {
        if (screen.asking) {
            Qt.callLater(screen.showQuestion);
            return;
        }
        // A row that was deleted is current until then.
        list.forceLayout();
        const place = screen.empty ? newButton : list.currentItem ?? (screen.viewModel.searchable ? search : list);
        place.forceActiveFocus(Qt.TabFocusReason);
    }

    header: TextEntry {
        id: search

        objectName: "matches.search"
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: screen.viewModel.searchable
        enabled: !screen.asking
        label: screen.soughtText
        text: screen.viewModel.query
        onTextEdited: screen.viewModel.search(search.text)
        onAccepted: screen.backToRows()
        Keys.onDownPressed: screen.backToRows()
        Keys.onEscapePressed: {
            if (search.text.length === 0) {
                screen.back();
            } else {
                search.clear();
                screen.viewModel.search("");
            }
        }

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            x: search.leftPadding
            width: search.width - 2 * x
            visible: search.text.length === 0
            muted: true
            elide: Text.ElideRight
            text: qsTr("Search: a name, a day, rules")
            Accessible.ignored: true
        }
    }

    Shortcut {
        // The key of F under Cyrillic and Greek letters too.
        sequences: [StandardKey.Find, "Ctrl+А", "Ctrl+Φ"]
        enabled: search.visible
        onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason)
    }

    TextLabel {
        objectName: "matches.nothingFound"
        width: parent.width
        visible: !screen.empty && screen.viewModel.found === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        muted: true
        text: qsTr("No match says that.")
    }

    Item {
        width: parent.width
        height: Math.max(0, screen.room)

        ListView {
            id: list

            objectName: "matches.list"
            anchors.fill: parent
            visible: !screen.empty
            clip: true
            spacing: Theme.space8
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: Motion.lift
            model: screen.viewModel.matches
            Accessible.role: Accessible.List
            Accessible.name: screen.title
            // A row that was made only now does not take the keyboard by itself.
            onCurrentItemChanged: {
                if (list.activeFocus && !screen.asking)
                    list.currentItem?.forceActiveFocus(Qt.TabFocusReason);
            }

            delegate: MatchRow {
                width: list.width
                viewModel: screen.viewModel
                selected: ListView.isCurrentItem
                onPicked: list.currentIndex = index
                onWalked: to => list.currentIndex = Math.max(0, Math.min(list.count - 1, to))
                rowsOnPage: Math.max(1, Math.floor(list.height / Math.max(1, height)) - 1)
            }
        }

        ScrollMark {
            anchors.left: parent.right
            anchors.leftMargin: Theme.space12
            area: list
        }

        Column {
            anchors.centerIn: parent
            width: parent.width
            visible: screen.empty
            spacing: Theme.space24

            TextLabel {
                objectName: "matches.empty"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                muted: true
                size: Theme.textLarge
                text: screen.emptyText
            }

            PushButton {
                id: newButton

                objectName: "matches.new"
                anchors.horizontalCenter: parent.horizontalCenter
                primary: true
                size: Theme.textLarge
                text: screen.newText
                onClicked: screen.viewModel.newMatch()
            }
        }
    }

    footer: Column {
        width: parent.width
        spacing: Theme.space12

        TextLabel {
            objectName: "matches.message"
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
                objectName: "matches.rename"
                visible: !screen.empty
                enabled: screen.current !== null && !screen.asking
                text: qsTr("Rename")
                onClicked: screen.viewModel.startRenaming(screen.current.key)
            }

            PushButton {
                objectName: "matches.delete"
                visible: !screen.empty
                enabled: screen.current !== null && !screen.asking
                text: qsTr("Delete")
                onClicked: screen.viewModel.askToDelete(screen.current.key)
            }

            PushButton {
                objectName: "matches.review"
                visible: screen.reviews && !screen.empty
                enabled: screen.current !== null && screen.current.canReview && !screen.asking
                text: qsTr("Review the deals")
                onClicked: screen.viewModel.review(screen.current.key)
            }

            Item {
                Layout.fillWidth: true
            }

            PushButton {
                objectName: "matches.another"
                visible: screen.alwaysNew && !screen.empty
                enabled: !screen.asking
                text: screen.newText
                onClicked: screen.viewModel.newMatch()
            }

            PushButton {
                objectName: "matches.back"
                text: qsTr("Back")
                onClicked: screen.viewModel.close()
            }

            PushButton {
                objectName: "matches.continue"
                visible: !screen.empty
                enabled: screen.current !== null && screen.current.canAct && !screen.asking
                primary: true
                text: screen.current?.actLabel ?? qsTr("Continue")
                onClicked: screen.viewModel.openMatch(screen.current.key)
            }
        }
    }
}
