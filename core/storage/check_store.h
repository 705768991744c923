#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/tenant.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace stemdesk {

class Session;

/// What an event's row says of itself and of its lines.
struct CheckedEvent {
    qint64 key = 0;
    QString name;
    int itemsCount = 0;
};

/// A price list with the count that its row keeps and that of its rows.
struct CheckedPriceList {
    qint64 key = 0;
    PriceListId id;
    QString name;
    int entriesCount = 0;
    int entries = 0;
};

/// A row that the search index has to find by these tokens.
struct SearchedRow {
    qint64 key = 0;
    IdBytes id{};
    QString name;
    QString tokens;
};

/// The feed's rows, and the `seq` that the shop gave last.
struct FeedExtent {
    qint64 rows = 0;
    qint64 firstSeq = 0;
    qint64 lastSeq = 0;
    qint64 changeSeq = 0;
};

/// What `stemdesk check` reads beyond what others read. Each list holds at most `rows` rows after the key `after`, in
/// order of key.
class CheckStore {
public:
    CheckStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    Result<QList<CheckedEvent>> events(qint64 after, int rows) const;
    Result<QList<CheckedPriceList>> priceLists(qint64 after, int rows) const;
    /// `table`: one with a search index.
    Result<QList<SearchedRow>> searched(QByteArrayView table, qint64 after, int rows) const;
    Result<FeedExtent> feed() const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
