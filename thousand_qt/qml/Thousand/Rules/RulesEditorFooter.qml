pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// Play by these rules, keep them, or go back; changes that would be lost are asked about in place.
Item {
    id: footer

    required property var viewModel

    implicitHeight: problem.room + (footer.viewModel.asksLeave ? question.implicitHeight : ways.implicitHeight)

    TextLabel {
        id: problem

        readonly property real room: problem.visible ? problem.height + Theme.space8 : 0

        objectName: "rulesEditor.problem"
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        color: Theme.inkProblem
        text: footer.viewModel.problem
        Accessible.role: Accessible.AlertMessage
    }

    // At the right, in a second row where one is too narrow.
    Flow {
        id: ways

        readonly property real wanted: explain.implicitWidth + share.implicitWidth + back.implicitWidth + use.implicitWidth + 3 * ways.spacing

        anchors.right: parent.right
        y: problem.room
        width: Math.min(parent.width, Math.ceil(ways.wanted))
        visible: !footer.viewModel.asksLeave
        spacing: Theme.space12

        PushButton {
            id: explain

            objectName: "rulesEditor.explain"
            text: qsTr("Read these rules")
            onClicked: footer.viewModel.explain()
        }

        PushButton {
            id: share

            objectName: "rulesEditor.share"
            text: qsTr("Keep or send…")
            onClicked: footer.viewModel.share()
        }

        PushButton {
            id: back

            objectName: "rulesEditor.back"
            text: qsTr("Back")
            onClicked: {
                footer.viewModel.close();
                if (footer.viewModel.asksLeave)
                    stay.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        PushButton {
            id: use

            objectName: "rulesEditor.use"
            primary: true
            text: footer.viewModel.problem === "" ? qsTr("Play by these") : qsTr("Show the conflict")
            onClicked: footer.viewModel.use()
        }
    }

    RowLayout {
        id: question

        y: problem.room
        width: parent.width
        visible: footer.viewModel.asksLeave
        spacing: Theme.space12

        TextLabel {
            objectName: "rulesEditor.question"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Go back without the changes? They are kept nowhere.")
            Accessible.role: Accessible.AlertMessage
        }

        PushButton {
            objectName: "rulesEditor.discard"
            text: qsTr("Go back")
            onClicked: footer.viewModel.discard()
        }

        PushButton {
            id: stay

            objectName: "rulesEditor.stay"
            primary: true
            text: qsTr("Stay here")
            onClicked: footer.viewModel.stay()
        }
    }

    Connections {
        target: footer.viewModel

        // Escape asks and answers too, and the question takes the focus with it.
        function onAsksLeaveChanged(): void {
            (footer.viewModel.asksLeave ? stay : back).forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
