import QtQuick
import Thousand.Controls
import Thousand.Theme

// The only window of a program that cannot start: why, and a button that closes it.
Window {
    id: root

    required property string sentence

    title: qsTr("Thousand")
    color: Theme.felt
    width: Math.round(600 * Theme.textUnit)
    height: Math.min(Screen.desktopAvailableHeight, Math.ceil(column.height) + 2 * Theme.space32)
    minimumWidth: Math.round(360 * Theme.textUnit)
    visible: true
    onClosing: Qt.quit()

    Shortcut {
        sequences: ["Esc"]
        onActivated: Qt.quit()
    }

    Column {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.space32
        y: Theme.space32
        spacing: Theme.space16
        Accessible.role: Accessible.Dialog
        Accessible.name: heading.text
        Accessible.description: root.sentence

        TextLabel {
            id: heading

            objectName: "startFailure.title"
            width: parent.width
            text: qsTr("Thousand cannot start")
            size: Theme.textTitle
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }

        TextLabel {
            objectName: "startFailure.sentence"
            width: parent.width
            text: root.sentence
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.AlertMessage
        }

        PushButton {
            objectName: "startFailure.close"
            anchors.right: parent.right
            focus: true
            primary: true
            text: qsTr("Close")
            onClicked: Qt.quit()
        }
    }
}
