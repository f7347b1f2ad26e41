pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What can be done now, always in the same place between trick and hand. A sentence alone has no
// frame.
FocusScope {
    id: panel

    required property var viewModel
    required property string assets
    required property real slotWidth
    required property real slotHeight
    readonly property var props: panel.viewModel.panel
    readonly property bool asking: panel.props.kind !== "wait" && panel.props.kind !== "none"
    readonly property bool framed: panel.asking && panel.props.buttons.length > 0
    readonly property bool slotted: panel.props.slots.length > 0
    // Whether everything that the panel asks for is chosen.
    readonly property bool complete: panel.props.buttons.some(button => button.primary && button.enabled)
    readonly property real inset: panel.slotted ? panel.slotWidth + Theme.space24 : 0
    readonly property int textLimit: Math.round(panel.width - 2 * panel.inset - 2 * Theme.space16)

    signal pressed(act: string)

    // Give the keyboard to the button that goes on, or to the first one.
    function take(reason: int): void {
        let target = null;
        for (let place = 0; place < buttons.count; place++) {
            const button = buttons.itemAt(place) as PushButton;
            if (button && button.enabled && (target === null || button.primary))
                target = button;
        }
        target?.forceActiveFocus(reason);
    }

    // Say whether one of the panel's controls has the keyboard.
    function holdsFocus(): bool {
        return panel.activeFocus && panel.Window.activeFocusItem !== panel;
    }

    visible: panel.props.kind !== "none"
    implicitHeight: content.height + 2 * Theme.space12

    Panel {
        anchors.fill: parent
        visible: panel.framed
    }

    component Slot: Item {
        id: slot

        // Which of the places it is, from 0.
        required property int place
        readonly property string name: panel.props.slots[slot.place] ?? ""
        readonly property bool laid: (panel.props.slotChairs[slot.place] ?? 0) === 0
        // Where the card goes: towards the player, or down to the table.
        readonly property string sign: {
            const chair = panel.props.slotChairs[slot.place] ?? 0;
            const opposite = panel.viewModel.seats.length === 2 || (panel.viewModel.seats.length === 4 && chair === 2);
            return chair === 0 ? "chevron-down" : opposite ? "chevron-up" : chair === 1 ? "chevron-left" : "chevron-right";
        }
        readonly property bool onLeft: slot.x < panel.width / 2

        width: panel.slotWidth
        height: panel.slotHeight
        visible: slot.place < panel.props.slots.length
        Accessible.role: Accessible.Graphic
        Accessible.name: slot.laid ? qsTr("card to be laid away") : qsTr("card for %1").arg(slot.name)

        Rectangle {
            anchors.fill: parent
            radius: width * 0.068
            color: Theme.well
            border.width: Theme.hairline
            border.color: Theme.inkMuted
        }

        // Whose slot it is: below it, in the room that the buttons leave.
        TextLabel {
            objectName: "table.slotName"
            x: slot.onLeft ? 0 : slot.width - width
            y: Math.max(slot.height + Theme.space4, (panel.height + slot.height) / 2 - Theme.space12 - height)
            width: Math.floor((panel.width - choices.width) / 2 - Theme.space16 - Theme.space12)
            height: Math.round(Theme.textSmall * 1.5)
            horizontalAlignment: slot.onLeft ? Text.AlignLeft : Text.AlignRight
            text: slot.name
            size: Theme.textSmall
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
            Accessible.ignored: true
        }

        Image {
            anchors.centerIn: parent
            source: panel.assets + "/icons/" + slot.sign + ".svg"
            sourceSize: Qt.size(Theme.textTitle, Theme.textTitle)
        }
    }

    Slot {
        x: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        place: 0
    }

    Slot {
        x: panel.width - width - Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        place: 1
    }

    Column {
        id: content

        anchors.centerIn: parent
        spacing: Theme.space8

        TextLabel {
            objectName: "table.title"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, panel.textLimit)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: panel.props.title
            size: Theme.textLarge
            muted: !panel.asking
            font.weight: panel.asking ? Font.DemiBold : Font.Normal
            visible: text.length > 0
            Accessible.role: Accessible.AlertMessage
        }

        TextLabel {
            objectName: "table.note"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, panel.textLimit)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: panel.viewModel.waitsForClick ? qsTr("Click or press Enter to go on.") : panel.props.note
            color: panel.props.warning ? Theme.inkProblem : Theme.inkMuted
            font.weight: panel.props.warning ? Font.DemiBold : Font.Normal
            visible: text.length > 0
            Accessible.role: panel.props.warning ? Accessible.AlertMessage : Accessible.StaticText
        }

        // Beside what has to be known, for a while.
        TextLabel {
            objectName: "table.refusal"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, panel.textLimit)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: panel.viewModel.refusal
            color: Theme.inkProblem
            visible: text.length > 0
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            id: choices

            // One line, unless the window is too narrow for it.
            readonly property real wanted: {
                let needed = -choices.spacing;
                for (const control of choices.children)
                    needed += control.visible && control.width > 0 ? control.width + choices.spacing : 0;
                return needed;
            }

            anchors.horizontalCenter: parent.horizontalCenter
            // A sum of fractions may fall short of itself by less than anybody sees.
            width: Math.max(0, Math.min(choices.wanted + 0.01, panel.textLimit))
            spacing: Theme.space12
            visible: buttons.count > 0

            Row {
                id: stepper

                visible: panel.props.amount > 0
                spacing: Theme.space4

                IconButton {
                    objectName: "table.less"
                    assets: panel.assets
                    symbol: "minus"
                    label: qsTr("Less")
                    enabled: panel.props.amount > panel.props.least
                    onClicked: panel.viewModel.changeAmount(-1)
                }

                TextLabel {
                    objectName: "table.amount"
                    width: Math.round(Theme.textTitle * 2.4)
                    height: Theme.controlHeight
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: panel.props.typed.length > 0 ? panel.props.typed : panel.props.amount
                    color: panel.props.typed.length > 0 ? Theme.amber : Theme.ink
                    size: Theme.textTitle
                    font.weight: Font.DemiBold
                    font.features: Theme.tabular
                    Accessible.name: qsTr("Amount: %1").arg(text)

                    // The line under a number that is being typed.
                    Rectangle {
                        objectName: "table.typed"
                        visible: panel.props.typed.length > 0
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.space4
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: parent.width - Theme.space16
                        height: Math.max(2, Theme.hairline * 2)
                        color: Theme.amber
                    }
                }

                IconButton {
                    objectName: "table.more"
                    assets: panel.assets
                    symbol: "plus"
                    label: qsTr("More")
                    enabled: panel.props.amount < panel.props.most
                    onClicked: panel.viewModel.changeAmount(1)
                }
            }

            Repeater {
                id: buttons

                model: panel.viewModel.buttons

                PushButton {
                    required property string act
                    required property string label
                    required primary
                    required enabled

                    objectName: "table." + act
                    text: label
                    leftPadding: Theme.space16
                    rightPadding: Theme.space16
                    onClicked: panel.pressed(act)
                }
            }
        }
    }
}
