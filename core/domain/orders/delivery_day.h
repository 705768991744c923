#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <QDate>
#include <QStringList>
#include <QTimeZone>

#include <optional>
#include <utility>

namespace stemdesk {

/// How suppliers deliver to a shop.
struct DeliveryRule {
    int daysBefore = 3; ///< Before an event's first day.
    QDate today; ///< Nothing is delivered before it.
};

/// The day on which a supplier with these weekdays delivers for an event: the rule's number of days before its first
/// day, moved back to the nearest weekday. If that is more than three days earlier, it is moved forward instead, to the
/// next such weekday before the event, if there is one.
QDate deliveryDayFor(QDate firstDay, const QStringList &weekdays, const DeliveryRule &rule);

/// Events by day, in order of the days; on the same day in the given order.
QList<DeliveryDay> groupedByDay(const QList<std::pair<QDate, EventId>> &days);

/// The delivery days of sheets saved before these were stored: computed by the shop's rule and without weekdays.
void fillDeliveryDays(OrderSheet &sheet, const Shop &shop);

/// A supplier's delivery day: the chosen day, else the first of its delivery days (see fillDeliveryDays()). nullopt if
/// no event that needs the supplier's goods has a time.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop);
/// The day of the first delivery.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const Shop &shop);

/// The names of the events that need goods of the sheet and start on an earlier day, in the order of the sheet.
QStringList eventsBefore(const OrderSheet &sheet, QDate day, const QTimeZone &zone);

/// The sheet as it is printed and sent: without lines that order nothing (from stock, or ordered before) and suppliers
/// left without lines.
OrderSheet orderedPart(OrderSheet sheet);

/// The choices that split the sheet by delivery day; a single one if everything is needed on the same day. Goods for
/// undated events have a choice of their own.
QList<SheetChoice> partsByDay(const OrderSheet &sheet);

/// The part of the sheet for this supplier, as the supplier gets it; without suppliers if it orders nothing there.
OrderSheet sheetFor(const OrderSheet &sheet, SupplierId supplier);

} // namespace stemdesk
