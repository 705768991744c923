#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

class ContactService {
public:
    explicit ContactService(ServiceContext &context) : m_context(context) {}

    /// In order of creation.
    Result<Page<Contact>> list(const ContactFilter &filter, const PageRequest &page) const;
    Result<Contact> find(ContactId id) const;
    Result<Contact> create(const ContactPatch &patch);
    /// Nothing is written where nothing differs (version and updatedAt stay).
    Result<Contact> patch(ContactId id, const ContactPatch &patch);
    /// Refused with contact_on_events:<count of events that name it> unless `force`, which takes it off them.
    Result<Contact> remove(ContactId id, bool force);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
