import QtQuick
import Thousand.Controls
import Thousand.Theme

// One sentence over the screen until the person puts it away.
Panel {
    id: bar

    property string text
    // The widest that it may be; the sentence wraps.
    property real room: 0

    signal dismissed

    visible: bar.text.length > 0
    implicitWidth: sentence.width + close.width + 3 * Theme.space16
    implicitHeight: Math.max(sentence.height, close.height) + 2 * Theme.space12
    border.color: Theme.amber
    Accessible.role: Accessible.AlertMessage
    Accessible.name: bar.text

    TextLabel {
        id: sentence

        objectName: "notice.text"
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.floor(Math.min(implicitWidth, Math.round(620 * Theme.textUnit), bar.room - close.width - 3 * Theme.space16))
        text: bar.text
        wrapMode: Text.Wrap
    }

    PushButton {
        id: close

        objectName: "notice.close"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Close")
        onClicked: bar.dismissed()
    }
}
