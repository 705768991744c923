#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

/// SQL condition on order_sheet_line with its received_goods: less came in than was ordered.
QByteArray lineIsDue();

/// The lines of saved order sheets, with what was received of them. A line is identified by its position on the sheet,
/// counted over all suppliers.
class OrderSheetLineStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// By storage key of the sheet.
    Result<QHash<qint64, QList<OrderSheetSupplier>>> ofSheets(const QList<qint64> &sheets) const;
    /// The lines of any sheet that the event needs and of which something came in, in order of sheet and position.
    Result<QList<ReceivedLine>> receivedFor(EventId event) const;
    /// The lines of ordered sheets that order something for one of the events, each with the shares of all its events,
    /// in order of sheet and position.
    Result<QList<OrderedLine>> orderedFor(const QList<EventId> &events) const;
    /// Number of completely received lines of each sheet, by storage key; without sheets that have none.
    Result<QHash<qint64, qint64>> receivedCounts(const QList<qint64> &sheets) const;

    /// The suppliers of each sheet with the day on which they deliver, by storage key and name; without lines.
    Result<QHash<qint64, QList<OrderSheetSupplier>>> suppliersOf(const QList<qint64> &sheets) const;

    Status insert(qint64 sheet, const QList<OrderSheetSupplier> &suppliers);
    /// Without goods, nothing counts as received.
    Status setReceived(qint64 sheet, qsizetype position, const OrderSheetLine &line, Instant now);
    /// Delivery instructions for one supplier of the sheet.
    Status setDelivery(qint64 sheet, const OrderSheetSupplier &supplier);

private:
    Result<QHash<qint64, QList<EventUnits>>> eventUnitsOf(const QList<qint64> &sheets) const;
};

} // namespace stemdesk
