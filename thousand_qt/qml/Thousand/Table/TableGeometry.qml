import QtQuick
import Thousand.Theme

// Where everything lies on the table, in pixels of the window. Cards have one size; zones scale it.
QtObject {
    id: geometry

    required property real width
    required property real height
    required property real panelTop
    required property real toolsWidth
    required property real stripEnd

    readonly property real edge: Theme.space16
    readonly property real cardWidth: Math.max(60, Math.round(104 * Theme.unit))
    readonly property real cardHeight: Math.round(cardWidth / Theme.cardRatio)
    readonly property real plateHeight: Math.round(Theme.textLarge * 1.4 + Theme.textBody * 1.5 + 4 * Theme.space8)
    // The portrait is as wide as the plate is high; name and signs stand beside it.
    readonly property real plateWidth: Math.round(plateHeight + 164 * Theme.textUnit)
    // The opponents sit at the sides of the upper half, in a high window a little lower.
    readonly property real seatTop: Math.round(edge + Math.max(0, height - 560 * Theme.unit) * 0.14)
    readonly property real myPlateTop: height - Theme.space12 - plateHeight
    readonly property real chip: Math.round(34 * Theme.unit)
    readonly property real handTop: height - cardHeight - Theme.space12
    readonly property real lift: Theme.space12
    readonly property real panelBottom: handTop - lift - Theme.space12
    // In a narrow window with large text the strip has more lines than usual.
    readonly property real stripBottom: Math.max(edge + Math.round(Theme.textBody * 3.4), stripEnd)
    // How high the panel is as a rule; the middle of the table does not move when it grows.
    readonly property real usualPanel: Math.round(Theme.textLarge * 1.4 + Theme.textBody * 1.5 + Theme.controlHeight + 2 * Theme.space12 + 2 * Theme.space8)
    readonly property real middle: Math.round(stripBottom + (panelTop - stripBottom) * 0.54)
    // My hand lies between my plate and my tricks, in the middle of the table if it fits there.
    readonly property real handLeft: edge + plateWidth + Theme.space12
    readonly property real handRight: pileLeft - Theme.space12
    // My tricks lie between the hand and the buttons.
    readonly property real pileLeft: width - edge - toolsWidth - Theme.space12 - cardWidth * smallScale
    readonly property real smallScale: 0.42
    readonly property real slotScale: 0.5

    function area(place: var): rect {
        if (!place)
            return Qt.rect(0, 0, cardWidth, cardHeight);
        switch (place.zone) {
        case "hand":
            return place.who === 0 ? myHand(place.slot, place.count) : theirHand(place.who, place.slot, place.count);
        case "gift":
            return gift(place.who);
        case "trick":
            return trick(place.who);
        case "pile":
            return pile(place.who, place.slot);
        case "prikup":
            return row(place.slot, place.count, middle, place.faceUp ? 1 : 0.8);
        case "shown":
            return row(place.slot, place.count, middle + cardHeight * 1.02, 1);
        default:
            return deck(place.who, place.slot);
        }
    }

    function depth(place: var): int {
        if (!place)
            return 0;
        const layers = {
            pile: 10,
            deck: 40,
            prikup: 70,
            hand: 100,
            shown: 130,
            gift: 160,
            trick: 190
        };
        return layers[place.zone] + place.slot;
    }

    function scaled(x: real, y: real, scale: real): rect {
        return Qt.rect(Math.round(x), Math.round(y), cardWidth * scale, cardHeight * scale);
    }

    function myStep(count: int): real {
        return count < 2 ? 0 : Math.min(cardWidth * 0.72, (handRight - handLeft - cardWidth) / (count - 1));
    }

    function myHand(slot: int, count: int): rect {
        const step = myStep(count);
        const span = cardWidth + step * (count - 1);
        const left = Math.max(handLeft, Math.min((width - span) / 2, handRight - span));
        return scaled(left + step * slot, handTop, 1);
    }

    // The opponents hold their cards in a fan, whose middle stands highest.
    function theirHand(who: int, slot: int, count: int): rect {
        const small = cardWidth * smallScale;
        const step = Math.min(small * 0.34, (plateWidth - 2 * small - Theme.space16) / 9);
        const away = slot - (count - 1) / 2;
        const x = who === 1 ? edge + Theme.space8 + step * slot : width - edge - Theme.space8 - small - step * (count - 1 - slot);
        return scaled(x, seatTop + plateHeight + Theme.space12 + away * away * small * 0.008, smallScale);
    }

    function pile(who: int, slot: int): rect {
        const small = cardWidth * smallScale;
        const shift = Math.floor(slot / 3) * 2 * Theme.unit;
        if (who === 0)
            return scaled(pileLeft - shift, handTop + cardHeight * (1 - smallScale), smallScale);
        const x = who === 1 ? edge + plateWidth - small - shift : width - edge - plateWidth + shift;
        return scaled(x, seatTop + plateHeight + Theme.space12, smallScale);
    }

    // How a card lies turned, in degrees: as a hand would hold or throw it.
    function angle(place: var): real {
        if (!place)
            return 0;
        switch (place.zone) {
        case "hand":
            return place.who === 0 ? 0 : (place.slot - (place.count - 1) / 2) * 4;
        case "trick":
            return place.who === 0 ? 0 : place.who === 1 ? -5 : 5;
        case "pile":
            return (Math.floor(place.slot / 3) % 3 - 1) * 7;
        default:
            return 0;
        }
    }

    // A chip lies beside the plate of an opponent, and above mine; `place` counts the chips there.
    function chipAt(who: int, place: int): point {
        if (who === 0)
            return Qt.point(edge + place * (chip + Theme.space8), myPlateTop - chip - Theme.space8);
        const away = plateWidth + Theme.space8;
        const x = who === 1 ? edge + away : width - edge - away - chip;
        return Qt.point(x, seatTop + place * (chip + Theme.space4));
    }

    function gift(who: int): rect {
        const inset = Theme.space16;
        const slotWidth = cardWidth * slotScale;
        const x = who === 1 ? (width - panelWidth) / 2 + inset : (width + panelWidth) / 2 - inset - slotWidth;
        return scaled(x, slotTop, slotScale);
    }

    // The panel's width and the top of its card slots; set by the screen.
    property real panelWidth: 0
    property real slotTop: 0

    function trick(who: int): rect {
        const top = middle - cardHeight * 0.62;
        const x = width / 2 + (who === 0 ? -0.5 : who === 1 ? -1.62 : 0.62) * cardWidth;
        return scaled(x, who === 0 ? top + cardHeight * 0.24 : top, 1);
    }

    function row(slot: int, count: int, centre: real, scale: real): rect {
        const gap = Theme.space12;
        const each = Math.min(cardWidth * scale + gap, (width * 0.5 - cardWidth) / Math.max(1, count - 1));
        const left = width / 2 - (each * (count - 1) + cardWidth * scale) / 2;
        return scaled(left + each * slot, centre - cardHeight * scale / 2, scale);
    }

    function deck(who: int, slot: int): rect {
        const shift = slot * 0.25 * Theme.unit;
        const scale = 0.8;
        const top = middle - cardHeight * scale / 2;
        const x = width / 2 - cardWidth * scale / 2 + (who === 0 ? 0 : who === 1 ? -1 : 1) * width * 0.2;
        return scaled(x + shift, (who === 0 ? top + cardHeight * 0.3 : top) - shift, scale);
    }
}
