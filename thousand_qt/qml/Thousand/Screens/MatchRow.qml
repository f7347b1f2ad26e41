pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// One match of the list. A click picks it, two continue it; a new title is typed in it, and it asks
// itself whether it is to be deleted.
Item {
    id: row

    required property int index
    required property string key
    required property string group
    required property bool opensGroup
    required property string title
    required property string scores
    required property string standing
    required property string details
    required property string played
    required property string problem
    required property bool canContinue
    required property string spoken
    property var viewModel
    property bool selected: false
    property int rowsOnPage: 1
    // Whether the file told who plays and how they stand.
    readonly property bool whole: row.scores !== ""
    readonly property bool renaming: row.viewModel.renaming === row.key
    readonly property bool deleting: row.viewModel.deleting === row.key

    signal picked
    signal walked(to: int)

    objectName: "matches.row." + row.key
    implicitHeight: panel.y + panel.height
    // The list is one stop of the Tab key.
    activeFocusOnTab: row.selected || row.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: row.spoken
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: row.selected
    Accessible.onPressAction: row.viewModel.continueMatch(row.key)
    Keys.onReturnPressed: event => row.continueOnce(event)
    Keys.onEnterPressed: event => row.continueOnce(event)
    Keys.onDeletePressed: row.viewModel.askToDelete(row.key)
    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_F2:
            row.viewModel.startRenaming(row.key);
            break;
        case Qt.Key_Home:
            row.walked(0);
            break;
        case Qt.Key_End:
            row.walked(row.ListView.view.count - 1);
            break;
        case Qt.Key_PageUp:
            row.walked(row.index - row.rowsOnPage);
            break;
        case Qt.Key_PageDown:
            row.walked(row.index + row.rowsOnPage);
            break;
        default:
            event.accepted = false;
        }
    }

    // A key that is held does not continue what it was not pressed for.
    function continueOnce(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            row.viewModel.continueMatch(row.key);
    }

    TextLabel {
        id: heading

        visible: row.opensGroup
        width: parent.width
        topPadding: row.index > 0 ? Theme.space8 : 0
        bottomPadding: Theme.space8
        size: Theme.textSmall
        muted: true
        text: row.group === "unfinished" ? qsTr("To continue") : row.group === "damaged" ? qsTr("Damaged") : qsTr("Finished")
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        id: panel

        y: heading.visible ? heading.height : 0
        width: parent.width
        height: content.implicitHeight + 2 * Theme.space12
        radius: Theme.radiusSmall
        color: row.selected ? Theme.raised : hover.hovered ? Theme.raisedPressed : Theme.panel
        border.width: Theme.hairline
        border.color: row.selected ? Theme.amber : Theme.panelBorder

        FocusRing {
            shown: row.activeFocus
            gap: -Theme.focusWidth
        }
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: {
            row.picked();
            if (!row.renaming && !row.deleting)
                row.forceActiveFocus(Qt.MouseFocusReason);
        }
        onDoubleTapped: {
            if (!row.renaming && !row.deleting)
                row.viewModel.continueMatch(row.key);
        }
    }

    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: panel.top
        anchors.margins: Theme.space12
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        spacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space16

            TextLabel {
                objectName: "matches.title"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                size: Theme.textLarge
                font.weight: Font.DemiBold
                text: row.title
                Accessible.ignored: true
            }

            TextLabel {
                objectName: "matches.standing"
                Layout.alignment: Qt.AlignBaseline
                visible: row.whole
                font.weight: Font.DemiBold
                text: row.standing
                Accessible.ignored: true
            }

            Moment {
                visible: !row.whole
            }
        }

        RowLayout {
            Layout.fillWidth: true
            visible: row.whole
            spacing: Theme.space16

            TextLabel {
                objectName: "matches.scores"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                font.features: Theme.tabular
                text: row.scores
                Accessible.ignored: true
            }

            Moment {}
        }

        TextLabel {
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            size: Theme.textSmall
            muted: true
            text: row.details
            Accessible.ignored: true
        }

        TextLabel {
            objectName: "matches.problem"
            Layout.fillWidth: true
            visible: text !== ""
            wrapMode: Text.Wrap
            size: Theme.textSmall
            color: Theme.inkProblem
            text: row.problem
            Accessible.ignored: true
        }

        Loader {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            active: row.renaming || row.deleting
            visible: active
            sourceComponent: row.renaming ? editor : question
            onLoaded: (item as Item).forceActiveFocus(Qt.TabFocusReason)
        }
    }

    component Moment: TextLabel {
        Layout.alignment: Qt.AlignBaseline
        size: Theme.textSmall
        muted: true
        text: row.played
        Accessible.ignored: true
    }

    // Keys that a question does not know must not reach the row.
    component Asking: FocusScope {
        id: asking

        default property alias content: line.data

        implicitHeight: line.implicitHeight
        Keys.onEscapePressed: row.viewModel.cancel()
        Keys.onPressed: event => event.accepted = true

        RowLayout {
            id: line

            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.space12
        }
    }

    Component {
        id: editor

        Asking {
            TextEntry {
                id: entry

                objectName: "matches.entry"
                Layout.fillWidth: true
                focus: true
                label: qsTr("Name of the match")
                maximumLength: row.viewModel.longestTitle
                text: row.title
                Component.onCompleted: selectAll()
                onAccepted: row.viewModel.renameMatch(row.key, text)
            }

            PushButton {
                objectName: "matches.keepTitle"
                text: qsTr("Cancel")
                onClicked: row.viewModel.cancel()
            }

            PushButton {
                objectName: "matches.saveTitle"
                primary: true
                text: qsTr("Rename")
                onClicked: row.viewModel.renameMatch(row.key, entry.text)
            }
        }
    }

    Component {
        id: question

        Asking {
            TextLabel {
                objectName: "matches.question"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: qsTr("Delete this match?")
            }

            PushButton {
                objectName: "matches.reallyDelete"
                text: qsTr("Delete")
                KeyNavigation.right: keepButton
                onClicked: row.viewModel.deleteMatch(row.key)
            }

            PushButton {
                id: keepButton

                objectName: "matches.keep"
                focus: true
                primary: true
                text: qsTr("Keep it")
                Accessible.description: qsTr("Delete this match?")
                onClicked: row.viewModel.cancel()
            }
        }
    }
}
