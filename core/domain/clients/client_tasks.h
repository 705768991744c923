#pragma once

#include "core/base/clock.h"
#include "core/domain/clients/balance.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// An event that somebody wanted to ask after again.
struct FollowUp {
    EventId eventId;
    QString eventName;
    QString status;
    QDate on;

    friend bool operator==(const FollowUp &, const FollowUp &) = default;
};

/// The newest quote of an event, which nobody answered yet.
struct UnansweredQuote {
    EventId eventId;
    QString eventName;
    int number = 0;
    Instant sentAt = 0;
    std::optional<QDate> validUntil;

    friend bool operator==(const UnansweredQuote &, const UnansweredQuote &) = default;
};

/// What a shop has to talk over with its clients.
struct ClientTasks {
    QDate day;
    QList<FollowUp> followUps; ///< Of this day and before, the oldest first.
    QList<UnansweredQuote> quotes; ///< Sent some days ago, or expired; the oldest first.
    QList<EventBalance> payments; ///< Agreed on, and due soon or overdue; the earliest first.
};

} // namespace stemdesk
