#include "core/services/keys/usage_service.h"

#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/storage/engine/session.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::usage_service_test {

class TestUsageService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUpPerShop();
    void countsByMonthInUtc_data();
    void countsByMonthInUtc();
    void lastUseIsKeptToTheMinute();
    void lastUseNeverGoesBack();
    void emptyBatchWritesNothing();
};

namespace {

constexpr Instant kMidnight = 1'775'001'600'000; // 1 April 2026, 00:00 UTC.

} // namespace

void TestUsageService::addsUpPerShop()
{
    TestShop test;
    const qint64 own = test.context().tenant().shop;
    const qint64 others = contextOf(test.otherShop()).tenant().shop;
    UsageService &usage = test.services().usage();
    QCOMPARE(*usage.requestsInMonth(own, test.now()), 0);

    QVERIFY(usage.flush({.requestsByShop = {{own, 3}, {others, 10}}}, test.now()));
    QVERIFY(usage.flush({.requestsByShop = {{own, 4}}}, test.now()));

    QCOMPARE(*usage.requestsInMonth(own, test.now()), 7);
    QCOMPARE(*usage.requestsInMonth(others, test.now()), 10);
}

void TestUsageService::countsByMonthInUtc_data()
{
    QTest::addColumn<qint64>("at");
    QTest::addColumn<qint64>("march");
    QTest::addColumn<qint64>("april");
    QTest::newRow("last moment of March") << kMidnight - 1 << qint64(1) << qint64(0);
    QTest::newRow("first moment of April") << kMidnight << qint64(0) << qint64(1);
}

void TestUsageService::countsByMonthInUtc()
{
    QFETCH(qint64, at);
    QFETCH(qint64, march);
    QFETCH(qint64, april);
    TestShop test;
    const qint64 shop = test.context().tenant().shop;

    QVERIFY(test.services().usage().flush({.requestsByShop = {{shop, 1}}}, at));

    QCOMPARE(*test.services().usage().requestsInMonth(shop, kMidnight - 1), march);
    QCOMPARE(*test.services().usage().requestsInMonth(shop, kMidnight), april);
}

void TestUsageService::lastUseIsKeptToTheMinute()
{
    TestShop test;
    const CreatedKey used = *test.shop().keys.create(u"Used"_s, Scopes::all().bits(), std::nullopt);
    const CreatedKey idle = *test.shop().keys.create(u"Idle"_s, Scopes::all().bits(), std::nullopt);
    const auto owner = *ApiKeyService::owner(test.session(), apiKeyHash(used.text));

    QVERIFY(test.services().usage().flush(
        {.lastUsedByKey = {{{owner->tenant.shop, owner->storageKey}, kMidnight + 61'234}}}, test.now()));

    const auto keys = *test.shop().keys.list();
    QCOMPARE(keys.at(0).lastUsedAt, std::optional(kMidnight + 60'000));
    QCOMPARE(keys.at(1), idle.key);
}

void TestUsageService::lastUseNeverGoesBack()
{
    TestShop test;
    const CreatedKey key = *test.shop().keys.create(u"Used"_s, Scopes::all().bits(), std::nullopt);
    const auto owner = *ApiKeyService::owner(test.session(), apiKeyHash(key.text));
    const std::pair place(owner->tenant.shop, owner->storageKey);

    for (const Instant at : {kMidnight + 60'000, kMidnight})
        QVERIFY(test.services().usage().flush({.lastUsedByKey = {{place, at}}}, test.now()));

    QCOMPARE(test.shop().keys.list()->constFirst().lastUsedAt, std::optional(kMidnight + 60'000));
}

void TestUsageService::emptyBatchWritesNothing()
{
    TestShop test;
    const qint64 before = test.session().statementsRun();

    QVERIFY(test.services().usage().flush({}, test.now()));

    QCOMPARE(test.session().statementsRun(), before);
}

STEMDESK_GUILESS_TEST(TestUsageService)

} // namespace stemdesk::usage_service_test

#include "tst_usage_service.moc"
