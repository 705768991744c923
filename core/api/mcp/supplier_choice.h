#pragma once

#include "core/api/mcp/product_choice.h"

#include <QHash>

namespace stemdesk::mcp {

/// Who sells variants today.
class SupplierChoice {
public:
    /// `units`: how many of each are needed, in all copies.
    static Result<SupplierChoice> of(ShopServices &shop, const QHash<VariantId, double> &units);

    /// The active supplier to whom so many cost least, whole packs counted; nothing where nobody has a price.
    std::optional<SupplierId> cheapest(VariantId variant) const;
    /// Everybody who sells it, by name.
    QStringList sellers(VariantId variant) const { return m_sellers.value(variant); }

private:
    QHash<VariantId, SupplierId> m_cheapest;
    QHash<VariantId, QStringList> m_sellers;
};

/// A line that counts 0.
struct UnpricedLine {
    QString line; ///< Which argument it is: "groups.0.lines.1".
    QString product;
    QStringList suppliers;
};

void writeUnpriced(JsonWriter &json, const QList<UnpricedLine> &lines);
/// One sentence for each.
QStringList unpricedNotes(const QList<UnpricedLine> &lines);

} // namespace stemdesk::mcp
