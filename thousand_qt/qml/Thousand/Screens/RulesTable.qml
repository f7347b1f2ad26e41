pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// A small table of words; the first row is its header.
Column {
    id: table

    required property var cells
    property string sought

    spacing: Theme.space4

    Repeater {
        model: table.cells

        Row {
            id: line

            required property var modelData
            required property int index

            Repeater {
                model: line.modelData

                SoughtText {
                    required property string modelData
                    required property int index

                    width: Math.floor(table.width / line.modelData.length)
                    horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                    plain: modelData
                    sought: table.sought
                    muted: line.index === 0
                    size: line.index === 0 ? Theme.textSmall : Theme.textBody
                    font.features: Theme.tabular
                }
            }
        }
    }
}
