#pragma once

#include <Qt>

namespace stemdesk::ui {

/// Roles of cells beyond Qt's own. The primary text is Qt::DisplayRole, a tooltip Qt::ToolTipRole, the initial value of
/// an editor Qt::EditRole, an icon Qt::DecorationRole (a name for iconFor(), as text).
enum CellRole : int {
    QuietTextRole = Qt::UserRole + 1000, ///< QString, drawn quietly behind the primary text ("50 cm", "28 varieties")
    QuietYieldsRole, ///< bool, the quiet text is elided before the primary one
    MiddleElidedRole, ///< bool, the primary text is elided in its middle: such names differ at their ends
    SwatchesRole, ///< QList<QColor>, drawn before the text
    LargeSwatchRole, ///< bool, the colour is what the row is about
    ColourNamesRole, ///< QStringList, names of the swatches for screen readers
    ChipTextRole, ///< QString, drawn as a status chip
    ChipToneRole, ///< Tone as int
    ToneRole, ///< Tone as int, of the primary text
    StrongRole, ///< bool, primary text in the strong weight
    NumberRole, ///< bool, right-aligned; numbers of any kind
    PendingRole, ///< bool, handed over and not stored yet: drawn quietly
    ErrorRole, ///< QString, why the typed value was refused; framed, and shown as tooltip
    TheirsRole, ///< the value stored elsewhere, for setData(), if that is why the typed one was refused
    TheirsTextRole, ///< QString, the same as shown, unless it is a text itself
    DiscardRole, ///< setData() with this role, whatever the value, restores the stored value after a refusal
    FigureRole, ///< FigureBefore, for cells that ask about unlikely figures; without a value
    WaitsForEndRole, ///< bool, editing removes the row: store it when the cell is left, not after a pause
    BlankRole, ///< bool, nothing is in it yet: drawn as a field to type in, the text as its placeholder
    MeantRole, ///< for setData() only: like Qt::EditRole, for a confirmed unlikely value
    MatchRole, ///< QStringList, search words to highlight in the primary text
    LinkRole, ///< bool, a click leads to what the primary text counts: its colour says so under the mouse
    NamesRole, ///< QStringList, the names listed by the primary text
    AddressRole, ///< bool, an address; the parts behind its commas for which there is no room are left out
    SortRole, ///< a number, a QDate or a text, by which its column sorts the rows
    HeadSpanRole, ///< of a heading of two lines: int, the first stands over this many columns
    EndOfCellRoles, ///< where a model's own roles may begin
};

/// Property of a table, bool: it was clicked, so the current cell is framed though no key was pressed.
inline constexpr auto kPointedAt = "pointedAt";

} // namespace stemdesk::ui
