#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/plain_resource.h"
#include "core/api/streams/file_stream.h"
#include "core/exchange/exports/table_csv.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QByteArray pathOf(const QByteArray &table)
{
    return "/api/v1/tables/" + table + ".csv";
}

/// The table with the filters of its list.
Result<TableChoice> choiceOf(ExportedTable table, const Call &call)
{
    TableChoice choice{.table = table};
    switch (table) {
    case ExportedTable::Products: choice.products = TRY(productFilterOf(call)); break;
    case ExportedTable::Events:
    case ExportedTable::EventGoods: choice.events = TRY(eventFilterOf(call)); break;
    case ExportedTable::Payments: choice.payments = TRY(paymentFilterOf(call)); break;
    case ExportedTable::Invoices: choice.invoices = TRY(invoiceFilterOf(call)); break;
    case ExportedTable::Tasks: choice.tasks = TRY(taskFilterOf(call)); break;
    case ExportedTable::Series: choice.series = TRY(seriesFilterOf(call)); break;
    default: choice.updatedSince = TRY(call.query.instant("updatedSince"));
    }
    return choice;
}

template <ExportedTable kTable>
Result<http::Response> table(const Call &call)
{
    const TableChoice choice = TRY(choiceOf(kTable, call));
    return streamedFile(call, "text/csv; charset=utf-8", std::make_unique<TableCsv>(choice));
}

/// The described resource that the path names.
Result<http::Response> describedTable(const Call &call)
{
    TableChoice choice{.described = TRY(resourceFilterOf(call))};
    for (const ExportedTable table : describedTables()) {
        if (call.request.path == pathOf(nameOfTable(*describedRows(table))))
            choice.table = table;
    }
    return streamedFile(call, "text/csv; charset=utf-8", std::make_unique<TableCsv>(choice));
}

} // namespace

void addTableRoutes(Routes &routes)
{
    using enum ExportedTable;
    const std::vector<std::string_view> since{"updatedSince"};
    const auto add = [&](const QByteArray &name, Handler handler, Scope scope,
                         const std::vector<std::string_view> &query) {
        routes.add(http::Method::Get, pathOf(name), {handler, scope, {}, query});
    };
    for (const ExportedTable each : describedTables()) {
        const ResourceSpec &spec = *describedRows(each);
        const CrudRoutes list = routesOf(spec);
        std::vector<std::string_view> query = since;
        query.insert(query.end(), list.filters.begin(), list.filters.end());
        add(nameOfTable(spec), describedTable, list.read, query);
    }
    add("products", table<Products>, Scope::ProductsRead,
        {"updatedSince", "q", "category", "productType", "supplierId", "color", "sku", "externalId"});
    add("events", table<Events>, Scope::EventsRead,
        {"updatedSince", "q", "status", "from", "to", "contactId", "followUpTo", "externalId"});
    add("event-goods", table<EventGoods>, Scope::EventsRead,
        {"updatedSince", "q", "status", "from", "to", "contactId", "followUpTo", "externalId"});
    add("invoices", table<Invoices>, Scope::InvoicesRead,
        {"updatedSince", "eventId", "contactId", "state", "from", "to", "q"});
    add("payments", table<Payments>, Scope::PaymentsRead, {"updatedSince", "from", "to"});
    add("tasks", table<Tasks>, Scope::EventsRead,
        {"updatedSince", "eventId", "from", "to", "isDone", "person", "kind"});
    add("series", table<ExportedTable::Series>, Scope::EventsRead, {"updatedSince", "contactId", "status", "q"});
    add("price-entries", table<Prices>, Scope::PriceListsRead, since);
    add("order-lines", table<OrderLines>, Scope::OrdersRead, since);
}

} // namespace stemdesk
