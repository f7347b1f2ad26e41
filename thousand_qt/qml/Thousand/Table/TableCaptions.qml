pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// The names of the piles that lie on the table, each below its pile or, where the panel is high, above.
Item {
    id: captions

    required property var viewModel
    required property TableGeometry geometry
    // Where the panel begins, which may be higher than usual.
    required property real floor

    Repeater {
        model: captions.viewModel.captions

        TextLabel {
            id: caption

            required property var modelData
            readonly property rect pile: captions.geometry.pileArea(modelData)

            objectName: "table.caption." + caption.modelData.zone + caption.modelData.who
            readonly property real below: caption.pile.y + caption.pile.height + Theme.space4
            readonly property real spare: caption.pile.width - caption.width

            // What is laid away may lie close beside the dead hand: a long name goes the other way.
            x: Math.round(caption.pile.x + (caption.modelData.zone === "laid" ? Math.min(caption.spare, caption.spare / 2) : caption.spare / 2))
            y: Math.round(caption.below + caption.height <= captions.floor ? caption.below : caption.pile.y - caption.height - Theme.space4)
            text: caption.modelData.text
            size: Theme.textSmall
            muted: true
            // The cards say themselves where they lie.
            Accessible.ignored: true
        }
    }
}
