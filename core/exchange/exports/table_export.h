#pragma once

#include "core/domain/billing/journal.h"
#include "core/domain/fields/resource.h"
#include "core/domain/page.h"
#include "core/domain/series/series.h"
#include "core/domain/tasks/task.h"
#include "core/exchange/files/table_writer.h"

#include <functional>

namespace stemdesk {

class ShopServices;

enum class ExportedTable {
    Products,
    Prices,
    Events,
    EventLines,
    EventGoods,
    OrderLines,
    Payments,
    Invoices,
    Tasks,
    Series,
    Journal,
    FirstResource, ///< Described resources that are exported as they are follow; see exportedTable().
    Suppliers = FirstResource + int(Resource::Supplier),
    Colours = FirstResource + int(Resource::Colour),
    Categories = FirstResource + int(Resource::Category),
    Contacts = FirstResource + int(Resource::Contact),
};

constexpr ExportedTable exportedTable(Resource resource)
{
    return ExportedTable(int(ExportedTable::FirstResource) + int(resource));
}

/// The description of the rows of such a table; nullptr for other tables.
const ResourceSpec *describedRows(ExportedTable table);
/// All such tables.
QList<ExportedTable> describedTables();
/// Its name in paths and on the command line: "suppliers".
QByteArray nameOfTable(const ResourceSpec &spec);

/// The choice of rows to export.
struct TableChoice {
    ExportedTable table = ExportedTable::Products;
    ProductFilter products = {}; ///< Each filter limits its own table.
    ResourceFilter described = {};
    EventFilter events = {};
    PaymentFilter payments = {};
    InvoiceFilter invoices = {};
    TaskFilter tasks = {};
    SeriesFilter series = {};
    JournalFilter journal = {};
    PriceListId list = {}; ///< The prices of this list; null: of all, each after its list's name and day.
    EventId event = {}; ///< The lines of this event.
    std::optional<Instant> updatedSince = {}; ///< For the other tables: only rows changed then or later.
};

/// How an export ended.
struct TableExport {
    qint64 rows = 0;
    bool isCancelled = false; ///< Then nothing was written.
};

/// By the end of the name; nothing where it is neither .csv nor .xlsx.
std::optional<TableFormat> tableFormatOf(const QString &fileName);

/// Writes a table into a file of the format that its name says. The whole file is written or, where that fails or
/// `goOn` is answered with false, an old one stays untouched. The shop is read page by page and never held whole;
/// `goOn` gets the rows so far after each page.
///
/// Products and prices have the columns that their import reads, so that a file that is imported again changes nothing.
/// Times are days and times of the shop's time zone. file_not_written where the place does not take the file.
Result<TableExport> exportTable(ShopServices &shop, const TableChoice &choice, const QString &fileName,
                                const std::function<bool(qint64 rows)> &goOn);

} // namespace stemdesk
