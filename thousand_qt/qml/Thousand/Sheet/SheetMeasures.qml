import QtQuick
import Thousand.Theme

// How wide the columns of the score sheet are, how large its signs and how high its lines: the same
// for all, so that everything stands under each other.
QtObject {
    id: measures

    required property real width
    required property int players
    required property var rows

    // Number and contract of a deal stand before the players' columns, the mark of the chosen row
    // before both.
    readonly property real numberWidth: Math.ceil(number.advanceWidth) + 2 * Theme.space4
    readonly property real contractWidth: Math.ceil(contract.advanceWidth) + Theme.space4
    readonly property real gutter: measures.numberWidth + measures.contractWidth + Theme.space4
    readonly property real columnWidth: Math.floor((measures.width - measures.gutter) / Math.max(1, measures.players))
    readonly property int gap: Math.max(2, Math.round(Theme.space4 * 0.75))
    readonly property var widest: measures.measured()
    readonly property real totalWidth: Math.ceil(total.advanceWidth)
    readonly property real changeWidth: Math.ceil(change.advanceWidth)
    readonly property int largestSign: Math.round(Theme.textBody * 0.95)
    readonly property int signBeside: Math.floor((measures.columnWidth - measures.totalWidth - measures.changeWidth - 6 * measures.gap) / measures.widest.signs)
    // Where signs would become specks beside both numbers, the change stands below the total.
    readonly property bool tall: measures.signBeside < Math.round(Theme.textBody * 0.75)
    readonly property int signAbove: Math.floor((measures.columnWidth - measures.totalWidth - 5 * measures.gap) / measures.widest.signs)
    readonly property int signSize: Math.max(8, Math.min(measures.largestSign, measures.tall ? measures.signAbove : measures.signBeside))
    readonly property int firstLine: Math.round(Theme.textBody * 1.75)
    readonly property int lineHeight: measures.firstLine + (measures.tall ? Math.round(Theme.textSmall * 1.2) : 0)

    // A figure takes half of a sign's room.
    function unitsOf(signs: var): real {
        let units = 0;
        for (const sign of signs)
            units += (sign.symbol ? 1.1 : 0) + 0.62 * sign.figure.length;
        return units;
    }

    function measured(): var {
        let total = 3;
        let change = 4;
        let signs = 1.1;
        for (const row of measures.rows) {
            for (const cell of row.cells) {
                total = Math.max(total, cell.total.length);
                change = Math.max(change, cell.change.length);
                signs = Math.max(signs, measures.unitsOf(cell.signs));
            }
        }
        return {
            "total": total,
            "change": change,
            "signs": signs
        };
    }

    readonly property TextMetrics number: TextMetrics {
        font.pixelSize: Theme.textSmall
        text: "0".repeat(Math.max(2, String(measures.rows.length).length))
    }
    readonly property TextMetrics contract: TextMetrics {
        font.pixelSize: Theme.textSmall
        text: "000"
    }
    // Figures are as wide as each other, and no sign before them is wider. The declarer's total is
    // the bolder one.
    readonly property TextMetrics total: TextMetrics {
        font.pixelSize: Theme.textBody
        font.weight: Font.DemiBold
        text: "−" + "0".repeat(measures.widest.total - 1)
    }
    readonly property TextMetrics change: TextMetrics {
        font.pixelSize: Theme.textSmall
        text: "−" + "0".repeat(measures.widest.change - 1)
    }
}
