import QtQuick
import Thousand.Controls
import Thousand.Theme

// A text of the rulebook in which the words that are sought stand out.
TextLabel {
    id: label

    property string plain
    property string sought
    readonly property string wanted: label.form(label.sought)
    readonly property bool hit: label.wanted.length > 0 && label.form(label.plain).includes(label.wanted)

    // As the page looks for words; no letter may be added or lost.
    function form(words: string): string {
        return words.toLowerCase().replace(/ё/g, "е");
    }

    function safe(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    function marked(): string {
        const low = label.form(label.plain);
        let text = "";
        let from = 0;
        for (let at = low.indexOf(label.wanted); at >= 0; at = low.indexOf(label.wanted, from)) {
            const end = at + label.wanted.length;
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
