pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The table of a deal that is looked back at: the others above, the trick in the middle, me below.
Item {
    id: board

    required property var props
    required property string assets
    readonly property var others: board.props.hands.slice(1)
    readonly property real columnWidth: Math.floor((board.width - (board.others.length - 1) * Theme.space16) / Math.max(1, board.others.length))
    // The heights of names, costs and captions are given by the text; the cards share the rest.
    readonly property real wordsHeight: 2 * (Math.round(Theme.textBody * 1.5) + 2 * Theme.space4 + Math.round(Theme.textSmall * 1.5)) + 2 * Math.round(Theme.textSmall * 1.5) + 2 * Theme.space12 + Theme.space4
    readonly property real cardHeight: Math.max(40, Math.min(Math.round(150 * Theme.unit), Math.floor((board.height - board.wordsHeight) / 3.6)))
    readonly property real smallHeight: Math.min(board.cardHeight, Math.round((board.columnWidth / 4) / Theme.cardRatio))

    Row {
        id: above

        width: parent.width
        spacing: Theme.space16

        Repeater {
            model: board.others

            ReviewHand {
                required property int index
                required property var modelData

                objectName: "review.hand." + (index + 1)
                width: board.columnWidth
                hand: modelData
                assets: board.assets
                cardHeight: board.smallHeight
            }
        }
    }

    Item {
        anchors.top: above.bottom
        anchors.bottom: me.top
        width: parent.width

        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: Theme.space4
            Accessible.role: Accessible.StaticText
            Accessible.name: board.props.middleDescription

            ReviewCards {
                width: parent.width
                visible: board.props.middle.length > 0
                cards: board.props.middle
                assets: board.assets
                cardHeight: Math.round(board.cardHeight * 0.9)
                priced: true
                gap: Math.round(40 * Theme.textUnit)
            }

            TextLabel {
                objectName: "review.middle"
                width: parent.width
                visible: text.length > 0
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: board.props.middleCaption
                size: Theme.textSmall
                muted: true
                font.features: Theme.tabular
                Accessible.ignored: true
            }
        }
    }

    ReviewHand {
        id: me

        objectName: "review.hand.0"
        anchors.bottom: parent.bottom
        width: parent.width
        visible: board.props.hands.length > 0
        hand: board.props.hands.length > 0 ? board.props.hands[0] : ({
                "cards": [],
                "name": "",
                "taken": "",
                "description": "",
                "toAct": false,
                "declarer": false
            })
        assets: board.assets
        cardHeight: board.cardHeight
    }
}
