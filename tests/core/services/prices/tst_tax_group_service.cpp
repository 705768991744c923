#include "core/services/prices/tax_group_service.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::tax_group_service_test {

class TestTaxGroupService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupsLiveAndComeBack();
    void listsByIndex();
    void patchChecksWhatWasRead();
    void theShopsDefaultStays();
    void newListsHaveTheUsualTax();
};

void TestTaxGroupService::groupsLiveAndComeBack()
{
    TestShop shop;
    TaxGroupService &groups = shop.shop().taxGroups;
    QCOMPARE(groups.create({.name = u"VAT"_s}).error().code, QByteArray("rate_required"));
    const auto made = groups.create({.name = u"VAT"_s, .rate = 0.2});
    QVERIFY(made);
    QCOMPARE(*groups.find(made->id), *made);
    QVERIFY(!shop.otherShop().taxGroups.find(made->id));
    QVERIFY(!shop.otherShop().taxGroups.remove(made->id));

    const auto removed = groups.remove(made->id);
    QVERIFY(!groups.find(made->id));
    const auto restored = groups.restore(*removed);

    QCOMPARE(restored->id, made->id);
    QCOMPARE(announced(shop), QStringList({u"created tax_groups"_s, u"deleted tax_groups"_s, u"created tax_groups"_s}));
}

void TestTaxGroupService::listsByIndex()
{
    TestShop shop;
    QVERIFY(shop.otherShop().taxGroups.create({.name = u"Other"_s, .rate = 0.1}));
    for (int i = 0; i < 3; ++i)
        QVERIFY(shop.shop().taxGroups.create({.name = u"Group %1"_s.arg(i), .rate = 0.1}));
    PlanWatch watch;

    const auto first = shop.shop().taxGroups.list({}, {.limit = 2});
    const auto rest = shop.shop().taxGroups.list({}, {.after = first->next, .limit = 2});

    QCOMPARE(first->rows.size(), 2);
    QCOMPARE(rest->rows.size(), 1);
    QVERIFY(!rest->next);
    QVERIFY(shop.shop().taxGroups.list({.updatedSince = shop.now() + 1}, {})->rows.isEmpty());
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestTaxGroupService::patchChecksWhatWasRead()
{
    TestShop shop;
    TaxGroupService &groups = shop.shop().taxGroups;
    const TaxGroupId id = groups.create({.name = u"VAT"_s, .rate = 0.2})->id;
    shop.tick();

    QCOMPARE(groups.patch(id, {.rate = 0.1}, TaxGroupPatch{.rate = 0.3}).error().kind, Error::Kind::Stale);
    QCOMPARE(groups.patch(id, {.rate = 0.2})->version, 1);
    QCOMPARE(groups.patch(id, {.rate = 2}).error().code, QByteArray("invalid_rate"));
    const auto changed = groups.patch(id, {.rate = 0.1}, TaxGroupPatch{.rate = 0.2});
    QCOMPARE(changed->version, 2);
    QCOMPARE(changed->updatedAt, shop.now());
}

void TestTaxGroupService::theShopsDefaultStays()
{
    TestShop shop;
    const TaxGroupId id = shop.shop().taxGroups.create({.name = u"VAT"_s, .rate = 0.2})->id;
    QVERIFY(shop.shop().settings.set({{u"default-tax-group"_s, QString::fromLatin1(id.text())}}));

    QCOMPARE(shop.shop().taxGroups.remove(id).error().code, QByteArray("tax_group_in_use:0"));
    QVERIFY(shop.shop().taxGroups.uses(id)->isDefault);
    QCOMPARE(shop.shop().taxGroups.uses(id)->events, 0);
}

void TestTaxGroupService::newListsHaveTheUsualTax()
{
    TestShop test;
    ShopServices &shop = test.shop();
    const auto usual = [&shop](const QString &type) { return *shop.taxGroups.defaultMultiplier(type); };
    const auto addList = [&shop](const QString &type, QDate date, double tax) {
        QVERIFY(shop.priceLists.create({.productType = type, .date = date, .taxMultiplier = tax}));
    };
    QCOMPARE(usual(u"flower"_s), 1.0);

    addList(u"hire"_s, QDate(2026, 1, 1), 1.25);
    QCOMPARE(usual(u"flower"_s), 1.25); // There is nothing else to go by.
    const auto high = shop.taxGroups.create({.name = u"Btw 21%"_s, .rate = 0.21});
    QVERIFY(shop.taxGroups.create({.name = u"Btw 9%"_s, .rate = 0.09}));
    QVERIFY(shop.settings.set({{u"default-tax-group"_s, QString::fromLatin1(high->id.text())}}));
    QCOMPARE(usual(u"flower"_s), 1.09);
    QCOMPARE(usual(u"material"_s), 1.21);
    addList(u"flower"_s, QDate(2026, 3, 1), 1.06);
    addList(u"flower"_s, QDate(2026, 2, 1), 1.2);
    QCOMPARE(usual(u"flower"_s), 1.06); // From the newest list.
    QCOMPARE(usual(u"hire"_s), 1.25);
}

STEMDESK_GUILESS_TEST(TestTaxGroupService)

} // namespace stemdesk::tax_group_service_test

#include "tst_tax_group_service.moc"
