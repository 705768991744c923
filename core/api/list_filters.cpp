#include "core/api/list_filters.h"

#include "core/base/wording.h"
#include "core/domain/events/event.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<SupplierFilter> supplierFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    SupplierFilter filter{.q = call.query.text("q").value_or(QString()),
                          .externalId = call.query.text("externalId").value_or(QString()),
                          .updatedSince = *since};
    if (const auto status = call.query.value("status")) {
        if (*status != "active" && *status != "archived")
            return notAmong(u"status"_s, QString::fromUtf8(*status), {u"active"_s, u"archived"_s});
        filter.isArchived = *status == "archived";
    }
    return filter;
}

Result<ProductFilter> productFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    ProductFilter filter{.q = call.query.text("q").value_or(QString()),
                         .category = call.query.text("category").value_or(QString()),
                         .productType = call.query.text("productType").value_or(QString()),
                         .color = call.query.text("color").value_or(QString()),
                         .sku = call.query.text("sku").value_or(QString()),
                         .externalId = call.query.text("externalId").value_or(QString()),
                         .updatedSince = *since};
    const auto supplier = idAsked<SupplierTag>(call, "supplierId", u"the id of a supplier (sup_...)"_s);
    if (!supplier)
        return supplier.error();
    filter.supplierId = *supplier;
    return filter;
}

Result<EventFilter> eventFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    const auto from = call.query.instant("from");
    if (!from)
        return from.error();
    const auto to = call.query.instant("to");
    if (!to)
        return to.error();
    EventFilter filter{.q = call.query.text("q").value_or(QString()),
                       .status = call.query.text("status").value_or(QString()),
                       .from = *from,
                       .to = *to,
                       .externalId = call.query.text("externalId").value_or(QString()),
                       .updatedSince = *since};
    if (!filter.status.isEmpty() && !isEventStatus(filter.status))
        return notAmong(u"status"_s, filter.status, namesFrom(kEventStatuses));
    const auto contact = idAsked<ContactTag>(call, "contactId", u"the id of a contact (con_...)"_s);
    if (!contact)
        return contact.error();
    filter.contactId = *contact;
    const auto day = call.query.day("followUpTo");
    if (!day)
        return day.error();
    filter.followUpTo = *day;
    return filter;
}

Result<ContactFilter> contactFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    return ContactFilter{.q = call.query.text("q").value_or(QString()),
                         .externalId = call.query.text("externalId").value_or(QString()),
                         .updatedSince = *since};
}

Result<InvoiceFilter> invoiceFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    const auto event = idAsked<EventTag>(call, "eventId", u"the id of an event (evt_...)"_s);
    if (!event)
        return event.error();
    const auto from = call.query.day("from");
    if (!from)
        return from.error();
    const auto to = call.query.day("to");
    if (!to)
        return to.error();
    return InvoiceFilter{.q = call.query.text("q").value_or(QString()),
                         .eventId = *event,
                         .from = *from,
                         .to = *to,
                         .updatedSince = *since};
}

Result<TaskFilter> taskFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    const auto event = idAsked<EventTag>(call, "eventId", u"the id of an event (evt_...)"_s);
    if (!event)
        return event.error();
    const auto from = call.query.day("from");
    if (!from)
        return from.error();
    const auto to = call.query.day("to");
    if (!to)
        return to.error();
    const Result<bool> isDone = call.query.flag("isDone");
    if (!isDone)
        return isDone.error();
    TaskFilter filter{.eventId = *event,
                      .from = *from,
                      .to = *to,
                      .person = call.query.text("person").value_or(QString()),
                      .kind = call.query.text("kind").value_or(QString()),
                      .updatedSince = *since};
    if (call.query.value("isDone"))
        filter.isDone = *isDone;
    const QStringList kinds = namesFrom(kTaskKinds);
    if (!filter.kind.isEmpty() && !kinds.contains(filter.kind))
        return notAmong(u"kind"_s, filter.kind, kinds);
    return filter;
}

Result<PaymentFilter> paymentFilterOf(const Call &call)
{
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return since.error();
    const auto from = call.query.day("from");
    if (!from)
        return from.error();
    const auto to = call.query.day("to");
    if (!to)
        return to.error();
    return PaymentFilter{.from = *from, .to = *to, .updatedSince = *since};
}

} // namespace stemdesk
