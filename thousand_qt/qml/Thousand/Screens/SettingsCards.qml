import QtQuick
import QtQuick.Layouts
import Thousand.Theme

// What lies on the table looks like: faces, backs, cloth, and the order of the hand.
GridLayout {
    id: page

    required property var viewModel
    required property bool wide
    // The height in which everything stands without scrolling.
    required property real room
    readonly property real choices: letters.implicitHeight + colours.implicitHeight + order.implicitHeight
    // Larger where there is room.
    readonly property int pictureHeight: Math.round(Math.max(54 * Theme.textUnit, Math.min(96 * Theme.textUnit, page.wide ? page.room - page.choices - 3 * page.rowSpacing - Theme.textSmall * 2 - Theme.textBody * 2 - Theme.space32 : 0)))
    readonly property string cards: page.viewModel.assets + "/cards/"
    readonly property size backSize: Qt.size(Math.round(page.pictureHeight * Theme.cardRatio), page.pictureHeight)
    readonly property size clothSize: Qt.size(Math.round(page.pictureHeight * 1.4), page.pictureHeight)
    readonly property var orders: ({
            suits: qsTr("By suit in alternating colours, the strongest card first."),
            suits_up: qsTr("By suit in alternating colours, the strongest card last."),
            ranks: qsTr("Aces, tens, kings and so on; suits in each rank."),
            dealt: qsTr("As the cards came; you can move them yourself.")
        })

    columns: page.wide ? 2 : 1
    columnSpacing: Theme.space32
    rowSpacing: Theme.space16
    uniformCellWidths: true

    Image {
        id: preview

        objectName: "settings.preview"
        Layout.row: 0
        Layout.column: page.wide ? 1 : 0
        Layout.fillWidth: true
        Layout.fillHeight: page.wide
        Layout.preferredHeight: page.wide ? 0 : Math.round(150 * Theme.textUnit)
        Layout.rowSpan: page.wide ? 3 : 1
        source: width > 0 ? "image://preview/" + page.viewModel.cardFaces + "/" + page.viewModel.cardBack + "/" + page.viewModel.felt : ""
        sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
        cache: false
        retainWhileLoading: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("So your table looks")

        Rectangle {
            anchors.fill: parent
            color: "transparent"
            radius: 0.02 * width
            border.width: Theme.hairline
            border.color: Theme.panelBorder
        }
    }

    SettingChoice {
        id: letters

        Layout.row: page.wide ? 0 : 1
        Layout.column: 0
        viewModel: page.viewModel
        name: "card_letters"
        label: qsTr("Letters on the cards")
        value: page.viewModel.cardLetters
        // Card letters are written as they stand on the cards.
        options: [
            {
                value: "language",
                label: qsTr("By language")
            },
            {
                value: "latin",
                label: "A K Q J"
            },
            {
                value: "russian",
                label: "Т К Д В"
            },
            {
                value: "polish",
                label: "A K D W"
            }
        ]
    }

    SettingChoice {
        id: colours

        Layout.row: page.wide ? 1 : 2
        Layout.column: 0
        viewModel: page.viewModel
        name: "card_colours"
        label: qsTr("Colours of the suits")
        value: page.viewModel.cardColours
        options: [
            {
                value: "two",
                label: qsTr("Two")
            },
            {
                value: "four",
                label: qsTr("Four")
            }
        ]
    }

    SettingChoice {
        id: order

        Layout.row: page.wide ? 2 : 3
        Layout.column: 0
        viewModel: page.viewModel
        name: "hand_order"
        label: qsTr("Order of your hand")
        help: page.orders[page.viewModel.handOrder]
        value: page.viewModel.handOrder
        options: [
            {
                value: "suits",
                label: qsTr("Suits")
            },
            {
                value: "suits_up",
                label: qsTr("Suits, low first")
            },
            {
                value: "ranks",
                label: qsTr("Ranks")
            },
            {
                value: "dealt",
                label: qsTr("As dealt")
            }
        ]
    }

    SettingPictures {
        Layout.row: page.wide ? 3 : 4
        Layout.column: 0
        Layout.alignment: Qt.AlignTop
        viewModel: page.viewModel
        name: "card_back"
        label: qsTr("Backs")
        value: page.viewModel.cardBack
        pictureSize: page.backSize
        options: [
            {
                value: "burgundy",
                label: qsTr("Burgundy"),
                picture: page.cards + "back-burgundy.svg"
            },
            {
                value: "blue",
                label: qsTr("Blue"),
                picture: page.cards + "back-blue.svg"
            },
            {
                value: "green",
                label: qsTr("Green", "back of the cards"),
                picture: page.cards + "back-green.svg"
            }
        ]
    }

    SettingPictures {
        Layout.row: page.wide ? 3 : 5
        Layout.column: page.wide ? 1 : 0
        Layout.alignment: Qt.AlignTop
        viewModel: page.viewModel
        name: "felt"
        label: qsTr("Cloth")
        value: page.viewModel.felt
        pictureSize: page.clothSize
        framed: true
        options: [
            {
                value: "green",
                label: qsTr("Green"),
                picture: "image://felt/green"
            },
            {
                value: "blue",
                label: qsTr("Midnight blue"),
                picture: "image://felt/blue"
            }
        ]
    }
}
