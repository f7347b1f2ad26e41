import QtQuick
import Thousand.Controls
import Thousand.Theme

// What a player has just said.
Rectangle {
    id: bubble

    required property string text
    property string suit
    required property string assets

    visible: bubble.text.length > 0
    implicitWidth: content.width + 2 * Theme.space16
    implicitHeight: content.height + 2 * Theme.space8
    radius: Theme.radiusLarge
    color: Theme.ivory
    border.width: Theme.hairline
    border.color: Theme.cardEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: bubble.text

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
            size: Theme.textLarge
            color: Theme.cardBlack
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
