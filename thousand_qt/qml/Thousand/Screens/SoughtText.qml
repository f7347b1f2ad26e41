import QtQuick
import Thousand.Controls
import Thousand.Theme

// A text of the rulebook in which the words that are sought stand out.
TextLabel {
    id: label

    property string plain
    property string sought
    readonly property bool hit: label.sought.length > 0 && label.plain.toLowerCase().includes(label.sought)

    function safe(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    function marked(): string {
        const low = label.plain.toLowerCase();
        let text = "";
        let from = 0;
        for (let at = low.indexOf(label.sought); at >= 0; at = low.indexOf(label.sought, from)) {
            const end = at + label.sought.length;
            text += label.safe(label.plain.slice(from, at)) + "<u><b><font color=\"" + Theme.amber + "\">" + label.safe(label.plain.slice(at, end)) + "</font></b></u>";
            from = end;
        }
        return text + label.safe(label.plain.slice(from));
    }

    wrapMode: Text.Wrap
    textFormat: label.hit ? Text.StyledText : Text.PlainText
    text: label.hit ? label.marked() : label.plain
    Accessible.name: label.plain
    Accessible.ignored: label.plain.length === 0
}
