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
    // The form judges what is typed and says what is wrong: nothing that was typed is put back.
    property bool judgedByForm: false

    signal chosen(number: int)
    // Enter was pressed in the field.
    signal accepted

    // What was typed and cannot be, with what can.
    property string problem: ""
    // The number that what is typed would replace: it comes back when nothing fitting is typed.
    property int before: 0
    property bool taking: false
    readonly property real lineHeight: row.height

    onNumberChanged: {
        if (!entry.taking)
            entry.show();
    }
    Component.onCompleted: entry.show()

    function take(number: int): void {
        if (number === entry.number)
            return;
        entry.taking = true;
        entry.chosen(number);
        entry.taking = false;
    }

    function said(number: int): string {
        return String(number).replace("-", "−");
    }

    // Show the number that there is.
    function show(): void {
        entry.problem = "";
        entry.before = entry.number;
        field.text = entry.said(entry.number);
    }

    // The next multiple of the step in one direction.
    function next(by: int): void {
        const steps = entry.number / entry.step;
        const whole = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
        entry.take(Math.max(entry.least, Math.min(entry.most, whole * entry.step)));
        entry.show();
    }

    // What is typed as digits, with any sign that stands for a minus; blanks part thousands.
    function written(): string {
        return field.text.replace(/\s/g, "").replace(/^[−–—]/, "-");
    }

    function isWhole(text: string): bool {
        return /^[-+]?\d+$/.test(text);
    }

    function fits(): bool {
        const text = entry.written();
        return entry.isWhole(text) && Number(text) >= entry.least && Number(text) <= entry.most;
    }

    // Whether more digits can make a fitting number of it.
    function mayBegin(): bool {
        const text = entry.written();
        const below = text.startsWith("-");
        const bound = below ? -entry.least : entry.most;
        return text === "-" || text === "+" || (entry.isWhole(text) && Math.abs(Number(text)) < bound);
    }

    function refuse(): void {
        entry.problem = qsTr("Not %1: %2 to %3.").arg(field.text.trim()).arg(entry.said(entry.least)).arg(entry.said(entry.most));
    }

    // The number for the form, 0 for what is none; no form can use one of more digits.
    function forForm(): int {
        const text = entry.written();
        return entry.isWhole(text) ? Math.max(-99999, Math.min(99999, Number(text))) : 0;
    }

    function judge(): void {
        entry.problem = "";
        if (entry.judgedByForm) {
            if (entry.written() !== "")
                entry.take(entry.forForm());
        } else if (entry.fits()) {
            entry.take(Number(entry.written()));
        } else if (entry.written() !== "") {
            entry.take(entry.before);
            if (!entry.mayBegin())
                entry.refuse();
        }
    }

    // Say what does not fit; an empty field means what was there.
    function settle(): bool {
        const fitting = entry.judgedByForm || entry.fits() || entry.written() === "";
        if (!fitting)
            entry.refuse();
        return fitting;
    }

    // Enter with Ctrl belongs to the page, unless something is wrong here.
    function confirm(event: KeyEvent): void {
        const fitting = entry.settle();
        if (fitting)
            entry.show();
        else
            field.selectAll();
        event.accepted = !fitting || !(event.modifiers & Qt.ControlModifier);
        if (fitting && event.accepted)
            entry.accepted();
    }

    // What does not fit is forgotten, but not without a word.
    function leave(): void {
        const problem = entry.settle() ? "" : entry.problem;
        entry.show();
        entry.problem = problem;
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight + (fault.visible ? Theme.space4 + fault.height : 0)
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
            horizontalAlignment: Text.AlignHCenter
            font.features: Theme.tabular
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 12
            Accessible.description: entry.problem || qsTr("from %1 to %2").arg(entry.said(entry.least)).arg(entry.said(entry.most))
            onTextEdited: entry.judge()
            onActiveFocusChanged: {
                if (!field.activeFocus)
                    entry.leave();
            }
            Keys.onReturnPressed: event => entry.confirm(event)
            Keys.onEnterPressed: event => entry.confirm(event)
            Keys.onPressed: event => {
                const by = event.key === Qt.Key_PageUp || event.key === Qt.Key_Plus ? 1 : event.key === Qt.Key_PageDown ? -1 : 0;
                event.accepted = by !== 0;
                if (by !== 0)
                    entry.next(by);
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

    TextLabel {
        id: fault

        objectName: entry.objectName + ".fault"
        y: row.height + Theme.space4
        width: row.width
        visible: text !== ""
        wrapMode: Text.Wrap
        size: Theme.textSmall
        color: Theme.inkProblem
        text: entry.problem
        Accessible.role: Accessible.AlertMessage
    }
}
