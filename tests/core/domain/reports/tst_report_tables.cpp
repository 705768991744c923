#include "core/domain/reports/report_tables.h"

#include "core/domain/shops/document_language.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::report_tables_test {

namespace {

/// No two figures are equal.
PeriodFigures figures(const ReportPeriod &period)
{
    return {.period = period,
            .invoiced = {.exclTax = 100'00,
                         .incTax = 121'00,
                         .byRate = {{.rate = 0.21, .category = u"S"_s, .exclTax = 90'00, .incTax = 108'90}}},
            .received = {.amount = 50'00,
                         .byRate = {{.rate = 0.09, .category = u"S"_s, .exclTax = 40'00, .incTax = 43'60},
                                    {.category = {}, .incTax = 6'40}}},
            .outstanding = 71'00,
            .overdue = 31'00,
            .events = {.count = 3,
                       .customerPriceExclTax = 200'00,
                       .costOfGoodsExclTax = 80'00,
                       .ownHireExclTax = 12'00,
                       .labourExclTax = 25'00,
                       .minutesPlanned = 240,
                       .minutesSpent = 300},
            .waste = {.costExclTax = 8'00, .rejectedCostExclTax = 5'00, .creditedExclTax = 4'00},
            .enquiries = {.made = 9, .won = 6, .lost = 2, .value = 150'00},
            .bySource = {{.source = u"Fair"_s, .enquiries = {.made = 7, .won = 5, .lost = 1, .value = 140'00}},
                         {.source = {}, .enquiries = {.made = 2, .won = 1, .lost = 0, .value = 10'00}}}};
}

QString textOf(const ReportCell &cell)
{
    const QString number = cell.number ? QString::number(*cell.number) : u"none"_s;
    switch (cell.kind) {
    case ReportCell::Kind::Text: return cell.text;
    case ReportCell::Kind::Money: return u"€ "_s + number;
    case ReportCell::Kind::Number: return number;
    case ReportCell::Kind::Percent: return u"% "_s + number;
    }
    Q_UNREACHABLE();
}

/// The title, the columns' titles and the rows, a line each.
QStringList linesOf(const ReportTable &table)
{
    QStringList titles;
    for (const ReportColumn &column : table.columns)
        titles += column.title + (column.isNumber ? u""_s : u":"_s);
    QStringList lines{table.title, titles.join(u" | ")};
    for (const QList<ReportCell> &row : table.rows) {
        QStringList cells;
        for (const ReportCell &cell : row)
            cells += textOf(cell);
        lines += cells.join(u" | ");
    }
    return lines;
}

} // namespace

class TestReportTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_data()
    {
        QTest::addColumn<QStringList>("lines");
        const auto table = [](const QStringList &lines) { QTest::newRow(qPrintable(lines.constFirst())) << lines; };
        table({u"Summary"_s,
               u"Figure: | Amount"_s,
               u"Invoiced before tax | € 100"_s,
               u"Tax on it | € 21"_s,
               u"Invoiced with tax | € 121"_s,
               u"Received | € 50"_s,
               u"Open invoices at the end | € 71"_s,
               u"Overdue invoices at the end | € 31"_s,
               u"Events | 3"_s,
               u"Customer price before tax | € 200"_s,
               u"Cost of goods before tax | € 80"_s,
               u"Margin before tax | € 120"_s,
               u"Margin of the price | % 0.6"_s,
               u"Hire of own things before tax | € 12"_s,
               u"Labour before tax | € 25"_s,
               u"Hours planned | 4"_s,
               u"Hours spent | 5"_s,
               u"Waste before tax | € 8"_s,
               u"Waste of the cost | % 0.1"_s,
               u"Rejected goods before tax | € 5"_s,
               u"Credited by suppliers before tax | € 4"_s,
               u"Enquiries | 9"_s,
               u"Won | 6"_s,
               u"Lost | 2"_s});
        table({u"Months"_s,
               u"Month: | Invoiced before tax | Tax on it | Received | Events | Customer price before tax"_s
                   + u" | Cost of goods before tax | Margin before tax | Waste before tax"_s,
               u"June 2026 | € 100 | € 21 | € 50 | 3 | € 200 | € 80 | € 120 | € 8"_s});
        table({u"Invoiced by rate"_s, u"Rate and category: | Before tax | Tax | With tax"_s,
               u"21% | € 90 | € 18.9 | € 108.9"_s});
        table({u"Received by rate"_s, u"Rate and category: | Before tax | Tax | With tax"_s,
               u"9% | € 40 | € 3.6 | € 43.6"_s, u"Not invoiced | € none | € none | € 6.4"_s});
        table({u"Enquiries by source"_s, u"Source: | Enquiries | Won | Lost | Value of those won, before tax"_s,
               u"Fair | 7 | 5 | 1 | € 140"_s, u"Not given | 2 | 1 | 0 | € 10"_s});
        table({u"Suppliers"_s, u"Supplier: | Ordered before tax | Received before tax | Rejected before tax"_s,
               u"Grower | € 60 | € 55 | € 3"_s, u"No supplier | € 7 | € 0 | € 0"_s});
        table({u"Flowers by cost"_s, u"Variety: | Units | Cost before tax | Waste"_s, u"Rose | 30 | € 15 | % 0.25"_s});
    }

    void tables()
    {
        QFETCH(const QStringList, lines);
        const PeriodReport report{
            .currency = u"EUR"_s,
            .figures = figures(ReportPeriod::year(QDate(2026, 1, 1))),
            .suppliers = {{.supplierId = SupplierId::create(),
                           .name = u"Grower"_s,
                           .orderedExclTax = 60'00,
                           .receivedExclTax = 55'00,
                           .rejectedExclTax = 3'00},
                          {.name = {}, .orderedExclTax = 7'00}},
            .flowers = {{.name = u"Rose"_s, .units = 30, .costExclTax = 15'00, .wasteCostExclTax = 5'00}},
            .months = {figures(ReportPeriod::month(QDate(2026, 6, 1)))}};

        const QList<ReportTable> all = reportTables({report}, DocumentLanguage(Shop{.currency = u"EUR"_s}));

        QCOMPARE(all.size(), 7);
        const auto found = std::ranges::find(all, lines.constFirst(), &ReportTable::title);
        QVERIFY(found != all.cend());
        QCOMPARE(linesOf(*found), lines);
    }

    void aYearIsBesideTheOneBefore()
    {
        ComparedReport report{.now = {.currency = u"EUR"_s,
                                      .figures = figures(ReportPeriod::year(QDate(2026, 1, 1))),
                                      .months = {figures(ReportPeriod::month(QDate(2026, 6, 1)))}}};
        report.yearBefore = report.now;
        report.yearBefore.figures = figures(ReportPeriod::year(QDate(2025, 1, 1)));
        report.yearBefore.figures.received.amount = 40'00;
        report.yearBefore.figures.enquiries.lost = 0;
        report.yearBefore.months.first().events.customerPriceExclTax = 160'00;

        const QList<ReportTable> all = reportTables(report, DocumentLanguage(Shop{.currency = u"EUR"_s}));

        const QStringList summary = linesOf(all.constFirst());
        QCOMPARE(summary.at(1), u"Figure: | 2026 | 2025 | Change"_s);
        for (const QString &row : {u"Received | € 50 | € 40 | % 0.25"_s,
                                   u"Margin of the price | % 0.6 | % 0.6 | % none"_s, u"Lost | 2 | 0 | % none"_s})
            QVERIFY2(summary.contains(row), qPrintable(summary.join(u'\n')));
        QCOMPARE(linesOf(all.at(2)),
                 QStringList({u"2026 beside 2025"_s,
                              u"Month: | Invoiced before tax 2026 | Invoiced before tax 2025"_s
                                  + u" | Customer price before tax 2026 | Customer price before tax 2025"_s
                                  + u" | Margin before tax 2026 | Margin before tax 2025"_s,
                              u"June | € 100 | € 100 | € 200 | € 160 | € 120 | € 80"_s}));
    }

    void emptyTablesAreLeftOut()
    {
        const QList<ReportTable> all = reportTables({}, DocumentLanguage(Shop()));

        QCOMPARE(all.size(), 1);
        QCOMPARE(all.constFirst().title, u"Summary"_s);
        QVERIFY(linesOf(all.constFirst()).contains(u"Margin of the price | % none"_s));
    }
};

STEMDESK_APPLESS_TEST(TestReportTables)

} // namespace stemdesk::report_tables_test

#include "tst_report_tables.moc"
