import QtQuick
import Thousand.Controls
import Thousand.Theme

// What a player has just said.
Rectangle {
    id: bubble

    required property string text
    property string suit
    required property string assets
    // How high it may be; it speaks lower where that is too little.
    property real room: Infinity
    readonly property bool tight: usual.height + 2 * Theme.space8 > bubble.room

    visible: bubble.text.length > 0
    implicitWidth: content.width + 2 * Theme.space16
    implicitHeight: Math.min(content.height + 2 * Theme.space8, bubble.room)
    radius: Theme.radiusLarge
    color: Theme.ivory
    border.width: Theme.hairline
    border.color: Theme.cardEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: bubble.text

    FontMetrics {
        id: usual

        font.pixelSize: Theme.textLarge
        font.weight: Font.DemiBold
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.space8

        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: bubble.suit.length > 0
            source: bubble.suit.length > 0 ? bubble.assets + "/icons/dark/suit-" + bubble.suit + ".svg" : ""
            sourceSize: Qt.size(Theme.textLarge, Theme.textLarge)
        }

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: bubble.text
            size: bubble.tight ? Theme.textBody : Theme.textLarge
            color: Theme.cardBlack
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
