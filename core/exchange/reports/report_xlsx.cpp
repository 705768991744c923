#include "core/domain/reports/report_tables.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/paper.h"
#include "core/exchange/files/workbook.h"
#include "core/exchange/reports/report_files.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kReportHeadRow = 3;
constexpr double kNameWidth = 34;
constexpr double kFigureWidth = 18;
constexpr double kParts = 100;

void writeCell(Worksheet &page, int row, int column, const ReportCell &cell)
{
    switch (cell.kind) {
    case ReportCell::Kind::Text: page.text(row, column, cell.text); break;
    case ReportCell::Kind::Money:
        if (cell.number)
            page.money(row, column, *cell.number);
        break;
    case ReportCell::Kind::Number: page.number(row, column, cell.number); break;
    case ReportCell::Kind::Percent:
        page.number(row, column, cell.number ? std::optional(*cell.number * kParts) : std::nullopt);
        break;
    }
}

/// Cells show numbers without "%", so the heading has it.
QString titleOf(const ReportTable &table, qsizetype column)
{
    const QString title = table.columns.at(column).title;
    const bool isPercent = !table.rows.isEmpty() && table.columns.size() > 2
        && table.rows.constFirst().at(column).kind == ReportCell::Kind::Percent;
    return isPercent ? title + u" %"_s : title;
}

void writeTable(Worksheet &page, const ReportTable &table, const QString &title, const QString &shop)
{
    page.title(0, 0, title);
    page.note(1, 0, shop);
    for (int column = 0; column < int(table.columns.size()); ++column) {
        if (table.columns.at(column).isNumber)
            page.numberHead(kReportHeadRow, column, titleOf(table, column));
        else
            page.head(kReportHeadRow, column, titleOf(table, column));
        page.setWidth(column, column == 0 ? kNameWidth : kFigureWidth);
    }
    int row = kReportHeadRow;
    for (const QList<ReportCell> &cells : table.rows) {
        ++row;
        for (int column = 0; column < int(cells.size()); ++column)
            writeCell(page, row, column, cells.at(column));
    }
    page.setUpPrint(kReportHeadRow, row, int(table.columns.size()) - 1);
}

/// In a list of figures the name has the "%", as the cells do not show it.
ReportTable withPercentNames(ReportTable table)
{
    if (table.columns.size() != 2)
        return table;
    for (QList<ReportCell> &row : table.rows) {
        if (row.at(1).kind == ReportCell::Kind::Percent)
            row.first().text += u" %"_s;
    }
    return table;
}

} // namespace

Result<QByteArray> reportXlsx(const PeriodReport &report, const Shop &shop)
{
    const DocumentLanguage language(shop);
    Workbook book(report.currency, paperOf(shop));
    if (!book.isOpen())
        return book.finished();
    const QString period = periodName(report.figures.period, language);
    for (const ReportTable &table : reportTables(report, language)) {
        Worksheet page = book.addSheet(table.title);
        writeTable(page, withPercentNames(table), u"%1 · %2"_s.arg(table.title, period), shop.name);
    }
    return book.finished();
}

} // namespace stemdesk
