#include "core/storage/clients/event_contact_store.h"

#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QList<EventContact>> EventContactStore::ofEvent(qint64 event) const
{
    return m_session.all(
        "select contact.id, event_contact.role from event_contact join contact on contact.key = event_contact.contact "
        "and contact.shop = event_contact.shop "
        "where event_contact.shop = ? and event_contact.event = ? order by event_contact.position",
        [](const Row &row) { return EventContact{.contactId = row.id<ContactId>(0), .role = row.text(1)}; },
        m_tenant.shop, event);
}

Result<QHash<EventId, QList<EventContact>>> EventContactStore::ofEvents(const QList<EventId> &events) const
{
    static const InSql kNamed(
        "select event.id, contact.id, event_contact.role, contact.name from event "
        "join event_contact on event_contact.shop = event.shop and event_contact.event = event.key "
        "join contact on contact.shop = event.shop and contact.key = event_contact.contact "
        "where event.shop = ? and event.id in",
        " order by event_contact.event, event_contact.position");
    QHash<EventId, QList<EventContact>> contacts;
    TRY(readParts(kNamed, events, [&](const QByteArray &text, const InList<EventId> &part) {
        return m_session.each(
            text,
            [&contacts](const Row &row) {
                contacts[row.id<EventId>(0)].append(
                    {.contactId = row.id<ContactId>(1), .role = row.text(2), .name = row.text(3)});
            },
            m_tenant.shop, part);
    }));
    return contacts;
}

Status EventContactStore::replace(qint64 event, const QList<EventContact> &contacts)
{
    TRY(m_session.run("delete from event_contact where shop = ? and event = ?", m_tenant.shop, event));
    return insert(event, contacts);
}

Status EventContactStore::insert(qint64 event, const QList<EventContact> &contacts)
{
    for (qsizetype at = 0; at < contacts.size(); ++at) {
        TRY(m_session.run("insert into event_contact (shop, event, position, contact, role) "
                          "select shop, ?, ?, key, ? from contact where shop = ? and id = ?",
                          event, int(at), contacts.at(at).role, m_tenant.shop, contacts.at(at).contactId));
    }
    return {};
}

Result<QList<qint64>> EventContactStore::eventsWith(ContactId contact) const
{
    return m_session.all(
        "select distinct event_contact.event from event_contact join contact on contact.key = event_contact.contact "
        "and contact.shop = event_contact.shop "
        "where event_contact.shop = ? and contact.shop = ? and contact.id = ?",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, m_tenant.shop, contact);
}

Status EventContactStore::takeOff(qint64 contact)
{
    return m_session.run("delete from event_contact where shop = ? and contact = ?", m_tenant.shop, contact);
}

} // namespace stemdesk
