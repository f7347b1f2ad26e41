import QtQuick
import Thousand.Controls
import Thousand.Theme

// A panel at the right edge with a title and a button that closes it.
FocusScope {
    id: side

    required property string title
    required property string assets
    // Where the keyboard is when the panel opens.
    property Item first: close
    default property alias content: slot.data

    signal closed

    objectName: "table.overlay"
    Accessible.role: Accessible.Pane
    Accessible.name: side.title

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            width: Theme.hairline
            height: parent.height
            color: Theme.panelBorder
        }
    }

    // What lies below hears nothing of the mouse.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    TextLabel {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.right: close.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: close.verticalCenter
        text: side.title
        wrapMode: Text.Wrap
        size: Theme.textLarge
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    IconButton {
        id: close

        objectName: "table.overlay.close"
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.top: parent.top
        anchors.topMargin: Theme.space16
        assets: side.assets
        symbol: "close"
        label: qsTr("Close")
        focus: side.first === close
        onClicked: side.closed()
    }

    Item {
        id: slot

        anchors.top: close.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
    }
}
