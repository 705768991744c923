#include "core/storage/catalogue/supplier_store.h"

#include "core/storage/engine/in_list.h"
#include "core/storage/engine/page_read.h"
#include "core/storage/rows/party_search.h"
#include "core/storage/rows/resource_rows.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const ResourceRows<Supplier> kSupplierRows(supplierSpec());
const QByteArray kSupplierSelect = "select key, " + kSupplierRows.names() + " from ";
const QByteArray kSupplierInsert = kSupplierRows.insertSql("shop, is_default, search");

Supplier supplierRowFrom(const Row &row)
{
    return kSupplierRows.read(row, 1);
}

} // namespace

QString supplierSearchText(const Tenant &tenant, const Supplier &supplier)
{
    return partySearchText(tenant, {supplier.name, supplier.contactEmail, supplier.notes}, {supplier.phone});
}

Result<Page<Supplier>> SupplierStore::list(const SupplierFilter &filter, const PageRequest &page) const
{
    const Driver &driver = m_session.driver();
    const QString match = partyMatchText(driver, m_tenant, filter.q);
    if (!filter.q.isEmpty() && match.isEmpty())
        return Page<Supplier>(); // The query has only punctuation: no word begins with it.
    const qint64 after = page.after.value_or(0);
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<qint64>::min());
    const int least = filter.isArchived.value_or(false) ? 1 : 0;
    const int most = filter.isArchived.value_or(true) ? 1 : 0;
    const QByteArray rest =
        " and is_default = 0 and is_archived between ? and ? and updated_at >= ?" + externalIdClause(filter.externalId);
    if (match.isEmpty())
        return readPage(m_session, kSupplierSelect + "supplier where shop = ? and key > ?" + rest + pageEnd(page),
                        supplierRowFrom, page.limit, m_tenant.shop, after, least, most, since,
                        calledBy(filter.externalId), idsOf(page));
    // Bounded and ordered by the index's own column, so that it starts there and needs no sorting.
    return readPage(m_session,
                    kSupplierSelect + driver.searchFrom("supplier") + " where shop = ? and found > ?" + rest
                        + idClause(page) + " order by found limit ?",
                    supplierRowFrom, page.limit, match, m_tenant.shop, after, least, most, since,
                    calledBy(filter.externalId), idsOf(page));
}

Result<Supplier> SupplierStore::find(SupplierId id) const
{
    static const QByteArray kFind = kSupplierSelect + "supplier where shop = ? and id = ? and is_default = 0";
    const auto supplier = TRY(m_session.first(kFind, supplierRowFrom, m_tenant.shop, id));
    if (!supplier)
        return notFound();
    return *supplier;
}

Result<QList<Supplier>> SupplierStore::findAll(const QList<SupplierId> &ids) const
{
    static const InSql kNamed(kSupplierSelect + "supplier where shop = ? and is_default = 0 and id in");
    QList<Supplier> suppliers;
    const Status read = readParts(kNamed, ids, [&](const QByteArray &text, const InList<SupplierId> &part) {
        return m_session.each(
            text, [&suppliers](const Row &row) { suppliers.append(supplierRowFrom(row)); }, m_tenant.shop, part);
    });
    return read ? Result<QList<Supplier>>(std::move(suppliers)) : Result<QList<Supplier>>(read.error());
}

Result<std::optional<SupplierStore::Reference>> SupplierStore::reference(SupplierId id) const
{
    return m_session.first(
        "select key, is_archived from supplier where shop = ? and id = ? and is_default = 0",
        [](const Row &row) { return Reference{.key = row.integer(0), .isArchived = row.flag(1)}; }, m_tenant.shop, id);
}

Status SupplierStore::insert(const Supplier &supplier)
{
    const QString search = supplierSearchText(m_tenant, supplier);
    const qint64 key =
        TRY(m_session.insert(kSupplierInsert, m_tenant.shop, false, search, kSupplierRows.inserted(supplier)));
    return m_session.driver().reindex(m_session, "supplier", key, {}, search);
}

Status SupplierStore::update(const Supplier &before, const Supplier &after)
{
    return updateParty(m_session, m_tenant,
                       {.table = kSupplierRows.table(),
                        .id = before.id.bytes(),
                        .version = before.version,
                        .before = kSupplierRows.updated(before),
                        .after = kSupplierRows.updated(after),
                        .search = supplierSearchText(m_tenant, after)});
}

Result<qint64> SupplierStore::insertDefault(const Supplier &supplier)
{
    return m_session.insert(kSupplierInsert, m_tenant.shop, true, u""_s, kSupplierRows.inserted(supplier));
}

} // namespace stemdesk
