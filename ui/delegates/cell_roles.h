#pragma once

#include <Qt>

namespace stemdesk::ui {

/// What a model says about a cell beyond Qt's own roles. Primary text is Qt::DisplayRole, a tooltip Qt::ToolTipRole,
/// the value that an editor starts from Qt::EditRole, an icon Qt::DecorationRole (a name for iconFor(), as text).
enum CellRole : int {
    QuietTextRole = Qt::UserRole + 1000, ///< QString, drawn quietly behind the primary text ("50 cm", "28 varieties")
    SwatchesRole, ///< QList<QColor>, drawn before the text
    ColourNamesRole, ///< QStringList, what a screen reader calls the swatches
    ChipTextRole, ///< QString, drawn as a status chip
    ChipToneRole, ///< Tone as int
    ToneRole, ///< Tone as int, of the primary text
    StrongRole, ///< bool, primary text in the strong weight
    NumberRole, ///< bool, right-aligned; numbers of any kind
    PendingRole, ///< bool, handed over and not stored yet: drawn quietly
    ErrorRole, ///< QString, why the typed value was refused; framed, and shown as tooltip
    TheirsRole, ///< what setData() takes for what somebody else stored, where that is why the typed value was refused
    TheirsTextRole, ///< QString, the same as it is shown, where it is no text itself
    GiveUpRole, ///< setData() of this role, whatever the value, brings back what is stored where a text was refused
    FigureRole, ///< FigureBefore, of a cell whose figures are asked about where they are hardly meant; without value
    WaitsForEndRole, ///< bool, what is typed takes the row away: it is stored when the cell is left, not at rest
    MeantRole, ///< for setData() alone: as Qt::EditRole, of what was asked about and is meant
    MatchRole, ///< QStringList, typed words to be picked out in the primary text
};

} // namespace stemdesk::ui
