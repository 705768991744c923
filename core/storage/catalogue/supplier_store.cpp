#include "core/storage/catalogue/supplier_store.h"

#include "core/base/text.h"
#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kSupplierColumns = "key, id, name, contact_email, phone, website, address, account_number, notes, "
                                    "is_archived, created_at, updated_at, version";

Supplier supplierFrom(const Row &row)
{
    return {.id = row.id<SupplierId>(1),
            .name = row.text(2),
            .contactEmail = row.text(3),
            .phone = row.text(4),
            .website = row.text(5),
            .address = row.text(6),
            .accountNumber = row.text(7),
            .notes = row.text(8),
            .isArchived = row.flag(9),
            .createdAt = row.integer(10),
            .updatedAt = row.integer(11),
            .version = row.smallInteger(12)};
}

/// Every token begins with the shop's key, so that a search walks no other shop's rows.
QStringList tokensOf(const Tenant &tenant, const QString &text)
{
    QStringList tokens = searchTokens(text);
    for (QString &token : tokens)
        token.prepend(QString::number(tenant.shop) + u'_');
    return tokens;
}

} // namespace

QString supplierSearchText(const Tenant &tenant, const Supplier &supplier)
{
    return tokensOf(tenant, supplier.name).join(u' ');
}

Result<Page<Supplier>> SupplierStore::list(const SupplierFilter &filter, const PageRequest &page) const
{
    const QStringList words = tokensOf(m_tenant, filter.q);
    Page<Supplier> found;
    if (!filter.q.isEmpty() && words.isEmpty())
        return found; // Nothing but signs was asked for: no word begins with them.
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(supplierFrom(row));
        lastKey = row.integer(0);
    };
    const qint64 after = page.after.value_or(0);
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<qint64>::min());
    const int least = filter.isArchived.value_or(false) ? 1 : 0;
    const int most = filter.isArchived.value_or(true) ? 1 : 0;
    static const QByteArray kRest = " and is_default = 0 and is_archived between ? and ? and updated_at >= ?";
    static const QByteArray kListed =
        "select " + kSupplierColumns + " from supplier where shop = ? and key > ?" + kRest + " order by key limit ?";
    const Driver &driver = m_session.driver();
    const Status read = words.isEmpty()
        ? m_session.each(kListed, take, m_tenant.shop, after, least, most, since, page.limit + 1)
        // Bounded and ordered by the index's own column, so that it starts there and needs no sorting.
        : m_session.each("select " + kSupplierColumns + " from " + driver.searchFrom("supplier")
                             + " where shop = ? and found > ?" + kRest + " order by found limit ?",
                         take, driver.matchText(words, {}), m_tenant.shop, after, least, most, since, page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<Supplier> SupplierStore::find(SupplierId id) const
{
    static const QByteArray kFind =
        "select " + kSupplierColumns + " from supplier where shop = ? and id = ? and is_default = 0";
    const auto supplier = m_session.first(kFind, supplierFrom, m_tenant.shop, id);
    if (!supplier)
        return supplier.error();
    if (!*supplier)
        return notFound();
    return **supplier;
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
    const Result<qint64> key = m_session.insert(
        "insert into supplier (shop, id, is_default, name, contact_email, phone, website, address, account_number, "
        "notes, is_archived, created_at, updated_at, version, search) values (?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
        "?, ?)",
        m_tenant.shop, supplier.id, supplier.name, supplier.contactEmail, supplier.phone, supplier.website,
        supplier.address, supplier.accountNumber, supplier.notes, supplier.isArchived, supplier.createdAt,
        supplier.updatedAt, supplier.version, search);
    if (!key)
        return key.error();
    return m_session.driver().reindex(m_session, "supplier", *key, {}, search);
}

Status SupplierStore::update(const Supplier &supplier)
{
    struct Indexed {
        qint64 key;
        QString search;
    };
    const auto before = m_session.first(
        "select key, search from supplier where shop = ? and id = ? and version = ?",
        [](const Row &row) {
            return Indexed{row.integer(0), row.text(1)};
        },
        m_tenant.shop, supplier.id, supplier.version - 1);
    if (!before)
        return before.error();
    if (!*before)
        return stale();
    const QString search = supplierSearchText(m_tenant, supplier);
    const Status stored = m_session.run(
        "update supplier set name = ?, contact_email = ?, phone = ?, website = ?, address = ?, account_number = ?, "
        "notes = ?, is_archived = ?, updated_at = ?, version = ?, search = ? where shop = ? and key = ?",
        supplier.name, supplier.contactEmail, supplier.phone, supplier.website, supplier.address,
        supplier.accountNumber, supplier.notes, supplier.isArchived, supplier.updatedAt, supplier.version, search,
        m_tenant.shop, (*before)->key);
    if (!stored)
        return stored;
    return m_session.driver().reindex(m_session, "supplier", (*before)->key, (*before)->search, search);
}

Result<qint64> SupplierStore::insertDefault(const Supplier &supplier)
{
    return m_session.insert(
        "insert into supplier (shop, id, is_default, name, contact_email, phone, website, address, account_number, "
        "notes, is_archived, created_at, updated_at, version, search) values (?, ?, 1, ?, '', '', '', '', '', '', 0, "
        "?, ?, 1, '')",
        m_tenant.shop, supplier.id, supplier.name, supplier.createdAt, supplier.updatedAt);
}

} // namespace stemdesk
