#include "core/services/database/stored_totals.h"

#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::stored_totals_test {

class TestStoredTotals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void totalsOfOlderRulesAreWorkedOutAnew();
    void totalsOfTheseRulesAreLeftAlone();
};

namespace {

void spoil(TestShop &test)
{
    QVERIFY(test.session().run("update event set customer_price_inc_tax = 1, cost_inc_tax = 7"));
}

} // namespace

void TestStoredTotals::totalsOfOlderRulesAreWorkedOutAnew()
{
    TestShop test;
    const ShopWithEvent shop(test.shop());
    const int version = shop.whole().version;
    spoil(test);
    QVERIFY(distrustTotals(test.session()));

    QVERIFY(bringTotalsUpToDate(test.services()));

    QCOMPARE(shop.storedTotals(), shop.freshTotals());
    QCOMPARE(shop.whole().version, version + 1); // Clients with a copy must read it again.
}

void TestStoredTotals::totalsOfTheseRulesAreLeftAlone()
{
    TestShop test;
    const ShopWithEvent shop(test.shop());
    QVERIFY(bringTotalsUpToDate(test.services()));
    const int version = shop.whole().version;
    spoil(test);

    QVERIFY(bringTotalsUpToDate(test.services()));

    QVERIFY(shop.storedTotals() != shop.freshTotals()); // They were not looked at: opening stays quick.
    QCOMPARE(shop.whole().version, version);
}

STEMDESK_GUILESS_TEST(TestStoredTotals)

} // namespace stemdesk::stored_totals_test

#include "tst_stored_totals.moc"
