#include "core/services/shops/shop_service.h"

#include "core/domain/shops/shop_setup.h"
#include "core/services/database/database.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace stemdesk::shop_service_test {

class TestShopService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void presetsCoverWhatTheProductPromises();
    void newShopHasWhatItNeeds();
    void newShopIsAnnouncedAlone();
    void shopsKeepToThemselves();
    void refusesWhatIsNoShop_data();
    void refusesWhatIsNoShop();
    void firstIsTheOldest();
    void firstIsMadeOnceWhereThereIsNone();
    void firstIsMadeInUtcWhereTheZoneIsUnknown();
    void unknownShopIsNotFound();
};

namespace {

/// A database without any shop.
class EmptyDatabase {
public:
    EmptyDatabase()
    {
        const Clock now = [] { return TestShop::kStart; };
        m_driver = *openDatabase(m_folder.path(), true, now);
        m_session = *Session::open(*m_driver);
        m_shops = std::make_unique<ShopService>(*m_session, m_bus, now);
    }
    ShopService &shops() { return *m_shops; }

private:
    QTemporaryDir m_folder;
    ChangeBus m_bus;
    std::unique_ptr<Driver> m_driver;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ShopService> m_shops;
};

} // namespace

void TestShopService::presetsCoverWhatTheProductPromises()
{
    QVERIFY(kPresetColours.size() >= 12);
    QVERIFY(kPresetCategories.size() >= 8);
}

void TestShopService::newShopHasWhatItNeeds()
{
    TestShop test;

    const Result<Shop> shop = test.services().shops().create(u"  Bloom "_s, u"Europe/Amsterdam"_s);

    QVERIFY(shop);
    QCOMPARE(shop->name, u"Bloom"_s);
    QCOMPARE(shop->timeZone, u"Europe/Amsterdam"_s);
    QCOMPARE(shop->createdAt, test.now());
    QCOMPARE(shop->version, 1);
    const QList<ProductType> types{
        {.name = u"flower"_s}, {.name = u"material"_s}, {.name = u"hire"_s, .isHired = true}};
    QCOMPARE(shop->productTypes, types);
    const Result<Shop> read = test.services().shops().find(shop->id);
    QVERIFY(read);
    QCOMPARE(*read, *shop);

    ShopServices &services = **test.services().forShop(shop->id);
    const Result<QList<Colour>> colours = services.colours.all();
    QVERIFY(colours);
    QCOMPARE(colours->size(), qsizetype(kPresetColours.size()));
    QVERIFY(std::ranges::all_of(*colours, &Colour::isPreset));
    QCOMPARE(services.categories.all()->size(), qsizetype(kPresetCategories.size()));
    QVERIFY(contextOf(services).tenant().defaultSupplier > 0);
    QVERIFY(services.suppliers.list({}, {})->rows.isEmpty());
}

void TestShopService::newShopIsAnnouncedAlone()
{
    TestShop test;

    const Result<Shop> shop = test.services().shops().create(u"Bloom"_s, u"UTC"_s);

    QVERIFY(shop);
    const Changes expected{{.seq = 1,
                            .shop = shop->id,
                            .at = test.now(),
                            .resource = Resource::Shop,
                            .id = shop->id.bytes(),
                            .action = ChangeAction::Created}};
    QCOMPARE(test.takeAnnounced(), expected);
}

void TestShopService::shopsKeepToThemselves()
{
    TestShop test;

    QVERIFY(test.shopId() != test.otherShopId());
    const auto own = *test.shop().colours.all();
    const auto others = *test.otherShop().colours.all();
    QCOMPARE(own.size(), others.size());
    for (const Colour &colour : own)
        QVERIFY(std::ranges::find(others, colour.id, &Colour::id) == others.end());
}

void TestShopService::refusesWhatIsNoShop_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("timeZone");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no name") << u"  "_s << u"UTC"_s << QByteArray("name_required");
    QTest::newRow("long name") << QString(201, u'x') << u"UTC"_s << QByteArray("invalid_name");
    QTest::newRow("no zone") << u"Bloom"_s << QString() << QByteArray("invalid_time-zone");
    QTest::newRow("unknown zone") << u"Bloom"_s << u"Mars/Base"_s << QByteArray("invalid_time-zone");
}

void TestShopService::refusesWhatIsNoShop()
{
    QFETCH(QString, name);
    QFETCH(QString, timeZone);
    QFETCH(QByteArray, code);
    TestShop test;

    const Result<Shop> shop = test.services().shops().create(name, timeZone);

    QVERIFY(!shop);
    QCOMPARE(shop.error().code, code);
    QCOMPARE(test.services().shops().list()->size(), 2);
    QVERIFY(test.takeAnnounced().isEmpty());
}

void TestShopService::firstIsTheOldest()
{
    TestShop test;

    const auto first = test.services().shops().first();
    const auto made = test.services().shops().firstOrCreated(u"UTC"_s);

    QVERIFY(first && *first);
    QCOMPARE((*first)->id, test.shopId());
    QCOMPARE(*made, **first);
    QCOMPARE(test.services().shops().list()->size(), 2);
}

void TestShopService::firstIsMadeOnceWhereThereIsNone()
{
    EmptyDatabase database;
    QVERIFY(!*database.shops().first());

    const Result<Shop> made = database.shops().firstOrCreated(u"Europe/Paris"_s);
    const Result<Shop> again = database.shops().firstOrCreated(u"Europe/Paris"_s);

    QVERIFY(made && again);
    QVERIFY(!made->name.isEmpty());
    QCOMPARE(made->timeZone, u"Europe/Paris"_s);
    QCOMPARE(*again, *made);
    QCOMPARE(database.shops().list()->size(), 1);
}

void TestShopService::firstIsMadeInUtcWhereTheZoneIsUnknown()
{
    EmptyDatabase database;

    const Result<Shop> made = database.shops().firstOrCreated(u"UTC+02:00"_s);

    QVERIFY(made);
    QCOMPARE(made->timeZone, u"UTC"_s);
}

void TestShopService::unknownShopIsNotFound()
{
    TestShop test;

    const auto found = test.services().shops().find(ShopId::create());
    const auto services = test.services().forShop(ShopId::create());

    QCOMPARE(found.error().kind, Error::Kind::NotFound);
    QCOMPARE(services.error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestShopService)

} // namespace stemdesk::shop_service_test

#include "tst_shop_service.moc"
