#include "core/services/supplier_offers.h"

#include "core/services/service_context.h"
#include "core/storage/price_entry_store.h"
#include "core/storage/price_list_store.h"

#include <QDateTime>
#include <QSet>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk {

namespace {

QDate dayOf(Instant instant, const QString &timeZone)
{
    const QTimeZone zone(timeZone.toUtf8());
    return QDateTime::fromMSecsSinceEpoch(instant, zone.isValid() ? zone : QTimeZone::utc()).date();
}

std::optional<int> minimumOf(const Variant &variant, SupplierId supplier)
{
    const auto minimum = std::ranges::find(variant.supplierMinPacks, supplier, &SupplierMinimum::supplierId);
    return minimum == variant.supplierMinPacks.cend() ? std::nullopt : std::optional(minimum->minPacks);
}

} // namespace

Status SupplierOffers::load(const QList<OfferedVariant> &variants)
{
    if (const Status read = loadLists(); !read)
        return read;
    if (const Status read = loadPrices(variants); !read)
        return read;
    return loadSuppliers(variants);
}

Status SupplierOffers::loadLists()
{
    const auto zone = CatalogueTermsStore(m_context.session(), m_context.tenant()).timeZone();
    if (!zone)
        return zone.error();
    m_today = dayOf(m_context.now(), *zone);
    const auto lists = PriceListStore(m_context.session(), m_context.tenant()).all();
    if (!lists)
        return lists.error();
    QList<PriceListHead> heads;
    for (const StoredPriceList &stored : *lists) {
        const PriceList &list = stored.list;
        heads.append(
            {.id = list.id, .productType = list.productType, .date = list.date, .taxMultiplier = list.taxMultiplier});
        m_listKeys.insert(list.id, stored.key);
    }
    m_lists = PriceLists(heads);
    return {};
}

Status SupplierOffers::loadPrices(const QList<OfferedVariant> &variants)
{
    QHash<PriceListId, QList<qint64>> variantsOf;
    for (const OfferedVariant &variant : variants) {
        if (const PriceListId list = listOf(variant.productType); !list.isNull())
            variantsOf[list] += variant.stored.key;
    }
    const PriceEntryStore store(m_context.session(), m_context.tenant());
    for (const auto &[list, keys] : variantsOf.asKeyValueRange()) {
        const auto entries = store.ofVariants(m_listKeys.value(list), keys);
        if (!entries)
            return entries.error();
        for (const StoredPriceEntry &stored : *entries) {
            const PriceEntry &entry = stored.entry;
            m_prices.add(list, entry.variantId, entry.supplierId, entry.unitCostExclTax);
        }
    }
    return {};
}

Status SupplierOffers::loadSuppliers(const QList<OfferedVariant> &variants)
{
    QSet<SupplierId> ids;
    for (const OfferedVariant &variant : variants) {
        const Variant &value = variant.stored.variant;
        for (const SupplierId &id : value.supplierIds + m_prices.pricedSuppliers(listOf(variant.productType), value.id))
            ids += id;
    }
    const auto found = CatalogueTermsStore(m_context.session(), m_context.tenant()).suppliers(ids.values());
    if (!found)
        return found.error();
    for (const SupplierReference &supplier : *found)
        m_suppliers.insert(supplier.id, supplier);
    return {};
}

PriceListId SupplierOffers::listOf(const QString &productType) const
{
    const PriceListHead *list = m_lists.chosen(productType, m_today, {});
    return list ? list->id : PriceListId();
}

QList<VariantMatch> SupplierOffers::of(const OfferedVariant &variant) const
{
    const Variant &value = variant.stored.variant;
    const PriceListId list = listOf(variant.productType);
    QList<SupplierId> ids;
    for (const SupplierId &id : value.supplierIds + m_prices.pricedSuppliers(list, value.id)) {
        const auto supplier = m_suppliers.constFind(id);
        if (supplier != m_suppliers.cend() && !supplier->isArchived && !ids.contains(id))
            ids += id;
    }
    if (ids.isEmpty())
        ids += SupplierId();
    QList<VariantMatch> matches;
    for (const SupplierId &id : std::as_const(ids)) {
        matches.append({.variant = value,
                        .productName = {},
                        .productType = variant.productType,
                        .supplierId = id,
                        .supplierName = m_suppliers.value(id).name,
                        .unitCostExclTax = m_prices.unitCost(list, value.id, id),
                        .minPacks = minimumOf(value, id)});
    }
    return matches;
}

} // namespace stemdesk
