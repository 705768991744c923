#include "core/exchange/demo/demo_filling.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTasks = 1'000; ///< More than the demo has.
constexpr double kTimeOver = 1.1; ///< Finished tasks took this much longer than planned.

/// "15:00" on a day of the shop.
std::optional<Instant> momentOn(QDate day, const QJsonValue &time, const QTimeZone &zone)
{
    const QTime clock = QTime::fromString(time.toString(), u"HH:mm"_s);
    return clock.isValid() ? std::optional(QDateTime(day, clock, zone).toMSecsSinceEpoch()) : std::nullopt;
}

Result<QJsonValue> workOf(const DemoFilling &filling, const QString &part)
{
    return TRY(filling.files.object(u"work"_s))[part];
}

Status issueInvoice(const DemoFilling &filling, const QJsonValue &data)
{
    const auto on = [&](QLatin1StringView name) { return plusDays(filling.today, data[name].toInt()); };
    InvoiceService &invoices = filling.shop.invoices;
    if (data["month"_L1].isString()) {
        const auto issued = invoices.issueMonth({.contactId = filling.clients.value(data["month"_L1].toString()),
                                                 .from = on("fromDays"_L1),
                                                 .to = on("toDays"_L1),
                                                 .issuedOn = on("daysFromToday"_L1),
                                                 .note = data["note"_L1].toString()});
        return issued ? Status() : Status(issued.error());
    }
    InvoiceRequest request{
        .kind = data["kind"_L1].toString(), .issuedOn = on("daysFromToday"_L1), .note = data["note"_L1].toString()};
    if (data["instalment"_L1].isDouble())
        request.instalment = data["instalment"_L1].toInt();
    const Invoice issued = TRY(invoices.issue(filling.events.value(data["event"_L1].toString()), request));
    if (data["reminded"_L1].isDouble())
        TRY(invoices.remind(issued.id, data["reminded"_L1].toInt()));
    return {};
}

Status fillInvoices(DemoFilling &filling)
{
    const QJsonValue data = TRY(workOf(filling, u"invoices"_s));
    for (const QJsonValue invoice : data.toArray()) { // By date.
        TRY(issueInvoice(filling, invoice));
    }
    return {};
}

/// The received part of a line, without missing packs and bad units.
ReceivedRow receivedOf(const OrderSheetLine &line, const OrderSheetSupplier &supplier, const QJsonValue &data,
                       QDate day)
{
    ReceivedRow row{.variantId = line.variantId,
                    .supplierId = supplier.supplierId,
                    .packs = line.packsToOrder.value_or(line.unitsToOrder),
                    .unitCostExclTax = line.unitCostExclTax,
                    .receivedOn = std::optional(day)};
    if (data["short"_L1]["sku"_L1] == line.sku)
        row.packs = *row.packs - data["short"_L1]["packs"_L1].toDouble();
    if (data["rejected"_L1]["sku"_L1] == line.sku) {
        row.rejectedUnits = data["rejected"_L1]["units"_L1].toDouble();
        row.reason = data["rejected"_L1]["reason"_L1].toString();
    }
    return row;
}

/// Creates a sent order of which some suppliers have delivered.
Status fillOrder(DemoFilling &filling)
{
    const QJsonValue data = TRY(workOf(filling, u"order"_s));
    QList<EventId> events;
    for (const QString &name : textsIn(data["events"_L1]))
        events += filling.events.value(name);
    const OrderSheet sheet =
        TRY(filling.shop.orderSheets.save(events,
                                          {.to = data["deliverTo"_L1].toString(),
                                           .note = data["note"_L1].toString(),
                                           .allowsSubstitutes = data["allowsSubstitutes"_L1].toBool()}));
    TRY(filling.shop.orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
    TRY(filling.shop.tasks.finishOrdered(events));
    const QStringList delivered = textsIn(data["received"_L1]);
    QList<ReceivedRow> rows;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            if (delivered.contains(supplier.name))
                rows += receivedOf(line, supplier, data, filling.today);
        }
    }
    const auto received = filling.shop.orderSheets.patch(sheet.id, {.received = std::optional(rows)});
    return received ? Status() : Status(received.error());
}

/// Returns everything hired for past events, except what was lost.
Status fillReturns(DemoFilling &filling)
{
    const QJsonValue lost = TRY(workOf(filling, u"lost"_s));
    const VariantId lostThing = filling.variants.value(lost["sku"_L1].toString());
    for (auto event = filling.events.cbegin(); event != filling.events.cend(); ++event) {
        const Event found = TRY(filling.shop.events.find(*event, {.heavy = false, .groups = false, .prices = false}));
        const EventHire hire = TRY(filling.shop.hire.ofEvent(*event));
        if (found.status != "complete"_L1 || hire.items.isEmpty())
            continue;
        QList<HireReturnPatch> rows;
        for (const HireItem &item : hire.items) {
            const bool isLost = item.thing.variantId == lostThing && event.key() == lost["event"_L1].toString();
            const double missing = isLost ? lost["missing"_L1].toDouble() : 0;
            rows.append({.variantId = item.thing.variantId,
                         .returnedUnits = item.unitsNeeded - missing,
                         .missingUnits = missing});
        }
        TRY(filling.shop.hire.writeReturns(*event, rows));
    }
    return {};
}

/// Assigns planned tasks to people, and marks those of past days as done.
Status sharePlannedTasks(const DemoFilling &filling, const QJsonValue &plan, const QTimeZone &zone)
{
    for (const Task &task : TRY(filling.shop.tasks.list({}, {.limit = kMostTasks})).rows) {
        const QJsonValue share = plan[task.kind];
        TaskPatch patch = patchFrom(taskSpec(), share);
        if (task.on < filling.today) {
            patch.doneAt = momentOn(task.on, u"17:00"_s, zone);
            if (const auto minutes = patch.minutes ? *patch.minutes : task.minutes)
                patch.minutesSpent = std::optional(std::round(*minutes * kTimeOver));
        }
        TRY(filling.shop.tasks.patch(task.id, patch));
    }
    return {};
}

Status fillTasks(DemoFilling &filling)
{
    const QTimeZone zone = zoneNamed(TRY(filling.shop.settings.shop()).timeZone);
    TRY(sharePlannedTasks(filling, TRY(workOf(filling, u"plan"_s)), zone));
    const QJsonValue data = TRY(workOf(filling, u"tasks"_s));
    for (const QJsonValue row : data.toArray()) {
        TaskPatch patch = patchFrom(taskSpec(), row);
        patch.on = plusDays(filling.today, row["daysFromToday"_L1].toInt());
        patch.startsAt = momentOn(*patch.on, row["from"_L1], zone);
        patch.endsAt = momentOn(*patch.on, row["to"_L1], zone);
        patch.eventId = filling.events.value(row["event"_L1].toString());
        TRY(filling.shop.tasks.create(patch));
    }
    return {};
}

} // namespace

Status fillWork(DemoFilling &filling)
{
    for (const auto fill : {fillInvoices, fillOrder, fillReturns, fillTasks}) {
        TRY(fill(filling));
        TRY(filling.step());
    }
    return {};
}

} // namespace stemdesk
