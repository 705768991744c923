#include "core/storage/prices/price_entry_store.h"

#include "core/storage/engine/page_read.h"
#include "core/storage/engine/session.h"
#include "core/storage/rows/resource_rows.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

namespace {

const ResourceRows<PriceEntry> kEntryRows(priceEntrySpec());

// The cross joins keep the entries outside, so that they come in the order of their index.
const QByteArray kPriceEntrySelect =
    "select price_entry.key, price_entry.price_list, price_entry.variant, price_entry.supplier, "
    "price_list.id, variant.id, supplier.id, "
    + kEntryRows.qualifiedNames()
    + " from price_entry cross join price_list cross join variant cross join supplier "
      "where price_list.key = price_entry.price_list and price_list.shop = price_entry.shop and variant.key = "
      "price_entry.variant and variant.shop = price_entry.shop "
      "and supplier.key = price_entry.supplier and supplier.shop = price_entry.shop and price_entry.shop = ?";

class EntryMapper {
public:
    explicit EntryMapper(const Tenant &tenant) : m_defaultSupplier(tenant.defaultSupplier) {}

    StoredPriceEntry operator()(const Row &row) const
    {
        StoredPriceEntry stored{.key = row.integer(0),
                                .listKey = row.integer(1),
                                .variantKey = row.integer(2),
                                .supplierKey = row.integer(3),
                                .entry = kEntryRows.read(row, 7)};
        stored.entry.priceListId = row.id<PriceListId>(4);
        stored.entry.variantId = row.id<VariantId>(5);
        stored.entry.supplierId = row.id<SupplierId>(6);
        if (stored.supplierKey == m_defaultSupplier)
            stored.entry.supplierId = SupplierId();
        return stored;
    }

private:
    qint64 m_defaultSupplier;
};

} // namespace

Result<Page<StoredPriceEntry>> PriceEntryStore::list(qint64 priceList, const PageRequest &page,
                                                     std::optional<Instant> updatedSince) const
{
    const QByteArray listed = kPriceEntrySelect
        + " and price_entry.price_list = ? and price_entry.key > ? and price_entry.updated_at >= ?"
        + pageEnd(page, "price_entry.");
    return readPage(m_session, listed, EntryMapper(m_tenant), page.limit, m_tenant.shop, priceList,
                    page.after.value_or(0), updatedSince.value_or(std::numeric_limits<Instant>::min()), idsOf(page));
}

Result<Page<StoredPriceEntry>> PriceEntryStore::listOfSupplier(qint64 priceList, qint64 supplier,
                                                               const PageRequest &page) const
{
    static const QByteArray kListed = kPriceEntrySelect
        + " and price_entry.price_list = ? and price_entry.supplier = ? and price_entry.key > ? "
          "order by price_entry.key limit ?";
    return readPage(m_session, kListed, EntryMapper(m_tenant), page.limit, m_tenant.shop, priceList, supplier,
                    page.after.value_or(0));
}

Result<QList<StoredPriceEntry>> PriceEntryStore::ofLists(const QList<qint64> &priceLists) const
{
    static const InSql kOfLists(kPriceEntrySelect + " and price_entry.price_list in");
    QList<StoredPriceEntry> found;
    const EntryMapper map(m_tenant);
    TRY(readParts(kOfLists, priceLists, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(map(row)); }, m_tenant.shop, part);
    }));
    std::ranges::sort(found, {}, &StoredPriceEntry::key);
    return found;
}

Result<QList<StoredPriceEntry>> PriceEntryStore::ofVariant(qint64 variant) const
{
    static const QByteArray kOfVariant = kPriceEntrySelect + " and price_entry.variant = ? order by price_entry.key";
    return m_session.all(kOfVariant, EntryMapper(m_tenant), m_tenant.shop, variant);
}

Result<QList<StoredPriceEntry>> PriceEntryStore::ofVariants(const QList<qint64> &variants) const
{
    static const InSql kOnAnyList(kPriceEntrySelect + " and price_entry.variant in");
    QList<StoredPriceEntry> found;
    const EntryMapper map(m_tenant);
    TRY(readParts(kOnAnyList, variants, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(map(row)); }, m_tenant.shop, part);
    }));
    return found;
}

Result<QHash<qint64, qint64>> PriceEntryStore::countsOf(const QList<qint64> &variants) const
{
    static const InSql kOfVariants("select variant from price_entry where shop = ? and variant in");
    QHash<qint64, qint64> counts;
    TRY(readParts(kOfVariants, variants, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { ++counts[row.integer(0)]; }, m_tenant.shop, part);
    }));
    return counts;
}

