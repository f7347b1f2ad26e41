pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// Keep rules under a name, send them as a code or a file, take others in.
FocusScope {
    id: panel

    required property var share

    function walk(forward: bool): void {
        const here = panel.Window.activeFocusItem as Item;
        here?.nextItemInFocusChain(forward)?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    // The keyboard begins at the first thing to do here, never at the way out.
    function enter(): void {
        const first = name.visible ? name : copyButton.visible ? copyButton : openButton;
        first.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "rulesShare"
    focus: true
    Component.onCompleted: panel.enter()
    Keys.onEscapePressed: panel.share.close()
    Keys.onUpPressed: panel.walk(false)
    Keys.onDownPressed: panel.walk(true)
    // What lies below hears no key.
    Keys.onPressed: event => event.accepted = true
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    component Caption: TextLabel {
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
        size: Theme.textSmall
        muted: true
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: panel.share.close()
        onWheel: wheel => wheel.accepted = true
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(panel.width - 2 * Theme.space16, Math.round(560 * Theme.textUnit))
        height: Math.min(list.height + 2 * Theme.space24, panel.height - 2 * Theme.space16)

        MouseArea {
            anchors.fill: parent
        }

        Flickable {
            id: area

            anchors.fill: parent
            anchors.margins: Theme.space24
            contentHeight: list.height
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height

            Connections {
                target: panel.Window.window
                ignoreUnknownSignals: true

                function onActiveFocusItemChanged(): void {
                    const item = panel.Window.activeFocusItem as Item;
                    let above = item;
                    while (above && above !== list)
                        above = above.parent;
                    if (!above || area.contentHeight <= area.height)
                        return;
                    const top = item.mapToItem(list, 0, 0).y - Theme.space8;
                    const bottom = top + item.height + 2 * Theme.space8;
                    if (top < area.contentY)
                        area.contentY = Math.max(0, top);
                    else if (bottom > area.contentY + area.height)
                        area.contentY = Math.min(area.contentHeight - area.height, bottom - area.height);
                }
            }

            Column {
                id: list

                width: parent.width
                spacing: Theme.space12

                TextLabel {
                    id: heading

                    width: parent.width
                    wrapMode: Text.Wrap
                    text: panel.share.saves ? qsTr("Keep or send these rules") : qsTr("Send and receive rules")
                    size: Theme.textLarge
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                }

                TextLabel {
                    width: parent.width
                    visible: !panel.share.fits
                    wrapMode: Text.Wrap
                    color: Theme.inkProblem
                    text: qsTr("These rules do not fit together yet: solve that before you keep or send them.")
                }

                Caption {
                    visible: name.visible
                    text: qsTr("Name of your rules")
                }

                RowLayout {
                    width: parent.width
                    visible: panel.share.saves && panel.share.fits
                    spacing: Theme.space8

                    TextEntry {
                        id: name

                        objectName: "rulesShare.name"
                        Layout.fillWidth: true
                        label: qsTr("Name of your rules")
                        text: panel.share.name
                        maximumLength: panel.share.longestName
                        onTextEdited: panel.share.rename(text)
                        onAccepted: panel.share.save()
                    }

                    PushButton {
                        objectName: "rulesShare.save"
                        text: panel.share.kept ? qsTr("Keep the changes") : qsTr("Keep as my own")
                        onClicked: panel.share.save()
                    }
                }

                Caption {
                    visible: panel.share.fits
                    text: qsTr("The code of these rules:")
                }

                RowLayout {
                    width: parent.width
                    visible: panel.share.fits
                    spacing: Theme.space8

                    TextLabel {
                        objectName: "rulesShare.code"
                        Layout.fillWidth: true
                        wrapMode: Text.WrapAnywhere
                        font.features: Theme.tabular
                        font.weight: Font.DemiBold
                        text: panel.share.code
                    }

                    PushButton {
                        id: copyButton

                        objectName: "rulesShare.copy"
                        text: qsTr("Copy the code")
                        onClicked: panel.share.copyCode()
                    }
                }

                Flow {
                    width: parent.width
                    spacing: Theme.space8

                    PushButton {
                        objectName: "rulesShare.writeFile"
                        visible: panel.share.fits
                        text: qsTr("Write to a file…")
                        onClicked: chooser.start(true)
                    }

                    PushButton {
                        id: openButton

                        objectName: "rulesShare.openFile"
                        text: qsTr("Open a file…")
                        onClicked: chooser.start(false)
                    }
                }

                Caption {
                    text: qsTr("A code that somebody sent you:")
                }

                RowLayout {
                    width: parent.width
                    spacing: Theme.space8

                    TextEntry {
                        objectName: "rulesShare.typed"
                        Layout.fillWidth: true
                        label: qsTr("Code of the rules")
                        text: panel.share.typed
                        onTextEdited: panel.share.typeCode(text)
                        onAccepted: panel.share.takeCode()
                    }

                    PushButton {
                        objectName: "rulesShare.take"
                        enabled: panel.share.typed.trim() !== ""
                        text: qsTr("Take it")
                        onClicked: panel.share.takeCode()
                    }
                }

                TextLabel {
                    objectName: "rulesShare.message"
                    width: parent.width
                    visible: text !== ""
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    color: panel.share.isProblem ? Theme.inkProblem : Theme.ink
                    text: panel.share.message
                    Accessible.role: Accessible.AlertMessage
                }

                PushButton {
                    objectName: "rulesShare.close"
                    anchors.right: parent.right
                    primary: true
                    text: qsTr("Close")
                    onClicked: panel.share.close()
                }
            }
        }

        ScrollMark {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            area: area
        }
    }

    // The system's dialog is loaded when it is asked for.
    Loader {
        id: chooser

        property bool saving: false

        function start(saving: bool): void {
            chooser.saving = saving;
            chooser.active = true;
        }

        active: false
        source: "RulesFileChooser.qml"
        onLoaded: (chooser.item as RulesFileChooser).ask(chooser.saving, panel.share.folder, panel.share.fileName)

        Connections {
            target: chooser.item as RulesFileChooser

            function onDone(file: string, saving: bool): void {
                chooser.active = false;
                if (file.length > 0 && saving)
                    panel.share.writeFile(file);
                else if (file.length > 0)
                    panel.share.takeFile(file);
            }
        }
    }
}
