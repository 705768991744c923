#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/list_filters.h"
#include "core/api/streams/file_stream.h"
#include "core/exchange/exports/table_csv.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The table with the filters of its list.
Result<TableChoice> choiceOf(ExportedTable table, const Call &call)
{
    TableChoice choice{.table = table};
    const auto set = [](auto &target, const auto &filter) {
        if (filter)
            target = *filter;
        return filter ? Status() : Status(filter.error());
    };
    Status fits;
    switch (table) {
    case ExportedTable::Suppliers: fits = set(choice.suppliers, supplierFilterOf(call)); break;
    case ExportedTable::Products: fits = set(choice.products, productFilterOf(call)); break;
    case ExportedTable::Events: fits = set(choice.events, eventFilterOf(call)); break;
    case ExportedTable::Payments: fits = set(choice.payments, paymentFilterOf(call)); break;
    case ExportedTable::Invoices: fits = set(choice.invoices, invoiceFilterOf(call)); break;
    case ExportedTable::Tasks: fits = set(choice.tasks, taskFilterOf(call)); break;
    case ExportedTable::Contacts: fits = set(choice.contacts, contactFilterOf(call)); break;
    default: fits = set(choice.updatedSince, call.query.instant("updatedSince"));
    }
    if (!fits)
        return fits.error();
    return choice;
}

template <ExportedTable kTable>
http::Response table(const Call &call)
{
    const Result<TableChoice> choice = choiceOf(kTable, call);
    if (!choice)
        return failed(call, choice.error());
    return streamedFile(call, "text/csv; charset=utf-8", std::make_unique<TableCsv>(*choice));
}

} // namespace

void addTableRoutes(Routes &routes)
{
    using enum ExportedTable;
    const std::vector<std::string_view> since{"updatedSince"};
    const auto add = [&](QByteArrayView name, Handler handler, Scope scope,
                         const std::vector<std::string_view> &query) {
        routes.add(http::Method::Get, "/api/v1/tables/" + name.toByteArray() + ".csv", {handler, scope, {}, query});
    };
    add("suppliers", table<Suppliers>, Scope::SuppliersRead, {"updatedSince", "q", "status", "externalId"});
    add("colors", table<Colours>, Scope::ColorsRead, since);
    add("categories", table<Categories>, Scope::CategoriesRead, since);
    add("products", table<Products>, Scope::ProductsRead,
        {"updatedSince", "q", "category", "productType", "supplierId", "color", "sku", "externalId"});
    add("events", table<Events>, Scope::EventsRead,
        {"updatedSince", "q", "status", "from", "to", "contactId", "followUpTo", "externalId"});
    add("contacts", table<Contacts>, Scope::ContactsRead, {"updatedSince", "q", "externalId"});
    add("invoices", table<Invoices>, Scope::InvoicesRead, {"updatedSince", "eventId", "from", "to", "q"});
    add("payments", table<Payments>, Scope::PaymentsRead, {"updatedSince", "from", "to"});
    add("tasks", table<Tasks>, Scope::EventsRead,
        {"updatedSince", "eventId", "from", "to", "isDone", "person", "kind"});
    add("price-entries", table<Prices>, Scope::PriceListsRead, since);
    add("order-lines", table<OrderLines>, Scope::OrdersRead, since);
}

} // namespace stemdesk
