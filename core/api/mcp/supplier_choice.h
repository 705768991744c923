#pragma once

#include "core/api/mcp/product_choice.h"

#include <QHash>

namespace stemdesk::mcp {

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

} // namespace stemdesk::mcp
