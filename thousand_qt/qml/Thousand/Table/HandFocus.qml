pragma ComponentBehavior: Bound

import QtQuick

// The keyboard's way through the hand: Tab enters it at one card, the arrows go on from there, and
// when that card leaves the hand its neighbour is next.
QtObject {
    id: hand

    required property Repeater cards
    // Where the keyboard was last, and the number of the card at which Tab enters.
    property int slot: -1
    property int stop: -1

    // Return the cards of the hand from left to right.
    function mine(): list<CardItem> {
        const found = [];
        for (let place = 0; place < hand.cards.count; place++) {
            const card = hand.cards.itemAt(place) as CardItem;
            if (card && card.mine)
                found.push(card);
        }
        return found.sort((one, other) => (one as CardItem).shown.slot - (other as CardItem).shown.slot);
    }

    // Return the card so many places from another one; from outside, the first or the last.
    function next(card: CardItem, by: int): CardItem {
        const mine = hand.mine();
        const here = mine.indexOf(card);
        return (here < 0 ? mine[by > 0 ? 0 : mine.length - 1] : mine[here + by]) ?? null;
    }

    // Return the card nearest to where the keyboard was, one that can be played if there is one.
    function nearest(): CardItem {
        const mine = hand.mine();
        const legal = mine.filter(card => (card as CardItem).mark === "legal");
        const away = card => Math.abs((card as CardItem).shown.slot - Math.max(0, hand.slot));
        let best = null;
        for (const card of legal.length > 0 ? legal : mine) {
            if (best === null || away(card) < away(best))
                best = card;
        }
        return best as CardItem;
    }

    function entered(card: CardItem): void {
        hand.slot = card.shown.slot;
        hand.stop = card.number;
    }

    function chooseStop(): void {
        if (!hand.mine().some(card => (card as CardItem).number === hand.stop))
            hand.stop = hand.nearest()?.number ?? -1;
    }
}
