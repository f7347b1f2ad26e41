pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// The way back, and the way back to how everything was at first, with its question in place.
Item {
    id: footer

    required property var viewModel
    readonly property alias backButton: back

    implicitHeight: footer.viewModel.asksReset ? question.implicitHeight : ways.implicitHeight

    RowLayout {
        id: ways

        width: parent.width
        visible: !footer.viewModel.asksReset
        spacing: Theme.space12

        PushButton {
            id: reset

            objectName: "settings.reset"
            visible: footer.viewModel.canReset
            text: qsTr("Reset to defaults")
            onClicked: {
                footer.viewModel.askReset();
                keep.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        Item {
            Layout.fillWidth: true
        }

        PushButton {
            id: back

            objectName: "settings.back"
            primary: true
            text: qsTr("Back")
            onClicked: footer.viewModel.close()
        }
    }

    RowLayout {
        id: question

        width: parent.width
        visible: footer.viewModel.asksReset
        spacing: Theme.space12

        TextLabel {
            objectName: "settings.reset.question"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("Reset all settings? Your name and picture, the language and the drawing stay.")
            Accessible.role: Accessible.AlertMessage
        }

        PushButton {
            objectName: "settings.reset.yes"
            text: qsTr("Reset")
            onClicked: {
                footer.viewModel.reset();
                back.forceActiveFocus(Qt.TabFocusReason);
            }
        }

        PushButton {
            id: keep

            objectName: "settings.reset.no"
            primary: true
            text: qsTr("Keep them")
            onClicked: {
                footer.viewModel.keep();
                reset.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }

    Connections {
        target: footer.viewModel

        // Escape answers too, and the question takes the focus with it.
        function onAsksResetChanged(): void {
            if (!footer.viewModel.asksReset && keep.activeFocus)
                reset.forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
