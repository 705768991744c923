#include "core/domain/billing/minor_unit.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::minor_unit_test {

using namespace Qt::StringLiterals;

class TestMinorUnit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void currenciesHaveTheirDigits_data();
    void currenciesHaveTheirDigits();
    void halvesGoAwayFromZero_data();
    void halvesGoAwayFromZero();
    void whatIsTooGreatIsCut();
    void onlyWholeUnitsAreWhole_data();
    void onlyWholeUnitsAreWhole();
    void percentagesAreRoundedAlike();
};

void TestMinorUnit::currenciesHaveTheirDigits_data()
{
    QTest::addColumn<int>("digits");
    QTest::newRow("GBP") << 2;
    QTest::newRow("EUR") << 2;
    QTest::newRow("JPY") << 0;
    QTest::newRow("KWD") << 3;
    QTest::newRow("CLF") << 4;
    QTest::newRow("HUF") << 2;
    QTest::newRow("???") << 2;
}

void TestMinorUnit::currenciesHaveTheirDigits()
{
    QFETCH(const int, digits);

    QCOMPARE(MinorUnit(QString::fromLatin1(QTest::currentDataTag())).digits(), digits);
}

void TestMinorUnit::halvesGoAwayFromZero_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<double>("amount");
    QTest::addColumn<qint64>("count");
    const auto row = [](const char *name, const QString &currency, double amount, qint64 count) {
        QTest::newRow(name) << currency << amount << count;
    };
    row("no double holds it", u"GBP"_s, 1.005, 101);
    row("nor that", u"GBP"_s, 8.345, 835);
    row("a half that one holds", u"GBP"_s, 0.125, 13);
    row("below a half", u"GBP"_s, 0.12499, 12);
    row("an artefact", u"GBP"_s, 28.799999999999997, 2880);
    row("negative", u"GBP"_s, -1.005, -101);
    row("nothing", u"GBP"_s, 0, 0);
    row("yen", u"JPY"_s, 1234.5, 1235);
    row("dinars", u"KWD"_s, 1.0005, 1001);
    row("large", u"GBP"_s, 1234567.89, 123456789);
}

void TestMinorUnit::halvesGoAwayFromZero()
{
    QFETCH(const QString, currency);
    QFETCH(const double, amount);
    QFETCH(const qint64, count);

    QCOMPARE(MinorUnit(currency).rounded(amount), count);
}

void TestMinorUnit::whatIsTooGreatIsCut()
{
    QCOMPARE(MinorUnit(u"GBP").rounded(1e50), 9'007'199'254'740'992);
    QCOMPARE(MinorUnit(u"GBP").rounded(-1e300), -9'007'199'254'740'992);
    QVERIFY(!isBookable(MinorUnit(u"GBP").rounded(1e50)) && isBookable(MinorUnit(u"GBP").rounded(9e13)));
}

void TestMinorUnit::onlyWholeUnitsAreWhole_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<double>("amount");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("pence") << u"GBP"_s << 0.29 << true;
    QTest::newRow("half a penny") << u"GBP"_s << 0.005 << false;
    QTest::newRow("a third digit") << u"GBP"_s << 19.991 << false;
    QTest::newRow("refund") << u"GBP"_s << -1234.56 << true;
    QTest::newRow("sen") << u"JPY"_s << 10.5 << false;
    QTest::newRow("yen") << u"JPY"_s << 10.0 << true;
    QTest::newRow("fils") << u"KWD"_s << 10.005 << true;
    QTest::newRow("beyond counting") << u"GBP"_s << 1e40 << false;
}

void TestMinorUnit::onlyWholeUnitsAreWhole()
{
    QFETCH(const QString, currency);
    QFETCH(const double, amount);
    QFETCH(const bool, isWhole);
    const MinorUnit unit(currency);

    const auto count = unit.whole(amount);

    QCOMPARE(count.has_value(), isWhole);
    QCOMPARE(unit.amount(count.value_or(0)), isWhole ? amount : 0);
}

void TestMinorUnit::percentagesAreRoundedAlike()
{
    QCOMPARE(percentOf(10'050, 25), 2'513);
    QCOMPARE(percentOf(10'001, 33.3), 3'330);
    QCOMPARE(percentOf(0, 50), 0);
    QCOMPARE(percentOf(99, 100), 99);
}

STEMDESK_APPLESS_TEST(TestMinorUnit)

} // namespace stemdesk::minor_unit_test

#include "tst_minor_unit.moc"
