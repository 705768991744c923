#include "core/services/keys/api_key_service.h"

#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::api_key_service_test {

class TestApiKeyService : public ServiceTest {
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
    const auto created = shop().keys.create(u" Website "_s, kAll, m_test->now() + 1'000);

    QVERIFY(created);
    QVERIFY(isWellFormedApiKey(created->text));
    QCOMPARE(created->key.name, u"Website"_s);
    QCOMPARE(created->key.scopes, kAll);
    QCOMPARE(created->key.createdAt, m_test->now());
    QCOMPARE(created->key.expiresAt, std::optional(m_test->now() + 1'000));
    QVERIFY(!created->key.revokedAt);
    QVERIFY(!created->key.lastUsedAt);
    QCOMPARE(*shop().keys.list(), QList<ApiKey>{created->key});
    const Changes announced = m_test->takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::ApiKey);
    QCOMPARE(announced.constFirst().action, ChangeAction::Created);
    const auto stored = m_test->session().first(
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

    const auto created = shop().keys.create(name, scopes, std::nullopt);

    QCOMPARE(created.error().code, code);
    QVERIFY(shop().keys.list()->isEmpty());
}

void TestApiKeyService::aKeyExpiresWithinTheCalendar()
{
    constexpr Instant kLast = 253'402'300'799'999;

    QCOMPARE(shop().keys.create(u"x"_s, kAll, kLast + 1).error().code, "invalid_expiresAt");

    QCOMPARE(shop().keys.create(u"x"_s, kAll, kLast)->key.expiresAt, std::optional(kLast));
}

void TestApiKeyService::ownerKnowsKeyAndShop()
{
    const CreatedKey own = made(shop());
    const CreatedKey others = made(m_test->otherShop());

    const auto owner = ownerOf(*m_test, own);
    const auto othersOwner = ownerOf(*m_test, others);

    QVERIFY(owner && othersOwner);
    QCOMPARE(owner->key, own.key);
    QCOMPARE(owner->shop.id, m_test->shopId());
    QCOMPARE(owner->shop.name, u"Test shop"_s);
    QCOMPARE(owner->tenant.id, m_test->shopId());
    QCOMPARE(owner->tenant.shop, m_test->context().tenant().shop);
    QCOMPARE(owner->tenant.defaultSupplier, m_test->context().tenant().defaultSupplier);
    QCOMPARE(othersOwner->shop.id, m_test->otherShopId());
    QVERIFY(owner->storageKey != othersOwner->storageKey);
}

void TestApiKeyService::ownerSeesSettingsAndRevocationAtOnce()
{
    const CreatedKey created = made(shop());
    QVERIFY(ownerOf(*m_test, created));
    const QList<std::pair<QString, QString>> settings{{u"rate-per-minute"_s, u"7"_s},
                                                      {u"monthly-cap"_s, u"8"_s},
                                                      {u"api-access"_s, u"off"_s},
                                                      {u"allowed-origins"_s, u"https://a.example,https://b.example"_s},
                                                      {u"public-url"_s, u"https://shop.example/"_s}};

    QVERIFY(shop().settings.set(settings));
    m_test->tick();
    QVERIFY(shop().keys.revoke(created.key.id));

    const auto owner = ownerOf(*m_test, created);
    QCOMPARE(owner->shop.ratePerMinute, 7);
    QCOMPARE(owner->shop.monthlyCap, 8);
    QVERIFY(!owner->shop.hasApiAccess);
    QCOMPARE(owner->shop.allowedOrigins, QStringList({u"https://a.example"_s, u"https://b.example"_s}));
    QCOMPARE(owner->shop.publicUrl, u"https://shop.example"_s);
    QCOMPARE(owner->key.revokedAt, std::optional(m_test->now()));
}

void TestApiKeyService::ownerCostsOneIndexedStatement()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    const CreatedKey created = made(shop());
    const qint64 before = m_test->session().statementsRun();

    QVERIFY(ownerOf(*m_test, created));

    QCOMPARE(m_test->session().statementsRun() - before, 1);
    const auto plan = m_test->session().all(
        "explain query plan select shop.name from api_key join shop "
        "on shop.key = api_key.shop where api_key.hash = ?",
        [](const Row &row) { return row.text(3); }, QByteArray("x"));
    QVERIFY2(!plan->join(u'\n').contains(u"SCAN"_s), qPrintable(plan->join(u'\n')));
}

void TestApiKeyService::unknownHashHasNoOwner()
{
    const auto owner = ApiKeyService::owner(m_test->session(), apiKeyHash(newApiKey()));

    QVERIFY(owner && !*owner);
}

void TestApiKeyService::revokesOnce()
{
    const CreatedKey created = made(shop());
    m_test->takeAnnounced();
    m_test->tick();

    const Result<ApiKey> revoked = shop().keys.revoke(created.key.id);
    m_test->tick();
    const Result<ApiKey> again = shop().keys.revoke(created.key.id);

    QCOMPARE(revoked->revokedAt, std::optional(m_test->now() - 1'000));
    QCOMPARE(*again, *revoked);
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    QCOMPARE(shop().keys.revoke(ApiKeyId::create()).error().kind, Error::Kind::NotFound);
}

void TestApiKeyService::shopsSeeTheirOwnKeys()
{
    const CreatedKey others = made(m_test->otherShop());

    QVERIFY(shop().keys.list()->isEmpty());
    QCOMPARE(shop().keys.revoke(others.key.id).error().kind, Error::Kind::NotFound);
    QVERIFY(!ownerOf(*m_test, others)->key.revokedAt);
}

STEMDESK_GUILESS_TEST(TestApiKeyService)

} // namespace stemdesk::api_key_service_test

#include "tst_api_key_service.moc"
