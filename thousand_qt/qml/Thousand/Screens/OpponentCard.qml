pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Thousand.Controls
import Thousand.Theme

// One computer opponent: where they sit, their name and how well they play.
Panel {
    id: card

    property string place
    property string name
    // The picture and what it shows.
    property var portrait
    property string level
    // Each as `{ value, label, description }`.
    property var levels: []
    property int longestName
    property string fieldName

    signal renamed(name: string)
    signal levelChosen(level: string)

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

        ChoiceFlow {
            objectName: card.fieldName + ".level"
            Layout.fillWidth: true
            even: true
            label: qsTr("%1: level").arg(card.place)
            value: card.level
            options: card.levels
            onChosen: value => card.levelChosen(value)
        }

        // As high as the longest sentence, so that nothing moves when another level is chosen.
        Item {
            Layout.fillWidth: true
            implicitHeight: {
                let highest = 0;
                for (let place = 0; place < sentences.count; place++)
                    highest = Math.max(highest, (sentences.itemAt(place) as Item)?.implicitHeight ?? 0);
                return highest;
            }

            Repeater {
                id: sentences

                model: card.levels.length

                TextLabel {
                    required property int index

                    width: parent?.width ?? 0
                    visible: card.levels[index].value === card.level
                    size: Theme.textSmall
                    muted: true
                    wrapMode: Text.Wrap
                    text: card.levels[index].description
                }
            }
        }
    }
}
