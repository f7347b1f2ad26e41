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
    // How many sit at the table, and how many cards a trick has.
    required property int players
    required property int trickSize
    // Whether what is played takes more lines than usual.
    required property bool crowded

    readonly property real edge: Theme.space16
    readonly property real cardWidth: Math.max(60, Math.round(104 * Theme.unit))
    readonly property real cardHeight: Math.round(cardWidth / Theme.cardRatio)
    readonly property real plateHeight: Math.round(Theme.textLarge * 1.4 + Theme.textBody * 1.5 + 4 * Theme.space8)
    // The portrait is as wide as the plate is high; name and signs stand beside it.
    readonly property real plateWidth: Math.round(plateHeight + 164 * Theme.textUnit)
    // Whether somebody sits opposite: then what is played stands beside that player.
    readonly property bool opposite: players !== 3
    // The opponents sit at the sides of the upper half, in a high window a little lower; below what
    // is played where that stands above them.
    readonly property real seatTop: opposite && players > 2 ? Math.round(Math.max(edge + plateHeight, stripEnd) + Theme.space12) : stacked ? Math.round(Math.max(edge + usualStrip, stripEnd) + Theme.space12) : Math.round(edge + Math.max(0, height - 560 * Theme.unit) * 0.14)
    // Beside the open score sheet there may be too little room between the opponents for what is
    // played: then they sit below it.
    readonly property bool stacked: !opposite && width - 2 * (edge + plateWidth + chip + Theme.space24) < 220 * Theme.textUnit && height >= 600 * Theme.textUnit
    readonly property real usualStrip: Math.round(Theme.textLarge * 1.4 + Theme.textBody * 1.5 + Theme.space12 + 2 * Theme.space4)
    // In a narrow window the player opposite makes room for what is played.
    readonly property real topLeft: Math.round(Math.max(edge + chip + Theme.space8, Math.min((width - plateWidth) / 2, width - edge - 460 * Theme.textUnit * 0.75 - Theme.space16 - plateWidth)))
    // His cards lie below his plate, clear of what lies beside the left neighbour.
    readonly property real topFan: Math.max(topLeft + Theme.space8, players > 3 ? edge + plateWidth + chip + 2 * Theme.space8 : 0)
    readonly property real stripLeft: stacked ? edge : opposite ? topLeft + plateWidth + Theme.space16 : edge + plateWidth + chip + Theme.space8
    readonly property real stripRight: opposite ? edge : stripLeft
    readonly property real myPlateTop: height - Theme.space12 - plateHeight
    readonly property real chip: Math.round(34 * Theme.unit)
    readonly property real handTop: height - cardHeight - Theme.space12
    readonly property real lift: Theme.space12
    readonly property real panelBottom: handTop - lift - Theme.space12
    // In a narrow window with large text the strip has more lines than usual.
    readonly property real stripBottom: stacked ? seatTop + plateHeight : opposite ? edge + plateHeight + Theme.space12 + cardHeight * smallScale : Math.max(edge + Math.round(Theme.textBody * 3.4), stripEnd)
    // How high the panel is as a rule; the middle of the table does not move when it grows.
    readonly property real usualPanel: Math.round(Theme.textLarge * 1.4 + Theme.textBody * 1.5 + Theme.controlHeight + 2 * Theme.space12 + 2 * Theme.space8)
    readonly property real middle: Math.round(stripBottom + (panelTop - stripBottom) * 0.54)
    // Between the opponents there may be too little room for a trick of the usual size.
    readonly property real trickScale: opposite || crowded ? Math.max(0.6, Math.min(1, (panelTop - stripBottom - Theme.space16) / (cardHeight * 1.24), trickRoom / (cardWidth * 3.5))) : 1
    readonly property real trickRoom: players > 3 ? width - 2 * (edge + plateWidth + Theme.space12) : width
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
            return gift(place.slot);
        case "trick":
            return trick(place.who);
        case "pile":
            return pile(place.who, place.slot);
        case "prikup":
            return row(place.slot, place.count, middle, place.faceUp ? 1 : 0.8);
        case "cut":
        case "lifted":
            return spread(place.slot, place.count, place.zone === "lifted");
        case "aside":
            return aside(place.who, place.slot, place.count, place.faceUp);
        case "laid":
            return laid(place.slot);
        case "stock":
            return stock(place.slot);
        case "bank":
            return row(place.slot, place.count, middle, 0.9);
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
            laid: 34,
            deck: 40,
            cut: 40,
            lifted: 40,
            stock: 40,
            aside: 70,
            prikup: 70,
            bank: 70,
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
        const board = plate(who);
        const left = side(who) === "top" ? topFan : board.x + Theme.space8;
        const x = side(who) === "right" ? board.x + board.width - Theme.space8 - small - step * (count - 1 - slot) : left + step * slot;
        return scaled(x, board.y + plateHeight + Theme.space12 + away * away * small * 0.008, smallScale);
    }

    // Where a chair stands, counted clockwise from mine.
    function side(who: int): string {
        if (who === 0)
            return "me";
        if (players === 2 || (players === 4 && who === 2))
            return "top";
        return who === 1 ? "left" : "right";
    }

    function plate(who: int): rect {
        switch (side(who)) {
        case "me":
            return Qt.rect(edge, myPlateTop, plateWidth, plateHeight);
        case "top":
            return Qt.rect(topLeft, edge, plateWidth, plateHeight);
        case "left":
            return Qt.rect(edge, seatTop, plateWidth, plateHeight);
        default:
            return Qt.rect(width - edge - plateWidth, seatTop, plateWidth, plateHeight);
        }
    }

    // How high a bubble may be: mine has little room where the text is large.
    function bubbleRoom(who: int): real {
        return who === 0 ? myPlateTop - Theme.space4 - panelBottom - Theme.hairline : height;
    }

    // How wide a bubble may be: mine stands between my chips and my hand.
    function bubbleSpan(who: int, chips: int): real {
        return who === 0 ? handLeft - Theme.space4 - chipAt(0, chips).x : width;
    }

    function bubbleAt(who: int, wide: real, high: real, chips: int): point {
        const board = plate(who);
        // Between my plate and the panel, beside my portrait; where it is long it comes near the chips.
        if (who === 0) {
            const usual = Math.max(chipAt(0, 2).x, edge + plateHeight);
            const x = Math.max(chipAt(0, chips).x, Math.min(usual, handLeft - Theme.space4 - wide));
            return Qt.point(x, Math.max(panelBottom + Theme.hairline, myPlateTop - high - Theme.space4));
        }
        const below = board.y + plateHeight + Theme.space4;
        // Never over the prikup or the trick in the middle.
        const clear = width / 2 - 1.62 * cardWidth - Theme.space12;
        if (side(who) === "right")
            return Qt.point(Math.max(board.x - wide / 2, width - clear), below);
        const x = board.x + board.width - wide / 2;
        return Qt.point(side(who) === "left" ? Math.min(x, clear - wide) : x, below);
    }

    function pile(who: int, slot: int): rect {
        const small = cardWidth * smallScale;
        const shift = Math.floor(slot / trickSize) * 2 * Theme.unit;
        if (who === 0)
            return scaled(pileLeft - shift, handTop + cardHeight * (1 - smallScale), smallScale);
        const board = plate(who);
        const right = board.x + board.width - small;
        const fanEnd = topFan + small * 5.4;
        const x = side(who) === "right" ? board.x + shift : (side(who) === "top" ? Math.max(right, fanEnd) : right) - shift;
        return scaled(x, board.y + plateHeight + Theme.space12, smallScale);
    }

    // How a card lies turned, in degrees: as a hand would hold or throw it.
    function angle(place: var): real {
        if (!place)
            return 0;
        switch (place.zone) {
        case "hand":
            return place.who === 0 ? 0 : (place.slot - (place.count - 1) / 2) * 4;
        case "trick":
            return {
                me: 0,
                left: -5,
                top: 3,
                right: 5
            }[side(place.who)];
        case "pile":
            return (Math.floor(place.slot / trickSize) % 3 - 1) * 7;
        default:
            return 0;
        }
    }

    // A chip lies beside the plate of an opponent, and above mine; `place` counts the chips there.
    function chipAt(who: int, place: int): point {
        if (who === 0)
            return Qt.point(edge + place * (chip + Theme.space8), myPlateTop - chip - Theme.space8);
        const board = plate(who);
        const before = board.x - Theme.space8 - chip;
        return Qt.point(side(who) === "left" ? board.x + board.width + Theme.space8 : before, board.y + place * (chip + Theme.space4));
    }

    function gift(slot: int): rect {
        const inset = Theme.space16;
        const slotWidth = cardWidth * slotScale;
        const x = slot === 0 ? (width - panelWidth) / 2 + inset : (width + panelWidth) / 2 - inset - slotWidth;
        return scaled(x, slotTop, slotScale);
    }

    // The panel's width and the top of its card slots; set by the screen.
    property real panelWidth: 0
    property real slotTop: 0

    function trick(who: int): rect {
        const high = cardHeight * trickScale;
        const top = middle - high * 0.62;
        const x = width / 2 + trickAway(who) * cardWidth * trickScale;
        return scaled(x, who === 0 ? top + high * 0.24 : top, trickScale);
    }

    // How far the left edge of a played card is from the middle of the table, in widths of a card.
    function trickAway(who: int): real {
        if (players === 2)
            return who === 0 ? 0.04 : -1.04;
        if (players === 3)
            return [-0.5, -1.62, 0.62][who];
        return [-0.1, -1.86, -0.9, 0.86][who];
    }

    // The pack while it is cut: spread out, the lifted cards a little higher and apart.
    function spread(slot: int, count: int, lifted: bool): rect {
        const scale = 0.8;
        const gap = Theme.space24;
        const step = (Math.min(trickRoom - 2 * Theme.space24, 8 * cardWidth) - cardWidth * scale - gap) / (count - 1);
        const left = width / 2 - (step * (count - 1) + cardWidth * scale + gap) / 2;
        return scaled(left + step * slot + (lifted ? 0 : gap), middle - cardHeight * scale * (lifted ? 0.62 : 0.5), scale);
    }

    // Two prikups lie side by side; what is left of them later lies at the left, like the dead hand.
    function aside(pile: int, slot: int, count: int, faceUp: bool): rect {
        const scale = 0.8;
        const step = cardWidth * scale * (count > 3 ? 0.16 : 0.5);
        const span = cardWidth * scale + step * (count - 1);
        const centre = width / 2 + (pile === 0 ? -1 : 1) * 2.15 * cardWidth;
        return scaled(centre - span / 2 + step * slot, middle - cardHeight * scale / 2, scale);
    }

    // Where a whole pile lies that has a name.
    function pileArea(caption: var): rect {
        const end = caption.count - 1;
        const first = caption.zone === "laid" ? laid(0) : aside(caption.who, 0, caption.count, false);
        const last = caption.zone === "laid" ? laid(end) : aside(caption.who, end, caption.count, false);
        return Qt.rect(first.x, first.y, last.x + last.width - first.x, first.height);
    }

    function laid(slot: int): rect {
        return scaled(width / 2 - cardWidth * 3.6 + slot * cardWidth * 0.2, middle - cardHeight * 0.3, 0.6);
    }

    function stock(slot: int): rect {
        const shift = slot * 0.4 * Theme.unit;
        return scaled(width / 2 + cardWidth * 2 + shift, middle - cardHeight * 0.4 - shift, 0.8);
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
        const x = width / 2 - cardWidth * scale / 2 + ({
                me: 0,
                left: -1,
                top: 0,
                right: 1
            })[side(who)] * width * 0.2;
        return scaled(x + shift, (who === 0 ? top + cardHeight * 0.3 : top) - shift, scale);
    }
}
