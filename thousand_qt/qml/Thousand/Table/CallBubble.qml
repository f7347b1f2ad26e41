import QtQuick
import Thousand.Controls
import Thousand.Theme

// What a player has just said.
Rectangle {
    id: bubble

    required property string text
    property string suit
    required property string assets
    // How high and how wide it may be; it speaks lower where that is too little.
    property real room: Infinity
    property real span: Infinity
    readonly property real around: 2 * Theme.space16 + (icon.visible ? icon.width + content.spacing : 0)
    readonly property real spoken: usual.advanceWidth(bubble.text)
    readonly property bool tight: usual.height + 2 * Theme.space8 > bubble.room || !bubble.fits(Theme.textLarge)

    function fits(size: int): bool {
        return bubble.around + bubble.spoken * size / Theme.textLarge <= bubble.span;
    }

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
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            visible: bubble.suit.length > 0
            source: bubble.suit.length > 0 ? bubble.assets + "/icons/dark/suit-" + bubble.suit + ".svg" : ""
            sourceSize: Qt.size(Theme.textLarge, Theme.textLarge)
        }

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: bubble.text
            size: !bubble.tight ? Theme.textLarge : bubble.fits(Theme.textBody) ? Theme.textBody : Theme.textSmall
            color: Theme.cardBlack
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }
    }
}
