#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/page.h"
#include "core/services/service.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace stemdesk {

/// A saved order sheet as a list shows it.
struct SavedSheet {
    OrderSheet sheet; ///< Without lines; of its suppliers only the names and the days on which they deliver.
    qint64 lines = 0;
    std::optional<qint64> received; ///< Completely received lines; nullopt if nothing was received at all.

    friend bool operator==(const SavedSheet &, const SavedSheet &) = default;
};

/// A saved sheet's outstanding order from one supplier.
struct OpenOrder {
    OrderSheetId sheet;
    Instant savedAt = 0;
    QString currency;
    qint64 lines = 0; ///< This supplier's.
    qint64 dueLines = 0; ///< Lines of which less was received than ordered.
    double dueCostIncTax = 0; ///< Cost of those lines as ordered.

    friend bool operator==(const OpenOrder &, const OpenOrder &) = default;
};

/// Lines with rejects that can still be claimed.
struct OpenClaims {
    int lines = 0;
    Instant until = 0; ///< The first of them; 0 if there is none.

    friend bool operator==(const OpenClaims &, const OpenClaims &) = default;
};

/// Saved order sheets as pages list them, newest first.
class SavedOrderService : public Service {
public:
    using Service::Service;

    Result<Page<SavedSheet>> sheets(const PageRequest &page) const;
    /// The newest `limit` sheets that include this event.
    Result<QList<SavedSheet>> sheetsOf(EventId event, int limit) const;
    /// Those of these events that are on an ordered sheet.
    Result<QSet<EventId>> orderedAmong(const QList<EventId> &events) const;
    /// How many drafts these events are on; without those that are on none.
    Result<QHash<EventId, qint64>> draftsAmong(const QList<EventId> &events) const;
    /// The newest `limit` sheets that the supplier has not fully delivered.
    Result<QList<OpenOrder>> openFrom(const SupplierId &supplier, int limit) const;
    /// All claims still open, of any age.
    Result<OpenClaims> openClaims() const;
};

} // namespace stemdesk
