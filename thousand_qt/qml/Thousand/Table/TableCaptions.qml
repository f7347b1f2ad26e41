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

    // What is laid away lies close beside the left pile: long names go away from each other.
    function shift(pile: var, spare: real): real {
        const close = captions.viewModel.captions.some(one => one.zone === "laid") && captions.viewModel.captions.length > 1;
        if (!close || pile.who > 0)
            return spare / 2;
        return pile.zone === "laid" ? Math.min(spare - Theme.space4, spare / 2) : Math.max(Theme.space4, spare / 2);
    }

    Repeater {
        model: captions.viewModel.captions

        TextLabel {
            id: caption

            required property var modelData
            readonly property rect pile: captions.geometry.pileArea(modelData)

            objectName: "table.caption." + caption.modelData.zone + caption.modelData.who
            readonly property real below: caption.pile.y + caption.pile.height + Theme.space4
            readonly property real spare: caption.pile.width - caption.width

            x: Math.round(caption.pile.x + captions.shift(caption.modelData, caption.spare))
            y: Math.round(caption.below + caption.height <= captions.floor ? caption.below : caption.pile.y - caption.height - Theme.space4)
            text: caption.modelData.text
            size: Theme.textSmall
            muted: true
            // The cards say themselves where they lie.
            Accessible.ignored: true
        }
    }
}
