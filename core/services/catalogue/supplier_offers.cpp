#include "core/services/catalogue/supplier_offers.h"

#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/prices/price_context_store.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {

Status SupplierOffers::load(const QList<OfferedVariant> &variants)
{
    TRY(loadPrices(variants));
    return loadSuppliers(variants);
}

Status SupplierOffers::loadPrices(const QList<OfferedVariant> &variants)
{
    if (m_terms.day.isNull()) {
        const ShopDays days = TRY(ShopDays::of(m_context));
        m_terms.day = days.today();
    }
    const auto store = m_context.store<PriceContextStore>();
    TRY(readPriceLists(store, m_facts));
    auto suppliers = TRY(store.suppliers());
    m_facts.supplierIds = std::move(suppliers);
    PriceListChains chains;
    WantedPrices wanted;
    for (const OfferedVariant &variant : variants) {
        const VariantId id = variant.stored.variant.id;
        m_facts.variantIds.insert(variant.stored.key, id);
        m_facts.context.variants.insert(id, {.productType = variant.productType, .unitsPerPack = std::nullopt});
        if (const PriceListChain chain = listsOf(variant.productType); chain.first())
            chains.insert(variant.productType, {chain});
        wanted[variant.stored.key].insert(m_context.tenant().defaultSupplier);
    }
    return readPriceEntries(store, chains, wanted, m_facts);
}

Status SupplierOffers::loadSuppliers(const QList<OfferedVariant> &variants)
{
    QSet<SupplierId> ids;
    for (const OfferedVariant &variant : variants) {
        for (const SupplierId &id : sellersOf(variant))
            ids += id;
    }
    const auto found = TRY(m_context.store<CatalogueTermsStore>().suppliers(ids.values()));
    for (const SupplierReference &supplier : found)
        m_suppliers.insert(supplier.id, supplier);
    return {};
}

PriceListChain SupplierOffers::listsOf(const QString &productType) const
{
    return m_facts.context.lists.chain(productType, m_terms.day, m_terms.pinned);
}

QList<SupplierId> SupplierOffers::sellersOf(const OfferedVariant &variant) const
{
    const Variant &value = variant.stored.variant;
    return value.supplierIds + ownPricedSuppliers(listsOf(variant.productType), m_facts.context.entries, value.id);
}

QList<VariantMatch> SupplierOffers::of(const OfferedVariant &variant) const
{
    const Variant &value = variant.stored.variant;
    const PriceListChain lists = listsOf(variant.productType);
    QList<SupplierId> ids;
    for (const SupplierId &id : sellersOf(variant)) {
        const auto supplier = m_suppliers.constFind(id);
        if (supplier != m_suppliers.cend() && !supplier->isArchived && !ids.contains(id))
            ids += id;
    }
    if (ids.isEmpty())
        ids += SupplierId();
    QList<VariantMatch> matches;
    for (const SupplierId &id : std::as_const(ids)) {
        const SupplierTerms terms = termsAt(value, id);
        matches.append({.variant = value,
                        .productName = {},
                        .productType = variant.productType,
                        .supplierId = id,
                        .supplierName = m_suppliers.value(id).name,
                        .unitCostExclTax = foundPrice(lists, m_facts.context.entries, value.id, id).unitCostExclTax,
                        .unitsPerPack = terms.unitsPerPack,
                        .minPacks = terms.minPacks});
    }
    return matches;
}

} // namespace stemdesk
