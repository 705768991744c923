#pragma once

#include "core/services/catalogue/product_service.h"

#include <QString>

#include <optional>

namespace stemdesk {
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

/// A flower as it is typed: search words, possibly with a quantity ("27 x quick 50", "quick 50 x 27").
struct TypedLine {
    QString words;
    std::optional<double> quantity;
    bool isUnclear = false; ///< A row of a table without a readable quantity, or with nothing but numbers.
    QString figure = {}; ///< The quantity as it was written.

    /// nullopt if it can also be read as another one.
    std::optional<double> clearQuantity() const;

    friend bool operator==(const TypedLine &a, const TypedLine &b) // However it was written.
    {
        return a.words == b.words && a.quantity == b.quantity && a.isUnclear == b.isUnclear;
    }
};
TypedLine typedLineFrom(const QString &text);
/// The line with the number before its words as its quantity: "12 quick". nullopt if it has none, or a quantity
/// already.
std::optional<TypedLine> countedLine(const TypedLine &typed);

/// Whether this is more than a word or two for one field: several rows, or a row of cells.
bool isPastedRows(const QString &text);

/// A typed line, and what the catalogue has for its words.
struct FoundLine {
    TypedLine line;
    QList<VariantMatch> matches;
};

/// Looks a typed line up. A number before its words is the quantity ("12 quick"), unless something in the catalogue has
/// a name that begins with it ("100 Blooms").
Result<FoundLine> foundLine(ShopServices &services, const TypedLine &typed, int limit,
                            const std::optional<PriceTerms> &terms);

} // namespace stemdesk::ui
