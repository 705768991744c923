#include "core/exchange/files/number_format.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::number_format_test {

class TestNumberFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kindsAreTold_data();
    void kindsAreTold();
    void zerosAreShown();
    void literalsAreShown_data();
    void literalsAreShown();
    void momentsAreShown();
    void currenciesAreRead();
    void wordsAreShownWithTheirNumber();
};

void TestNumberFormat::kindsAreTold_data()
{
    QTest::addColumn<CellKind>("kind");
    for (const auto &[code, kind] :
         {std::pair("General", CellKind::Number), std::pair("#,##0.00", CellKind::Number),
          std::pair("d-mmm", CellKind::Date), std::pair("mm/yy", CellKind::Date), std::pair("h:mm", CellKind::Time),
          std::pair("[h]:mm", CellKind::Time), std::pair("mm:ss", CellKind::Time), std::pair("0%", CellKind::Percent),
          std::pair("yyyy-mm-dd hh:mm", CellKind::Date), std::pair("[$-413]d mmmm yyyy;@", CellKind::Date),
          std::pair("0\" stems\"", CellKind::Number), std::pair("[Red]0.00", CellKind::Number),
          std::pair("0\\d", CellKind::Number), std::pair("[$kr-406] #,##0", CellKind::Number)})
        QTest::newRow(code) << kind;
}

void TestNumberFormat::kindsAreTold()
{
    QFETCH(const CellKind, kind);

    QCOMPARE(NumberFormat(QString::fromUtf8(QTest::currentDataTag())).kind(), kind);
}

void TestNumberFormat::zerosAreShown()
{
    QCOMPARE(NumberFormat(u"00000"_s).shownNumber(123), u"00123"_s);
    QCOMPARE(NumberFormat(u"000-000"_s).shownNumber(1234), u"001-234"_s);
    QCOMPARE(NumberFormat(u"(000) 000-0000"_s).shownNumber(2'001'234'567), u"(200) 123-4567"_s);
    QCOMPARE(NumberFormat(u"00000"_s).shownNumber(1'234'567), u"1234567"_s);
    QCOMPARE(NumberFormat(u"[$-409]00000"_s).shownNumber(123), u"00123"_s); // LibreOffice writes this prefix.
    QCOMPARE(NumberFormat(u"\"\"00000"_s).shownNumber(123), u"00123"_s);
    QCOMPARE(NumberFormat(u"[$]0"_s).shownNumber(123), QString());
    QCOMPARE(NumberFormat(u"0"_s).shownNumber(123), QString());
    QCOMPARE(NumberFormat(u"#,##0.00"_s).shownNumber(123), QString());
    QCOMPARE(NumberFormat(u"00000"_s).shownNumber(1.5), QString());
    QCOMPARE(NumberFormat(u"00000"_s).shownNumber(-7), u"-00007"_s);
    QCOMPARE(NumberFormat(u"00000;(00000)"_s).shownNumber(-7), QString());
}

void TestNumberFormat::literalsAreShown_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("shown");
    QTest::newRow("\"A-\"General") << 123.0 << u"A-123"_s;
    QTest::newRow("General\"-A\"") << 123.0 << u"123-A"_s;
    QTest::newRow("general\\-\\A") << 123.0 << u"123-A"_s;
    QTest::newRow("##\\-##\\-##") << 12345.0 << u"1-23-45"_s;
    QTest::newRow("\\+#") << 31612345678.0 << u"+31612345678"_s;
    QTest::newRow("General") << 123.0 << QString();
    QTest::newRow("General_)") << 123.0 << QString();
    QTest::newRow("# ##0") << 1234.0 << QString();
}

void TestNumberFormat::literalsAreShown()
{
    QFETCH(const double, number);

    QTEST(NumberFormat(QString::fromUtf8(QTest::currentDataTag())).shownNumber(number), "shown");
}

void TestNumberFormat::momentsAreShown()
{
    const QDateTime moment(QDate(2026, 1, 5), QTime(10, 20), Qt::UTC);

    QCOMPARE(NumberFormat(u"d-mmm"_s).shownTime(moment), u"5-Jan"_s);
    QCOMPARE(NumberFormat(u"dd/mm/yyyy hh:mm"_s).shownTime(moment), u"05/01/2026 10:20"_s);
    QCOMPARE(NumberFormat(u"h:mm AM/PM"_s).shownTime(moment), u"10:20 AM"_s);
}

void TestNumberFormat::currenciesAreRead()
{
    QCOMPARE(NumberFormat(u"[$$-409]#,##0.00"_s).currency(), u"$"_s);
    QCOMPARE(NumberFormat(u"\"€\" #,##0.00"_s).currency(), u"€"_s);
    QCOMPARE(NumberFormat(u"#,##0.00 [$USD]"_s).currency(), u"USD"_s);
    QCOMPARE(NumberFormat(u"0\" cm\""_s).currency(), QString());
    QCOMPARE(NumberFormat(builtInFormat(44)).currency(), u"$"_s);
}

// The number alone does not say what the cell means: 6 mm, or a price per bunch.
void TestNumberFormat::wordsAreShownWithTheirNumber()
{
    for (const auto &[code, worded] :
         {std::pair(u"0\" mm\""_s, u"6 mm"_s), std::pair(u"0.00\" €/Bund\""_s, u"6 €/Bund"_s),
          std::pair(u"\"€\" 0.00\" per 100\""_s, u"€ 6 per 100"_s), std::pair(u"\"x\"0"_s, u"x6"_s),
          std::pair(u"General\\ \"cm\""_s, u"6 cm"_s), std::pair(u"General_)"_s, QString()),
          std::pair(u"#,##0.00\\ [$€-407]"_s, QString()), std::pair(u"\"CHF\" 0.00"_s, QString()),
          std::pair(u"[$kr-406] #,##0"_s, QString()), std::pair(u"(000) 000-0000"_s, QString()),
          std::pair(u"# ?/?"_s, QString()), std::pair(u"0.00E+00"_s, QString()), std::pair(u"General"_s, QString())})
        QCOMPARE(NumberFormat(code).worded(u"6"_s), worded);
}

STEMDESK_APPLESS_TEST(TestNumberFormat)

} // namespace stemdesk::number_format_test

#include "tst_number_format.moc"
