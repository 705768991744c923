#pragma once

#include "core/services/catalogue/product_service.h"
#include "ui/flowers/typed_line.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// The rows of a text that was copied from a spreadsheet, by name or stock number: cells divided by tabs or semicolons,
/// the name before or behind the number; cells beside these are left out. A row without cells may say "27 x quick 50".
QList<TypedLine> pastedLinesFrom(const QString &text);

/// A row and the one flower that it can only mean; nothing where there is none or more than one.
struct RecognisedLine {
    TypedLine line;
    std::optional<VariantMatch> match;
};
/// With the prices of `terms`.
Result<QList<RecognisedLine>> recognised(ShopServices &services, const QList<TypedLine> &lines,
                                         const std::optional<PriceTerms> &terms = {});

} // namespace stemdesk::ui
