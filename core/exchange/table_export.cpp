#include "core/exchange/table_export.h"

#include "core/exchange/exported_tables.h"
#include "core/services/services.h"

#include <QSaveFile>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

TableForm formOf(ExportedTable table)
{
    switch (table) {
    case ExportedTable::Products: return productsForm();
    case ExportedTable::Prices: return pricesForm();
    case ExportedTable::Suppliers: return suppliersForm();
    case ExportedTable::Colours: return coloursForm();
    case ExportedTable::Categories: return categoriesForm();
    case ExportedTable::Events: return eventsForm();
    case ExportedTable::EventLines: return eventLinesForm();
    }
    return {};
}

Error notWritten(const QSaveFile &file)
{
    return unavailable("file_not_written", u"%1 cannot be written: %2."_s.arg(file.fileName(), file.errorString()));
}

} // namespace

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
    const Result<Shop> settings = shop.settings.shop();
    if (!settings)
        return settings.error();
    QSaveFile file(fileName);
    if (!file.open(QSaveFile::WriteOnly))
        return notWritten(file);
    const TableForm form = formOf(choice.table);
    const auto writer = TableWriter::open(*format, file, form.columns, settings->currency);
    TableRun run(shop, *writer, goOn);
    if (const Status written = form.write(run, choice); !written)
        return written.error();
    if (run.isCancelled())
        return TableExport{.isCancelled = true}; // The file goes with its object.
    if (const Status finished = writer->finish(); !finished)
        return finished.error();
    // A write that the disk did not take is remembered by the file until here.
    if (!file.commit())
        return notWritten(file);
    return TableExport{.rows = writer->rows()};
}

} // namespace stemdesk
