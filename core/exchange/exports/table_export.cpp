#include "core/exchange/exports/table_export.h"

#include "core/base/files.h"
#include "core/domain/resources.h"
#include "core/exchange/exports/exported_tables.h"
#include "core/services/services.h"

#include <QSaveFile>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error notWritten(const QSaveFile &file)
{
    return unavailable("file_not_written", u"%1 cannot be written: %2."_s.arg(file.fileName(), file.errorString()));
}

} // namespace

TableForm formOf(const TableChoice &choice)
{
    switch (choice.table) {
    case ExportedTable::Products: return productsForm(choice);
    case ExportedTable::Prices: return pricesForm(choice);
    case ExportedTable::Events: return eventsForm(choice);
    case ExportedTable::EventLines: return eventLinesForm(choice);
    case ExportedTable::EventGoods: return eventGoodsForm(choice);
    case ExportedTable::OrderLines: return orderLinesForm(choice);
    case ExportedTable::Payments: return paymentsForm(choice);
    case ExportedTable::Invoices: return invoicesForm(choice);
    case ExportedTable::Tasks: return tasksForm(choice);
    case ExportedTable::Series: return seriesForm(choice);
    case ExportedTable::Journal: return journalForm(choice);
    default: return describedForm(choice);
    }
}

const ResourceSpec *describedRows(ExportedTable table)
{
    const auto specs = describedResources();
    const auto spec = std::ranges::find_if(specs, [table](const ResourceSpec *each) {
        return each->isExported && exportedTable(each->resource) == table;
    });
    return spec == specs.end() ? nullptr : *spec;
}

QList<ExportedTable> describedTables()
{
    QList<ExportedTable> tables;
    for (const ResourceSpec *spec : describedResources()) {
        if (spec->isExported)
            tables.append(exportedTable(spec->resource));
    }
    return tables;
}

QByteArray nameOfTable(const ResourceSpec &spec)
{
    const std::string_view name = tableOf(spec.resource);
    return QByteArray(name.data(), qsizetype(name.size())).replace('_', '-');
}

std::optional<TableFormat> tableFormatOf(const QString &fileName)
{
    if (fileName.endsWith(".csv"_L1, Qt::CaseInsensitive))
        return TableFormat::Csv;
    if (fileName.endsWith(".xlsx"_L1, Qt::CaseInsensitive))
        return TableFormat::Xlsx;
    return {};
}

Result<TableExport> exportTable(ShopServices &shop, const TableChoice &choice, const QString &fileName,
                                const std::function<bool(qint64 rows)> &goOn)
{
    const std::optional<TableFormat> format = tableFormatOf(fileName);
    if (!format)
        return invalid(u"file"_s, u"Give the file a name that ends in .csv or .xlsx."_s);
    const Shop settings = TRY(shop.settings.shop());
    QSaveFile file(fileName);
    if (!openPrivately(file))
        return notWritten(file);
    const TableForm form = formOf(choice);
    const auto writer = TableWriter::open(*format, file, form.columns, settings.currency);
    for (bool hasMore = true; hasMore;) {
        const bool written = TRY(form.walk->writeSome(shop, *writer));
        if (!goOn(writer->rows()))
            return TableExport{.isCancelled = true}; // Destroying `file` removes what was written.
        hasMore = written;
    }
    TRY(writer->finish());
    // QSaveFile remembers failed writes until commit().
    if (!file.commit())
        return notWritten(file);
    return TableExport{.rows = writer->rows()};
}

} // namespace stemdesk
