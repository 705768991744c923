#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace stemdesk {

/// The stored facts of an event that depend on its lines.
struct CheckedEvent {
    qint64 key = 0;
    QString name;
    int itemsCount = 0;
};

/// A price list with its stored and its actual count of entries.
struct CheckedPriceList {
    qint64 key = 0;
    PriceListId id;
    QString name;
    int entriesCount = 0;
    int entries = 0;
};

/// A row of a table with a search index.
struct SearchedRow {
    IdBytes id{};
    QString name;
};

/// The feed's rows, and the `seq` that the shop gave last.
struct FeedExtent {
    qint64 rows = 0;
    qint64 firstSeq = 0;
    qint64 lastSeq = 0;
    qint64 changeSeq = 0;
};

/// Reads that only `stemdesk check` needs. Each list is in order of key; with `after` and `rows`, at most that many
/// rows after that key.
class CheckStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    Result<QList<CheckedEvent>> events(qint64 after, int rows) const;
    Result<QList<CheckedPriceList>> priceLists(qint64 after, int rows) const;
    /// The rows of this shop among the keys. `table` has to have a search index.
    Result<QList<SearchedRow>> searched(QByteArrayView table, const QList<qint64> &keys) const;
    Result<FeedExtent> feed() const;
};

} // namespace stemdesk
