pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import Thousand.Theme

// One of a few pictures with a name below each. The keyboard enters at the chosen one; the arrow
// keys choose. `options` is a list of `{ value, label, picture }`.
FocusScope {
    id: choice

    property string label
    property var options: []
    property var value
    property size pictureSize: Qt.size(Theme.controlHeight, Theme.controlHeight)
    property bool framed: false
    property int columns: choice.options.length
    required property url tickPicture
    readonly property int chosenIndex: choice.options.findIndex(option => option.value === choice.value)

    signal chosen(value: var)

    function step(from: int, by: int): void {
        const next = from + by;
        if (next < 0 || next >= choice.options.length)
            return;
        choice.chosen(choice.options[next].value);
        (tiles.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: grid.implicitWidth
    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: choice.label

    GridLayout {
        id: grid

        anchors.left: parent.left
        anchors.right: parent.right
        columns: choice.columns
        columnSpacing: Theme.space8
        rowSpacing: Theme.space8
        uniformCellWidths: true

        Repeater {
            id: tiles

            model: choice.options.length

            AbstractButton {
                id: tile

                required property int index
                readonly property var option: choice.options[tile.index]
                readonly property bool selected: tile.index === choice.chosenIndex

                objectName: choice.objectName + "." + tile.option.value
                Layout.fillWidth: true
                Layout.fillHeight: true
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                implicitHeight: implicitContentHeight + topPadding + bottomPadding
                leftPadding: Theme.space8
                rightPadding: Theme.space8
                topPadding: Theme.space12
                bottomPadding: Theme.space8
                text: tile.option.label
                font.pixelSize: Theme.textBody
                font.weight: tile.selected ? Font.DemiBold : Font.Normal
                focus: tile.selected
                focusPolicy: tile.selected || choice.chosenIndex < 0 ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: choice.label + ": " + tile.text
                Accessible.checkable: true
                Accessible.checked: tile.selected
                onClicked: choice.chosen(tile.option.value)
                Keys.onLeftPressed: choice.step(tile.index, -1)
                Keys.onRightPressed: choice.step(tile.index, 1)
                Keys.onReturnPressed: tile.click()
                Keys.onEnterPressed: tile.click()

                contentItem: Column {
                    spacing: Theme.space8

                    Item {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: choice.pictureSize.width
                        height: choice.pictureSize.height

                        Image {
                            anchors.fill: parent
                            source: tile.option.picture
                            sourceSize: Qt.size(Math.ceil(parent.width * Screen.devicePixelRatio), Math.ceil(parent.height * Screen.devicePixelRatio))
                        }

                        Rectangle {
                            anchors.fill: parent
                            visible: choice.framed
                            color: "transparent"
                            border.width: Theme.hairline
                            border.color: Theme.panelBorder
                        }

                        // The tick on the chosen one: state is not told by colour alone.
                        Rectangle {
                            objectName: "tick"
                            visible: tile.selected
                            anchors.horizontalCenter: parent.right
                            anchors.verticalCenter: parent.top
                            width: Math.round(Theme.textBody * 1.5)
                            height: width
                            radius: width / 2
                            color: Theme.amber

                            Image {
                                anchors.centerIn: parent
                                width: Math.round(parent.width * 0.72)
                                height: width
                                source: choice.tickPicture
                                sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                            }
                        }
                    }

                    Text {
                        width: tile.availableWidth
                        text: tile.text
                        font: tile.font
                        color: tile.selected ? Theme.ink : Theme.inkMuted
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: tile.selected ? Theme.raised : tile.hovered ? Theme.raisedPressed : Theme.well
                    border.width: tile.selected ? Math.max(2, 2 * Theme.hairline) : Theme.hairline
                    border.color: tile.selected ? Theme.amber : Theme.panelBorder

                    FocusRing {
                        shown: tile.visualFocus
                        gap: Theme.hairline
                    }
                }
            }
        }
    }
}
