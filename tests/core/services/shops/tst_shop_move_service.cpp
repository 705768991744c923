#include "core/services/shops/shop_move_service.h"

#include "core/exchange/demo/demo_shop.h"
#include "core/services/secrets/master_key_vault.h"
#include "core/services/secrets/secrets_service.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/shops/shop_tables.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::shop_move_service_test {

using Engine = TestShop::Engine;
using Stage = ShopMoveProgress::Stage;

namespace {

/// Both shops of a database, with rows in all tables.
void fill(TestShop &database, bool withDemo = false)
{
    if (withDemo)
        QVERIFY(fillWithDemo(database.shop(), database.now()));
    else
        ShopWithEvent(database.shop());
    ShopWithEvent(database.otherShop());
    for (const ShopId &id : {database.shopId(), database.otherShopId()}) {
        const Tenant tenant = must(database.services().shops().tenant(id));
        for (const double markup : {0.1 + 0.2, 1.0 / 3, 5e-324, 1e50})
            QVERIFY(database.session().run("insert into product_type (shop, name, folded_name, markup, is_hired) "
                                           "values (?, ?, ?, ?, 0)",
                                           tenant.shop, QString::number(markup), QString::number(markup), markup));
        fillEmptyTables(database.session(), tenant.shop);
    }
}

QStringList dumpOf(TestShop &database, const ShopId &shop)
{
    const Result<Tenant> tenant = database.services().shops().tenant(shop);
    return tenant ? dumpOfShop(database.session(), tenant->shop) : QStringList();
}

QStringList dumpOfAll(TestShop &database)
{
    QStringList dump;
    for (const Shop &shop : must(database.services().shops().list()))
        dump += dumpOf(database, shop.id);
    return dump;
}

void addEngines()
{
    QTest::addColumn<Engine>("from");
    QTest::addColumn<Engine>("to");
    QTest::newRow("SQLite to PostgreSQL") << Engine::Sqlite << Engine::Postgres;
    QTest::newRow("PostgreSQL to SQLite") << Engine::Postgres << Engine::Sqlite;
    QTest::newRow("PostgreSQL to PostgreSQL") << Engine::Postgres << Engine::Postgres;
}

} // namespace

/// Moves shops between real databases. Each target already has its own shops, which are not touched.
class TestShopMoveService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAndBackKeepsEveryRow();
    void aMovedTemplateMakesTheSameEvent_data() { addEngines(); }
    void aMovedTemplateMakesTheSameEvent();
    void betweenTwoServersEveryRowIsKept();
    void aMovedSecretOpensAtTheTarget_data() { addEngines(); }
    void aMovedSecretOpensAtTheTarget();
    void theTargetIsWorkedOnMeanwhile();
    void theSourceIsReadAsItWasAtFirst_data() { addEngines(); }
    void theSourceIsReadAsItWasAtFirst();
    void aShopThatIsThereIsRefused_data() { addEngines(); }
    void aShopThatIsThereIsRefused();
    void onlyNamedShopsAreMoved();
    void unknownShopsAreRefused();
    void aStopLeavesNothing_data();
    void aStopLeavesNothing();
    void aLostConnectionLeavesNothing();
    void aCopyThatDiffersIsGivenUp_data();
    void aCopyThatDiffersIsGivenUp();
    void whatIsWrongIsNotMoved();
};