Result<QList<StoredPriceEntry>> PriceEntryStore::ofVariants(qint64 priceList, const QList<qint64> &variants) const
{
    static const InSql kOfVariants(kPriceEntrySelect + " and price_entry.price_list = ? and price_entry.variant in");
    QList<StoredPriceEntry> found;
    const EntryMapper map(m_tenant);
    TRY(readParts(kOfVariants, variants, [&](const QByteArray &sql, const InList<qint64> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(map(row)); }, m_tenant.shop, priceList, part);
    }));
    return found;
}

Result<QList<StoredPriceEntry>> PriceEntryStore::findAll(qint64 priceList, const QList<PriceEntryId> &ids) const
{
    static const InSql kFind(kPriceEntrySelect + " and price_entry.price_list = ? and price_entry.id in");
    QList<StoredPriceEntry> found;
    const EntryMapper map(m_tenant);
    TRY(readParts(kFind, ids, [&](const QByteArray &sql, const InList<PriceEntryId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(map(row)); }, m_tenant.shop, priceList, part);
    }));
    return found;
}

Result<StoredPriceEntry> PriceEntryStore::find(qint64 priceList, PriceEntryId id) const
{
    const auto found = TRY(findAll(priceList, {id}));
    if (found.isEmpty())
        return notFound();
    return found.constFirst();
}

Result<PriceListId> PriceEntryStore::listOf(PriceEntryId id) const
{
    const auto list = TRY(m_session.first(
        "select price_list.id from price_entry join price_list on price_list.key = "
        "price_entry.price_list and price_list.shop = price_entry.shop "
        "where price_entry.shop = ? and price_entry.id = ?",
        [](const Row &row) { return row.id<PriceListId>(0); }, m_tenant.shop, id));
    return list.value_or(PriceListId());
}

Status PriceEntryStore::insert(const QList<StoredPriceEntry> &entries)
{
    SqlRows rows(9);
    rows.reserve(entries.size());
    for (const StoredPriceEntry &stored : entries) {
        const PriceEntry &entry = stored.entry;
        rows.add(m_tenant.shop, stored.listKey, entry.id, stored.variantKey, stored.supplierKey, entry.unitCostExclTax,
                 entry.createdAt, entry.updatedAt, entry.version);
    }
    return m_session.addRows("price_entry",
                             "shop, price_list, id, variant, supplier, unit_cost_excl_tax, created_at, updated_at, "
                             "version",
                             rows);
}

Status PriceEntryStore::update(const StoredPriceEntry &before, const StoredPriceEntry &after)
{
    const auto columnsOf = [](const StoredPriceEntry &stored) {
        return kEntryRows.updated(stored.entry).add("variant", stored.variantKey).add("supplier", stored.supplierKey);
    };
    const RowChange change("price_entry", columnsOf(before), columnsOf(after));
    return m_session.changeEvery(1, change.sql(" where shop = ? and id = ? and version = ?"), change, m_tenant.shop,
                                 before.entry.id, before.entry.version);
}

Status PriceEntryStore::remove(PriceEntryId id)
{
    return m_session.run("delete from price_entry where shop = ? and id = ?", m_tenant.shop, id);
}

Status PriceEntryStore::removeOfList(qint64 priceList)
{
    return m_session.run("delete from price_entry where shop = ? and price_list = ?", m_tenant.shop, priceList);
}

Status PriceEntryStore::removeOfVariant(qint64 variant)
{
    return m_session.run("delete from price_entry where shop = ? and variant = ?", m_tenant.shop, variant);
}

Result<QList<VariantId>> PriceEntryStore::unpriced(const QString &productType, const QList<qint64> &priceLists,
                                                   int limit) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select variant.id from variant join product on product.key = variant.product and product.shop = variant.shop "
        "where variant.shop = ? and product.product_type = ? "
        "and exists (select 1 from event_item where event_item.shop = ? and event_item.variant = variant.key) "
        // The plus and the cost, which no index has, make SQLite look up by variant: by list it would read all prices
        // of the shop, or one list after the other.
        "and not exists (select price_entry.unit_cost_excl_tax from price_entry "
        "where price_entry.shop = ? and price_entry.variant = variant.key "
        "and +price_entry.price_list "
            + driver.amongKeys() + ") order by variant.key limit ?",
        [](const Row &row) { return row.id<VariantId>(0); }, m_tenant.shop, productType, m_tenant.shop, m_tenant.shop,
        driver.keysText(priceLists), limit);
}

} // namespace stemdesk
