pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// What went wrong, what it means and what can be done. While it is shown, the window switches off
// everything below; Escape puts it away.
FocusScope {
    id: panel

    required property var viewModel
    readonly property bool looks: panel.viewModel.report.length > 0

    function walk(forward: bool): void {
        const here = panel.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    // The table may call for the keyboard when it is somebody's turn.
    function keepFocus(): void {
        if (!panel.activeFocus && panel.Window.active)
            panel.forceActiveFocus(Qt.OtherFocusReason);
    }

    focus: true
    onActiveFocusChanged: {
        if (!panel.activeFocus)
            Qt.callLater(panel.keepFocus);
    }
    Keys.onEscapePressed: panel.viewModel.close()
    Keys.onRightPressed: panel.walk(true)
    Keys.onDownPressed: panel.walk(true)
    Keys.onLeftPressed: panel.walk(false)
    Keys.onUpPressed: panel.walk(false)
    // What lies below hears no key.
    Keys.onPressed: event => event.accepted = true
    Component.onCompleted: (ways.itemAt(ways.count - 1) as Item)?.forceActiveFocus(Qt.TabFocusReason)
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Accessible.description: panel.viewModel.paragraphs.join(" ")

    Rectangle {
        anchors.fill: parent
        color: Theme.feltDark
        opacity: 0.72
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: {}
    }

    Panel {
        id: sheet

        readonly property int inset: Theme.space24
        readonly property int room: panel.height - 2 * Theme.space16 - 2 * sheet.inset - buttons.height - Theme.space16

        objectName: "problem"
        anchors.centerIn: parent
        width: Math.min(panel.width - 2 * Theme.space16, Math.round((panel.looks ? 760 : 600) * Theme.textUnit))
        height: body.height + Theme.space16 + buttons.height + 2 * sheet.inset
        border.color: Theme.amber

        Flickable {
            id: body

            x: sheet.inset
            y: sheet.inset
            width: parent.width - 2 * sheet.inset
            height: Math.min(words.height, sheet.room)
            contentHeight: words.height
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            Column {
                id: words

                width: body.width
                spacing: Theme.space12

                TextLabel {
                    id: title

                    objectName: "problem.title"
                    width: parent.width
                    text: panel.viewModel.title
                    size: Theme.textLarge
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                }

                Repeater {
                    model: panel.viewModel.paragraphs.length

                    TextLabel {
                        required property int index

                        objectName: "problem.text." + index
                        width: words.width
                        text: panel.viewModel.paragraphs[index] ?? ""
                        wrapMode: Text.Wrap
                    }
                }

                ReportView {
                    id: report

                    objectName: "problem.report"
                    width: parent.width
                    height: Math.round(Math.max(Theme.textSmall * 7, Math.min(Theme.textSmall * 16, panel.height * 0.32)))
                    visible: panel.looks
                    label: qsTr("The report")
                    text: panel.viewModel.report
                }
            }
        }

        ScrollMark {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            area: body
        }

        Column {
            id: buttons

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: sheet.inset
            spacing: Theme.space12

            TextLabel {
                objectName: "problem.said"
                width: parent.width
                visible: text.length > 0
                text: panel.viewModel.said
                color: Theme.amber
                wrapMode: Text.Wrap
                Accessible.role: Accessible.AlertMessage
            }

            Flow {
                width: parent.width
                spacing: Theme.space8

                Repeater {
                    id: helps

                    model: panel.viewModel.helps.length

                    ProblemButton {
                        option: panel.viewModel.helps[index]
                        onClicked: panel.viewModel.act(option.act)
                    }
                }
            }

            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.panelBorder
            }

            Row {
                anchors.right: parent.right
                spacing: Theme.space8

                Repeater {
                    id: ways

                    model: panel.viewModel.ways.length

                    ProblemButton {
                        primary: index === ways.count - 1
                        option: panel.viewModel.ways[index]
                        onClicked: panel.viewModel.act(option.act)
                    }
                }
            }
        }
    }
}
