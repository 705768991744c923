#pragma once

#include <QString>
#include <QStringList>

namespace stemdesk {

/// A cell with several texts separates them by bars. Within a text, "|", "=" and "\" are escaped by "\".
QString listCell(const QStringList &texts);
/// One text of such a cell.
QString listPart(const QString &text);

/// The parts of a cell, as written there; a "=" without a "\" before it divides them further.
QStringList listParts(const QString &cell, QChar sign = u'|');
/// Reverses listPart(). A "\" before any other character is literal.
QString listText(const QString &part);

/// Suppliers may share a name: the second of them is written "Name\2". A first one whose name itself ends like that is
/// written with \1.
struct PlacedText {
    QString text;
    int place = 1;
};
enum class Within { Cell, List }; ///< A whole cell, or an item of a list as listPart() writes it.
QString withPlace(const QString &text, int place, Within within);
PlacedText placedText(const QString &text, Within within);

} // namespace stemdesk
