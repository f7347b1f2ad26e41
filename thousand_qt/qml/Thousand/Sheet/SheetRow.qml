pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// One deal on the sheet: its number and contract, and what each player wrote. The chosen deal tells
// below in words who played what and why it was written so.
Rectangle {
    id: deal

    required property var row
    required property bool chosen
    required property SheetMeasures measures
    required property string assets
    readonly property real toldHeight: told.height + Theme.space8

    // An entry between the deals has no number.
    readonly property string sentence: (deal.row.number > 0 ? deal.row.number + ". " : "") + deal.row.outcome

    signal pressed

    height: deal.measures.lineHeight + (deal.chosen ? deal.toldHeight : 0)
    color: deal.chosen || deal.row.number % 2 === 0 ? Theme.paperShade : Theme.paper
    Accessible.role: Accessible.Row
    Accessible.name: deal.sentence
    Accessible.onPressAction: deal.pressed()

    TapHandler {
        onTapped: deal.pressed()
    }

    Rectangle {
        visible: deal.chosen
        width: Theme.space4
        height: parent.height
        color: Theme.cardRed
    }

    TextLabel {
        id: number

        width: deal.measures.numberWidth
        height: deal.measures.firstLine
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: deal.row.number > 0 ? deal.row.number : "–"
        size: Theme.textSmall
        color: Theme.paperMuted
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    TextLabel {
        x: deal.measures.numberWidth
        width: deal.measures.contractWidth
        height: deal.measures.firstLine
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: deal.row.contract
        size: Theme.textSmall
        color: Theme.paperInk
        font.strikeout: !deal.row.made
        font.features: Theme.tabular
        Accessible.ignored: true
    }

    Repeater {
        model: deal.row.cells

        SheetCell {
            required property int index
            required property var modelData

            objectName: "table.cell." + deal.row.number + "." + index
            x: deal.measures.gutter + index * deal.measures.columnWidth
            width: deal.measures.columnWidth
            height: deal.measures.lineHeight
            cell: modelData
            measures: deal.measures
            assets: deal.assets
            told: deal.chosen
        }
    }

    // No positioner: it would know its height only in the next frame.
    Item {
        id: told

        visible: deal.chosen
        x: Theme.space12
        y: deal.measures.lineHeight
        width: parent.width - 2 * Theme.space12
        height: outcome.height + (notes.visible ? notes.height : 0)

        TextLabel {
            id: outcome

            width: parent.width
            wrapMode: Text.Wrap
            text: deal.sentence
            size: Theme.textSmall
            color: Theme.paperInk
            font.weight: Font.DemiBold
            font.features: Theme.tabular
            Accessible.ignored: true
        }

        TextLabel {
            id: notes

            anchors.top: outcome.bottom
            width: parent.width
            wrapMode: Text.Wrap
            visible: text.length > 0
            text: deal.row.notes.join("\n")
            size: Theme.textSmall
            color: Theme.paperMuted
            font.features: Theme.tabular
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.paperRule
    }
}
