#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

enum class InvoiceState;

/// A row of a list that is unreadable and was left out.
struct UnreadableRow {
    QByteArray id;
    QString name; ///< Its name for people.

    friend bool operator==(const UnreadableRow &, const UnreadableRow &) = default;
};

/// One page of a list. `next` is the position to continue from, nullopt at the end.
template <class T>
struct Page {
    QList<T> rows;
    std::optional<qint64> next;
    QList<UnreadableRow> unreadable{};
};

/// A slice of a list. Positions are storage keys: opaque, never reused, in the list's order.
struct PageRequest {
    std::optional<qint64> after; ///< nullopt: from the start.
    int limit = 25;
    QList<IdBytes> ids{}; ///< Only these ids, without duplicates and at most `limit`; empty: any.
};

/// Filters a described resource by what it has.
struct ResourceFilter {
    QString q; ///< Words that must begin words of its searched texts, or occur in a phone's digits.
    std::optional<bool> isArchived;
    QString externalId; ///< Exact match; empty: any.
    std::optional<Instant> updatedSince;
};

struct ProductFilter {
    QString q;
    QString category; ///< By name, regardless of case; empty: any.
    QString productType;
    QString color;
    std::optional<SupplierId> supplierId; ///< Products with a variant of this supplier.
    QString sku; ///< Products with a variant with exactly this one; empty: any.
    QString externalId;
    std::optional<Instant> updatedSince;
};

/// Filters the variants of one product.
struct VariantFilter {
    QString externalId;
    std::optional<Instant> updatedSince;
};

struct PriceListFilter {
    QString productType;
    QString externalId;
    std::optional<Instant> updatedSince;
};

struct PaymentFilter {
    std::optional<QDate> from; ///< Days of payment; both inclusive.
    std::optional<QDate> to;
    std::optional<Instant> updatedSince;
};

struct InvoiceFilter {
    QString q; ///< Words that must each begin a word of the number, the buyer's name or the event's search text.
    std::optional<EventId> eventId;
    std::optional<ContactId> contactId{};
    std::optional<InvoiceState> state{};
    std::optional<QDate> from; ///< Days of issue; both inclusive.
    std::optional<QDate> to;
    std::optional<Instant> updatedSince; ///< Issued or credited since.
};

struct EventFilter {
    QString q;
    QString status;
    std::optional<Instant> from; ///< By firstStart(); undated events are excluded if either bound is given.
    std::optional<Instant> to;
    std::optional<ContactId> contactId; ///< Events with this contact.
    std::optional<QDate> followUpTo; ///< Events with a follow-up on that day or before.
    QString externalId;
    std::optional<Instant> updatedSince;
};

/// Filters the outstanding amounts of events.
struct BalanceFilter {
    EventFilter events;
    std::optional<bool> isOverdue;
    std::optional<bool> isOutstanding;
};

} // namespace stemdesk
