#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

struct StoredContact {
    qint64 key = 0;
    Contact contact;
};

/// Contacts of one shop.
class ContactStore {
public:
    ContactStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// A `q` without a letter or digit finds nothing.
    Result<Page<Contact>> list(const ContactFilter &filter, const PageRequest &page) const;
    /// NotFound if there is none.
    Result<StoredContact> find(ContactId id) const;

    Status insert(const Contact &contact);
    /// Stores `after` if the row has the version of `before`; Stale otherwise.
    Status update(const Contact &before, const Contact &after);
    /// No event names it any more.
    Status remove(qint64 key);

private:
    Session &m_session;
    Tenant m_tenant;
};

/// The search tokens of a contact.
QString contactSearchText(const Tenant &tenant, const Contact &contact);

} // namespace stemdesk
