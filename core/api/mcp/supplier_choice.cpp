#include "core/api/mcp/supplier_choice.h"

#include "core/base/wording.h"
#include "core/domain/orders/packs.h"
#include "core/json/json_writer.h"

#include <algorithm>
#include <tuple>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

/// In whole packs, no fewer than the supplier's minimum.
double orderCost(const VariantMatch &offer, double units)
{
    const double bought = units + spareUnits(units, offer.variant.sparePercent.value_or(0));
    if (!offer.unitsPerPack)
        return bought * *offer.unitCostExclTax;
    const double packs = std::max(packsFor(bought, *offer.unitsPerPack), offer.minPacks.value_or(0));
    return packs * *offer.unitsPerPack * *offer.unitCostExclTax;
}

} // namespace

Result<SupplierChoice> SupplierChoice::of(ShopServices &shop, const QHash<VariantId, double> &units)
{
    const QList<VariantMatch> offers = TRY(shop.catalogue.offers(units.keys()));
    SupplierChoice choice;
    using Rank = std::tuple<double, double, QString>;
    QHash<VariantId, Rank> best;
    for (const VariantMatch &offer : offers) {
        if (offer.supplierId.isNull())
            continue;
        const VariantId variant = offer.variant.id;
        choice.m_sellers[variant] += offer.supplierName;
        if (!offer.unitCostExclTax)
            continue;
        const Rank rank{orderCost(offer, units.value(variant)), *offer.unitCostExclTax, offer.supplierName};
        if (best.contains(variant) && best.value(variant) <= rank)
            continue;
        best.insert(variant, rank);
        choice.m_cheapest.insert(variant, offer.supplierId);
    }
    return choice;
}

std::optional<SupplierId> SupplierChoice::cheapest(VariantId variant) const
{
    const auto found = m_cheapest.constFind(variant);
    return found == m_cheapest.cend() ? std::nullopt : std::optional(*found);
}

void writeUnpriced(JsonWriter &json, const QList<UnpricedLine> &lines)
{
    json.key("unpriced");
    json.beginArray();
    for (const UnpricedLine &line : lines) {
        json.beginObject();
        json.field("line", QStringView(line.line));
        json.field("product", QStringView(line.product));
        json.field("suppliers", line.suppliers);
        json.endObject();
    }
    json.endArray();
}

QStringList unpricedNotes(const QList<UnpricedLine> &lines)
{
    QStringList notes;
    for (const UnpricedLine &line : lines) {
        const QString who =
            line.suppliers.isEmpty() ? u"no supplier sells it"_s : u"it is sold by "_s + line.suppliers.join(u", "_s);
        notes += u"%1 (%2) has no price and counts 0: %3."_s.arg(quoted(line.product), line.line, who);
    }
    return notes;
}

} // namespace stemdesk::mcp