void TestShopMoveService::thereAndBackKeepsEveryRow()
{
    TestShop first(Engine::Sqlite);
    TestShop second(Engine::Postgres);
    TestShop third(Engine::Sqlite);
    fill(first, true);
    ShopWithEvent beside(second.shop());
    const QStringList before = dumpOfAll(first);
    const QStringList ofSecond = dumpOfAll(second);

    const auto there = ShopMoveService(first.services(), second.services(), goOn).move({});
    QVERIFY2(there, there ? "" : qPrintable(there.error().message));
    const auto back =
        ShopMoveService(second.services(), third.services(), goOn).move({first.shopId(), first.otherShopId()});
    QVERIFY2(back, back ? "" : qPrintable(back.error().message));

    QCOMPARE(there->shops.size(), 2);
    QCOMPARE(there->webhooks, 2);
    QCOMPARE(back->rows, there->rows + 2); // Two more rows for the feed histories that the first move began.
    for (TestShop *target : {&second, &third}) {
        for (const ShopId &shop : {first.shopId(), first.otherShopId()})
            QCOMPARE(dumpOf(*target, shop), dumpOf(first, shop));
        QCOMPARE(target->findings(), QString());
    }
    QCOMPARE(dumpOfAll(first), before);
    QCOMPARE(dumpOf(second, second.shopId()) + dumpOf(second, second.otherShopId()), ofSecond);
    // New rows get new keys and come last.
    ShopServices *moved = must(third.services().forShop(first.shopId()));
    const Supplier supplier = must(moved->suppliers.create({.name = u"Newest"_s}));
    QCOMPARE(must(moved->suppliers.find(supplier.id)).name, u"Newest"_s);
    QCOMPARE(third.findings(), QString());
}

void TestShopMoveService::aMovedTemplateMakesTheSameEvent()
{
    QFETCH(const Engine, from);
    QFETCH(const Engine, to);
    TestShop source(from);
    TestShop target(to);
    const ShopWithEvent filled(source.shop());
    must(source.shop().lines.patchItem(filled.event, filled.group, filled.roses, {.supplierId = filled.supplier}));
    must(source.shop().lines.patchGroup(filled.event, filled.group, {.place = u"ceremony"_s}));
    const EventTemplate saved = must(source.shop().templates.save(filled.event, u"Tables"_s));

    QVERIFY(ShopMoveService(source.services(), target.services(), goOn).move({source.shopId()}));

    ShopServices *shop = must(target.services().forShop(source.shopId()));
    EventTemplateService &moved = shop->templates;
    QCOMPARE(must(moved.find(saved.id)), saved);
    QCOMPARE(must(moved.makeEvent(saved.id)).event.itemsCount, 2);
    QCOMPARE(ShopWithEvent(filled, *shop).whole().groups.constFirst().place, u"ceremony"_s);
    QCOMPARE(saved.groups.constFirst().place, u"ceremony"_s);
    QCOMPARE(target.findings(), QString());
}

void TestShopMoveService::betweenTwoServersEveryRowIsKept()
{
    TestShop source(Engine::Postgres);
    TestShop target(Engine::Postgres);
    fill(source, true);
    ShopWithEvent beside(target.shop());
    const QStringList before = dumpOfAll(source);
    const QStringList ofTarget = dumpOfAll(target);

    const auto moved = ShopMoveService(source.services(), target.services(), goOn).move({});

    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().message));
    QCOMPARE(moved->shops.size(), 2);
    for (const ShopId &shop : {source.shopId(), source.otherShopId()})
        QCOMPARE(dumpOf(target, shop), dumpOf(source, shop));
    QCOMPARE(dumpOf(target, target.shopId()) + dumpOf(target, target.otherShopId()), ofTarget);
    QCOMPARE(dumpOfAll(source), before);
    QCOMPARE(target.findings(), QString());
    QVERIFY(must(target.services().forShop(source.shopId()))->suppliers.create({.name = u"Newest"_s}));
}

/// Pending deliveries are signed at the target with the receiver's old secret, once the master key is there too.
void TestShopMoveService::aMovedSecretOpensAtTheTarget()
{
    QFETCH(const Engine, from);
    QFETCH(const Engine, to);
    TestShop source(from);
    TestShop target(to);
    Keychain keyring;
    KeyPlaces here(keyring, source.folder() + u"/master.key"_s, true);
    KeyPlaces there(keyring, target.folder() + u"/master.key"_s, true);
    MasterKeyVault vaultHere(source.driver(), source.clock(), here);
    MasterKeyVault vaultThere(target.driver(), target.clock(), there);
    ServiceSource opened = source.source();
    opened.webhooks.secrets = &vaultHere;
    const auto services = must(Services::open(opened));
    ShopServices *shop = must(services->forShop(source.shopId()));
    const WebhookDraft draft = must(shop->webhooks.draft(
        {.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventCreated)}));
    must(shop->webhooks.create(draft));
    ShopWithEvent waiting(*shop);

    QVERIFY(ShopMoveService(*services, target.services(), goOn).move({source.shopId()}));
    const MasterKey key = must(SecretsService(source.session(), source.clock(), here).exported());
    must(SecretsService(target.session(), target.clock(), there).import({key}));

    const auto claim = must(DeliveryQueue(target.services(), target.clock()).claim({}, {}));
    QCOMPARE(claim.deliveries.size(), 1);
    const ClaimedDelivery &delivery = claim.deliveries.constFirst();
    QCOMPARE(delivery.webhook, draft.webhook.id);
    QCOMPARE(must(vaultThere.open(delivery.sealedSecret, secretIdentityOf(delivery.webhook))), draft.secret);
}

