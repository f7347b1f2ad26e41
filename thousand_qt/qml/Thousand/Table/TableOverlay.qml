pragma ComponentBehavior: Bound

import QtQuick
import Thousand.Coach

// The panel at the right edge that the person has asked for: menu, keys, score sheet, last trick.
Loader {
    id: overlay

    required property var viewModel
    required property string assets

    signal homeChosen
    signal settingsChosen
    signal rulesChosen
    signal reviewChosen(deal: int)

    function take(reason: int): void {
        const open = overlay.item as SidePanel;
        if (open && !open.activeFocus)
            open.first.forceActiveFocus(reason);
    }

    // Return the next control of the panel, whatever else the window shows.
    function next(here: Item, forward: bool): Item {
        let item = here;
        do
            item = item.nextItemInFocusChain(forward);
        while (item !== here && !overlay.holds(item))
        return item;
    }

    function holds(item: Item): bool {
        for (let outer = item; outer; outer = outer.parent) {
            if (outer === overlay.item)
                return true;
        }
        return false;
    }

    function panelOf(kind: string): Component {
        switch (kind) {
        case "menu":
            return menuComponent;
        case "sheet":
            return sheetComponent;
        case "lastTrick":
            return lastComponent;
        case "tricks":
            return tricksComponent;
        case "rules":
            return rulesComponent;
        case "hint":
            return hintComponent;
        case "help":
            return helpComponent;
        default:
            return null;
        }
    }

    sourceComponent: overlay.panelOf(overlay.viewModel.overlay)

    Component {
        id: menuComponent

        TableMenu {
            assets: overlay.assets
            onClosed: overlay.viewModel.closeOverlay()
            onHomeChosen: {
                overlay.viewModel.closeOverlay();
                overlay.homeChosen();
            }
            onSettingsChosen: {
                overlay.viewModel.closeOverlay();
                overlay.settingsChosen();
            }
            onRulesChosen: {
                overlay.viewModel.closeOverlay();
                overlay.rulesChosen();
            }
            pace: overlay.viewModel.pace
            over: overlay.viewModel.summary.ending
            onPlayOutChosen: {
                if (pace.playingOut)
                    overlay.viewModel.tempo.takeOver();
                else
                    overlay.viewModel.tempo.playOut();
                overlay.viewModel.closeOverlay();
            }
            onHelpChosen: overlay.viewModel.openOverlay("help")
        }
    }

    Component {
        id: sheetComponent

        ScoreSheet {
            assets: overlay.assets
            props: overlay.viewModel.sheet
            paper: overlay.viewModel.paper
            onClosed: overlay.viewModel.closeOverlay()
            onReviewChosen: deal => overlay.reviewChosen(deal)
        }
    }

    Component {
        id: lastComponent

        LastTrick {
            assets: overlay.assets
            props: overlay.viewModel.lastTrick
            onAllChosen: overlay.viewModel.openOverlay("tricks")
            onClosed: overlay.viewModel.closeOverlay()
        }
    }

    Component {
        id: tricksComponent

        TricksSoFar {
            assets: overlay.assets
            props: overlay.viewModel.tricks
            onClosed: overlay.viewModel.closeOverlay()
        }
    }

    Component {
        id: rulesComponent

        RulesHere {
            assets: overlay.assets
            props: overlay.viewModel.rules
            onClosed: overlay.viewModel.closeOverlay()
            onAllChosen: {
                overlay.viewModel.closeOverlay();
                overlay.rulesChosen();
            }
        }
    }

    Component {
        id: hintComponent

        HintPanel {
            assets: overlay.assets
            props: overlay.viewModel.coach.hint
            onClosed: overlay.viewModel.closeOverlay()
        }
    }

    Component {
        id: helpComponent

        KeyHelp {
            assets: overlay.assets
            onClosed: overlay.viewModel.closeOverlay()
        }
    }
}
