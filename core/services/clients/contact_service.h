#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "core/domain/page.h"

#include <utility>

namespace stemdesk {

class ServiceContext;

/// A deleted contact, with the contacts of the events that named it.
struct DeletedContact {
    Contact contact;
    QList<std::pair<EventId, QList<EventContact>>> events;
    QList<SeriesId> series; ///< The series that it was the contact of.
};

class ContactService {
public:
    explicit ContactService(ServiceContext &context) : m_context(context) {}

    /// In order of creation.
    Result<Page<Contact>> list(const ContactFilter &filter, const PageRequest &page) const;
    Result<Contact> find(ContactId id) const;
    Result<Contact> create(const ContactPatch &patch);
    /// Nothing is written if nothing differs (version and updatedAt stay). Stale if what `patch` changes is not as
    /// `expected` says.
    Result<Contact> patch(ContactId id, const ContactPatch &patch, const std::optional<ContactPatch> &expected = {});
    /// Refused with contact_on_events:<count of events that name it> unless `force`, which takes it off them.
    Result<Contact> remove(ContactId id, bool force);
    /// Takes it away, and off the events that name it.
    Result<DeletedContact> removeWhole(ContactId id);
    /// Puts it back with its id, and on those events again.
    Result<Contact> restore(const DeletedContact &snapshot);
    /// For each of `contacts` the first one of the shop with one of its e-mail addresses or phones; a null id if the
    /// shop knows neither.
    Result<QList<Contact>> known(const QList<ContactPatch> &contacts) const;
    /// How many events name it.
    Result<qsizetype> useOf(ContactId id) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
