#include "core/exchange/reports/report_files.h"

#include "core/base/wording.h"
#include "core/domain/reports/report_tables.h"
#include "core/domain/shops/document_language.h"
#include "core/domain/shops/document_look.h"
#include "core/exchange/files/csv_writer.h"
#include "core/exchange/files/workbook.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Writes rows of part, subject, figure and value.
class ReportCsv {
public:
    explicit ReportCsv(const PeriodReport &report) : m_report(report), m_unit(report.unit()) {}

    QByteArray bytes();

private:
    void add(const QString &figure, std::optional<double> value)
    {
        for (const QString &cell : {m_period, m_part, m_id, m_name, figure})
            m_csv.text(cell);
        m_csv.number(value);
        m_csv.endRow();
    }
    void addMoney(const QString &figure, qint64 count) { add(figure, m_unit.amount(count)); }
    void begin(const QString &part, const QString &name = {}, const QString &id = {})
    {
        m_part = part;
        m_name = name;
        m_id = id;
    }
    void addRates(const QString &part, const QList<RateSum> &sums, bool hasAmount);
    void addFigures(const PeriodFigures &of);
    void addLists();

    const PeriodReport &m_report;
    const MinorUnit m_unit;
    CsvWriter m_csv;
    QString m_period;
    QString m_part;
    QString m_id;
    QString m_name;
};

void ReportCsv::addRates(const QString &part, const QList<RateSum> &sums, bool hasAmount)
{
    for (const RateSum &sum : sums) {
        begin(part, sum.category, sum.rate ? numberText(*sum.rate) : QString());
        if (hasAmount)
            addMoney(u"amount"_s, sum.incTax);
        if (!sum.rate)
            continue;
        addMoney(u"amountExclTax"_s, sum.exclTax);
        addMoney(u"taxAmount"_s, sum.incTax - sum.exclTax);
    }
}

void ReportCsv::addFigures(const PeriodFigures &of)
{
    m_period = of.period.text();
    begin(u"invoiced"_s);
    addMoney(u"exclTax"_s, of.invoiced.exclTax);
    addMoney(u"tax"_s, of.invoiced.incTax - of.invoiced.exclTax);
    addMoney(u"incTax"_s, of.invoiced.incTax);
    addRates(u"invoiced.byRate"_s, of.invoiced.byRate, false);
    begin(u"received"_s);
    addMoney(u"amount"_s, of.received.amount);
    addRates(u"received.byRate"_s, of.received.byRate, true);
    begin({});
    addMoney(u"outstanding"_s, of.outstanding);
    addMoney(u"overdue"_s, of.overdue);
    begin(u"events"_s);
    add(u"count"_s, of.events.count);
    addMoney(u"customerPriceExclTax"_s, of.events.customerPriceExclTax);
    addMoney(u"costOfGoodsExclTax"_s, of.events.costOfGoodsExclTax);
    addMoney(u"ownHireExclTax"_s, of.events.ownHireExclTax);
    addMoney(u"labourExclTax"_s, of.events.labourExclTax);
    add(u"minutesPlanned"_s, of.events.minutesPlanned);
    add(u"minutesSpent"_s, of.events.minutesSpent);
    addMoney(u"marginExclTax"_s, of.events.marginExclTax());
    add(u"marginPercent"_s, of.events.marginPercent());
    begin(u"waste"_s);
    addMoney(u"costExclTax"_s, of.waste.costExclTax);
    add(u"percentOfCost"_s, of.wastePercentOfCost());
    addMoney(u"rejectedCostExclTax"_s, of.waste.rejectedCostExclTax);
    addMoney(u"creditedExclTax"_s, of.waste.creditedExclTax);
    const auto addEnquiries = [&](const EnquiryFigures &figures) {
        add(u"new"_s, figures.made);
        add(u"won"_s, figures.won);
        add(u"lost"_s, figures.lost);
    };
    begin(u"enquiries"_s);
    addEnquiries(of.enquiries);
    for (const SourceFigures &source : of.bySource) {
        begin(u"enquiries.bySource"_s, source.source);
        addEnquiries(source.enquiries);
        addMoney(u"value"_s, source.enquiries.value);
    }
}

void ReportCsv::addLists()
{
    for (const SupplierFigures &of : m_report.suppliers) {
        begin(u"suppliers"_s, of.name, of.supplierId.isNull() ? QString() : QString::fromLatin1(of.supplierId.text()));
        addMoney(u"orderedExclTax"_s, of.orderedExclTax);
        addMoney(u"receivedExclTax"_s, of.receivedExclTax);
        addMoney(u"rejectedExclTax"_s, of.rejectedExclTax);
    }
    for (const FlowerFigures &of : m_report.flowers) {
        begin(u"flowers"_s, of.name, QString::fromLatin1(of.variantId.text()));
        add(u"units"_s, of.units);
        addMoney(u"costExclTax"_s, of.costExclTax);
        add(u"wastePercent"_s, of.wastePercent());
    }
}

QByteArray ReportCsv::bytes()
{
    for (const QString &column : {u"period"_s, u"part"_s, u"id"_s, u"name"_s, u"figure"_s, u"value"_s})
        m_csv.text(column);
    m_csv.endRow();
    addFigures(m_report.figures);
    addLists();
    for (const PeriodFigures &month : m_report.months)
        addFigures(month);
    return m_csv.takeBytes();
}

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

QByteArray reportCsv(const PeriodReport &report)
{
    return ReportCsv(report).bytes();
}

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
