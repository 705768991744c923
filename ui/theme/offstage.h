#pragma once

class QWidget;

namespace stemdesk::ui {

// Styling a widget anew is most of what a switch of the scheme costs, and most widgets are on pages that are not shown.
// Such a page is left out, and styled when it is shown again.

/// The page of a stack is not shown.
void putOffstage(QWidget &page);
/// Call it before the page is shown: styles it, if the scheme was switched meanwhile.
void putOnStage(QWidget &page);
/// Leaves out all pages offstage, from now on until they are shown. Call it while there is no style sheet: it has taken
/// with it what it had set.
void leaveOutOffstage();

} // namespace stemdesk::ui
