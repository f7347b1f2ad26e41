import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// One computer opponent: where they sit, their name and how they play.
Panel {
    id: card

    property string place
    property string name
    // The picture and what it shows.
    property var portrait
    property string character
    property int longestName
    property string fieldName

    signal renamed(name: string)
    signal characterChosen(character: string)

    implicitHeight: column.implicitHeight + 2 * Theme.space16

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.space16
        spacing: Theme.space8

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space12

            Image {
                Layout.preferredWidth: Math.round(Theme.controlHeight * 1.5)
                Layout.preferredHeight: width
                Layout.alignment: Qt.AlignVCenter
                visible: card.portrait !== null
                source: card.portrait?.picture ?? ""
                sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(width * Screen.devicePixelRatio))
                Accessible.role: Accessible.Graphic
                Accessible.name: card.portrait?.words ?? ""
                Accessible.ignored: card.portrait === null
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.space8

                TextLabel {
                    text: card.place
                    size: Theme.textSmall
                    muted: true
                }

                TextEntry {
                    objectName: card.fieldName + ".name"
                    Layout.fillWidth: true
                    label: qsTr("%1: name").arg(card.place)
                    maximumLength: card.longestName
                    text: card.name
                    onTextEdited: card.renamed(text)
                }
            }
        }

        SegmentedChoice {
            objectName: card.fieldName + ".character"
            Layout.fillWidth: true
            label: qsTr("%1: plays").arg(card.place)
            value: card.character
            options: [
                {
                    value: "cautious",
                    label: qsTr("Cautious")
                },
                {
                    value: "steady",
                    label: qsTr("Steady")
                },
                {
                    value: "bold",
                    label: qsTr("Bold")
                }
            ]
            onChosen: value => card.characterChosen(value)
        }

        TextLabel {
            Layout.fillWidth: true
            size: Theme.textSmall
            muted: true
            wrapMode: Text.Wrap
            text: card.character === "cautious" ? qsTr("Bids only what the hand carries.") : card.character === "bold" ? qsTr("Counts on the prikup and raises gladly.") : qsTr("Weighs every bid, keeps marriages.")
        }
    }
}
