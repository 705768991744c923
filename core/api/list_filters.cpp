#include "core/api/list_filters.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/billing/invoice_standing.h"
#include "core/domain/events/event.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString textOf(const Call &call, std::string_view name)
{
    return call.query.text(name).value_or(QString());
}

/// The words to search for. Every object has every word of a search without words, so it is as if there were none.
QString searchOf(const Call &call)
{
    const QString text = textOf(call, "q");
    return searchTokens(text).isEmpty() ? QString() : text;
}

/// Stores a query parameter in a filter's `field`. Keeps the first error.
template <class Read, class Field>
void take(Status &done, const Result<Read> &read, Field &field)
{
    if (read)
        field = *read;
    else if (done)
        done = read.error();
}

} // namespace

Result<ResourceFilter> resourceFilterOf(const Call &call)
{
    const auto since = TRY(call.query.instant("updatedSince"));
    ResourceFilter filter{.q = searchOf(call), .externalId = textOf(call, "externalId"), .updatedSince = since};
    if (const auto status = call.query.value("status")) {
        if (*status != "active" && *status != "archived")
            return notAmong(u"status"_s, QString::fromUtf8(*status), {u"active"_s, u"archived"_s});
        filter.isArchived = *status == "archived";
    }
    return filter;
}

Result<ProductFilter> productFilterOf(const Call &call)
{
    ProductFilter filter{.q = searchOf(call),
                         .category = textOf(call, "category"),
                         .productType = textOf(call, "productType"),
                         .color = textOf(call, "color"),
                         .sku = textOf(call, "sku"),
                         .externalId = textOf(call, "externalId")};
    Status done;
    take(done, call.query.instant("updatedSince"), filter.updatedSince);
    take(done, idAsked<SupplierTag>(call, "supplierId", u"the id of a supplier (sup_...)"_s), filter.supplierId);
    return done ? Result<ProductFilter>(filter) : done.error();
}

Result<EventFilter> eventFilterOf(const Call &call)
{
    EventFilter filter{.q = searchOf(call), .status = textOf(call, "status"), .externalId = textOf(call, "externalId")};
    Status done;
    take(done, call.query.instant("updatedSince"), filter.updatedSince);
    take(done, call.query.instant("from"), filter.from);
    take(done, call.query.instant("to"), filter.to);
    if (done && !filter.status.isEmpty() && !isEventStatus(filter.status))
        done = notAmong(u"status"_s, filter.status, namesFrom(kEventStatuses));
    take(done, idAsked<ContactTag>(call, "contactId", u"the id of a contact (con_...)"_s), filter.contactId);
    take(done, call.query.day("followUpTo"), filter.followUpTo);
    return done ? Result<EventFilter>(filter) : done.error();
}

Result<InvoiceFilter> invoiceFilterOf(const Call &call)
{
    InvoiceFilter filter{.q = searchOf(call)};
    Status done;
    take(done, call.query.instant("updatedSince"), filter.updatedSince);
    take(done, idAsked<EventTag>(call, "eventId", u"the id of an event (evt_...)"_s), filter.eventId);
    take(done, idAsked<ContactTag>(call, "contactId", u"the id of a contact (con_...)"_s), filter.contactId);
    take(done, call.query.day("from"), filter.from);
    take(done, call.query.day("to"), filter.to);
    if (const auto state = call.query.value("state"); state && done) {
        filter.state = invoiceStateFrom(*state);
        if (!filter.state)
            done = notAmong(u"state"_s, QString::fromUtf8(*state),
                            {u"open"_s, u"part_paid"_s, u"paid"_s, u"overdue"_s, u"credited"_s});
    }
    return done ? Result<InvoiceFilter>(filter) : done.error();
}

Result<TaskFilter> taskFilterOf(const Call &call)
{
    TaskFilter filter{.person = textOf(call, "person"), .kind = textOf(call, "kind")};
    Status done;
    take(done, call.query.instant("updatedSince"), filter.updatedSince);
    take(done, idAsked<EventTag>(call, "eventId", u"the id of an event (evt_...)"_s), filter.eventId);
    take(done, call.query.day("from"), filter.from);
    take(done, call.query.day("to"), filter.to);
    if (call.query.value("isDone"))
        take(done, call.query.flag("isDone"), filter.isDone);
    const QStringList kinds = namesFrom(kTaskKinds);
    if (done && !filter.kind.isEmpty() && !kinds.contains(filter.kind))
        done = notAmong(u"kind"_s, filter.kind, kinds);
    return done ? Result<TaskFilter>(filter) : done.error();
}

Result<SeriesFilter> seriesFilterOf(const Call &call)
{
    SeriesFilter filter{.q = searchOf(call), .status = textOf(call, "status")};
    Status done;
    take(done, call.query.instant("updatedSince"), filter.updatedSince);
    take(done, idAsked<ContactTag>(call, "contactId", u"the id of a contact (con_...)"_s), filter.contactId);
    const QStringList statuses = namesFrom(kSeriesStatuses);
    if (done && !filter.status.isEmpty() && !statuses.contains(filter.status))
        done = notAmong(u"status"_s, filter.status, statuses);
    return done ? Result<SeriesFilter>(filter) : done.error();
}

Result<PaymentFilter> paymentFilterOf(const Call &call)
{
    PaymentFilter filter;
    Status done;
    take(done, call.query.instant("updatedSince"), filter.updatedSince);
    take(done, call.query.day("from"), filter.from);
    take(done, call.query.day("to"), filter.to);
    return done ? Result<PaymentFilter>(filter) : done.error();
}

} // namespace stemdesk
