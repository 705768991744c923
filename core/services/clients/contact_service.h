#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "core/services/resource_service.h"

#include <utility>

namespace stemdesk {

/// A deleted contact, with the contacts of the events that named it.
struct DeletedContact {
    Contact contact;
    QList<std::pair<EventId, QList<EventContact>>> events;
    QList<SeriesId> series; ///< The series whose contact it was.
};

class ContactService : public ResourceService<contactSpec> {
public:
    using ResourceService::ResourceService;

    /// Refused with contact_on_events:<count of events that name it> unless `force`, which removes it from them.
    Result<Contact> remove(ContactId id, bool force);
    /// Deletes it, and removes it from the events that name it.
    Result<DeletedContact> removeWhole(ContactId id);
    /// Restores it with its id, and on those events.
    Result<Contact> restore(const DeletedContact &snapshot);
    /// For each of `contacts`, the first contact of the shop with one of its e-mail addresses or phones; a null id if
    /// there is none.
    Result<QList<Contact>> known(const QList<ContactPatch> &contacts) const;
    /// The number of events that name it.
    Result<qsizetype> useOf(ContactId id) const;
};

} // namespace stemdesk
