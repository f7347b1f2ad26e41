import QtQuick
import Thousand.Theme

// A quiet surface on the cloth.
Rectangle {
    color: Theme.panel
    radius: Theme.radiusLarge
    border.width: Theme.hairline
    border.color: Theme.panelBorder
}
