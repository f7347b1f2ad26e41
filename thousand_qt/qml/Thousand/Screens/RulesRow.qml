pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Controls
import Thousand.Theme

// One row of the rulebook: a heading, a paragraph, a point, cards, a table, an example or a word.
Item {
    id: line

    required property var props
    // Whether the search found something here, and whether this is the place to look at.
    property bool found: false
    property bool looked: false
    property bool first: false
    // What is sought, in small letters; empty for nothing.
    property string sought
    readonly property int indent: Theme.textBody
    // The space above.
    readonly property int gap: {
        if (line.first)
            return 0;
        switch (line.props.kind) {
        case "heading":
            return Theme.space32 + Theme.space12;
        case "point":
        case "term":
            return Theme.space8;
        case "cards":
        case "example":
            return Theme.space16;
        default:
            return Theme.space12;
        }
    }

    height: body.y + body.height

    Rectangle {
        x: -Theme.space16
        y: body.y
        width: Theme.space4
        height: body.height
        radius: width / 2
        visible: line.found
        color: line.looked ? Theme.amber : Theme.inkMuted
    }

    Loader {
        id: body

        y: line.gap
        width: line.width
        sourceComponent: {
            switch (line.props.kind) {
            case "heading":
                return heading;
            case "point":
                return point;
            case "cards":
                return cards;
            case "table":
                return table;
            case "example":
                return example;
            case "term":
                return term;
            default:
                return paragraph;
            }
        }
    }

    component Words: SoughtText {
        sought: line.found ? line.sought : ""
        lineHeight: 1.25
    }

    Component {
        id: heading

        SoughtText {
            plain: line.props.text
            sought: line.found ? line.sought : ""
            size: Theme.textLarge
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }
    }

    Component {
        id: paragraph

        Words {
            plain: line.props.text
        }
    }

    Component {
        id: point

        Item {
            height: says.height + (more.visible ? more.height + Theme.space4 : 0)

            TextLabel {
                text: "•"
                lineHeight: 1.25
                muted: true
                Accessible.ignored: true
            }

            Words {
                id: says

                x: line.indent
                width: parent.width - x
                plain: line.props.text
            }

            Words {
                id: more

                anchors.top: says.bottom
                anchors.topMargin: Theme.space4
                x: line.indent
                width: parent.width - x
                visible: plain.length > 0
                muted: true
                plain: line.props.note
            }
        }
    }

    Component {
        id: cards

        RulesCards {
            small: line.props.small
            groups: line.props.groups
        }
    }

    Component {
        id: table

        RulesTable {
            cells: line.props.table
            sought: line.found ? line.sought : ""
        }
    }

    Component {
        id: example

        Rectangle {
            height: inside.height + 2 * Theme.space16
            radius: Theme.radiusSmall
            color: Theme.well

            Column {
                id: inside

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: Theme.space16
                y: Theme.space16
                spacing: Theme.space12

                TextLabel {
                    text: qsTr("For example")
                    muted: true
                    size: Theme.textSmall
                    font.weight: Font.DemiBold
                }

                Words {
                    width: parent.width
                    plain: line.props.text
                }

                RulesCards {
                    width: parent.width
                    visible: line.props.groups.length > 0
                    groups: line.props.groups
                }

                RulesTable {
                    width: Math.min(parent.width, Math.round(460 * Theme.textUnit))
                    visible: line.props.table.length > 0
                    cells: line.props.table
                    sought: line.found ? line.sought : ""
                }

                Words {
                    width: parent.width
                    visible: plain.length > 0
                    plain: line.props.note
                }
            }
        }
    }

    Component {
        id: term

        Item {
            readonly property int column: Math.round(150 * Theme.textUnit)

            height: Math.max(word.height, meaning.height)

            Words {
                id: word

                width: parent.column - Theme.space12
                plain: line.props.text
                font.weight: Font.DemiBold
            }

            Words {
                id: meaning

                x: parent.column
                width: parent.width - x
                plain: line.props.note
            }
        }
    }
}
