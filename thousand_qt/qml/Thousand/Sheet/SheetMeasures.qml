import QtQuick
import Thousand.Theme

// How wide the columns of the score sheet are and how high its lines.
QtObject {
    id: measures

    required property real width
    required property int players

    // Number and contract of a deal stand before the players' columns.
    readonly property real numberWidth: Math.ceil(number.advanceWidth) + Theme.space4
    readonly property real contractWidth: Math.ceil(contract.advanceWidth) + Theme.space4
    readonly property real gutter: measures.numberWidth + measures.contractWidth + Theme.space4
    readonly property real columnWidth: Math.floor((measures.width - measures.gutter) / Math.max(1, measures.players))
    // So that the changes of a column stand under each other.
    readonly property real totalWidth: Math.ceil(total.advanceWidth)
    readonly property int lineHeight: Math.round(Theme.textBody * 1.75)

    readonly property TextMetrics number: TextMetrics {
        font.pixelSize: Theme.textSmall
        text: "00"
    }
    readonly property TextMetrics contract: TextMetrics {
        font.pixelSize: Theme.textSmall
        text: "000"
    }
    readonly property TextMetrics total: TextMetrics {
        font.pixelSize: Theme.textBody
        text: "0000"
    }
}
