import QtQuick
import QtQuick.Dialogs

// The system's dialog for a file of rules; `done` tells the chosen one, an empty text for none.
QtObject {
    id: chooser

    signal done(file: string, saving: bool)

    function ask(saving: bool, folder: url, name: string): void {
        dialog.fileMode = saving ? FileDialog.SaveFile : FileDialog.OpenFile;
        dialog.currentFolder = folder;
        if (saving)
            dialog.selectedFile = folder + "/" + encodeURIComponent(name);
        dialog.open();
    }

    readonly property FileDialog dialog: FileDialog {
        objectName: "rules.fileDialog"
        title: qsTr("File of the rules")
        defaultSuffix: "thousand-rules"
        nameFilters: [qsTr("Rules of Thousand (*.thousand-rules)"), qsTr("All files (*)")]
        onAccepted: chooser.done(selectedFile.toString(), fileMode === FileDialog.SaveFile)
        onRejected: chooser.done("", false)
    }
}
