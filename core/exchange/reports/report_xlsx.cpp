#include "core/domain/reports/report_tables.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_look.h"
#include "core/exchange/files/workbook.h"
#include "core/exchange/reports/report_files.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kReportHeadRow = 3;
constexpr double kNameWidth = 34;
constexpr double kFigureWidth = 18;

void writeCell(Worksheet &page, int row, int column, const ReportCell &cell)
{
    switch (cell.kind) {
    case ReportCell::Kind::Text: page.text(row, column, cell.text); break;
    case ReportCell::Kind::Money:
        if (cell.number)
            page.money(row, column, *cell.number);
        break;
    case ReportCell::Kind::Number: page.number(row, column, cell.number); break;
    case ReportCell::Kind::Percent: page.percent(row, column, cell.number); break;
    }
}

void writeTable(Worksheet &page, const ReportTable &table, const QString &title, const QString &shop)
{
    page.title(0, 0, title);
    page.note(1, 0, shop);
    QList<std::pair<QString, double>> titles;
    for (int column = 0; column < int(table.columns.size()); ++column) {
        if (table.columns.at(column).isNumber)
            page.numberHead(kReportHeadRow, column, table.columns.at(column).title);
        else
            page.head(kReportHeadRow, column, table.columns.at(column).title);
        const double width = column == 0 ? kNameWidth : kFigureWidth;
        titles.append({table.columns.at(column).title, width});
        page.setWidth(column, width);
    }
    page.fitRow(kReportHeadRow, titles);
    int row = kReportHeadRow;
    for (const QList<ReportCell> &cells : table.rows) {
        ++row;
        for (int column = 0; column < int(cells.size()); ++column)
            writeCell(page, row, column, cells.at(column));
        page.fitRow(row, {{cells.constFirst().text, kNameWidth}});
    }
    page.setUpPrint(kReportHeadRow, row, int(table.columns.size()) - 1);
}

} // namespace

Result<QByteArray> reportXlsx(const ComparedReport &report, const Shop &shop)
{
    const DocumentLanguage language(shop);
    Workbook book(report.now.currency, paperOf(shop), Workbook::Order::Any, language.locale());
    if (!book.isOpen())
        return book.finished();
    const QString period = periodName(report.now.figures.period, language);
    for (const ReportTable &table : reportTables(report, language)) {
        Worksheet page = book.addSheet(table.title);
        writeTable(page, table, u"%1 · %2"_s.arg(table.title, period), shop.name);
    }
    return book.finished();
}

} // namespace stemdesk
