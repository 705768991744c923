#include "core/storage/prices/price_context_store.h"
#include "core/storage/catalogue/variant_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

const QByteArray kPricingListColumns = "key, id, product_type, date, tax_multiplier, tax_category, exemption_reason";

PricingList pricingListFrom(const Row &row)
{
    return {.key = row.integer(0),
            .id = row.id<PriceListId>(1),
            .productType = row.text(2),
            .date = QDate::fromString(row.text(3), Qt::ISODate),
            .taxMultiplier = row.real(4),
            .tax = {.category = row.text(5), .reason = row.text(6)}};
}

const QByteArray kEntries = "select price_list, variant, supplier, unit_cost_excl_tax from price_entry where shop = ? ";

PricingEntry pricingEntryFrom(const Row &row)
{
    return {.priceList = row.integer(0),
            .variant = row.integer(1),
            .supplier = row.integer(2),
            .unitCostExclTax = row.real(3)};
}

} // namespace

Result<QList<PricingList>> PriceContextStore::priceLists() const
{
    return m_session.all("select " + kPricingListColumns + " from price_list where shop = ? order by key",
                         pricingListFrom, m_tenant.shop);
}

Result<std::optional<PricingList>> PriceContextStore::priceList(PriceListId id) const
{
    return m_session.first("select " + kPricingListColumns + " from price_list where shop = ? and id = ?",
                           pricingListFrom, m_tenant.shop, id);
}

Result<GroupTaxes> PriceContextStore::groupTaxes() const
{
    GroupTaxes taxes;
    const auto take = [&](const Row &row) {
        const auto id = row.id<TaxGroupId>(0);
        const TaxKind kind{.category = row.text(2), .reason = row.text(3)};
        taxes.rates.insert(id, row.real(1));
        if (kind != TaxKind())
            taxes.kinds.insert(id, kind);
    };
    TRY(m_session.each("select id, rate, tax_category, exemption_reason from tax_group where shop = ?", take,
                       m_tenant.shop));
    return taxes;
}

Result<QHash<qint64, SupplierId>> PriceContextStore::suppliers() const
{
    QHash<qint64, SupplierId> suppliers;
    const auto take = [&](const Row &row) { suppliers.insert(row.integer(0), row.id<SupplierId>(1)); };
    TRY(m_session.each("select key, id from supplier where shop = ?", take, m_tenant.shop));
    suppliers.insert(m_tenant.defaultSupplier, SupplierId());
    return suppliers;
}

Result<QList<PricingVariant>> PriceContextStore::variants(const QList<qint64> &keys) const
{
    const Driver &driver = m_session.driver();
    // With an index of the shop SQLite would read the whole catalogue.
    return m_session.all(
        "select variant.key, variant.id, product.product_type, variant.units_per_pack, "
        "variant.spare_percent, variant.supplier_packs, variant.owned_units "
        "from variant join product on product.key = variant.product and product.shop = variant.shop where "
            + driver.notByIndex("variant.shop") + " = ? and variant.key " + driver.amongKeys(),
        [](const Row &row) {
            return PricingVariant{.key = row.integer(0),
                                  .id = row.id<VariantId>(1),
                                  .productType = row.text(2),
                                  .unitsPerPack = row.optionalReal(3),
                                  .supplierPacks = supplierPacksFrom(row.lines(5)),
                                  .sparePercent = row.optionalReal(4),
                                  .ownedUnits = row.optionalReal(6)};
        },
        m_tenant.shop, driver.keysText(keys));
}

Result<QList<PricingEntry>> PriceContextStore::entries(const QList<qint64> &priceLists,
                                                       const QList<qint64> &variants) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(kEntries + "and price_list " + driver.amongKeys() + " and variant " + driver.amongKeys(),
                         pricingEntryFrom, m_tenant.shop, driver.keysText(priceLists), driver.keysText(variants));
}

Result<QList<PricingEntry>> PriceContextStore::entriesOf(const QList<qint64> &variants) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(kEntries + "and variant " + driver.amongKeys(), pricingEntryFrom, m_tenant.shop,
                         driver.keysText(variants));
}

} // namespace stemdesk
