#pragma once

#include "core/base/id.h"

#include <QList>
#include <QString>

#include <array>
#include <string_view>

namespace stemdesk {

/// What somebody is to an event.
inline constexpr std::array<std::string_view, 5> kContactRoles{"client", "billing", "planner", "venue", "other"};
inline constexpr qsizetype kMaxEventContacts = 20;

/// Somebody whom an event names, in one role.
struct EventContact {
    ContactId contactId;
    QString role;
    QString name = {}; ///< Of an event that was frozen; else empty.

    friend bool operator==(const EventContact &, const EventContact &) = default;
};

/// `contacts` with each pair once, or invalid_contacts.
Result<QList<EventContact>> keptContacts(const QList<EventContact> &contacts);

} // namespace stemdesk
