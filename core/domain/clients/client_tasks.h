#pragma once

#include "core/base/clock.h"
#include "core/domain/billing/balance.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// An event with a follow-up date.
struct FollowUp {
    EventId eventId;
    QString eventName;
    QString status;
    QDate on;

    friend bool operator==(const FollowUp &, const FollowUp &) = default;
};

/// The newest quote of an event, still unanswered.
struct UnansweredQuote {
    EventId eventId;
    QString eventName;
    int number = 0;
    Instant sentAt = 0;
    std::optional<QDate> validUntil;

    friend bool operator==(const UnansweredQuote &, const UnansweredQuote &) = default;
};

/// Matters that a shop has to discuss with its clients.
struct ClientTasks {
    QDate day;
    QList<FollowUp> followUps; ///< Due on this day or before, oldest first.
    QList<UnansweredQuote> quotes; ///< Sent some days ago, or expired; oldest first.
    QList<EventBalance> payments; ///< Agreed, and due soon or overdue; earliest first.
};

} // namespace stemdesk
