import QtQuick
import Thousand.Controls
import Thousand.Theme

// A player in a deal that is looked back at: the name, what was taken, and the open hand.
Item {
    id: seat

    required property var hand
    required property string assets
    required property real cardHeight
    readonly property real lineHeight: Math.round(Theme.textBody * 1.5)

    implicitHeight: head.height + Theme.space4 + cards.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: seat.hand.description

    Rectangle {
        id: head

        width: Math.min(parent.width, words.width + 2 * Theme.space8)
        anchors.horizontalCenter: parent.horizontalCenter
        height: seat.lineHeight + Theme.space4
        radius: Theme.radiusSmall
        color: seat.hand.toAct ? Theme.raised : Theme.panel
        border.width: seat.hand.toAct ? Theme.focusWidth : Theme.hairline
        border.color: seat.hand.toAct ? Theme.amber : Theme.panelBorder

        Row {
            id: words

            readonly property real icons: (turn.visible ? turn.width + spacing : 0) + (declarer.visible ? declarer.width + spacing : 0) + (tricks.visible ? tricks.width + spacing : 0)

            anchors.centerIn: parent
            spacing: Theme.space8

            Image {
                id: turn

                anchors.verticalCenter: parent.verticalCenter
                visible: seat.hand.toAct
                source: seat.assets + "/icons/play.svg"
                sourceSize: Qt.size(Theme.textBody, Theme.textBody)
            }

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, seat.width - 2 * Theme.space8 - words.icons)
                height: seat.lineHeight
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                text: seat.hand.name
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            Image {
                id: declarer

                anchors.verticalCenter: parent.verticalCenter
                visible: seat.hand.declarer
                source: seat.assets + "/icons/declarer.svg"
                sourceSize: Qt.size(Math.round(Theme.textBody * 1.2), Math.round(Theme.textBody * 1.2))
            }

            TextLabel {
                id: tricks

                anchors.verticalCenter: parent.verticalCenter
                visible: text.length > 0
                text: seat.hand.taken
                size: Theme.textSmall
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }

    ReviewCards {
        id: cards

        anchors.top: head.bottom
        anchors.topMargin: Theme.space4
        width: parent.width
        cards: seat.hand.cards
        assets: seat.assets
        cardHeight: seat.cardHeight
        priced: true
    }
}
