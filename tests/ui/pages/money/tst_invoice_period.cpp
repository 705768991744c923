#include "ui/pages/money/invoice_period.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::invoice_period_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestInvoicePeriod : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void periodsBeginAndEndWithTheirMonths_data();
    void periodsBeginAndEndWithTheirMonths();
};

void TestInvoicePeriod::periodsBeginAndEndWithTheirMonths_data()
{
    QTest::addColumn<TimeSpan>("period");
    QTest::addColumn<QDate>("today");
    QTest::addColumn<QString>("suffix");
    const QDate march(2028, 3, 31);
    QTest::newRow("all") << TimeSpan::All << march << QString();
    QTest::newRow("this month") << TimeSpan::ThisMonth << march << u" 2028-03-01 - 2028-03-31"_s;
    QTest::newRow("last month, leap") << TimeSpan::LastMonth << march << u" 2028-02-01 - 2028-02-29"_s;
    QTest::newRow("this quarter") << TimeSpan::ThisQuarter << march << u" 2028-01-01 - 2028-03-31"_s;
    QTest::newRow("last quarter") << TimeSpan::LastQuarter << march << u" 2027-10-01 - 2027-12-31"_s;
    QTest::newRow("fourth quarter") << TimeSpan::ThisQuarter << QDate(2027, 12, 31) << u" 2027-10-01 - 2027-12-31"_s;
    QTest::newRow("this year") << TimeSpan::ThisYear << march << u" 2028-01-01 - 2028-12-31"_s;
    QTest::newRow("last year") << TimeSpan::LastYear << march << u" 2027-01-01 - 2027-12-31"_s;
}

void TestInvoicePeriod::periodsBeginAndEndWithTheirMonths()
{
    QFETCH(TimeSpan, period);
    QFETCH(QDate, today);

    QTEST(periodSuffix(daysOf(period, today)), "suffix");
}

STEMDESK_TEST(TestInvoicePeriod)

} // namespace stemdesk::invoice_period_test

#include "tst_invoice_period.moc"
