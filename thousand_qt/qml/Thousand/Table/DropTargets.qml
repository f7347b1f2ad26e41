pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// Where the dragged card can be dropped: thin frames, and a thick one with a sign under the card.
Item {
    id: targets

    required property HandDrag drag
    required property TableGeometry geometry
    required property string assets
    readonly property bool playing: targets.drag.card !== null && targets.drag.armed && targets.drag.card.mine && targets.drag.card.mark === "legal"
    readonly property bool giving: targets.drag.card !== null && targets.drag.armed && targets.drag.giving

    component Target: Rectangle {
        id: frame

        required property rect area
        required property bool aimed
        readonly property real gap: Theme.space4 + (frame.aimed ? Theme.focusWidth : 0)
        readonly property int edge: frame.aimed ? Theme.focusWidth + Theme.hairline : 2 * Theme.hairline

        x: frame.area.x - frame.gap
        y: frame.area.y - frame.gap
        width: frame.area.width + 2 * frame.gap
        height: frame.area.height + 2 * frame.gap
        radius: Theme.radiusSmall + Theme.space4
        color: frame.aimed ? Qt.alpha(Theme.amber, 0.22) : "transparent"
        border.width: frame.edge
        border.color: frame.aimed ? Theme.amber : Theme.inkMuted
    }

    Target {
        objectName: "table.drop.table"
        aimed: targets.drag.target === "table"
        area: targets.geometry.trick(0)
        visible: targets.playing

        Image {
            anchors.centerIn: parent
            source: targets.assets + "/icons/chevron-down.svg"
            sourceSize: Qt.size(Theme.textHero, Theme.textHero)
        }
    }

    Repeater {
        model: targets.drag.viewModel.panel.slotChairs

        Item {
            id: receiver

            required property int index
            required property int modelData
            readonly property string side: receiver.index === 0 ? "left" : "right"
            readonly property bool hit: targets.drag.target === "slot" && targets.drag.receiver === receiver.index + 1

            visible: targets.giving

            Target {
                objectName: "table.drop.slot." + receiver.side
                aimed: receiver.hit
                area: targets.geometry.gift(receiver.index)
            }

            Target {
                objectName: "table.drop.seat." + receiver.side
                visible: receiver.modelData > 0
                aimed: receiver.hit
                area: targets.drag.seat(receiver.modelData)
                radius: Theme.radiusLarge + Theme.space4
            }
        }
    }
}
