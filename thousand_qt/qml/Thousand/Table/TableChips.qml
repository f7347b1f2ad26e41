pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// The chips that go round the table: who deals, and who has to bid the hundred.
Item {
    id: chips

    required property var viewModel
    required property TableGeometry geometry
    required property string assets
    readonly property var seats: chips.viewModel.seats

    component Chip: Image {
        id: chip

        property string kind
        property int who
        property int place
        readonly property point goal: chips.geometry.chipAt(Math.max(0, chip.who), chip.place)

        objectName: "table.chip." + chip.kind
        visible: chip.who >= 0
        x: chip.goal.x
        y: chip.goal.y
        width: chips.geometry.chip
        height: width
        source: chips.assets + "/chips/" + chip.kind + ".svg"
        sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))

        Behavior on x {
            enabled: Motion.flight > 0

            NumberAnimation {
                duration: Motion.flight
                easing.type: Motion.easing
            }
        }

        Behavior on y {
            enabled: Motion.flight > 0

            NumberAnimation {
                duration: Motion.flight
                easing.type: Motion.easing
            }
        }
    }

    Chip {
        id: dealer

        kind: "dealer"
        who: chips.seats.findIndex(seat => seat.dealer)
    }

    Chip {
        kind: "hundred"
        who: chips.seats.findIndex(seat => seat.hundred)
        place: who === dealer.who ? 1 : 0
    }
}
