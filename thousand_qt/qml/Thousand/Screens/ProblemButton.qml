import Thousand.Controls

// One thing that can be done about a problem: `{ act, label }`.
PushButton {
    id: button

    required property int index
    // Undefined for a moment when there are fewer buttons than before.
    required property var option

    objectName: "problem." + (button.option?.act ?? "")
    text: button.option?.label ?? ""
}
