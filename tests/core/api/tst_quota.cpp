#include "core/api/middleware/quota.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::quota_test {

namespace {

constexpr QuotaCaller kCaller{.key = 1, .shop = 1, .ratePerMinute = 3, .monthlyCap = 0};

QuotaVerdict taken(Quota &quota, qint64 tick, const QuotaCaller &caller = kCaller)
{
    return quota.take(caller, {.tick = tick, .now = TestShop::kStart + tick});
}

} // namespace

class QuotaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowSlides();
    void refusedRequestsDoNotCount();
    void keysHaveWindowsOfTheirOwn();
    void aBatchIsOfOneMonth();
    void aLoweredRateWaitsForEnoughToLeave();
    void failuresOfAnAddressLeaveAfterAMinute();
    void headersTellWhatIsLeft();
    void withoutLimitsThereAreNoHeaders();
    void errorsCountToo();
    void theRateIsPerKey();
    void theRateCanBeChangedOnARunningServer();
    void theCapIsOfTheShopAndTheMonth();
    void theCapIsKeptAcrossRestarts();
    void unauthenticatedRequestsCountNowhere();
};

void QuotaTest::theWindowSlides()
{
    Quota quota;
    QCOMPARE(taken(quota, 0).remaining, 2);
    QCOMPARE(taken(quota, 1'000).remaining, 1);
    QCOMPARE(taken(quota, 2'000).remaining, 0);

    const QuotaVerdict refused = taken(quota, 59'999);
    QCOMPARE(refused.kind, QuotaVerdict::Kind::RateLimited);
    QCOMPARE(refused.retryAfter, 1); // One millisecond, rounded up.
    QCOMPARE(taken(quota, 2'500).retryAfter, 58); // 57.5 s until the first leaves.

    QCOMPARE(taken(quota, 60'000).kind, QuotaVerdict::Kind::Allowed); // The first has left.
    QCOMPARE(taken(quota, 60'001).kind, QuotaVerdict::Kind::RateLimited);
    QCOMPARE(taken(quota, 61'000).kind, QuotaVerdict::Kind::Allowed);
}

void QuotaTest::refusedRequestsDoNotCount()
{
    Quota quota;
    for (int i = 0; i < 3; ++i)
        taken(quota, 0);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(taken(quota, 30'000).kind, QuotaVerdict::Kind::RateLimited);

    QCOMPARE(taken(quota, 60'000).remaining, 2);
    QCOMPARE(quota.takeBatches().constFirst().requestsByShop.value(1), 4);
}

void QuotaTest::aBatchIsOfOneMonth()
{
    Quota quota;
    const Instant april = 1'775'001'600'000; // 1 April 2026, 0:00 UTC.
    quota.take(kCaller, {.tick = 0, .now = april - 1});
    quota.take(kCaller, {.tick = 1, .now = april});

    quota.setStored(1, april, 10);
    QuotaCaller capped = kCaller;
    capped.monthlyCap = 12;
    QCOMPARE(quota.take(capped, {.tick = 2, .now = april}).kind, QuotaVerdict::Kind::Allowed); // The twelfth.

    const QList<UsageBatch> batches = quota.takeBatches();
    QCOMPARE(batches.size(), 2);
    QCOMPARE(batches.at(0).countedAt, april - 1);
    QCOMPARE(batches.at(0).requestsByShop.value(1), 1);
    QCOMPARE(batches.at(1).requestsByShop.value(1), 2);
}

void QuotaTest::keysHaveWindowsOfTheirOwn()
{
    Quota quota;
    for (int i = 0; i < 3; ++i)
        taken(quota, 0);
    QuotaCaller other = kCaller;
    other.key = 2;

    QCOMPARE(taken(quota, 0, other).remaining, 2);
}

void QuotaTest::aLoweredRateWaitsForEnoughToLeave()
{
    Quota quota;
    for (int i = 0; i < 3; ++i)
        taken(quota, i * 10'000LL);
    QuotaCaller lowered = kCaller;
    lowered.ratePerMinute = 1;

    // Two of the three must leave, the later one at 80 s; the last leaves at 80 s.
    QCOMPARE(taken(quota, 30'000, lowered).retryAfter, 50);
    QCOMPARE(taken(quota, 79'999, lowered).kind, QuotaVerdict::Kind::RateLimited);
    QCOMPARE(taken(quota, 80'000, lowered).kind, QuotaVerdict::Kind::Allowed);
}

void QuotaTest::failuresOfAnAddressLeaveAfterAMinute()
{
    Quota quota;
    for (int i = 0; i < 30; ++i)
        QCOMPARE(quota.failedLogin("192.0.2.1", i), 0);

    QCOMPARE(quota.failedLogin("192.0.2.1", 30'000), 30);
    QCOMPARE(quota.failedLogin("192.0.2.2", 30'000), 0);
    QCOMPARE(quota.failedLogin("192.0.2.1", 60'100), 0);
}

void QuotaTest::headersTellWhatIsLeft()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"2"_s);

    const Answer first = fixture.api().get("/api/v1/suppliers");
    const Answer second = fixture.api().get("/api/v1/suppliers");
    const Answer third = fixture.api().get("/api/v1/suppliers");

    QCOMPARE(first.header("ratelimit-policy"), "\"key\";q=2;w=60");
    QVERIFY(first.header("ratelimit").startsWith("\"key\";r=1;t="));
    QVERIFY(second.header("ratelimit").startsWith("\"key\";r=0;t="));
    QCOMPARE(third.status, 429);
    QCOMPARE(third.error(), "rate_limited");
    QCOMPARE(third.header("ratelimit-policy"), "\"key\";q=2;w=60");
    QVERIFY(third.header("ratelimit").startsWith("\"key\";r=0;t="));
    QVERIFY(third.header("retry-after").toInt() >= 1 && third.header("retry-after").toInt() <= 60);
    QVERIFY(fixture.api().isConnected());
}

void QuotaTest::withoutLimitsThereAreNoHeaders()
{
    ApiFixture fixture;

    const Answer answer = fixture.api().get("/api/v1/suppliers");

    QVERIFY(answer.header("ratelimit").isEmpty());
    QVERIFY(answer.header("ratelimit-policy").isEmpty());
}

void QuotaTest::errorsCountToo()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"2"_s);
    const Answer missing = fixture.api().get("/api/v1/nothing");
    QCOMPARE(missing.status, 404);
    QVERIFY(missing.header("ratelimit").startsWith("\"key\";r=1;t="));
    QCOMPARE(fixture.api().post("/api/v1/suppliers", "{").status, 422);

    QCOMPARE(fixture.api().get("/api/v1/nothing").status, 429); // Before the route.
}

void QuotaTest::theRateIsPerKey()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"1"_s);
    const auto second = fixture.connect(fixture.newKey());
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 429);

    QCOMPARE(second->get("/api/v1/suppliers").status, 200);
}

void QuotaTest::theRateCanBeChangedOnARunningServer()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"1"_s);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 429);

    fixture.set(u"rate-per-minute"_s, u"2"_s);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 429);
    fixture.set(u"rate-per-minute"_s, u"0"_s);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
}

void QuotaTest::theCapIsOfTheShopAndTheMonth()
{
    ApiFixture fixture;
    fixture.set(u"monthly-cap"_s, u"2"_s);
    const auto sameShop = fixture.connect(fixture.newKey());
    const auto otherShop = fixture.connect(fixture.newOtherKey());
    otherShop->forbid({});
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
    QCOMPARE(sameShop->get("/api/v1/suppliers").status, 200);

    const Answer refused = fixture.api().get("/api/v1/suppliers");

    QCOMPARE(refused.status, 429);
    QCOMPARE(refused.error(), "monthly_cap_reached");
    // From 21 March 2026, 10:00 to 1 April, 0:00 UTC: 10 days and 14 hours.
    QCOMPARE(refused.header("retry-after").toInt(), (10 * 24 + 14) * 3600);
    QCOMPARE(sameShop->get("/api/v1/suppliers").status, 429);
    QCOMPARE(otherShop->get("/api/v1/suppliers").status, 200);
    fixture.test().tick((10 * 24 + 14) * 3'600'000LL);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
}

void QuotaTest::theCapIsKeptAcrossRestarts()
{
    ApiFixture fixture;
    fixture.set(u"monthly-cap"_s, u"2"_s);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);

    fixture.restart();

    QCOMPARE(fixture.api().get("/api/v1/suppliers").error(), "monthly_cap_reached");
}

void QuotaTest::unauthenticatedRequestsCountNowhere()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"1"_s);
    fixture.set(u"monthly-cap"_s, u"1"_s);
    for (int i = 0; i < 3; ++i) {
        const Answer refused = fixture.api().get("/api/v1/suppliers", {{"Authorization", "-"}});
        QCOMPARE(refused.status, 401);
        QVERIFY(refused.header("ratelimit").isEmpty());
    }

    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200);
}

STEMDESK_GUILESS_TEST(QuotaTest)

} // namespace stemdesk::quota_test

#include "tst_quota.moc"
