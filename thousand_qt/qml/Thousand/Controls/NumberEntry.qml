import QtQuick
import Thousand.Theme

// A whole number between two bounds: typed, or changed by a step with the buttons and the Page keys.
FocusScope {
    id: entry

    property string label
    property int number
    property int least
    property int most
    property int step: 1

    signal chosen(number: int)
    // Enter was pressed in the field.
    signal accepted

    function take(number: int): void {
        const fitting = Math.max(entry.least, Math.min(entry.most, number));
        if (fitting !== entry.number)
            entry.chosen(fitting);
    }

    // The next multiple of the step in one direction.
    function next(by: int): void {
        const steps = entry.number / entry.step;
        const whole = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
        entry.take(whole * entry.step);
    }

    // What is typed and does not fit is forgotten.
    function settle(): void {
        field.text = Qt.binding(() => String(entry.number));
    }

    // Enter with Ctrl belongs to the page.
    function confirm(event: KeyEvent): void {
        event.accepted = !(event.modifiers & Qt.ControlModifier);
        entry.settle();
        if (event.accepted)
            entry.accepted();
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: entry.label

    Row {
        id: row

        spacing: Theme.space8

        PushButton {
            objectName: entry.objectName + ".less"
            implicitWidth: Theme.controlHeight
            leftPadding: 0
            rightPadding: 0
            text: "−"
            enabled: entry.number > entry.least
            focusPolicy: Qt.NoFocus
            Accessible.name: qsTr("%1: less").arg(entry.label)
            onClicked: entry.next(-1)
        }

        TextEntry {
            id: field

            objectName: entry.objectName + ".field"
            focus: true
            width: Math.round(Theme.textBody * 5.2)
            label: entry.label
            text: String(entry.number)
            horizontalAlignment: Text.AlignHCenter
            font.features: Theme.tabular
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 6
            Accessible.description: qsTr("from %1 to %2").arg(entry.least).arg(entry.most)
            validator: IntValidator {
                bottom: entry.least
                top: entry.most
                locale: "C"
            }
            onTextEdited: {
                if (field.acceptableInput)
                    entry.take(parseInt(field.text));
            }
            onActiveFocusChanged: {
                if (!field.activeFocus)
                    entry.settle();
            }
            Keys.onReturnPressed: event => entry.confirm(event)
            Keys.onEnterPressed: event => entry.confirm(event)
            Keys.onPressed: event => {
                const by = event.key === Qt.Key_PageUp || event.key === Qt.Key_Plus ? 1 : event.key === Qt.Key_PageDown ? -1 : 0;
                event.accepted = by !== 0;
                if (by !== 0) {
                    entry.next(by);
                    entry.settle();
                }
            }
        }

        PushButton {
            objectName: entry.objectName + ".more"
            implicitWidth: Theme.controlHeight
            leftPadding: 0
            rightPadding: 0
            text: "+"
            enabled: entry.number < entry.most
            focusPolicy: Qt.NoFocus
            Accessible.name: qsTr("%1: more").arg(entry.label)
            onClicked: entry.next(1)
        }
    }
}
