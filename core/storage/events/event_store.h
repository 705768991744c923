#pragma once

#include "core/domain/events/event.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/tenant.h"

#include <QSet>

namespace stemdesk {

/// An event with columns that callers never see.
struct StoredEvent {
    qint64 key = 0;
    Instant announcedAt = 0; ///< `timestamp` of its newest webhook deliveries.
    Event event;
};

/// Parses the column `links`.
QList<EventLink> linksFrom(const QStringList &lines);

/// The rows of events with their own columns. Pins, markups, fees, groups and lines have stores of their own and stay
/// empty here.
class EventStore : public TenantStore {
public:
    enum class Columns { List, All };

    using TenantStore::TenantStore;

    /// NotFound if there is none.
    Result<StoredEvent> find(EventId id, Columns columns) const;
    Result<qint64> keyOf(EventId id) const;
    /// The ids that belong to an event.
    Result<QSet<EventId>> existing(const QList<EventId> &ids) const;
    /// Whether new lines keep their prices; false if there is no such event.
    Result<bool> keepsPrices(EventId id) const;
    /// The columns that pricing needs (dates, pricing, totals); skips keys that no longer exist.
    Result<QList<StoredEvent>> pricedHeads(const QList<qint64> &keys) const;

    /// Slugs equal to `slug` or beginning with it and a hyphen.
    Result<QStringList> slugsLike(const QString &slug) const;
    /// Key and id.
    Result<std::optional<std::pair<qint64, EventId>>> ownerOfSlug(const QString &slug) const;

    /// Inserts all columns of `event`; returns the key.
    Result<qint64> insert(const StoredEvent &event);
    /// Writes what differs.
    Status update(const StoredEvent &before, const StoredEvent &after);
    /// Deletes the row with its pins, markups and fees. Groups and lines have to be deleted before.
    Status remove(qint64 key);
    /// Updates an event after a change of its rows: `itemsDelta` lines more.
    Status touch(qint64 key, Instant now, int itemsDelta);
    Status setItemsCount(qint64 key, int count);
    Status setTotals(qint64 key, const Totals &totals, Instant now);

    /// Events with a colour scheme, their own columns only.
    Result<QList<StoredEvent>> withColourScheme() const;

private:
    Result<std::optional<qint64>> taxGroupKey(const StoredEvent &event) const;
};

/// The search tag that separates shops.
QString eventShopTag(const Tenant &tenant);
/// The search tokens of an event.
QString eventSearchText(const Tenant &tenant, const Event &event);

/// The columns of a list row for other stores' queries, and their mapper.
QByteArray eventListColumns();
StoredEvent listedEventFrom(const Row &row);

} // namespace stemdesk
