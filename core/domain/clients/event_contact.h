#pragma once

#include "core/base/id.h"

#include <QList>
#include <QString>

#include <array>
#include <string_view>

namespace stemdesk {

/// The roles of a contact in an event.
inline constexpr std::array<std::string_view, 5> kContactRoles{"client", "billing", "planner", "venue", "other"};
inline constexpr qsizetype kMaxEventContacts = 20;

/// A contact of an event, in one role.
struct EventContact {
    ContactId contactId;
    QString role;
    QString name = {}; ///< Only in a snapshot of the event; otherwise empty.

    friend bool operator==(const EventContact &, const EventContact &) = default;
};

/// `contacts` without duplicates, or invalid_contacts.
Result<QList<EventContact>> keptContacts(const QList<EventContact> &contacts);

} // namespace stemdesk
