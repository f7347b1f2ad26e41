pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// Where the sheet is saved as a PDF file: a name, a folder, and what came of it.
FocusScope {
    id: page

    required property var paper

    signal closed

    objectName: "sheet.savePage"
    Keys.onEscapePressed: page.closed()

    Flickable {
        id: area

        anchors.fill: parent
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            width: parent.width
            spacing: Theme.space12

            TextLabel {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Name of the file")
            }

            TextEntry {
                objectName: "sheet.fileName"
                width: parent.width
                focus: true
                label: qsTr("Name of the file")
                text: page.paper.fileName
                // More than a file system takes: what is too long is told.
                maximumLength: 400
                onTextEdited: page.paper.rename(text)
                onAccepted: page.paper.save()
            }

            TextLabel {
                objectName: "sheet.folder"
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("In the folder %1").arg(page.paper.folder)
            }

            PushButton {
                objectName: "sheet.otherFolder"
                text: qsTr("Other folder…")
                onClicked: chooser.active = true
            }

            Flow {
                width: parent.width
                spacing: Theme.space8

                PushButton {
                    objectName: "sheet.saveNow"
                    primary: true
                    text: qsTr("Save")
                    onClicked: page.paper.save()
                }

                PushButton {
                    objectName: "sheet.saveBack"
                    text: qsTr("Back to the sheet")
                    onClicked: page.closed()
                }
            }

            TextLabel {
                objectName: "sheet.outcome"
                width: parent.width
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                visible: text.length > 0
                text: page.paper.outcome
                color: page.paper.failed ? Theme.inkProblem : Theme.ink
                Accessible.role: Accessible.AlertMessage
            }
        }
    }

    // The system's dialog is loaded when it is asked for.
    Loader {
        id: chooser

        active: false
        source: "FolderChooser.qml"
        onLoaded: (chooser.item as FolderChooser).ask(page.paper.folderUrl)

        Connections {
            target: chooser.item as FolderChooser

            function onDone(folder: string): void {
                if (folder.length > 0)
                    page.paper.changeFolder(folder);
                chooser.active = false;
            }
        }
    }
}
