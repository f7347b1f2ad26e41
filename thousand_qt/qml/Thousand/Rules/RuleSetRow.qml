pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// One rule set of the list. A click looks at it, two play by it; a new name is typed in it, and it
// asks itself whether it is to be deleted.
Item {
    id: row

    required property int index
    required property string key
    required property string heading
    required property string title
    required property string about
    required property string line
    required property string note
    required property bool chosen
    required property bool own
    required property bool whole
    required property string spoken
    required property var viewModel
    property bool selected: false
    readonly property bool renaming: row.viewModel.renaming === row.key
    readonly property bool deleting: row.viewModel.deleting === row.key

    signal walked(to: int)

    objectName: "ruleSets.row." + row.key
    implicitHeight: panel.y + panel.height
    // The list is one stop of the Tab key.
    activeFocusOnTab: row.selected || row.activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: row.spoken
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: row.selected
    Accessible.onPressAction: row.viewModel.pick(row.key)
    Keys.onReturnPressed: event => row.useOnce(event)
    Keys.onEnterPressed: event => row.useOnce(event)
    Keys.onDeletePressed: row.viewModel.askToDelete()
    Keys.onUpPressed: row.walked(row.index - 1)
    Keys.onDownPressed: row.walked(row.index + 1)
    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_F2:
            row.viewModel.startRenaming();
            break;
        case Qt.Key_Home:
            row.walked(0);
            break;
        case Qt.Key_End:
            row.walked(1000);
            break;
        default:
            event.accepted = false;
        }
    }

    // A key that is held does not choose what it was not pressed for.
    function useOnce(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            row.viewModel.use();
    }

    TextLabel {
        id: heading

        visible: row.heading !== ""
        width: parent.width
        topPadding: row.index > 0 ? Theme.space8 : 0
        bottomPadding: Theme.space8
        size: Theme.textSmall
        muted: true
        text: row.heading
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        id: panel

        y: row.heading !== "" ? heading.height : 0
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
            row.viewModel.pick(row.key);
            if (!row.renaming && !row.deleting)
                row.forceActiveFocus(Qt.MouseFocusReason);
        }
        onDoubleTapped: {
            if (!row.renaming && !row.deleting)
                row.viewModel.use();
        }
    }

    Column {
        id: content

        x: Theme.space16
        y: panel.y + Theme.space12
        width: row.width - 2 * Theme.space16
        spacing: Theme.space4

        Item {
            width: parent.width
            height: Math.max(title.height, line.height)

            TextLabel {
                id: title

                objectName: "ruleSets.title"
                width: parent.width - line.width - Theme.space16
                wrapMode: Text.Wrap
                size: Theme.textLarge
                font.weight: Font.DemiBold
                text: row.chosen ? "✓ " + row.title : row.title
                Accessible.ignored: true
            }

            TextLabel {
                id: line

                anchors.right: parent.right
                anchors.baseline: title.baseline
                size: Theme.textSmall
                muted: true
                text: row.line
                Accessible.ignored: true
            }
        }

        TextLabel {
            width: parent.width
            visible: row.about !== ""
            wrapMode: Text.Wrap
            muted: true
            text: row.about
            Accessible.ignored: true
        }

        TextLabel {
            width: parent.width
            visible: row.note !== ""
            wrapMode: Text.Wrap
            size: Theme.textSmall
            color: row.whole ? Theme.inkMuted : Theme.inkProblem
            text: row.note
            Accessible.ignored: true
        }

        Loader {
            width: parent.width
            active: row.own && row.selected
            visible: active
            sourceComponent: row.renaming ? name : row.deleting ? question : acts
        }
    }

    Component {
        id: acts

        Flow {
            spacing: Theme.space8
            topPadding: Theme.space4

            WordButton {
                objectName: "ruleSets.rename"
                room: row.width
                text: qsTr("Rename")
                visible: row.whole
                onClicked: row.viewModel.startRenaming()
            }

            WordButton {
                objectName: "ruleSets.duplicate"
                room: row.width
                text: qsTr("Duplicate")
                visible: row.whole
                onClicked: row.viewModel.duplicate()
            }

            WordButton {
                objectName: "ruleSets.delete"
                room: row.width
                text: qsTr("Delete")
                onClicked: row.viewModel.askToDelete()
            }
        }
    }

    Component {
        id: name

        Flow {
            spacing: Theme.space8
            topPadding: Theme.space4

            TextEntry {
                id: field

                objectName: "ruleSets.name"
                width: Math.min(parent.width, Math.round(320 * Theme.textUnit))
                label: qsTr("Name of your rules")
                text: row.title.replace("✓ ", "")
                maximumLength: row.viewModel.longestName
                Component.onCompleted: {
                    field.forceActiveFocus(Qt.TabFocusReason);
                    field.selectAll();
                }
                onTextEdited: row.viewModel.typeName(field.text)
                // What is not taken stays here: the row would choose its rules by the same key.
                Keys.onReturnPressed: row.viewModel.renameTo(field.text)
                Keys.onEnterPressed: row.viewModel.renameTo(field.text)
                Keys.onEscapePressed: row.viewModel.cancel()
            }

            PushButton {
                objectName: "ruleSets.renameDone"
                text: qsTr("Rename")
                enabled: field.text.trim() !== ""
                onClicked: row.viewModel.renameTo(field.text)
            }
        }
    }

    Component {
        id: question

        Flow {
            spacing: Theme.space8
            topPadding: Theme.space4

            TextLabel {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, keep.height)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                text: qsTr("Delete these rules? Matches played by them stay.")
                Accessible.role: Accessible.AlertMessage
            }

            PushButton {
                objectName: "ruleSets.deleteYes"
                text: qsTr("Delete")
                onClicked: row.viewModel.delete()
            }

            PushButton {
                id: keep

                objectName: "ruleSets.deleteNo"
                text: qsTr("Keep them")
                Component.onCompleted: keep.forceActiveFocus(Qt.TabFocusReason)
                onClicked: row.viewModel.cancel()
            }
        }
    }
}
