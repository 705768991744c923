#pragma once

#include "core/domain/orders/order_sheet_patch.h"
#include "core/domain/page.h"
#include "core/orders/event_profit.h"
#include "core/orders/sheet_changes.h"
#include "core/services/service.h"

namespace stemdesk {

/// The error for goods that would be ordered twice.
Error orderedMeanwhile();

class OrderSheetService : public Service {
public:
    using Service::Service;

    /// The current order sheet of these events together; nothing is saved. event_not_found if one does not exist.
    Result<OrderSheet> sheetFor(const QList<EventId> &events, const SheetChoice &choice = {}) const;

    /// Saves the result of sheetFor() for 1 to kMaxSheetEvents events as a draft, with the same delivery instructions
    /// for all suppliers. A saved sheet does not change with its events. nothing_to_order if a part was chosen that is
    /// empty.
    Result<OrderSheet> save(const QList<EventId> &events, const OrderDelivery &asked = {},
                            const SheetChoice &choice = {});
    /// In order of creation. A page of large sheets may be short.
    Result<Page<OrderSheet>> list(const OrderSheetFilter &filter, const PageRequest &page,
                                  const OrderSheetParts &parts = {}) const;
    Result<OrderSheet> find(OrderSheetId id, const OrderSheetParts &parts = {}) const;
    /// Records received goods, delivery instructions and the state. Writes nothing if nothing differs. Stale if a
    /// line's recorded values differ from the expected ones, in the fields that are given.
    Result<OrderSheet> patch(OrderSheetId id, const OrderSheetPatch &patch,
                             const std::optional<QList<ReceivedRow>> &expected = {});
    /// Marks a saved sheet as ordered, which it may be already. ordered_meanwhile if some of its goods were ordered
    /// since it was saved.
    Result<OrderSheet> markOrdered(OrderSheetId id);
    /// Saves a sheet for each part of the events' needs and marks all of them as ordered.
    Result<QList<OrderSheet>> order(const QList<EventId> &events, const OrderDelivery &asked,
                                    const QList<SheetChoice> &parts);
    /// Returns the whole sheet, for restore(). Stale if goods were received, whose record would be lost.
    Result<OrderSheet> remove(OrderSheetId id);
    /// Restores it with its id, as the newest.
    Result<OrderSheet> restore(const OrderSheet &snapshot);

    /// The sheet's number of lines and its event; nullopt if there is no such sheet.
    Result<qint64> lineCount(OrderSheetId id) const;
    Result<qint64> lineCount(EventId event) const;

    /// How the need of the sheet's existing events has changed since it was saved.
    Result<SheetChanges> changesOf(OrderSheetId id) const;
    /// Whether some goods of a draft were ordered since it was saved, so that ordering it would order them twice.
    Result<bool> isOrderedMeanwhile(const OrderSheet &draft) const;
    /// NotFound if there is no such event.
    Result<EventProfit> profitOf(EventId event) const;
    /// The cost of goods of each of these events; those that do not exist are left out.
    Result<QHash<EventId, EventCosts>> costsOf(const QList<EventId> &events) const;
};

} // namespace stemdesk
