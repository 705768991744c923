#include "core/services/keys/idempotency_service.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::idempotency_service_test {

class TestIdempotencyService : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void replaysTheFirstAnswerByteForByte();
    void writesOnlyOnce();
    void keepsOnlySuccess();
    void recordAndRowsAreOneTransaction();
    void announcesAfterTheRecordIsThere();
    void tellsAnotherBody();
    void keyHoldsForOneMethodPathAndShop_data();
    void keyHoldsForOneMethodPathAndShop();
    void forgetsAfterADay();
    void expireDropsOldRecordsAlone();
};

namespace {

constexpr qint64 kDay = 86'400'000;

const IdempotencyKey kKey{
    .name = "order-1", .method = "POST", .path = "/api/v1/suppliers", .bodyHash = QByteArray(32, 'h')};

/// Work that creates a supplier and answers with `status`.
std::function<StoredAnswer()> creating(ShopServices &shop, int status = 201)
{
    return [&shop, status] {
        const auto supplier = shop.suppliers.create({.name = u"Bloom"_s});
        return StoredAnswer{.status = status,
                            .headers = {{"Location", "/api/v1/suppliers/" + supplier->id.text()},
                                        {"Stemdesk-Warnings", "unknown_color:\xc3\xa9"}},
                            .body = QByteArray("{\"id\":\0\xff", 8) + supplier->id.text()};
    };
}

qsizetype supplierCount(ShopServices &shop)
{
    return shop.suppliers.list({}, {})->rows.size();
}

qint64 recordCount(TestShop &test)
{
    return **test.session().first("select count(*) from idempotency_key",
                                  [](const Row &row) { return row.integer(0); });
}

} // namespace

void TestIdempotencyService::replaysTheFirstAnswerByteForByte()
{
    QVERIFY(!*shop().idempotency.replay(kKey));

    const auto first = shop().idempotency.once(kKey, creating(shop()));
    const auto second = shop().idempotency.once(kKey, creating(shop()));
    const auto replayed = shop().idempotency.replay(kKey);

    QVERIFY(!first->isReplay);
    for (const OnceAnswer &again : {*second, **replayed}) {
        QVERIFY(again.isReplay);
        QVERIFY(!again.bodyDiffers);
        QCOMPARE(again.answer.status, 201);
        QCOMPARE(again.answer.headers, first->answer.headers);
        QCOMPARE(again.answer.body, first->answer.body);
    }
}

void TestIdempotencyService::writesOnlyOnce()
{
    QVERIFY(shop().idempotency.once(kKey, creating(shop())));
    m_test->takeAnnounced();
    QVERIFY(shop().idempotency.once(kKey, creating(shop())));

    QCOMPARE(supplierCount(shop()), 1);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestIdempotencyService::keepsOnlySuccess()
{
    const auto refused = shop().idempotency.once(kKey, creating(shop(), 422));

    QCOMPARE(refused->answer.status, 422);
    QVERIFY(!refused->answer.body.isEmpty());
    QCOMPARE(supplierCount(shop()), 0);
    QCOMPARE(recordCount(*m_test), 0);
    QVERIFY(m_test->takeAnnounced().isEmpty());
    QVERIFY(!shop().idempotency.once(kKey, creating(shop()))->isReplay);
    QCOMPARE(supplierCount(shop()), 1);
}

void TestIdempotencyService::recordAndRowsAreOneTransaction()
{
    QVERIFY(m_test->session().run(isOnPostgres()
                                      ? "alter table idempotency_key add constraint refuse check (status = 0)"
                                      : "create trigger refuse before insert on idempotency_key begin "
                                        "select raise(abort, 'no room'); end"));

    const auto once = shop().idempotency.once(kKey, creating(shop()));

    QVERIFY(!once);
    QCOMPARE(supplierCount(shop()), 0);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestIdempotencyService::announcesAfterTheRecordIsThere()
{
    bool isThere = false;
    connect(&m_test->bus(), &ChangeBus::committed, this,
            [&] { isThere = shop().idempotency.replay(kKey)->has_value(); });

    QVERIFY(shop().idempotency.once(kKey, creating(shop())));

    QVERIFY(isThere);
}

void TestIdempotencyService::tellsAnotherBody()
{
    QVERIFY(shop().idempotency.once(kKey, creating(shop())));
    IdempotencyKey other = kKey;
    other.bodyHash = QByteArray(32, 'x');

    const auto again = shop().idempotency.once(other, creating(shop()));

    QVERIFY(again->isReplay);
    QVERIFY(again->bodyDiffers);
}

void TestIdempotencyService::keyHoldsForOneMethodPathAndShop_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("isOtherShop");
    QTest::newRow("another key") << QByteArray("ORDER-1") << kKey.path << false;
    QTest::newRow("another path") << kKey.name << kKey.path + "/x" << false;
    QTest::newRow("another shop") << kKey.name << kKey.path << true;
}

void TestIdempotencyService::keyHoldsForOneMethodPathAndShop()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, path);
    QFETCH(bool, isOtherShop);
    QVERIFY(shop().idempotency.once(kKey, creating(shop())));
    IdempotencyKey other = kKey;
    other.name = name;
    other.path = path;
    ShopServices &owner = isOtherShop ? m_test->otherShop() : shop();

    const auto once = owner.idempotency.once(other, creating(owner));

    QVERIFY(!once->isReplay);
    QCOMPARE(recordCount(*m_test), 2);
}

void TestIdempotencyService::forgetsAfterADay()
{
    QVERIFY(shop().idempotency.once(kKey, creating(shop())));

    m_test->tick(kDay);
    QVERIFY(shop().idempotency.replay(kKey)->has_value());
    m_test->tick(1);
    QVERIFY(!shop().idempotency.replay(kKey)->has_value());

    QVERIFY(!shop().idempotency.once(kKey, creating(shop()))->isReplay); // Takes the old one's place.
    QVERIFY(shop().idempotency.once(kKey, creating(shop()))->isReplay);
    QCOMPARE(supplierCount(shop()), 2);
}

void TestIdempotencyService::expireDropsOldRecordsAlone()
{
    QVERIFY(shop().idempotency.once(kKey, creating(shop())));
    m_test->tick(kDay);
    IdempotencyKey later = kKey;
    later.name = "order-2";
    QVERIFY(shop().idempotency.once(later, creating(shop())));
    m_test->tick(1);

    QVERIFY(IdempotencyService::expire(m_test->session(), m_test->now()));

    QCOMPARE(recordCount(*m_test), 1);
    QVERIFY(shop().idempotency.replay(later)->has_value());
}

STEMDESK_GUILESS_TEST(TestIdempotencyService)

} // namespace stemdesk::idempotency_service_test

#include "tst_idempotency_service.moc"
