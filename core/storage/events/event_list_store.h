#pragma once

#include "core/domain/events/event.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

struct StoredEvent;

/// Pages of events, newest first. A page walks a bounded number of rows: if a filter excludes many, it is short or
/// empty, and still has a cursor.
class EventListStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// A `q` without a letter or digit matches nothing.
    Result<Page<Event>> list(const EventFilter &filter, const PageRequest &page) const;

    /// Rows examined for a page if a filter has no index.
    static constexpr int kWalked = 500;

private:
    using Rows = Result<QList<StoredEvent>>;

    /// By the most selective index.
    Rows walked(const EventFilter &filter, const QStringList &words, const PageRequest &page, int rows) const;
    Rows newest(qint64 before, int rows) const;
    Rows named(const PageRequest &page) const;
    Rows called(const QString &externalId, qint64 before) const;
    Rows ofStatus(const QString &status, qint64 before, int rows) const;
    Rows matching(const QStringList &words, const PageRequest &page, int rows) const;
    Rows starting(const EventFilter &filter, qint64 before, int rows) const;

    Rows chosen(const EventFilter &filter, const QStringList &words, const PageRequest &page, int rows) const;
    Rows newestOf(QList<qint64> keys, qint64 before, int rows) const;
};

} // namespace stemdesk
