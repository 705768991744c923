#include "core/documents/report_pages.h"

#include "tests/support/printed_events.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::report_pages_test {

using namespace stemdesk::pdf;

namespace {

PeriodReport worth(const ReportPeriod &period, qint64 price)
{
    PeriodReport report{.currency = u"GBP"_s, .figures = {.period = period}};
    report.figures.events = {.count = 4, .customerPriceExclTax = price, .costOfGoodsExclTax = price / 4};
    if (period.kind() == ReportPeriod::Kind::Month)
        return report;
    for (const ReportPeriod &month : period.months())
        report.months.append({.period = month});
    report.months.first().events = report.figures.events;
    return report;
}

QString textOf(const ComparedReport &report, const QString &language = u"en"_s)
{
    return pagesOf(reportPdf(report, printing::shopOf(language))).join(u'\n');
}

} // namespace

class ReportPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aYearIsBesideTheOneBefore()
    {
        const QString page = textOf({.now = worth(*ReportPeriod::yearFrom(u"2027"_s), 1'200'00),
                                     .yearBefore = worth(*ReportPeriod::yearFrom(u"2026"_s), 1'000'00)});

        QVERIFY2(page.contains(u"2026: £750.00"_s), qPrintable(page)); // Below the margin.
        QCOMPARE(rowWith(page, u"Customer price before tax"_s), u"Customer price before tax £1,200.00 £1,000.00 20%"_s);
        QVERIFY2(page.contains(u"2027 beside 2026"_s), qPrintable(page));
    }

    void withoutOneItStandsAlone()
    {
        const QString page = textOf({.now = worth(*ReportPeriod::monthFrom(u"2027-05"_s), 1'200'00)});

        QVERIFY2(!page.contains(u"2026"_s) && !page.contains(u"Change"_s), qPrintable(page));
        QVERIFY2(page.contains(u"Customer price before tax"_s), qPrintable(page));
    }
};

STEMDESK_TEST(ReportPagesTest)

} // namespace stemdesk::report_pages_test

#include "tst_report_pages.moc"
