pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// One match of the list. A click picks it, two open it; a new title is typed in it, and it asks
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
    required property bool canAct
    required property bool canReview
    required property string actLabel
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
    Accessible.onPressAction: row.viewModel.openMatch(row.key)
    Keys.onReturnPressed: event => row.openOnce(event)
    Keys.onEnterPressed: event => row.openOnce(event)
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

    // A key that is held does not open what it was not pressed for.
    function openOnce(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            row.viewModel.openMatch(row.key);
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

        y: row.opensGroup ? heading.height : 0
        width: parent.width
        height: content.height + 2 * Theme.space12
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
                row.viewModel.openMatch(row.key);
        }
    }

    // Placed by hand: the height of a row must be right at once, not after the next frame.
    Item {
        id: content

        readonly property real belowTitle: title.height + Theme.space4
        readonly property real belowScores: content.belowTitle + (row.whole ? scores.height + Theme.space4 : 0)
        readonly property real belowDetails: content.belowScores + (row.details ? details.height + Theme.space4 : 0)
        readonly property real belowProblem: content.belowDetails + (row.problem ? problem.height + Theme.space4 : 0)
        readonly property real aside: row.whole ? standing.implicitWidth : moment.implicitWidth

        x: Theme.space16
        y: panel.y + Theme.space12
        width: row.width - 2 * Theme.space16
        height: asks.active ? asks.y + asks.height : content.belowProblem - Theme.space4

        TextLabel {
            id: title

            objectName: "matches.title"
            width: parent.width - content.aside - Theme.space16
            wrapMode: Text.Wrap
            size: Theme.textLarge
            font.weight: Font.DemiBold
            text: row.title
            Accessible.ignored: true
        }

        TextLabel {
            id: standing

            objectName: "matches.standing"
            anchors.right: parent.right
            anchors.baseline: title.baseline
            visible: row.whole
            font.weight: Font.DemiBold
            text: row.standing
            Accessible.ignored: true
        }

        TextLabel {
            id: scores

            objectName: "matches.scores"
            y: content.belowTitle
            width: parent.width - moment.implicitWidth - Theme.space16
            visible: row.whole
            wrapMode: Text.Wrap
            font.features: Theme.tabular
            text: row.scores
            Accessible.ignored: true
        }

        TextLabel {
            id: moment

            anchors.right: parent.right
            anchors.baseline: row.whole ? scores.baseline : title.baseline
            size: Theme.textSmall
            muted: true
            text: row.played
            Accessible.ignored: true
        }

        TextLabel {
            id: details

            y: content.belowScores
            width: parent.width
            visible: row.details !== ""
            wrapMode: Text.Wrap
            size: Theme.textSmall
            muted: true
            text: row.details
            Accessible.ignored: true
        }

        TextLabel {
            id: problem

            objectName: "matches.problem"
            y: content.belowDetails
            width: parent.width
            visible: row.problem !== ""
            wrapMode: Text.Wrap
            size: Theme.textSmall
            color: Theme.inkProblem
            text: row.problem
            Accessible.ignored: true
        }

        Loader {
            id: asks

            y: content.belowProblem + Theme.space8
            width: parent.width
            active: row.renaming || row.deleting
            sourceComponent: row.renaming ? editor : question
            onLoaded: (item as Item).forceActiveFocus(Qt.TabFocusReason)
        }
    }

    // Keys that a question does not know must not reach the row.
    component Asking: FocusScope {
        Keys.onEscapePressed: row.viewModel.cancel()
        Keys.onPressed: event => event.accepted = true
    }

    Component {
        id: editor

        Asking {
            implicitHeight: saveButton.height

            TextEntry {
                id: entry

                objectName: "matches.entry"
                anchors.left: parent.left
                anchors.right: cancelButton.left
                anchors.rightMargin: Theme.space12
                anchors.verticalCenter: parent.verticalCenter
                focus: true
                label: qsTr("Name of the match")
                maximumLength: row.viewModel.longestTitle
                text: row.title
                Component.onCompleted: selectAll()
                onAccepted: row.viewModel.renameMatch(row.key, text)
            }

            PushButton {
                id: cancelButton

                objectName: "matches.keepTitle"
                anchors.right: saveButton.left
                anchors.rightMargin: Theme.space12
                text: qsTr("Cancel")
                onClicked: row.viewModel.cancel()
            }

            PushButton {
                id: saveButton

                objectName: "matches.saveTitle"
                anchors.right: parent.right
                primary: true
                text: qsTr("Rename")
                Accessible.description: entry.text
                onClicked: row.viewModel.renameMatch(row.key, entry.text)
            }
        }
    }

    Component {
        id: question

        Asking {
            implicitHeight: Math.max(words.height, keepButton.height)

            TextLabel {
                id: words

                objectName: "matches.question"
                anchors.left: parent.left
                anchors.right: deleteButton.left
                anchors.rightMargin: Theme.space12
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.Wrap
                text: qsTr("Delete this match?")
            }

            PushButton {
                id: deleteButton

                objectName: "matches.reallyDelete"
                anchors.right: keepButton.left
                anchors.rightMargin: Theme.space12
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Delete")
                Accessible.description: words.text
                KeyNavigation.right: keepButton
                onClicked: row.viewModel.deleteMatch(row.key)
            }

            PushButton {
                id: keepButton

                objectName: "matches.keep"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                focus: true
                primary: true
                text: qsTr("Keep it")
                Accessible.description: qsTr("Delete this match?")
                onClicked: row.viewModel.cancel()
            }
        }
    }
}
