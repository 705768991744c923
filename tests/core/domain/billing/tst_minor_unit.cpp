#include "core/domain/billing/minor_unit.h"

#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <numeric>

namespace stemdesk::minor_unit_test {

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

    void theLargestRemaindersAreServed();
    void equalRemaindersAreServedInOrder();
    void whatNoDoubleHoldsIsEqualAllTheSame();
    void negativePartsLieBesideTheirExactOnes();
    void theTotalIsMetWhateverThePartsAre();
    void randomTotals();
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

namespace {

qint64 sumOf(const QList<qint64> &parts)
{
    return std::accumulate(parts.cbegin(), parts.cend(), qint64(0));
}

} // namespace

void TestMinorUnit::theLargestRemaindersAreServed()
{
    QCOMPARE(wholeParts(10, {3.2L, 3.7L, 3.1L}), QList<qint64>({3, 4, 3}));
    QCOMPARE(wholeParts(11, {3.2L, 3.7L, 3.1L}), QList<qint64>({4, 4, 3}));
    QCOMPARE(wholeParts(7, {7.0L}), QList<qint64>({7}));
    QCOMPARE(wholeParts(0, {}), QList<qint64>());
}

void TestMinorUnit::equalRemaindersAreServedInOrder()
{
    QCOMPARE(wholeParts(100, {100 / 3.0L, 100 / 3.0L, 100 / 3.0L}), QList<qint64>({34, 33, 33}));
    QCOMPARE(wholeParts(3, {0.5L, 1.5L, 0.5L, 0.5L}), QList<qint64>({1, 2, 0, 0}));
}

void TestMinorUnit::whatNoDoubleHoldsIsEqualAllTheSame()
{
    const auto tenths = static_cast<long double>(0.1 + 0.2) * 10; // Not quite 3.
    QCOMPARE(wholeParts(7, {3.5L, tenths + 0.5L}), QList<qint64>({4, 3}));
    QCOMPARE(wholeParts(3, {tenths, 0.0L}), QList<qint64>({3, 0}));
    QCOMPARE(wholeParts(3, {2.9999999999999L, 0.4L}), QList<qint64>({3, 0}));
}

void TestMinorUnit::negativePartsLieBesideTheirExactOnes()
{
    QCOMPARE(wholeParts(90, {100.4L, -10.4L}), QList<qint64>({100, -10}));
    QCOMPARE(wholeParts(-3, {-1.5L, -1.5L}), QList<qint64>({-1, -2}));
}

void TestMinorUnit::theTotalIsMetWhateverThePartsAre()
{
    QCOMPARE(wholeParts(10, {1.0L, 1.0L, 1.5L}), QList<qint64>({3, 3, 4}));
    QCOMPARE(wholeParts(-10, {1.0L, 1.0L}), QList<qint64>({-5, -5}));
}

void TestMinorUnit::randomTotals()
{
    QRandomGenerator random(20260321);
    for (int round = 0; round < 100'000; ++round) {
        const qint64 total = random.bounded(100'000'000);
        QList<long double> weights;
        for (int part = random.bounded(1, 9); part > 0; --part)
            weights += static_cast<long double>(random.bounded(1000.0));
        const long double sum = std::accumulate(weights.cbegin(), weights.cend(), 0.0L);
        QList<long double> exact;
        for (const long double weight : std::as_const(weights))
            exact += sum > 0 ? static_cast<long double>(total) * (weight / sum) : 0;
        if (sum <= 0)
            continue;

        const QList<qint64> parts = wholeParts(total, exact);

        QCOMPARE(sumOf(parts), total);
        for (qsizetype at = 0; at < parts.size(); ++at) {
            QVERIFY(std::abs(static_cast<long double>(parts.at(at)) - exact.at(at)) < 1 + 1e-6L);
            // No part that was rounded down had a larger remainder than one that was rounded up.
            for (qsizetype other = 0; other < parts.size(); ++other) {
                const long double given = static_cast<long double>(parts.at(at)) - exact.at(at);
                const long double taken = static_cast<long double>(parts.at(other)) - exact.at(other);
                QVERIFY(given - taken < 1 + 1e-6L);
            }
        }
    }
}

STEMDESK_APPLESS_TEST(TestMinorUnit)

} // namespace stemdesk::minor_unit_test

#include "tst_minor_unit.moc"