void TestShopMoveService::theTargetIsWorkedOnMeanwhile()
{
    TestShop source(Engine::Sqlite);
    TestShop target(Engine::Postgres);
    fill(source);
    const auto beside = must(Services::open(target.source()));
    ShopServices *other = must(beside->forShop(target.otherShopId()));
    int suppliers = 0;

    const auto moved = ShopMoveService(source.services(), target.services(), [&](const ShopMoveProgress &) {
                           ++suppliers;
                           return other->suppliers.create({.name = u"Supplier %1"_s.arg(suppliers)}).has_value();
                       }).move({});

    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().message));
    QVERIFY(suppliers > 10);
    QCOMPARE(dumpOf(target, source.shopId()), dumpOf(source, source.shopId()));
    QCOMPARE(target.findings(), QString());
}

void TestShopMoveService::theSourceIsReadAsItWasAtFirst()
{
    QFETCH(const Engine, from);
    QFETCH(const Engine, to);
    TestShop source(from);
    TestShop target(to);
    fill(source);
    const QStringList before = dumpOf(source, source.shopId());
    const auto beside = must(Services::open(source.source()));
    ShopServices *shop = must(beside->forShop(source.shopId()));

    const auto moved = ShopMoveService(source.services(), target.services(), [&](const ShopMoveProgress &) {
                           return shop->suppliers.create({.name = u"Too late"_s}).has_value();
                       }).move({});

    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().message));
    QCOMPARE(dumpOf(target, source.shopId()), before);
    QVERIFY(dumpOf(source, source.shopId()) != before);
}

void TestShopMoveService::aShopThatIsThereIsRefused()
{
    QFETCH(const Engine, from);
    QFETCH(const Engine, to);
    TestShop source(from);
    TestShop target(to);
    ShopWithEvent small(source.otherShop());
    QVERIFY(ShopMoveService(source.services(), target.services(), goOn).move({source.otherShopId()}));
    const QStringList before = dumpOfAll(target);

    const auto again = ShopMoveService(source.services(), target.services(), goOn).move({});

    QVERIFY(!again);
    QCOMPARE(again.error().code, "shop_exists");
    QVERIFY(again.error().message.contains("Other shop"_L1));
    QCOMPARE(dumpOfAll(target), before);
}

void TestShopMoveService::onlyNamedShopsAreMoved()
{
    TestShop source(Engine::Sqlite);
    TestShop target(Engine::Sqlite);
    fill(source);

    const auto moved = ShopMoveService(source.services(), target.services(), goOn).move({source.otherShopId()});

    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().message));
    QCOMPARE(dumpOf(target, source.otherShopId()), dumpOf(source, source.otherShopId()));
    QCOMPARE(dumpOf(target, source.shopId()), QStringList());
}

void TestShopMoveService::unknownShopsAreRefused()
{
    TestShop source(Engine::Sqlite);
    TestShop target(Engine::Sqlite);
    const QStringList before = dumpOfAll(target);

    const auto moved =
        ShopMoveService(source.services(), target.services(), goOn).move({source.shopId(), target.shopId()});

    QVERIFY(!moved);
    QCOMPARE(moved.error().kind, Error::Kind::NotFound);
    QCOMPARE(dumpOfAll(target), before);
}

