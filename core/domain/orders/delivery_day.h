#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <QDate>

#include <optional>
#include <utility>

namespace stemdesk {

/// How suppliers deliver to a shop.
struct DeliveryRule {
    int daysBefore = 3; ///< Before an event's first day.
    QDate today; ///< Nothing is delivered before it.
};

/// The day on which a supplier with these weekdays delivers for an event: the rule's number of days before its first
/// day, moved back to the nearest weekday. Where that is more than three days earlier, forward to the next one that is
/// still before the event, if there is one.
QDate deliveryDayFor(QDate firstDay, const QStringList &weekdays, const DeliveryRule &rule);

/// Events by their days, in order of days; of a day in the given order.
QList<DeliveryDay> groupedByDay(const QList<std::pair<QDate, EventId>> &days);

/// The delivery days of sheets that were saved before those were kept: computed by the shop's rule and without
/// weekdays.
void fillDeliveryDays(OrderSheet &sheet, const Shop &shop);

/// A supplier's delivery day: the chosen day, else the first of its delivery days (see fillDeliveryDays()). nullopt if
/// no event that needs the supplier's goods has a time.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop);
/// The day of the first delivery.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const Shop &shop);

/// The sheet as it is printed and sent: without lines that order nothing, as of things from stock and of what was
/// ordered before, and without suppliers who have no others.
OrderSheet orderedPart(OrderSheet sheet);

/// The choices that order the sheet a delivery day at a time; a single one if all comes on the same day. What is needed
/// for events without a date has a choice of its own.
QList<SheetChoice> partsByDay(const OrderSheet &sheet);

/// The part of the sheet for this supplier, as the supplier gets it; without suppliers if it orders nothing there.
OrderSheet sheetFor(const OrderSheet &sheet, SupplierId supplier);

} // namespace stemdesk
