import QtQuick
import QtQuick.Templates

// What a click, Enter or Space presses. A key that is held presses once: what it would press next is
// another question.
AbstractButton {
    id: pressable

    function isPress(event: KeyEvent): bool {
        return event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
    }

    Keys.onPressed: event => {
        event.accepted = pressable.isPress(event) && (event.isAutoRepeat || event.key !== Qt.Key_Space);
        if (event.accepted && !event.isAutoRepeat)
            pressable.click();
    }
    Keys.onReleased: event => event.accepted = event.isAutoRepeat && pressable.isPress(event)
}
