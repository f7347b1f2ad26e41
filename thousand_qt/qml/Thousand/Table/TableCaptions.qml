pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The names of the piles that lie on the table, each below its pile.
Item {
    id: captions

    required property var viewModel
    required property TableGeometry geometry

    Repeater {
        model: captions.viewModel.captions

        TextLabel {
            id: caption

            required property var modelData
            readonly property rect pile: captions.geometry.pileArea(modelData)

            objectName: "table.caption." + caption.modelData.zone + caption.modelData.who
            readonly property real spare: caption.pile.width - caption.width

            // What is laid away may lie close beside the dead hand: a long name goes the other way.
            x: Math.round(caption.pile.x + (caption.modelData.zone === "laid" ? Math.min(caption.spare, caption.spare / 2) : caption.spare / 2))
            y: Math.round(caption.pile.y + caption.pile.height + Theme.space4)
            text: caption.modelData.text
            size: Theme.textSmall
            muted: true
            // The cards say themselves where they lie.
            Accessible.ignored: true
        }
    }
}
