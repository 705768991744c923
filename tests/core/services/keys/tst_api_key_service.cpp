#include "core/services/keys/api_key_service.h"

#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/storage/engine/session.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::api_key_service_test {

class TestApiKeyService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsAKeyThatIsShownOnce();
    void refusesWhatIsNoKey_data();
    void refusesWhatIsNoKey();
    void aKeyExpiresWithinTheCalendar();
    void ownerKnowsKeyAndShop();
    void ownerSeesSettingsAndRevocationAtOnce();
    void ownerCostsOneIndexedStatement();
    void unknownHashHasNoOwner();
    void revokesOnce();
    void shopsSeeTheirOwnKeys();
};

namespace {

const quint32 kAll = Scopes::all().bits();

CreatedKey made(ShopServices &shop, const QString &name = u"Website"_s)
{
    return *shop.keys.create(name, kAll, std::nullopt);
}

std::optional<KeyOwner> ownerOf(TestShop &test, const CreatedKey &created)
{
    return *ApiKeyService::owner(test.session(), apiKeyHash(created.text));
}

} // namespace

void TestApiKeyService::createsAKeyThatIsShownOnce()
{
    TestShop test;

    const auto created = test.shop().keys.create(u" Website "_s, kAll, test.now() + 1'000);

    QVERIFY(created);
    QVERIFY(isWellFormedApiKey(created->text));
    QCOMPARE(created->key.name, u"Website"_s);
    QCOMPARE(created->key.scopes, kAll);
    QCOMPARE(created->key.createdAt, test.now());
    QCOMPARE(created->key.expiresAt, std::optional(test.now() + 1'000));
    QVERIFY(!created->key.revokedAt);
    QVERIFY(!created->key.lastUsedAt);
    QCOMPARE(*test.shop().keys.list(), QList<ApiKey>{created->key});
    const Changes announced = test.takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::ApiKey);
    QCOMPARE(announced.constFirst().action, ChangeAction::Created);
    const auto stored = test.session().first(
        "select count(*) from api_key where hash = ?", [](const Row &row) { return row.integer(0); }, created->text);
    QCOMPARE(**stored, 0); // The text itself is nowhere.
}

void TestApiKeyService::refusesWhatIsNoKey_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<quint32>("scopes");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no name") << u" "_s << kAll << QByteArray("name_required");
    QTest::newRow("no scope") << u"x"_s << quint32(0) << QByteArray("invalid_scopes");
    QTest::newRow("unknown scope") << u"x"_s << quint32(kAll + 1) << QByteArray("invalid_scopes");
}

void TestApiKeyService::refusesWhatIsNoKey()
{
    QFETCH(QString, name);
    QFETCH(quint32, scopes);
    QFETCH(QByteArray, code);
    TestShop test;

    const auto created = test.shop().keys.create(name, scopes, std::nullopt);

    QCOMPARE(created.error().code, code);
    QVERIFY(test.shop().keys.list()->isEmpty());
}

void TestApiKeyService::aKeyExpiresWithinTheCalendar()
{
    constexpr Instant kLast = 253'402'300'799'999;
    TestShop test;

    QCOMPARE(test.shop().keys.create(u"x"_s, kAll, kLast + 1).error().code, "invalid_expiresAt");

    QCOMPARE(test.shop().keys.create(u"x"_s, kAll, kLast)->key.expiresAt, std::optional(kLast));
}

void TestApiKeyService::ownerKnowsKeyAndShop()
{
    TestShop test;
    const CreatedKey own = made(test.shop());
    const CreatedKey others = made(test.otherShop());

    const auto owner = ownerOf(test, own);
    const auto othersOwner = ownerOf(test, others);

    QVERIFY(owner && othersOwner);
    QCOMPARE(owner->key, own.key);
    QCOMPARE(owner->shop.id, test.shopId());
    QCOMPARE(owner->shop.name, u"Test shop"_s);
    QCOMPARE(owner->tenant.id, test.shopId());
    QCOMPARE(owner->tenant.shop, test.context().tenant().shop);
    QCOMPARE(owner->tenant.defaultSupplier, test.context().tenant().defaultSupplier);
    QCOMPARE(othersOwner->shop.id, test.otherShopId());
    QVERIFY(owner->storageKey != othersOwner->storageKey);
}

void TestApiKeyService::ownerSeesSettingsAndRevocationAtOnce()
{
    TestShop test;
    const CreatedKey created = made(test.shop());
    QVERIFY(ownerOf(test, created));
    const QList<std::pair<QString, QString>> settings{{u"rate-per-minute"_s, u"7"_s},
                                                      {u"monthly-cap"_s, u"8"_s},
                                                      {u"api-access"_s, u"off"_s},
                                                      {u"allowed-origins"_s, u"https://a.example,https://b.example"_s},
                                                      {u"public-url"_s, u"https://shop.example/"_s}};

    QVERIFY(test.shop().settings.set(settings));
    test.tick();
    QVERIFY(test.shop().keys.revoke(created.key.id));

    const auto owner = ownerOf(test, created);
    QCOMPARE(owner->shop.ratePerMinute, 7);
    QCOMPARE(owner->shop.monthlyCap, 8);
    QVERIFY(!owner->shop.hasApiAccess);
    QCOMPARE(owner->shop.allowedOrigins, QStringList({u"https://a.example"_s, u"https://b.example"_s}));
    QCOMPARE(owner->shop.publicUrl, u"https://shop.example"_s);
    QCOMPARE(owner->key.revokedAt, std::optional(test.now()));
}

void TestApiKeyService::ownerCostsOneIndexedStatement()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    TestShop test;
    const CreatedKey created = made(test.shop());
    const qint64 before = test.session().statementsRun();

    QVERIFY(ownerOf(test, created));

    QCOMPARE(test.session().statementsRun() - before, 1);
    const auto plan = test.session().all(
        "explain query plan select shop.name from api_key join shop "
        "on shop.key = api_key.shop where api_key.hash = ?",
        [](const Row &row) { return row.text(3); }, QByteArray("x"));
    QVERIFY2(!plan->join(u'\n').contains(u"SCAN"_s), qPrintable(plan->join(u'\n')));
}

void TestApiKeyService::unknownHashHasNoOwner()
{
    TestShop test;

    const auto owner = ApiKeyService::owner(test.session(), apiKeyHash(newApiKey()));

    QVERIFY(owner && !*owner);
}

void TestApiKeyService::revokesOnce()
{
    TestShop test;
    const CreatedKey created = made(test.shop());
    test.takeAnnounced();
    test.tick();

    const Result<ApiKey> revoked = test.shop().keys.revoke(created.key.id);
    test.tick();
    const Result<ApiKey> again = test.shop().keys.revoke(created.key.id);

    QCOMPARE(revoked->revokedAt, std::optional(test.now() - 1'000));
    QCOMPARE(*again, *revoked);
    QCOMPARE(test.takeAnnounced().size(), 1);
    QCOMPARE(test.shop().keys.revoke(ApiKeyId::create()).error().kind, Error::Kind::NotFound);
}

void TestApiKeyService::shopsSeeTheirOwnKeys()
{
    TestShop test;
    const CreatedKey others = made(test.otherShop());

    QVERIFY(test.shop().keys.list()->isEmpty());
    QCOMPARE(test.shop().keys.revoke(others.key.id).error().kind, Error::Kind::NotFound);
    QVERIFY(!ownerOf(test, others)->key.revokedAt);
}

STEMDESK_GUILESS_TEST(TestApiKeyService)

} // namespace stemdesk::api_key_service_test

#include "tst_api_key_service.moc"