void TestShopMoveService::aStopLeavesNothing_data()
{
    QTest::addColumn<Engine>("to");
    QTest::addColumn<Stage>("stage");
    QTest::newRow("PostgreSQL, while it is copied") << Engine::Postgres << Stage::Copying;
    QTest::newRow("PostgreSQL, while it is compared") << Engine::Postgres << Stage::Comparing;
    QTest::newRow("SQLite, while it is copied") << Engine::Sqlite << Stage::Copying;
    QTest::newRow("SQLite, while it is checked") << Engine::Sqlite << Stage::Checking;
}

void TestShopMoveService::aStopLeavesNothing()
{
    QFETCH(const Engine, to);
    QFETCH(const Stage, stage);
    TestShop source(Engine::Sqlite);
    TestShop target(to);
    ShopWithEvent small(source.shop());
    const qint64 before = rowsOfAllTables(target.session());

    const auto moved = ShopMoveService(source.services(), target.services(), [&](const ShopMoveProgress &progress) {
                           return progress.stage != stage || progress.table == "shop"_L1;
                       }).move({});

    QVERIFY(!moved);
    QCOMPARE(moved.error().code, "cancelled");
    QCOMPARE(rowsOfAllTables(target.session()), before);
}

void TestShopMoveService::aLostConnectionLeavesNothing()
{
    TestShop source(Engine::Sqlite);
    TestShop target(Engine::Postgres);
    fill(source);
    const qint64 before = rowsOfAllTables(target.session());
    const QString ownProcess = must(target.session().first("select cast(pg_backend_pid() as text)", [](const Row &row) {
                                   return row.text(0);
                               })).value_or(QString());

    const auto moved = ShopMoveService(source.services(), target.services(), [&](const ShopMoveProgress &progress) {
                           if (progress.table == "variant"_L1)
                               PostgresServer::ofThisRun().run(u"select pg_terminate_backend(%1)"_s.arg(ownProcess));
                           return true;
                       }).move({});

    QVERIFY(!moved);
    QCOMPARE(moved.error().kind, Error::Kind::Unavailable);
    QVERIFY(!moved.error().message.isEmpty());
    QCOMPARE(rowsOfAllTables(target.session()), before);
}

void TestShopMoveService::aCopyThatDiffersIsGivenUp_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("a number") << u"update tax_group set rate = rate + 0.0000001 where key = new.key"_s;
    QTest::newRow("a text") << u"update tax_group set name = name || ' ' where key = new.key"_s;
    QTest::newRow("a row less") << u"delete from colour where key = (select max(key) from colour)"_s;
    QTest::newRow("a reference") << u"update price_entry set supplier = (select min(key) from supplier) "
                                    "where key = (select max(key) from price_entry)"_s;
}

void TestShopMoveService::aCopyThatDiffersIsGivenUp()
{
    QFETCH(const QString, change);
    TestShop source(Engine::Postgres);
    TestShop target(Engine::Sqlite);
    ShopWithEvent small(source.shop());
    QVERIFY(
        target.session().run("create trigger falsify after insert on tax_group begin " + change.toUtf8() + "; end"));
    const QStringList before = dumpOfAll(target);

    const auto moved = ShopMoveService(source.services(), target.services(), goOn).move({source.shopId()});

    QVERIFY(!moved);
    QCOMPARE(moved.error().code, "copy_differs");
    QCOMPARE(dumpOfAll(target), before);
}

void TestShopMoveService::whatIsWrongIsNotMoved()
{
    TestShop source(Engine::Sqlite);
    TestShop target(Engine::Sqlite);
    ShopWithEvent small(source.shop());
    QVERIFY(source.session().run("update event set items_count = items_count + 1"));
    const qint64 before = rowsOfAllTables(target.session());

    const auto moved = ShopMoveService(source.services(), target.services(), goOn).move({});

    QVERIFY(!moved);
    QCOMPARE(moved.error().code, "check_failed");
    QCOMPARE(rowsOfAllTables(target.session()), before);
}

STEMDESK_GUILESS_TEST(TestShopMoveService)

} // namespace stemdesk::shop_move_service_test

#include "tst_shop_move_service.moc"
