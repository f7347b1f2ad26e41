pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// The rules editor: groups at the left, their options at the right, what differs below. Up and Down
// walk from control to control; Escape goes back.
FocusScope {
    id: screen

    required property var viewModel
    required property var share
    readonly property int margin: Theme.space24

    function walk(forward: bool): void {
        const here = screen.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    function rowOf(option: string): RuleOption {
        for (let place = 0; place < rows.count; place++) {
            const row = rows.itemAt(place) as RuleOption;
            if (row?.option === option)
                return row;
        }
        return null;
    }

    // Keep what has the focus in sight.
    function reveal(item: Item): void {
        let above = item;
        while (above && above !== column)
            above = above.parent;
        if (!above || book.contentHeight <= book.height)
            return;
        const top = item.mapToItem(book.contentItem, 0, 0).y - Theme.space32;
        const bottom = top + item.height + 2 * Theme.space32;
        if (top < book.contentY)
            book.contentY = Math.max(0, top);
        else if (bottom > book.contentY + book.height)
            book.contentY = Math.min(book.contentHeight - book.height, bottom - book.height);
    }

    function keep(): void {
        screen.reveal(screen.Window.activeFocusItem);
    }

    function lookAt(option: string): void {
        const row = screen.rowOf(option);
        if (!row)
            return;
        column.forceLayout();
        book.contentY = Math.max(0, Math.min(book.contentHeight - book.height, row.y));
        row.enter();
    }

    objectName: "rulesEditor"
    focus: true
    Keys.onEscapePressed: screen.viewModel.close()
    Keys.onUpPressed: screen.walk(false)
    Keys.onDownPressed: screen.walk(true)
    Component.onCompleted: groups.focusOn(screen.viewModel.group)

    Connections {
        target: screen.Window.window
        ignoreUnknownSignals: true

        function onActiveFocusItemChanged(): void {
            screen.keep();
        }
    }

    Connections {
        target: screen.viewModel

        function onRevealed(option: string): void {
            screen.lookAt(option);
        }

        function onGroupChanged(): void {
            book.contentY = 0;
        }

        function onQueryChanged(): void {
            book.contentY = 0;
        }
    }

    Connections {
        target: screen.share

        function onShownChanged(): void {
            shareLoader.active = screen.share.shown;
            (screen.share.shown ? shareLoader : groups).forceActiveFocus(Qt.TabFocusReason);
            if (!screen.share.shown)
                groups.focusOn(screen.viewModel.group);
        }
    }

    Item {
        id: stage

        anchors.fill: parent
        visible: !screen.share.shown

        RowLayout {
            id: header

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.leftMargin: screen.margin
            anchors.rightMargin: screen.margin
            anchors.topMargin: Theme.space16
            spacing: Theme.space12

            TextLabel {
                objectName: "rulesEditor.title"
                Layout.fillWidth: true
                text: qsTr("Rules: %1").arg(screen.viewModel.title)
                size: Theme.textTitle
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            TextLabel {
                objectName: "rulesEditor.found"
                Layout.maximumWidth: Math.round(220 * Theme.textUnit)
                visible: text.length > 0
                muted: true
                wrapMode: Text.Wrap
                text: screen.viewModel.found
            }

            TextEntry {
                id: search

                objectName: "rulesEditor.search"
                Layout.preferredWidth: Math.round(200 * Theme.textUnit)
                label: qsTr("Search the options")
                text: screen.viewModel.query
                onTextEdited: screen.viewModel.search(search.text)
                Keys.onEscapePressed: {
                    if (search.text.length === 0) {
                        screen.viewModel.close();
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
        }

        RuleGroups {
            id: groups

            anchors.left: parent.left
            anchors.leftMargin: screen.margin
            anchors.top: page.top
            anchors.bottom: page.bottom
            width: Math.round(Math.min(230 * Theme.textUnit, screen.width * 0.3))
            groups: screen.viewModel.groups
            current: screen.viewModel.group
            onOpened: number => screen.viewModel.openGroup(number)
            onEntered: (rows.itemAt(0) as RuleOption)?.enter()
        }

        ScrollMark {
            anchors.left: groups.right
            anchors.leftMargin: Theme.space4
            area: groups
        }

        Panel {
            id: page

            anchors.left: groups.right
            anchors.leftMargin: Theme.space16
            anchors.right: parent.right
            anchors.rightMargin: screen.margin
            anchors.top: header.bottom
            anchors.topMargin: Theme.space12
            anchors.bottom: differences.top
            anchors.bottomMargin: Theme.space12

            Flickable {
                id: book

                objectName: "rulesEditor.options"
                anchors.fill: parent
                anchors.margins: Theme.hairline
                contentHeight: column.height + 2 * Theme.space16
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                // The rows of a group get their heights after they are there.
                onContentHeightChanged: screen.keep()

                Column {
                    id: column

                    x: Theme.space32
                    y: Theme.space16
                    width: book.width - 2 * Theme.space32

                    Repeater {
                        id: rows

                        model: screen.viewModel.options

                        RuleOption {
                            width: column.width
                            viewModel: screen.viewModel
                        }
                    }

                    WordButton {
                        objectName: "rulesEditor.resetGroup"
                        visible: screen.viewModel.canResetGroup && screen.viewModel.found === ""
                        room: column.width
                        size: Theme.textBody
                        text: qsTr("Reset this group")
                        onClicked: {
                            screen.viewModel.resetGroup();
                            groups.focusOn(screen.viewModel.group);
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

        RuleDifferences {
            id: differences

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: screen.margin
            anchors.rightMargin: screen.margin
            anchors.bottom: footer.top
            anchors.bottomMargin: Theme.space12
            height: implicitHeight
            viewModel: screen.viewModel
        }

        RulesEditorFooter {
            id: footer

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: screen.margin
            anchors.rightMargin: screen.margin
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space16
            height: implicitHeight
            viewModel: screen.viewModel
        }
    }

    Loader {
        id: shareLoader

        anchors.fill: parent
        active: false
        sourceComponent: RulesSharePanel {
            share: screen.share
        }
    }
}
