#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// A row of a list that cannot be read back, and is left out of it.
struct UnreadableRow {
    QByteArray id;
    QString name; ///< As people know it.

    friend bool operator==(const UnreadableRow &, const UnreadableRow &) = default;
};

/// One page of a list. `next` is the position to continue from, nullopt when the list is done.
template <class T>
struct Page {
    QList<T> rows;
    std::optional<qint64> next;
    QList<UnreadableRow> unreadable{};
};

/// Which slice of a list. Positions are storage keys: opaque, never reused, in the list's order.
struct PageRequest {
    std::optional<qint64> after; ///< Nullopt: from the start.
    int limit = 25;
    QList<IdBytes> ids{}; ///< Only these, all different and no more than `limit`; empty: any.
};

struct SupplierFilter {
    QString q; ///< As of contacts; their words are those of name, e-mail address and notes.
    std::optional<bool> isArchived;
    QString externalId; ///< Exactly this one; empty: any.
    std::optional<Instant> updatedSince;
};

struct VocabularyFilter {
    std::optional<Instant> updatedSince;
};

struct ProductFilter {
    QString q;
    QString category; ///< By name, without regard to case; empty: any.
    QString productType;
    QString color;
    std::optional<SupplierId> supplierId; ///< Products with a variant that names this supplier.
    QString sku; ///< Products with a variant of exactly this one; empty: any.
    QString externalId;
    std::optional<Instant> updatedSince;
};

/// Of the variants of one product.
struct VariantFilter {
    QString externalId;
    std::optional<Instant> updatedSince;
};

struct PriceListFilter {
    QString productType;
    QString externalId;
    std::optional<Instant> updatedSince;
};

struct ContactFilter {
    QString q; ///< Words that each begin a word of name, company or an e-mail address, or are among a phone's digits.
    QString externalId;
    std::optional<Instant> updatedSince;
};

struct PaymentFilter {
    std::optional<QDate> from; ///< Of the days of payment; both included.
    std::optional<QDate> to;
    std::optional<Instant> updatedSince;
};

struct InvoiceFilter {
    QString q; ///< Words that each begin a word of the number, the buyer's name or what finds the event.
    std::optional<EventId> eventId;
    std::optional<QDate> from; ///< Of the days of issue; both included.
    std::optional<QDate> to;
    std::optional<Instant> updatedSince; ///< Issued or credited since.
};

struct EventFilter {
    QString q;
    QString status;
    std::optional<Instant> from; ///< On firstStart(); undated events are left out when either bound is given.
    std::optional<Instant> to;
    std::optional<ContactId> contactId; ///< Events that name this contact.
    std::optional<QDate> followUpTo; ///< Events to be followed up on that day or before.
    QString externalId;
    std::optional<Instant> updatedSince;
};

/// Of what events owe.
struct BalanceFilter {
    EventFilter events;
    std::optional<bool> isOverdue;
    std::optional<bool> isOutstanding;
};

} // namespace stemdesk
