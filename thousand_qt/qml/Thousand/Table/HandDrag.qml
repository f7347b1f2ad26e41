pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Theme

// A card that is dragged by mouse or finger: where it is, over what, and what becomes of it.
QtObject {
    id: drag

    required property Item layer
    required property TableGeometry geometry
    required property var viewModel
    required property HandFocus hand

    // The card that is dragged, the pointer, and where on the card it is, as shares of its sides.
    property CardItem card: null
    property point at
    property point grip
    // What lies below: the hand, the table, a place of the panel, or nothing that takes it.
    property string target
    // Which place of the panel it is, from 1.
    property int receiver: 0
    // The place in the hand where the card would lie.
    property int slot: -1
    property bool dropping: false
    // Whether the card can be played or given: not when it was grabbed before that was asked for.
    property bool armed: false
    readonly property bool giving: drag.viewModel.panel.kind === "pass"
    readonly property real scale: drag.target === "slot" ? drag.geometry.slotScale : 1

    function begin(card: CardItem, at: point): void {
        drag.cancel(drag.card);
        const local = card.mapFromItem(drag.layer, at.x, at.y);
        drag.grip = Qt.point(local.x / card.width, local.y / card.height);
        drag.at = at;
        drag.viewModel.hand.grab(card.number);
        drag.card = card;
        drag.aim();
    }

    function moveTo(at: point): void {
        if (drag.card === null)
            return;
        drag.at = at;
        drag.aim();
    }

    function drop(card: CardItem): void {
        if (drag.card === null || drag.card !== card)
            return;
        drag.dropping = true;
        switch (drag.target) {
        case "hand":
            drag.viewModel.hand.dropInHand(card.number, drag.slot);
            break;
        case "table":
            drag.viewModel.hand.dropOnTable(card.number);
            break;
        case "slot":
            drag.viewModel.hand.dropOnReceiver(card.number, drag.receiver);
            break;
        default:
            drag.viewModel.hand.letGo();
        }
        drag.dropping = false;
        drag.release();
    }

    // Break the drag off: the card goes back to where it lies.
    function cancel(card: CardItem): void {
        if (drag.card === null || drag.card !== card || drag.dropping)
            return;
        drag.viewModel.hand.letGo();
        drag.release();
    }

    function release(): void {
        const card = drag.card;
        card.land();
        drag.card = null;
        drag.target = "";
        drag.slot = -1;
    }

    // Find out what lies below the card.
    function aim(): void {
        drag.armed = drag.viewModel.hand.canAnswer();
        const middle = Qt.point(drag.at.x + (0.5 - drag.grip.x) * drag.geometry.cardWidth, drag.at.y + (0.5 - drag.grip.y) * drag.geometry.cardHeight);
        drag.receiver = drag.giving && drag.armed ? drag.receiverAt(drag.at) || drag.receiverAt(middle) : 0;
        if (drag.receiver > 0) {
            drag.target = "slot";
        } else if (middle.y > drag.geometry.handTop - Theme.space4) {
            drag.slot = drag.slotAt(drag.at.x - drag.grip.x * drag.geometry.cardWidth);
            drag.target = "hand";
        } else {
            drag.target = drag.giving || !drag.card.mine ? "" : "table";
        }
    }

    // Return which place of the panel, or which player that gets a card, is there, else 0.
    function receiverAt(at: point): int {
        const chairs = drag.viewModel.panel.slotChairs;
        for (let slot = 0; slot < chairs.length; slot++) {
            if (drag.within(at, drag.receiverSlot(slot)) || (chairs[slot] > 0 && drag.within(at, drag.seat(chairs[slot]))))
                return slot + 1;
        }
        return 0;
    }

    function receiverSlot(slot: int): rect {
        const area = drag.geometry.gift(slot);
        const more = Theme.space12;
        return Qt.rect(area.x - more, area.y - more, area.width + 2 * more, area.height + 2 * more);
    }

    // Return where a neighbour sits, with his cards.
    function seat(who: int): rect {
        const board = drag.geometry.plate(who);
        return Qt.rect(board.x, board.y, board.width, board.height + Theme.space24 + drag.geometry.cardHeight * drag.geometry.smallScale);
    }

    function within(at: point, area: rect): bool {
        return at.x >= area.x && at.x <= area.x + area.width && at.y >= area.y && at.y <= area.y + area.height;
    }

    // Return the place in the hand for a card whose left edge is there.
    function slotAt(left: real): int {
        const count = drag.hand.mine().length + (drag.card.mine ? 0 : 1);
        const step = drag.geometry.myStep(count);
        const slot = step > 0 ? Math.round((left - drag.geometry.myHand(0, count).x) / step) : 0;
        return Math.max(0, Math.min(count - 1, slot));
    }

    // Return how far a card of the hand makes room for the one that is dragged, in pixels.
    function roomFor(shown: var): real {
        if (drag.card === null || drag.target !== "hand")
            return 0;
        const mine = drag.card.mine;
        const count = shown.count + (mine ? 0 : 1);
        const slot = mine && shown.slot > drag.card.shown.slot ? shown.slot - 1 : shown.slot;
        const place = slot >= drag.slot ? slot + 1 : slot;
        return drag.geometry.myHand(place, count).x - drag.geometry.myHand(shown.slot, shown.count).x;
    }
}
