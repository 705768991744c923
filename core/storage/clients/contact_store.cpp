#include "core/storage/clients/contact_store.h"

#include "core/storage/engine/page_read.h"
#include "core/storage/rows/party_search.h"
#include "core/storage/rows/resource_rows.h"

#include <limits>

namespace stemdesk {

namespace {

const ResourceRows<Contact> kContactRows(contactSpec());
const QByteArray kContactSelect = "select key, " + kContactRows.names() + " from ";

StoredContact storedContactFrom(const Row &row)
{
    return {.key = row.integer(0), .contact = kContactRows.read(row, 1)};
}

} // namespace

QString contactSearchText(const Tenant &tenant, const Contact &contact)
{
    return partySearchText(tenant, QStringList{contact.name, contact.company} + contact.emails, contact.phones);
}

Result<Page<Contact>> ContactStore::list(const ContactFilter &filter, const PageRequest &page) const
{
    const Driver &driver = m_session.driver();
    const QString match = partyMatchText(driver, m_tenant, filter.q);
    Page<Contact> found;
    if (!filter.q.isEmpty() && match.isEmpty())
        return found; // The query has only punctuation: no word begins with it.
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(storedContactFrom(row).contact);
        lastKey = row.integer(0);
    };
    const qint64 after = page.after.value_or(0);
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<qint64>::min());
    const QByteArray rest = " and updated_at >= ?" + externalIdClause(filter.externalId);
    const Status read = match.isEmpty()
        ? m_session.each(kContactSelect + "contact where shop = ? and key > ?" + rest + pageEnd(page), take,
                         m_tenant.shop, after, since, calledBy(filter.externalId), idsOf(page), page.limit + 1)
        // Bounded and ordered by the index's own column, so that it starts there and needs no sorting.
        : m_session.each(kContactSelect + driver.searchFrom("contact") + " where shop = ? and found > ?" + rest
                             + idClause(page) + " order by found limit ?",
                         take, match, m_tenant.shop, after, since, calledBy(filter.externalId), idsOf(page),
                         page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<StoredContact> ContactStore::find(ContactId id) const
{
    static const QByteArray kFind = kContactSelect + "contact where shop = ? and id = ?";
    const auto contact = TRY(m_session.first(kFind, storedContactFrom, m_tenant.shop, id));
    if (!contact)
        return notFound();
    return *contact;
}

Status ContactStore::insert(const Contact &contact)
{
    const QString search = contactSearchText(m_tenant, contact);
    static const QByteArray kInsert = kContactRows.insertSql("shop, search");
    const qint64 key = TRY(m_session.insert(kInsert, m_tenant.shop, search, kContactRows.inserted(contact)));
    return m_session.driver().reindex(m_session, "contact", key, {}, search);
}

Status ContactStore::update(const Contact &before, const Contact &after)
{
    return updateParty(m_session, m_tenant,
                       {.table = kContactRows.table(),
                        .id = before.id.bytes(),
                        .version = before.version,
                        .before = kContactRows.updated(before),
                        .after = kContactRows.updated(after),
                        .search = contactSearchText(m_tenant, after)});
}

Status ContactStore::remove(qint64 key)
{
    const auto search = TRY(m_session.first(
        "delete from contact where shop = ? and key = ? returning search", [](const Row &row) { return row.text(0); },
        m_tenant.shop, key));
    if (!search)
        return notFound();
    return m_session.driver().reindex(m_session, "contact", key, *search, {});
}

} // namespace stemdesk
