#pragma once

#include <QBoxLayout>

namespace stemdesk::ui::metric {

// Device-independent pixels; the only place in the window where a size is spelled out.
inline constexpr int kSpace2 = 2; ///< optical corrections only
inline constexpr int kSpace4 = 4;
inline constexpr int kSpace8 = 8;
inline constexpr int kSpace12 = 12;
inline constexpr int kSpace16 = 16;
inline constexpr int kSpace24 = 24;

inline constexpr int kRadius = 6;
inline constexpr int kSmallRadius = 4;
inline constexpr int kHairline = 1;
inline constexpr int kFocusWidth = 2;

inline constexpr int kIcon = 16;
inline constexpr int kLargeIcon = 24;
inline constexpr int kChoice = 14; ///< A check box or radio button.
inline constexpr int kChoiceRing = kFocusWidth + kHairline; ///< Its focus, with a gap.
inline constexpr int kSwatch = 11;
inline constexpr int kLargeSwatch = 20; ///< For showing the colour itself, not just marking something with it.
inline constexpr int kSwatchOverlap = 3;
inline constexpr int kDot = 7;
inline constexpr int kChevron = 8;

inline constexpr int kCellPadding = 12;
inline constexpr int kEdgePadding = 16; ///< of a table's first and last cell
inline constexpr int kPageEdge = kSpace24; ///< The left edge of a page's text and cards.
inline constexpr int kTreeIndent = 18;
inline constexpr int kBarHeight = 8;
inline constexpr int kScrollBar = 10;

inline constexpr int kWindowWidth = 1440; ///< at the first start, if the screen is large enough
inline constexpr int kWindowHeight = 900;
inline constexpr int kWindowMinimumWidth = 900; ///< 1920 x 1080 at 200 % has 960 x 540
inline constexpr int kWindowMinimumHeight = 500;
inline constexpr int kNarrowWindow = 1180; ///< narrower, the rail shows icons only
inline constexpr int kMasterAndDetail = 980; ///< the least width of a page for a panel beside its list
inline constexpr int kRailWidth = 200;
inline constexpr int kRailCollapsedWidth = 56;
inline constexpr int kSearchWidth = 300;
inline constexpr int kSidePanelWidth = 336;
inline constexpr int kSidePanelMinimum = 280;
inline constexpr int kFormLabelWidth = 128;
inline constexpr int kFieldInset = 11; ///< From the edge of a field to its text.
inline constexpr int kNumberWidth = kSearchWidth / 2; ///< Width of a field for one number.
inline constexpr int kMessageWidth = 420;
inline constexpr int kPageMeasure = 1720; ///< The most width of tables, and of cards with their edges: a page of 1920.
inline constexpr int kSparklineHeight = 64;
inline constexpr int kBoardColumnWidth = 208;
inline constexpr int kDayColumnWidth = 110; ///< seven of them fit beside a collapsed rail at 960
inline constexpr int kWeekAndDetail = 1320; ///< the least width of a page for a panel beside seven days
inline constexpr int kThumbnailWidth = 104;
inline constexpr int kThumbnailHeight = 78;

inline constexpr int kToastMilliseconds = 8000;

// Heights that the design gives for a system font of ordinary size and that grow with a larger one.
int rowHeight();
int controlHeight();
int chipHeight();
int railItemHeight();
int valueRowHeight();

} // namespace stemdesk::ui::metric

namespace stemdesk::ui {

/// A new layout for the holder's children: one below the other, or side by side.
QVBoxLayout *columnInside(QWidget *holder, int spacing = 0, const QMargins &margins = {});
QHBoxLayout *rowInside(QWidget *holder, int spacing = 0, const QMargins &margins = {});

} // namespace stemdesk::ui
