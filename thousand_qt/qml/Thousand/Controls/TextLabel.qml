import QtQuick
import Thousand.Theme

// Text on the cloth or on a panel; `size` is one of the theme's type sizes.
Text {
    id: label

    property int size: Theme.textBody
    property bool muted: false

    color: label.muted ? Theme.inkMuted : Theme.ink
    font.pixelSize: label.size
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text
    Accessible.ignored: label.text.length === 0
}
