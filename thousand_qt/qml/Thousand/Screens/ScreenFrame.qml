import QtQuick
import Thousand.Controls
import Thousand.Theme

// A screen with a title above and its content in a column that scrolls when it must. Up and Down
// walk from control to control; Escape goes back.
FocusScope {
    id: frame

    required property string title
    property alias footer: footerSlot.data
    // Stands between the title and what scrolls.
    property alias header: headerSlot.data
    // Whether the content begins at the top and the footer stands at the bottom, so that nothing
    // moves when it changes; otherwise all stands in the middle.
    property bool steady: false
    // The height that the content may take without scrolling.
    readonly property real room: frame.height - body.y - footerSlot.height - Theme.space16 - Theme.space24
    property Item firstFocus
    property real contentWidth: Math.min(body.width, Math.round(920 * Theme.textUnit))
    // Whether two panels of controls fit side by side.
    readonly property bool wide: contentWidth >= Math.round(820 * Theme.textUnit)
    default property alias content: contentSlot.data

    signal back

    function walk(forward: bool): void {
        const here = frame.Window.activeFocusItem as Item;
        const next = here?.nextItemInFocusChain(forward);
        if (next)
            next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    // Keep what has the focus in sight.
    function reveal(item: Item): void {
        if (!item || body.contentHeight <= body.height)
            return;
        let ancestor = item;
        while (ancestor && ancestor !== contentSlot)
            ancestor = ancestor.parent;
        if (!ancestor)
            return;
        const margin = Theme.space24;
        const top = item.mapToItem(body.contentItem, 0, 0).y - margin;
        const bottom = top + item.height + 2 * margin;
        if (top < body.contentY)
            body.contentY = Math.max(0, top);
        else if (bottom > body.contentY + body.height)
            body.contentY = Math.min(body.contentHeight - body.height, bottom - body.height);
    }

    focus: true
    Keys.onEscapePressed: frame.back()
    Keys.onUpPressed: frame.walk(false)
    Keys.onDownPressed: frame.walk(true)
    Component.onCompleted: frame.firstFocus?.forceActiveFocus(Qt.TabFocusReason)
    // What had the keyboard may be gone when the screen gets it back.
    onActiveFocusChanged: {
        if (frame.Window.activeFocusItem === frame)
            frame.firstFocus?.forceActiveFocus(Qt.TabFocusReason);
    }

    Connections {
        target: frame.Window.window
        ignoreUnknownSignals: true

        function onActiveFocusItemChanged(): void {
            frame.reveal(frame.Window.activeFocusItem);
        }
    }

    TextLabel {
        id: heading

        anchors.horizontalCenter: parent.horizontalCenter
        y: frame.steady ? Theme.space24 : Math.max(Theme.space24, Math.round((frame.height - height - body.contentHeight - footerSlot.height - 2 * Theme.space16) * 0.42))
        width: frame.contentWidth
        text: frame.title
        size: Theme.textTitle
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Item {
        id: headerSlot

        anchors.top: heading.bottom
        anchors.topMargin: height > 0 ? Theme.space12 : 0
        anchors.horizontalCenter: parent.horizontalCenter
        width: frame.contentWidth
        height: childrenRect.height
    }

    Flickable {
        id: body

        anchors.top: headerSlot.bottom
        anchors.topMargin: Theme.space16
        height: frame.steady ? frame.room : Math.min(contentHeight, frame.room)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space32
        anchors.rightMargin: Theme.space32
        contentHeight: contentSlot.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height

        Item {
            id: contentSlot

            anchors.horizontalCenter: parent.horizontalCenter
            width: frame.contentWidth
            height: childrenRect.height
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        area: body
    }

    Item {
        id: footerSlot

        anchors.top: body.bottom
        anchors.topMargin: Theme.space16
        anchors.horizontalCenter: parent.horizontalCenter
        width: frame.contentWidth
        height: childrenRect.height
    }
}
