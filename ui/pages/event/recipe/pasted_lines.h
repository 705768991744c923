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

/// The rows of a text copied from a spreadsheet, by name or stock number: cells separated by tabs or semicolons, the
/// name before or after the number; other cells are ignored. A row without cells may say "27 x quick 50".
QList<TypedLine> pastedLinesFrom(const QString &text);

/// A row and the only flower that it can mean; nullopt if there is none or more than one.
struct RecognisedLine {
    TypedLine line;
    std::optional<VariantMatch> match;
};
/// With the prices of `terms`.
Result<QList<RecognisedLine>> recognised(ShopServices &services, const QList<TypedLine> &lines,
                                         const std::optional<PriceTerms> &terms = {});

} // namespace stemdesk::ui
