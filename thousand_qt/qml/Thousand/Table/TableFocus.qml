import QtQuick

// Where the keyboard is at the table, and what its keys do. It is brought to the next decision, and
// shown only after a key was the last touch.
QtObject {
    id: keys

    required property Item table
    required property var viewModel
    required property HandFocus hand
    required property ActionPanel panel
    required property TableOverlay overlays
    required property DealSummary summary
    required property Item tools
    required property HandDrag drag
    // Has the keyboard while there is nothing to choose.
    required property Item nobody
    // Whether the last touch was a key: only then the focus is shown.
    property bool byKeys: false
    property bool restoring: false
    property string focusedKind
    readonly property int focusReason: keys.byKeys ? Qt.ShortcutFocusReason : Qt.OtherFocusReason

    function moveInHand(card: CardItem, by: int): void {
        if (!keys.byKeys) {
            keys.byKeys = true;
            return;
        }
        keys.hand.next(card, by)?.forceActiveFocus(Qt.TabFocusReason);
    }

    // Move a card in the hand; the keyboard goes with it.
    function shiftCard(card: CardItem, by: int): void {
        keys.byKeys = true;
        keys.viewModel.hand.move(card.number, by);
    }

    // Bring the keyboard to a card without showing it.
    function stayAt(card: CardItem): void {
        keys.restoring = true;
        card.forceActiveFocus(keys.focusReason);
        keys.restoring = false;
    }

    function focusHand(): void {
        keys.restoring = true;
        const best = keys.hand.nearest();
        if (best)
            best.forceActiveFocus(keys.focusReason);
        else
            keys.nobody.forceActiveFocus(keys.focusReason);
        keys.restoring = false;
    }

    // Hear that the panel asks something else; the same kind of question may come again at once.
    function heardPanel(): void {
        if (keys.viewModel.panel.kind === "wait")
            keys.focusedKind = "wait";
    }

    // Bring the keyboard to where the next decision is.
    function restoreFocus(): void {
        if (!keys.table.visible)
            return;
        if (keys.overlays.item) {
            keys.overlays.take(keys.focusReason);
            return;
        }
        if (keys.viewModel.summary.shown) {
            keys.summary.take(keys.focusReason);
            return;
        }
        const kind = keys.viewModel.panel.kind;
        const another = kind !== keys.focusedKind;
        keys.focusedKind = kind;
        switch (kind) {
        case "cut":
        case "dark":
        case "choose":
        case "claim":
        case "auction":
        case "raise":
        case "marriage":
        case "rospis":
            if (another || !keys.panel.holdsFocus())
                keys.panel.take(keys.focusReason);
            break;
        case "pass":
            if (keys.panel.complete)
                keys.panel.take(keys.focusReason);
            else if (another || !keys.inHand() && !keys.panel.holdsFocus())
                keys.focusHand();
            break;
        default:
            if (another ? keys.atDeadCard() || !keys.inHand() && !keys.aside() : !keys.inHand() && !keys.aside() && !keys.panel.holdsFocus())
                keys.focusHand();
        }
    }

    function inHand(): bool {
        const item = keys.table.Window.activeFocusItem as CardItem;
        return item !== null && item.pressable;
    }

    // Say whether the keyboard is at a card that cannot be chosen now.
    function atDeadCard(): bool {
        return (keys.table.Window.activeFocusItem as CardItem)?.mark === "illegal";
    }

    // Say whether the keyboard is at a player or at the tools, where it may stay.
    function aside(): bool {
        const item = keys.table.Window.activeFocusItem as Item;
        return item !== null && (item instanceof SeatPlate || item.parent === keys.tools);
    }

    function stepGroup(up: bool): void {
        keys.byKeys = true;
        if (up)
            keys.panel.take(Qt.TabFocusReason);
        else
            keys.focusHand();
    }

    function pressedKey(event: KeyEvent): void {
        const arrows = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down];
        event.accepted = true;
        keys.byKeys = true;
        // Only what walks or steps goes on while a key is held.
        if (event.isAutoRepeat && !arrows.includes(event.key))
            return;
        const digit = event.key - Qt.Key_0;
        const stepped = keys.viewModel.panel.amount > 0 && keys.viewModel.overlay.length === 0;
        if (digit >= 0 && digit <= 9 && stepped) {
            keys.viewModel.typeDigit(digit);
            // Enter says the typed amount, wherever the keyboard was.
            keys.panel.take(Qt.TabFocusReason);
        } else if (event.key === Qt.Key_Backspace && keys.viewModel.overlay.length === 0)
            keys.viewModel.stepsBack.erase();
        else if (event.key === Qt.Key_F1)
            keys.viewModel.openOverlay("help");
        else if (event.key === Qt.Key_F2)
            keys.viewModel.openOverlay("lastTrick");
        else if (event.key === Qt.Key_F3)
            keys.viewModel.openOverlay("sheet");
        else if (event.key === Qt.Key_F4)
            keys.viewModel.hand.sort();
        else if (event.key === Qt.Key_F5)
            keys.viewModel.tempo.hurry();
        else if (event.key === Qt.Key_F6)
            keys.viewModel.openOverlay("rules");
        else if (event.key === Qt.Key_F7 || keys.isHint(event))
            keys.viewModel.openOverlay("hint");
        else if (event.key === Qt.Key_F10 || event.key === Qt.Key_Menu)
            keys.viewModel.openOverlay("menu");
        else if (event.key === Qt.Key_Escape)
            keys.stepBack();
        else if (keys.viewModel.overlay.length > 0)
            event.accepted = keys.walk(event.key);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            keys.vertical(event.key === Qt.Key_Up);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            event.accepted = keys.walk(event.key);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && !keys.viewModel.summary.shown) {
            if (!keys.viewModel.hand.playMarked())
                keys.viewModel.clickTable();
        } else
            event.accepted = false;
    }

    // The key of H under Cyrillic and Greek letters too.
    function isHint(event: KeyEvent): bool {
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) === 0;
        return plain && (event.key === Qt.Key_H || ["р", "η"].includes(event.text.toLowerCase()));
    }

    function stepBack(): void {
        if (keys.drag.card !== null)
            keys.drag.cancel(keys.drag.card);
        else if (!keys.viewModel.back())
            keys.viewModel.openOverlay("menu");
    }

    function vertical(up: bool): void {
        if (keys.viewModel.panel.amount > 0 && !keys.inHand())
            keys.viewModel.changeAmount(up ? 1 : -1);
        else
            keys.stepGroup(up);
    }

    // The arrows never leave an open panel; Tab may leave one that lies beside the table.
    function walk(key: int): bool {
        const forward = key === Qt.Key_Right || key === Qt.Key_Down;
        if (!forward && key !== Qt.Key_Left && key !== Qt.Key_Up)
            return false;
        const here = keys.table.Window.activeFocusItem as Item;
        const next = keys.overlays.item && here ? keys.overlays.next(here, forward) : here?.nextItemInFocusChain(forward);
        next?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return true;
    }
}
