import QtQuick
import Thousand.Controls
import Thousand.Theme

// A long text that is looked at: it scrolls by mouse and keyboard and can be selected.
FocusScope {
    id: view

    property string label
    property alias text: letters.text

    function scroll(by: real): void {
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by));
    }

    activeFocusOnTab: true
    Keys.onUpPressed: view.scroll(-3 * Theme.textSmall)
    Keys.onDownPressed: view.scroll(3 * Theme.textSmall)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            view.scroll(event.key === Qt.Key_PageUp ? -area.height : area.height);
            event.accepted = true;
        }
    }
    Accessible.role: Accessible.EditableText
    Accessible.readOnly: true
    Accessible.multiLine: true
    Accessible.name: view.label
    Accessible.description: view.text

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.well
        border.width: Theme.hairline
        border.color: Theme.panelBorder

        FocusRing {
            shown: view.activeFocus
            gap: 0
        }
    }

    Flickable {
        id: area

        anchors.fill: parent
        anchors.margins: Theme.space8
        contentWidth: width
        contentHeight: letters.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        TextEdit {
            id: letters

            width: area.width
            readOnly: true
            selectByMouse: true
            activeFocusOnPress: false
            color: Theme.ink
            selectionColor: Theme.amber
            selectedTextColor: Theme.inkOnAmber
            font.family: "monospace"
            font.pixelSize: Theme.textSmall
            wrapMode: TextEdit.WrapAnywhere
            textFormat: TextEdit.PlainText
            Accessible.ignored: true
        }
    }

    ScrollMark {
        anchors.right: parent.right
        area: area
    }
}
