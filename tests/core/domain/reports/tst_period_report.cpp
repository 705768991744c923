#include "core/domain/reports/period_report.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::period_report_test {

class TestPeriodReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isMonth");
        QTest::addColumn<bool>("isYear");
        QTest::newRow("month") << u"2027-05"_s << true << false;
        QTest::newRow("year") << u"2027"_s << false << true;
        QTest::newRow("first month") << u"0001-01"_s << true << false;
        QTest::newRow("last year") << u"9999"_s << false << true;
        QTest::newRow("month 13") << u"2027-13"_s << false << false;
        QTest::newRow("month 0") << u"2027-00"_s << false << false;
        QTest::newRow("year 0") << u"0000"_s << false << false;
        QTest::newRow("a day") << u"2027-05-01"_s << false << false;
        QTest::newRow("one digit") << u"2027-5"_s << false << false;
        QTest::newRow("spaces") << u"2027- 5"_s << false << false;
        QTest::newRow("five digits") << u"20270"_s << false << false;
        QTest::newRow("sign") << u"+027"_s << false << false;
        QTest::newRow("other digits") << u"٢٠٢٧"_s << false << false;
        QTest::newRow("nothing") << QString() << false << false;
    }
    void textsAreRead()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isMonth);
        QFETCH(const bool, isYear);

        const auto month = ReportPeriod::monthFrom(text);
        const auto year = ReportPeriod::yearFrom(text);

        QCOMPARE(month.has_value(), isMonth);
        QCOMPARE(year.has_value(), isYear);
        QVERIFY(!month || month->text() == text);
        QVERIFY(!year || year->text() == text);
    }

    void aYearHasTwelveMonthsWithoutGaps()
    {
        const ReportPeriod year = ReportPeriod::year(QDate(2028, 6, 15));

        const QList<ReportPeriod> months = year.months();

        QCOMPARE(months.size(), 12);
        QCOMPARE(months.constFirst().from(), year.from());
        QCOMPARE(months.constLast().to(), year.to());
        for (qsizetype at = 1; at < months.size(); ++at)
            QCOMPARE(months.at(at).from(), months.at(at - 1).to().addDays(1));
        QCOMPARE(months.at(1).to(), QDate(2028, 2, 29));
    }

    void theYearBeforeHasTheSameMonth()
    {
        QCOMPARE(ReportPeriod::month(QDate(2028, 2, 29)).yearBefore(), ReportPeriod::monthFrom(u"2027-02"_s));
        QCOMPARE(ReportPeriod::year(QDate(2028, 2, 29)).yearBefore(), ReportPeriod::yearFrom(u"2027"_s));
        QVERIFY(!ReportPeriod::month(QDate(1, 12, 1)).yearBefore());
    }

    void theOneBeforeJanuaryIsDecember()
    {
        QCOMPARE(ReportPeriod::month(QDate(2027, 1, 31)).moved(-1).text(), u"2026-12"_s);
        QCOMPARE(ReportPeriod::month(QDate(2026, 12, 1)).moved(1).text(), u"2027-01"_s);
        QCOMPARE(ReportPeriod::year(QDate(2027, 1, 31)).moved(-1).text(), u"2026"_s);
        QCOMPARE(ReportPeriod::year(QDate(1, 1, 1)).moved(-1).text(), u"0001"_s);
        QCOMPARE(ReportPeriod::month(QDate(9999, 12, 1)).moved(1).text(), u"9999-12"_s);
    }
};

STEMDESK_APPLESS_TEST(TestPeriodReport)

} // namespace stemdesk::period_report_test

#include "tst_period_report.moc"
