#include "core/services/shops/shop_setup_service.h"

#include "core/domain/shops/country.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::shop_setup_service_test {

namespace {

/// A database in which the program has just made its first shop.
struct NewDatabase {
    NewDatabase()
    {
        for (const ShopId &id : {test.shopId(), test.otherShopId()}) { // Remove the fixture's shops.
            const Tenant tenant = must(test.services().shops().tenant(id));
            if (!ShopStore(test.session()).remove(tenant.shop))
                qFatal("the fixture's shop stays");
        }
        first = must(test.services().shops().firstOrCreated(u"Europe/London"_s));
    }

    ShopSetupService setup() { return ShopSetupService(test.services()); }
    ShopServices &shop() { return *must(test.services().forShop(first.id)); }

    TestShop test;
    Shop first;
};

ShopSetup dutch(const QString &name)
{
    const Country country = *countryWith(u"NL"_s);
    return {.name = name,
            .currency = country.currency,
            .timeZone = country.timeZone,
            .documentLanguage = country.documentLanguage,
            .taxes = country.taxes};
}

} // namespace

class TestShopSetupService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newShopHasWhatWasChosen()
    {
        TestShop test;

        const Shop shop = must(ShopSetupService(test.services()).create(dutch(u" Tulp & Co "_s), test.now()));

        QCOMPARE(must(test.services().shops().find(shop.id)), shop);
        QCOMPARE(shop.name, u"Tulp & Co"_s);
        QCOMPARE(shop.currency, u"EUR"_s);
        QCOMPARE(shop.timeZone, u"Europe/Amsterdam"_s);
        QCOMPARE(shop.documentLanguage, u"nl"_s);
        ShopServices &services = *must(test.services().forShop(shop.id));
        const auto taxes = must(services.taxGroups.list({}, {.limit = 10})).rows;
        QCOMPARE(taxes.size(), 2);
        QCOMPARE(taxes.constFirst().rate, 0.21);
        QCOMPARE(taxes.constFirst().id, shop.defaultTaxGroupId);
        QCOMPARE(taxes.constLast().rate, 0.09);
        QVERIFY(!must(services.colours.list({}, {.limit = 10})).rows.isEmpty());
        QCOMPARE(test.findings(), QString());
    }

    void newShopIsAnnouncedAlone()
    {
        TestShop test;

        const Shop shop = must(ShopSetupService(test.services()).create(dutch(u"Tulp"_s), test.now()));

        const Changes told = test.takeAnnounced();
        QCOMPARE(told.size(), 3); // The shop and its two tax groups.
        for (const Change &change : told)
            QCOMPARE(change.shop, shop.id);
        ShopServices &services = *must(test.services().forShop(shop.id));
        QCOMPARE(must(test.services().shops().find(test.shopId())).name, u"Test shop"_s);
        QVERIFY(must(services.suppliers.list({}, {.limit = 10})).rows.isEmpty());
    }

    void whatIsNoShopIsRefused_data()
    {
        QTest::addColumn<ShopSetup>("setup");
        QTest::addColumn<QByteArray>("code");
        ShopSetup setup = dutch(u"Tulp"_s);
        setup.name = u" "_s;
        QTest::newRow("name") << setup << QByteArray("name_required");
        setup = dutch(u"Tulp"_s);
        setup.currency = u"guilders"_s;
        QTest::newRow("currency") << setup << QByteArray("invalid_currency");
        setup = dutch(u"Tulp"_s);
        setup.timeZone = u"Mars"_s;
        QTest::newRow("time zone") << setup << QByteArray("invalid_time-zone");
        setup = dutch(u"Tulp"_s);
        setup.documentLanguage = u"la"_s;
        QTest::newRow("language") << setup << QByteArray("invalid_document-language");
    }
    void whatIsNoShopIsRefused()
    {
        QFETCH(const ShopSetup, setup);
        QFETCH(const QByteArray, code);
        TestShop test;

        const Result<Shop> shop = ShopSetupService(test.services()).create(setup, test.now());

        QVERIFY(!shop);
        QCOMPARE(shop.error().code, code);
        QCOMPARE(must(test.services().shops().list()).size(), 2);
    }

    void theShopOfTheProgramIsUntouched()
    {
        NewDatabase database;

        QVERIFY(must(database.setup().isUntouched(database.first.id)));
        QVERIFY(must(database.setup().isAtFirstStart(database.first.id)));
    }

    void whateverIsDoneTouchesIt_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("renamed") << 0;
        QTest::newRow("setting") << 1;
        QTest::newRow("key") << 2;
        QTest::newRow("supplier") << 3;
        QTest::newRow("named as before") << 4;
    }
    void whateverIsDoneTouchesIt()
    {
        QFETCH(const int, what);
        NewDatabase database;
        ShopServices &shop = database.shop();

        switch (what) {
        case 0: must(shop.settings.rename(u"Bloom"_s)); break;
        case 1: must(shop.settings.set({{u"currency"_s, u"EUR"_s}})); break;
        case 2: must(shop.keys.create(u"Key"_s, 1, {})); break;
        case 3: must(shop.suppliers.create({.name = u"Bloemenhof"_s})); break;
        default: must(shop.settings.rename(u"Bloom"_s)); must(shop.settings.rename(u"My shop"_s));
        }

        QVERIFY(!must(database.setup().isUntouched(database.first.id)));
        QVERIFY(!must(database.setup().isAtFirstStart(database.first.id)));
    }

    void aShopThatSomebodyMadeIsSetUp()
    {
        NewDatabase database;
        const Shop made = must(database.test.services().shops().create(u"Bloom"_s, u"UTC"_s));

        QVERIFY(!must(database.setup().isUntouched(made.id)));
        QVERIFY(!must(database.setup().isAtFirstStart(database.first.id))); // It is not alone.
    }

    void anUntouchedShopGivesWay()
    {
        NewDatabase database;
        const Shop made = must(database.test.services().shops().create(u"Bloom"_s, u"UTC"_s));
        const qint64 key = must(database.test.services().shops().tenant(made.id)).shop;
        const QStringList before = dumpOfShop(database.test.session(), key);

        QVERIFY(database.setup().removeUntouched(database.first.id));

        QCOMPARE(must(database.test.services().shops().list()), QList<Shop>{made});
        QCOMPARE(dumpOfShop(database.test.session(), key), before);
        QCOMPARE(rowsOfAllTables(database.test.session()), before.size());
    }

    void aShopWithWorkInItStays()
    {
        NewDatabase database;
        must(database.shop().suppliers.create({.name = u"Bloemenhof"_s}));
        const qint64 before = rowsOfAllTables(database.test.session());

        QVERIFY(database.setup().removeUntouched(database.first.id));

        QCOMPARE(rowsOfAllTables(database.test.session()), before);
    }
};

STEMDESK_GUILESS_TEST(TestShopSetupService)

} // namespace stemdesk::shop_setup_service_test

#include "tst_shop_setup_service.moc"
