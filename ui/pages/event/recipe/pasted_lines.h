#pragma once

#include "core/services/catalogue/product_service.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// A row that was copied from a spreadsheet: what it is called, or its stock number, and how many.
struct PastedLine {
    QString words;
    std::optional<double> quantity;

    friend bool operator==(const PastedLine &, const PastedLine &) = default;
};

/// The rows of a text: cells divided by tabs or semicolons, the name before or behind the number; cells beside these
/// are left out. A row without cells may say "27 x quick 50".
QList<PastedLine> pastedLinesFrom(const QString &text);

/// Whether this is more than a word or two for one field: several rows, or a row of cells.
bool isPastedRows(const QString &text);

/// A row and the one flower that it can only mean; nothing where there is none or more than one.
struct RecognisedLine {
    PastedLine line;
    std::optional<VariantMatch> match;
};
Result<QList<RecognisedLine>> recognised(ShopServices &services, const QList<PastedLine> &lines);

} // namespace stemdesk::ui
