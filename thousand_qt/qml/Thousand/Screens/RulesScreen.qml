pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// The rules in force, as a book: the chapters at the left, the text at the right. In a narrow window
// the chapters are in a list that opens over the text. The arrow and page keys scroll.
FocusScope {
    id: screen

    required property var viewModel

    readonly property bool wide: screen.width >= Math.round(900 * Theme.textUnit)
    readonly property int margin: Theme.space24
    property int current: 0
    property bool choosing: false
    // The row that is held in its place until the person scrolls, or -1.
    property int target: -1

    function rowTop(row: int): real {
        const item = rows.itemAt(row) as Item;
        return item ? item.y : 0;
    }

    function scrollTo(y: real): void {
        book.contentY = Math.max(0, Math.min(book.contentHeight - book.height, y));
    }

    // Show a row near the top, and keep it there while the rows above it find their heights.
    function showRow(row: int): void {
        screen.target = row;
        const item = rows.itemAt(row) as RulesRow;
        const above = item?.props.kind === "heading" ? Theme.space16 : book.height * 0.2;
        screen.scrollTo(row > 0 && item ? item.y + item.gap - above : 0);
    }

    function showChapter(chapter: int): void {
        screen.showRow(screen.viewModel.contents[chapter].row);
        screen.current = chapter;
        if (screen.choosing) {
            screen.choosing = false;
            chapterButton.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    // The chapter whose heading was passed last.
    function readNow(): void {
        const entries = screen.viewModel.contents;
        const line = book.contentY + book.height * 0.25;
        let last = 0;
        for (let place = 0; place < entries.length; place++) {
            if (screen.rowTop(entries[place].row) <= line)
                last = place;
        }
        // At the end several chapters are in sight: the one that was chosen stays.
        screen.current = book.atYEnd ? Math.max(last, screen.current) : last;
    }

    function scrollKey(event: KeyEvent): void {
        const held = screen.target;
        screen.target = -1;
        const line = Theme.textBody * 4;
        const page = book.height - Theme.textBody * 3;
        switch (event.key) {
        case Qt.Key_Up:
            screen.scrollTo(book.contentY - line);
            break;
        case Qt.Key_Down:
            screen.scrollTo(book.contentY + line);
            break;
        case Qt.Key_PageUp:
            screen.scrollTo(book.contentY - page);
            break;
        case Qt.Key_PageDown:
            screen.scrollTo(book.contentY + page);
            break;
        case Qt.Key_Home:
            screen.scrollTo(0);
            break;
        case Qt.Key_End:
            screen.scrollTo(book.contentHeight);
            break;
        default:
            screen.target = held;
            return;
        }
        event.accepted = true;
    }

    function leave(): void {
        if (screen.choosing) {
            screen.choosing = false;
            chapterButton.forceActiveFocus(Qt.TabFocusReason);
        } else {
            screen.viewModel.close();
        }
    }

    objectName: "rules"
    focus: true
    Keys.onEscapePressed: screen.leave()
    Keys.onPressed: event => screen.scrollKey(event)
    Component.onCompleted: {
        if (screen.wide)
            (side.item as RulesContents).focusOn(0);
        else
            chapterButton.forceActiveFocus(Qt.TabFocusReason);
    }

    Connections {
        target: screen.viewModel

        function onHitChanged(): void {
            if (screen.viewModel.hit >= 0)
                screen.showRow(screen.viewModel.hit);
        }
    }

    RowLayout {
        id: header

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.leftMargin: screen.margin
        anchors.rightMargin: screen.margin
        anchors.topMargin: Theme.space16
        spacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            TextLabel {
                Layout.fillWidth: true
                objectName: "rules.title"
                text: qsTr("How to play")
                size: Theme.textTitle
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            TextLabel {
                Layout.fillWidth: true
                objectName: "rules.subtitle"
                text: screen.viewModel.subtitle
                muted: true
                wrapMode: Text.Wrap
            }
        }

        TextLabel {
            objectName: "rules.found"
            visible: text.length > 0
            muted: true
            text: screen.viewModel.found
            font.features: Theme.tabular
        }

        PushButton {
            objectName: "rules.previous"
            visible: screen.viewModel.hits.length > 1
            leftPadding: Theme.space12
            rightPadding: Theme.space12
            implicitWidth: implicitHeight
            text: "‹"
            Accessible.name: qsTr("The place before")
            onClicked: screen.viewModel.goOn(-1)
        }

        PushButton {
            objectName: "rules.next"
            visible: screen.viewModel.hits.length > 1
            leftPadding: Theme.space12
            rightPadding: Theme.space12
            implicitWidth: implicitHeight
            text: "›"
            Accessible.name: qsTr("The next place")
            onClicked: screen.viewModel.goOn(1)
        }

        TextEntry {
            id: search

            objectName: "rules.search"
            Layout.preferredWidth: Math.round(180 * Theme.textUnit)
            label: qsTr("Search the rules")
            text: screen.viewModel.query
            onTextEdited: screen.viewModel.search(search.text)
            onAccepted: screen.viewModel.goOn(1)
            Keys.onEscapePressed: {
                if (search.text.length === 0) {
                    screen.leave();
                } else {
                    search.clear();
                    screen.viewModel.search("");
                }
            }

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                x: search.leftPadding
                width: search.width - 2 * x
                visible: search.text.length === 0
                muted: true
                elide: Text.ElideRight
                text: qsTr("Search")
                Accessible.ignored: true
            }
        }

        PushButton {
            id: backButton

            objectName: "rules.back"
            primary: true
            text: qsTr("Back")
            onClicked: screen.viewModel.close()
        }
    }

    PushButton {
        id: chapterButton

        objectName: "rules.chapters"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.margins: screen.margin
        anchors.topMargin: Theme.space12
        visible: !screen.wide
        height: visible ? implicitHeight : 0
        text: (screen.viewModel.contents[screen.current]?.title ?? "") + (screen.choosing ? "  ▴" : "  ▾")
        Accessible.name: qsTr("Chapter: %1").arg(screen.viewModel.contents[screen.current]?.title ?? "")
        onClicked: screen.choosing = !screen.choosing
    }

    Loader {
        id: side

        anchors.left: parent.left
        anchors.leftMargin: screen.margin
        anchors.top: page.top
        anchors.bottom: page.bottom
        width: active ? Math.round(210 * Theme.textUnit) : 0
        active: screen.wide
        sourceComponent: chapters
    }

    Panel {
        id: page

        anchors.left: side.right
        anchors.leftMargin: screen.wide ? Theme.space16 : 0
        anchors.right: parent.right
        anchors.rightMargin: screen.margin
        anchors.top: screen.wide ? header.bottom : chapterButton.bottom
        anchors.topMargin: Theme.space16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16

        Flickable {
            id: book

            objectName: "rules.book"
            anchors.fill: parent
            anchors.margins: Theme.hairline
            contentHeight: column.height + 2 * Theme.space24
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            onContentYChanged: screen.readNow()
            onMovementStarted: screen.target = -1
            onContentHeightChanged: {
                if (screen.target >= 0)
                    screen.showRow(screen.target);
            }

            Column {
                id: column

                y: Theme.space24
                x: Math.round(Math.max(Theme.space32, (book.width - width) / 2))
                width: Math.min(book.width - 2 * Theme.space32, Math.round(640 * Theme.textUnit))

                Repeater {
                    id: rows

                    model: screen.viewModel.rows

                    RulesRow {
                        required property var modelData
                        required property int index

                        width: column.width
                        first: index === 0
                        props: modelData
                        found: screen.viewModel.hits.includes(index)
                        looked: screen.viewModel.hit === index
                        sought: screen.viewModel.query.trim()
                    }
                }
            }
        }

        ScrollMark {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            area: book
        }
    }

    Panel {
        anchors.left: chapterButton.left
        anchors.right: chapterButton.right
        anchors.top: chapterButton.bottom
        anchors.topMargin: Theme.space4
        height: Math.min(((drop.item as RulesContents)?.contentHeight ?? 0) + 2 * Theme.space8, screen.height - y - Theme.space16)
        visible: drop.active

        Loader {
            id: drop

            anchors.fill: parent
            anchors.margins: Theme.space8
            active: screen.choosing && !screen.wide
            sourceComponent: chapters
            onLoaded: (drop.item as RulesContents).focusOn(screen.current)
        }
    }

    Component {
        id: chapters

        RulesContents {
            chapters: screen.viewModel.contents
            current: screen.current
            onChosen: chapter => screen.showChapter(chapter)
        }
    }
}
