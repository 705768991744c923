#pragma once

#include "core/api/mcp/tool.h"
#include "core/domain/catalogue/product.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>

namespace stemdesk {
class JsonWriter;
struct LineProduct;
} // namespace stemdesk

namespace stemdesk::mcp {

/// A variant as it is described to assistants.
struct FoundVariant {
    Variant variant;
    QString productName;
    QStringList suppliers; ///< The suppliers that sell it.
    std::optional<double> unitCostExclTax; ///< Today, from the cheapest.

    QString name() const;
};

QString nameOf(const LineProduct &goods);

void writeFound(JsonWriter &json, const FoundVariant &found);

/// The best matches of the words.
Result<QList<FoundVariant>> foundVariants(ShopServices &shop, const QString &words, int limit);
/// The words that match no product of the shop.
Result<QStringList> unknownWords(ShopServices &shop, const QString &words);
/// A sentence about words that find nothing.
Result<QString> nothingFound(ShopServices &shop, const QString &words);
/// Whether the words are a whole name, in any spelling.
bool isNamedBy(const QString &name, const QString &words);

/// The variant that words, or a var_ id, identify, or several if they are ambiguous.
struct ProductChoice {
    std::optional<VariantId> variant;
    QString name{}; ///< Its whole one.
    QList<FoundVariant> candidates{}; ///< If they are ambiguous.
};

/// invalid_<field> for words that match nothing.
Result<ProductChoice> chosenProduct(ShopServices &shop, const QString &text, const QString &field);

/// An ambiguous text, as the response reports it.
struct Ambiguity {
    QString line; ///< The path of the argument: "groups.0.lines.1".
    QList<FoundVariant> candidates;
};

void writeAmbiguities(JsonWriter &json, const QList<Ambiguity> &ambiguities);

/// The supplier that words, or a sup_ id, identify.
Result<SupplierId> chosenSupplier(ShopServices &shop, const QString &text, const QString &field);

/// The suppliers that sell variants today.
class SupplierChoice {
public:
    /// `units`: how many of each are needed, in all copies.
    static Result<SupplierChoice> of(ShopServices &shop, const QHash<VariantId, double> &units);

    /// The active supplier with the lowest total cost, in whole packs; nullopt if none has a price.
    std::optional<SupplierId> cheapest(VariantId variant) const;
    /// All that sell it, by name.
    QStringList sellers(VariantId variant) const { return m_sellers.value(variant); }

private:
    QHash<VariantId, SupplierId> m_cheapest;
    QHash<VariantId, QStringList> m_sellers;
};

/// A line that counts 0.
struct UnpricedLine {
    QString line; ///< The path of the argument: "groups.0.lines.1".
    QString product;
    QStringList suppliers;
};

void writeUnpriced(JsonWriter &json, const QList<UnpricedLine> &lines);
/// One sentence for each.
QStringList unpricedNotes(const QList<UnpricedLine> &lines);

Result<ToolAnswer> findProducts(const ToolCall &call);

} // namespace stemdesk::mcp
