#include "core/domain/billing/largest_remainder.h"

#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <numeric>

namespace stemdesk::largest_remainder_test {

class TestLargestRemainder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLargestRemaindersAreServed();
    void equalRemaindersAreServedInOrder();
    void whatNoDoubleHoldsIsEqualAllTheSame();
    void negativePartsLieBesideTheirExactOnes();
    void theTotalIsMetWhateverThePartsAre();
    void randomTotals();
};

namespace {

qint64 sumOf(const QList<qint64> &parts)
{
    return std::accumulate(parts.cbegin(), parts.cend(), qint64(0));
}

} // namespace

void TestLargestRemainder::theLargestRemaindersAreServed()
{
    QCOMPARE(wholeParts(10, {3.2L, 3.7L, 3.1L}), QList<qint64>({3, 4, 3}));
    QCOMPARE(wholeParts(11, {3.2L, 3.7L, 3.1L}), QList<qint64>({4, 4, 3}));
    QCOMPARE(wholeParts(7, {7.0L}), QList<qint64>({7}));
    QCOMPARE(wholeParts(0, {}), QList<qint64>());
}

void TestLargestRemainder::equalRemaindersAreServedInOrder()
{
    QCOMPARE(wholeParts(100, {100 / 3.0L, 100 / 3.0L, 100 / 3.0L}), QList<qint64>({34, 33, 33}));
    QCOMPARE(wholeParts(3, {0.5L, 1.5L, 0.5L, 0.5L}), QList<qint64>({1, 2, 0, 0}));
}

void TestLargestRemainder::whatNoDoubleHoldsIsEqualAllTheSame()
{
    const auto tenths = static_cast<long double>(0.1 + 0.2) * 10; // Not quite 3.
    QCOMPARE(wholeParts(7, {3.5L, tenths + 0.5L}), QList<qint64>({4, 3}));
    QCOMPARE(wholeParts(3, {tenths, 0.0L}), QList<qint64>({3, 0}));
    QCOMPARE(wholeParts(3, {2.9999999999999L, 0.4L}), QList<qint64>({3, 0}));
}

void TestLargestRemainder::negativePartsLieBesideTheirExactOnes()
{
    QCOMPARE(wholeParts(90, {100.4L, -10.4L}), QList<qint64>({100, -10}));
    QCOMPARE(wholeParts(-3, {-1.5L, -1.5L}), QList<qint64>({-1, -2}));
}

void TestLargestRemainder::theTotalIsMetWhateverThePartsAre()
{
    QCOMPARE(wholeParts(10, {1.0L, 1.0L, 1.5L}), QList<qint64>({3, 3, 4}));
    QCOMPARE(wholeParts(-10, {1.0L, 1.0L}), QList<qint64>({-5, -5}));
}

void TestLargestRemainder::randomTotals()
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

STEMDESK_APPLESS_TEST(TestLargestRemainder)

} // namespace stemdesk::largest_remainder_test

#include "tst_largest_remainder.moc"
