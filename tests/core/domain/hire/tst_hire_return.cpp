#include "core/domain/hire/hire_return.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::hire_return_test {

class TestHireReturn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotNamedStays();
    void moreThanWasHiredIsRefused();
    void whatStandsStaysRightWhereFewerAreNeeded();
    void takingOff_data();
    void takingOff();
    void nothingIsOwnedLessThanNotAtAll();
    void whatNobodyCountsIsNotTakenOff();
};

namespace {

HireReturn lost(double units, bool isTakenOff, double taken = 0)
{
    return {.damagedUnits = units, .isTakenOff = isTakenOff, .takenOffUnits = taken};
}

} // namespace

void TestHireReturn::whatIsNotNamedStays()
{
    const HireReturn before{.returnedUnits = 3, .damagedUnits = 1, .missingUnits = 2, .isTakenOff = true};

    const auto after = patched(before, {.damagedUnits = 2}, 10, 0);

    QVERIFY(after);
    QCOMPARE(*after, (HireReturn{.returnedUnits = 3, .damagedUnits = 2, .missingUnits = 2, .isTakenOff = true}));
}

void TestHireReturn::moreThanWasHiredIsRefused()
{
    const auto after = patched({.returnedUnits = 8}, {.damagedUnits = 1, .missingUnits = 2}, 10, 0);

    QVERIFY(!after);
    QCOMPARE(after.error().code, QByteArray("invalid_returns"));
    QCOMPARE(checkShape({HireReturnPatch{.missingUnits = -1}}).error().code, QByteArray("invalid_returns"));
    QVERIFY(patched({.returnedUnits = 0.1}, {.damagedUnits = 0.2}, 0.3, 0));
}

void TestHireReturn::whatStandsStaysRightWhereFewerAreNeeded()
{
    const HireReturn before{.returnedUnits = 8, .damagedUnits = 2};

    QVERIFY(patched(before, {.isTakenOff = true}, 4, 0));
    QVERIFY(!patched(before, {.returnedUnits = 7}, 4, 0));
}

void TestHireReturn::takingOff_data()
{
    QTest::addColumn<double>("owned");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("second");
    QTest::addColumn<double>("then");

    QTest::newRow("the same again") << 10.0 << 3.0 << 3.0 << 7.0;
    QTest::newRow("one more") << 10.0 << 3.0 << 4.0 << 6.0;
    QTest::newRow("one fewer") << 10.0 << 3.0 << 2.0 << 8.0;
    QTest::newRow("none") << 10.0 << 3.0 << 0.0 << 10.0;
    QTest::newRow("more than there are") << 2.0 << 3.0 << 4.0 << 0.0;
    QTest::newRow("fewer than there were") << 4.0 << 5.0 << 3.0 << 1.0;
}

void TestHireReturn::takingOff()
{
    QFETCH(const double, owned);
    QFETCH(const double, first);
    QFETCH(const double, second);
    std::optional<double> now = owned;
    HireReturn one = lost(first, true);
    takeOff({}, one, now);
    HireReturn two = lost(second, true, one.takenOffUnits);

    takeOff(one, two, now);

    QTEST(*now, "then");
    HireReturn back = lost(second, false, two.takenOffUnits);
    takeOff(two, back, now);
    QCOMPARE(*now, owned);
    QCOMPARE(back.takenOffUnits, 0.0);
}

void TestHireReturn::nothingIsOwnedLessThanNotAtAll()
{
    std::optional<double> owned = 2;
    HireReturn all = lost(5, true);
    takeOff({}, all, owned);
    QCOMPARE(*owned, 0.0);
    QCOMPARE(all.takenOffUnits, 2.0);

    owned = 10; // Bought since.
    HireReturn again = lost(5, true, all.takenOffUnits);
    takeOff(all, again, owned);

    QCOMPARE(*owned, 10.0);
    HireReturn more = lost(6, true, again.takenOffUnits);
    takeOff(again, more, owned);
    QCOMPARE(*owned, 9.0);
}

void TestHireReturn::whatNobodyCountsIsNotTakenOff()
{
    std::optional<double> owned;
    HireReturn all = lost(5, true);

    takeOff({}, all, owned);

    QVERIFY(!owned);
    QCOMPARE(all.takenOffUnits, 0.0);
}

STEMDESK_APPLESS_TEST(TestHireReturn)

} // namespace stemdesk::hire_return_test

#include "tst_hire_return.moc"
