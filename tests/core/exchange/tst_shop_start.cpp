#include "core/exchange/shop_start.h"

#include "core/domain/shops/country.h"
#include "tests/support/event_shop.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::shop_start_test {

namespace {

const PageRequest kWhole{.limit = 100};

ShopSetup setupOf(QStringView code, const QString &name)
{
    const Country country = *countryWith(code);
    return {.name = name,
            .currency = country.currency,
            .timeZone = country.timeZone,
            .documentLanguage = country.documentLanguage,
            .country = country.code,
            .taxes = country.taxes};
}

QStringList taxNamesOf(ShopServices &shop)
{
    return namesOf(must(shop.taxGroups.list({}, kWhole)).rows);
}

QStringList dumpOf(TestShop &test)
{
    return dumpOfShop(test.services().session(), test.context().tenant().shop);
}

} // namespace

class TestShopStart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyShopHasWhatWasChosen()
    {
        TestShop test;

        QVERIFY(startEmpty(test.shop(), setupOf(u"DE", u"Blumen Anna"_s)));

        const Shop shop = must(test.shop().settings.shop());
        QCOMPARE(shop.name, u"Blumen Anna"_s);
        QCOMPARE(shop.currency, u"EUR"_s);
        QCOMPARE(shop.timeZone, u"Europe/Berlin"_s);
        QCOMPARE(shop.documentLanguage, u"de"_s);
        const auto taxes = must(test.shop().taxGroups.list({}, kWhole)).rows;
        QCOMPARE(taxes.size(), 2);
        QCOMPARE(taxes.constFirst().rate, 0.19);
        QCOMPARE(shop.defaultTaxGroupId, taxes.constFirst().id);
        QVERIFY(must(test.shop().suppliers.list({}, kWhole)).rows.isEmpty());
    }

    void markupsAreWhatWasChosen()
    {
        TestShop test;
        ShopSetup setup = setupOf(u"NL", u"Tulp"_s);
        setup.markups = {{u"flower"_s, 2.75}, {u"material"_s, 2}};

        QVERIFY(startEmpty(test.shop(), setup));

        const Shop shop = must(test.shop().settings.shop());
        for (const ProductType &type : shop.productTypes)
            QCOMPARE(type.markup, setup.markups.value(type.name, 1));
    }

    void whatIsChosenAsItStoodCountsToo()
    {
        TestShop test;
        const Shop before = must(test.shop().settings.shop());

        QVERIFY(startEmpty(test.shop(),
                           {.name = before.name,
                            .currency = before.currency,
                            .timeZone = before.timeZone,
                            .documentLanguage = before.documentLanguage,
                            .taxes = {}}));

        QCOMPARE(test.takeAnnounced().size(), 1);
    }

    void aNameIsNeeded()
    {
        TestShop test;
        const QStringList before = dumpOf(test);

        const Status started = startEmpty(test.shop(), setupOf(u"DE", u" "_s));

        QVERIFY(!started);
        QCOMPARE(started.error().code, "name_required");
        QCOMPARE(dumpOf(test), before);
    }

    void demoWorksInTheChosenCountry()
    {
        TestShop test;
        int last = 0;
        int all = 0;

        QVERIFY(startWithDemo(test.shop(), setupOf(u"NL", u"Tulp"_s), test.now(), {}, [&](int done, int total) {
            last = done;
            all = total;
            return true;
        }));

        QVERIFY(all >= 25);
        QCOMPARE(last, all);
        const Shop shop = must(test.shop().settings.shop());
        QCOMPARE(shop.name, u"Tulp"_s);
        QCOMPARE(shop.currency, u"EUR"_s);
        QCOMPARE(taxNamesOf(test.shop()), (QStringList{u"Btw 21%"_s, u"Btw 9% (bloemen)"_s}));
        QCOMPARE(shop.taxNumber, u"NL123456782B01"_s);
        const auto lists = must(test.shop().priceLists.list({}, kWhole, PriceListService::Entries::Skip)).rows;
        QVERIFY(!lists.isEmpty());
        for (const PriceList &list : lists)
            QCOMPARE(list.taxMultiplier, list.productType == u"flower"_s ? 1.09 : 1.21);
        const auto suppliers = must(test.shop().suppliers.list({}, kWhole)).rows;
        QCOMPARE(suppliers.size(), 12);
        QVERIFY(std::ranges::find(suppliers, u"Groen & Wild"_s, &Supplier::name) != suppliers.cend());
        QCOMPARE(test.findings(), QString());
        QVERIFY(must(test.otherShop().suppliers.list({}, kWhole)).rows.isEmpty());
    }

    void demoHasANameOfItsOwn()
    {
        TestShop test;
        TestShop german;

        QVERIFY(startWithDemo(test.shop(), setupOf(u"US", {}), test.now(), {}, {}));

        QCOMPARE(must(test.shop().settings.shop()).name, u"Fern & Thistle"_s);
        QCOMPARE(must(test.shop().settings.shop()).currency, u"USD"_s);
        QCOMPARE(taxNamesOf(test.shop()), QStringList());
        QVERIFY(startWithDemo(german.shop(), setupOf(u"CH", {}), german.now(), {}, {}));
        QCOMPARE(must(german.shop().settings.shop()).name, u"Farn & Distel"_s);
        QCOMPARE(must(german.shop().settings.shop()).currency, u"CHF"_s);
        QCOMPARE(must(german.shop().settings.shop()).taxNumber, QString());
    }

    void aStopLeavesTheShopAsItWas_data()
    {
        QTest::addColumn<int>("step");
        QTest::newRow("at once") << 1;
        QTest::newRow("in the catalogue") << 4;
        QTest::newRow("in the events") << 20;
    }
    void aStopLeavesTheShopAsItWas()
    {
        QFETCH(const int, step);
        TestShop test;
        const QStringList before = dumpOf(test);

        const Status started = startWithDemo(test.shop(), setupOf(u"NL", u"Tulp"_s), test.now(), {},
                                             [step](int done, int) { return done < step; });

        QVERIFY(!started);
        QCOMPARE(started.error().code, "cancelled");
        QCOMPARE(dumpOf(test), before);
        QVERIFY(test.takeAnnounced().isEmpty());
    }

    void aShopWithWorkInItIsLeftAlone()
    {
        TestShop test;
        must(test.shop().suppliers.create({.name = u"Bloemenhof"_s}));
        const QStringList before = dumpOf(test);

        const Status started = startWithDemo(test.shop(), setupOf(u"NL", u"Tulp"_s), test.now(), {}, {});

        QVERIFY(!started);
        QCOMPARE(started.error().code, "shop_not_empty");
        QCOMPARE(dumpOf(test), before);
    }
};

STEMDESK_GUILESS_TEST(TestShopStart)

} // namespace stemdesk::shop_start_test

#include "tst_shop_start.moc"
