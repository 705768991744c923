#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// A saved sheet with its storage key.
struct StoredOrderSheet {
    qint64 key = 0;
    qint64 lineCount = 0;
    OrderSheet sheet;
};

/// The days, both inclusive, on which goods arrive, and the times at which the events may start.
struct ArrivalTimes {
    QDate from;
    QDate to;
    Instant startsFrom = 0;
    Instant startsBefore = 0;
};

/// A saved sheet's order from one supplier, and how much of it is outstanding.
struct StoredOpenOrder {
    OrderSheetId sheet;
    Instant savedAt = 0;
    QString currency;
    qint64 lines = 0;
    qint64 dueLines = 0;
    double dueCostIncTax = 0;
};

/// A line with rejects that is not credited yet.
struct StoredClaim {
    QDate receivedOn;
    std::optional<Instant> receivedAt;
    double claimHours = 0; ///< The supplier's.
};

/// Saved order sheets: unchanged since they were saved, except for what was received.
class OrderSheetStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Most lines on a page that includes lines: a page of large sheets is short.
    static constexpr qint64 kPageLines = 10'000;

    /// In order of creation.
    Result<Page<OrderSheet>> list(const OrderSheetFilter &filter, const PageRequest &page,
                                  const OrderSheetParts &parts) const;
    /// Newest first, with their events but without lines.
    Result<Page<StoredOrderSheet>> newest(const PageRequest &page) const;
    /// The newest `limit` sheets that include this event, as newest() returns them.
    Result<QList<StoredOrderSheet>> newestOf(EventId event, int limit) const;
    /// Ordered sheets from which something may arrive then, complete. Older sheets have no days of their own.
    Result<QList<OrderSheet>> arriving(const ArrivalTimes &times) const;
    /// NotFound if there is none.
    Result<StoredOrderSheet> find(OrderSheetId id, const OrderSheetParts &parts) const;

    /// Stores the sheet with its events and lines, but not what came in. Returns its storage key.
    Result<qint64> insert(const OrderSheet &sheet);
    /// With all that belongs to it.
    Status remove(qint64 key);
    /// Stores the new version, time and state; Stale if the stored version is not the previous one.
    Status touch(const StoredOrderSheet &stored);

    /// The orders of which the supplier has not delivered all, or not well; the newest first.
    Result<QList<StoredOpenOrder>> openOrdersOf(const SupplierId &supplier, int limit) const;
    /// From all sheets with a known day of receipt whose supplier has a claim window.
    Result<QList<StoredClaim>> claims() const;

private:
    Status fill(QList<StoredOrderSheet> &sheets, const OrderSheetParts &parts) const;
    Status fillEvents(QList<StoredOrderSheet> &sheets, const QList<qint64> &keys) const;
};

} // namespace stemdesk
