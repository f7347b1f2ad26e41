import QtQuick
import QtQuick.Dialogs

// The system's dialog for a folder; `done` tells the chosen one, an empty text for none.
QtObject {
    id: chooser

    signal done(folder: string)

    function ask(folder: url): void {
        dialog.currentFolder = folder;
        dialog.open();
    }

    readonly property FolderDialog dialog: FolderDialog {
        objectName: "sheet.folderDialog"
        title: qsTr("Folder for the score sheet")
        onAccepted: chooser.done(selectedFolder.toString())
        onRejected: chooser.done("")
    }
}
