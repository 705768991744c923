#include "core/services/prices/price_list_service.h"

#include "core/services/prices/price_entry_batch.h"
#include "core/storage/engine/session.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::price_list_service_test {

class TestPriceListService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typeTakesTheShopsSpelling();
    void patchOfNothingWritesNothing();
    void listsFilterAndPageByIndex();
    void pairsAreUpdatedNotDoubled();
    void newPricesAreWrittenTogether();
    void entriesCanMoveBetweenPairs();
    void anEntryWhoseProductIsOfAnotherTypeNowIsStillWritten();
    void entryRefusals_data();
    void entryRefusals();
    void entriesFollowToTheList();
    void patchEntryChecksWhatWasRead();
    void entriesChangeTogetherOrNotAtAll();
    void aPriceIsAddedOnce();
    void removedEntryIsGone();
    void entriesAreRemovedAndComeBackTogether();
    void restoredEntriesLeaveOutWhatIsPricedAgain();
    void removedListComesBackWhole();
    void restoreLeavesOutWhatIsGone();
    void listsOfOtherShopsAreNotFound();
};

namespace {

const QDate kDay(2026, 3, 1);

PriceEntryRow priceOf(VariantId variant, double cost, SupplierId supplier = {})
{
    return {.id = {}, .patch = {.variantId = variant, .supplierId = supplier, .unitCostExclTax = cost}};
}

/// A shop with a list and a variant on it.
struct Priced : TestShop {
    VariantId variant = made(shop(), productRow(u"Rose"_s, u"One"_s)).variantId;
    SupplierId supplier = madeSupplier(shop(), u"Grower"_s);
    PriceListId list = madePriceList(shop(), u"flower"_s, kDay);

    QList<Result<PriceEntryOutcome>> upsert(const QList<Result<PriceEntryRow>> &rows)
    {
        return *shop().priceLists.upsertEntries(list, rows);
    }
    PriceList stored() { return *shop().priceLists.find(list, PriceListService::Entries::Load); }
};

} // namespace

void TestPriceListService::typeTakesTheShopsSpelling()
{
    TestShop shop;

    const PriceListId known = madePriceList(shop.shop(), u"FLOWER"_s, kDay);
    madePriceList(shop.shop(), u"Ribbon"_s, kDay);
    const PriceListId second = madePriceList(shop.shop(), u"ribbon"_s, kDay);

    QCOMPARE(shop.shop().priceLists.find(known, PriceListService::Entries::Skip)->productType, u"flower"_s);
    QCOMPARE(shop.shop().priceLists.find(second, PriceListService::Entries::Skip)->productType, u"Ribbon"_s);
}

void TestPriceListService::patchOfNothingWritesNothing()
{
    Priced shop;
    shop.takeAnnounced();
    shop.tick();

    const auto same = shop.shop().priceLists.patch(shop.list, {.productType = u"Flower"_s, .date = kDay});
    QCOMPARE(same->version, 1);
    QVERIFY(announced(shop).isEmpty());
    const auto stale = shop.shop().priceLists.patch(shop.list, {.name = u"New"_s}, PriceListPatch{.name = u"Old"_s});
    QCOMPARE(stale.error().kind, Error::Kind::Stale);
    const auto changed = shop.shop().priceLists.patch(shop.list, {.name = u"New"_s}, PriceListPatch{.name = u""_s});
    QCOMPARE(changed->version, 2);
    QCOMPARE(changed->updatedAt, shop.now());
    QCOMPARE(announced(shop), QStringList{u"updated price_lists"_s});
}

void TestPriceListService::listsFilterAndPageByIndex()
{
    Priced shop;
    madePriceList(shop.otherShop(), u"flower"_s, kDay);
    const PriceListId hire = madePriceList(shop.shop(), u"hire"_s, kDay);
    const PriceListId newer = madePriceList(shop.shop(), u"flower"_s, kDay);
    shop.upsert({priceOf(shop.variant, 1)});
    PlanWatch watch;
    const auto idsOf = [&](const PriceListFilter &filter, const PageRequest &page) {
        const auto lists = shop.shop().priceLists.list(filter, page, PriceListService::Entries::Load);
        QList<PriceListId> ids;
        for (const PriceList &list : lists->rows)
            ids += list.id;
        return std::pair(ids, lists->next);
    };

    QCOMPARE(idsOf({}, {}).first, (QList<PriceListId>{shop.list, hire, newer}));
    QCOMPARE(idsOf({.productType = u"FLOWER"_s}, {}).first, (QList<PriceListId>{shop.list, newer}));
    QCOMPARE(idsOf({.productType = u"ribbon"_s}, {}).first, QList<PriceListId>());
    QCOMPARE(idsOf({.updatedSince = shop.now() + 1}, {}).first, QList<PriceListId>());
    const auto first = idsOf({}, {.limit = 2});
    QCOMPARE(idsOf({}, {.after = first.second, .limit = 2}).first, QList<PriceListId>{newer});
    QVERIFY(shop.shop().priceLists.entries(shop.list, {}, shop.now()));
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestPriceListService::pairsAreUpdatedNotDoubled()
{
    Priced shop;

    const auto outcomes = shop.upsert({priceOf(shop.variant, 1), priceOf(shop.variant, 2, shop.supplier),
                                       priceOf(shop.variant, 3), priceOf(shop.variant, 2, shop.supplier)});

    QCOMPARE(outcomes.at(0)->action, RowAction::Created);
    QCOMPARE(outcomes.at(1)->action, RowAction::Created);
    QCOMPARE(outcomes.at(2)->action, RowAction::Updated);
    QCOMPARE(outcomes.at(2)->entry.id, outcomes.at(0)->entry.id);
    QCOMPARE(outcomes.at(3)->action, RowAction::Unchanged);
    const PriceList list = shop.stored();
    QCOMPARE(list.entriesCount, 2);
    QCOMPARE(list.entries.size(), 2);
    QCOMPARE(list.entries.at(0).unitCostExclTax, 3.0);
    QVERIFY(list.entries.at(0).supplierId.isNull());
    QCOMPARE(list.entries.at(1).supplierId, shop.supplier);
    QCOMPARE(list.entries.at(1).variantId, shop.variant);
}

void TestPriceListService::newPricesAreWrittenTogether()
{
    Priced shop;
    QList<Result<PriceEntryRow>> rows;
    for (int i = 0; i < 40; ++i)
        rows.append(priceOf(shop.variant, i, madeSupplier(shop.shop(), u"Grower %1"_s.arg(i))));
    const qint64 before = shop.session().statementsRun();

    shop.upsert(rows);

    const qint64 run = shop.session().statementsRun() - before;
    QVERIFY2(run < 20, qPrintable(QString::number(run)));
    const PriceList list = shop.stored();
    QCOMPARE(list.entriesCount, 40);
    QCOMPARE(list.entries.at(39).unitCostExclTax, 39.0);
}

void TestPriceListService::entriesCanMoveBetweenPairs()
{
    Priced shop;
    const PriceEntryId id = shop.upsert({priceOf(shop.variant, 1)}).constFirst()->entry.id;
    PriceEntryRow move{.id = id, .patch = {.supplierId = shop.supplier}};

    const auto outcomes = shop.upsert({move, priceOf(shop.variant, 5)});

    QCOMPARE(outcomes.at(0)->entry.supplierId, shop.supplier);
    QCOMPARE(outcomes.at(1)->action, RowAction::Created);
    const auto onto = shop.upsert({PriceEntryRow{.id = id, .patch = {.supplierId = SupplierId()}}});
    QCOMPARE(onto.constFirst().error().code, QByteArray("invalid_variantId"));
}

void TestPriceListService::anEntryWhoseProductIsOfAnotherTypeNowIsStillWritten()
{
    Priced shop;
    const PriceEntryId id = shop.upsert({priceOf(shop.variant, 1)}).constFirst()->entry.id;
    must(shop.shop().priceLists.patch(shop.list, {.productType = u"material"_s}));

    const PriceEntryRow whole{.id = id, .patch = {.variantId = shop.variant, .unitCostExclTax = 2}};
    const auto outcomes = shop.upsert({whole});

    QCOMPARE(outcomes.constFirst()->entry.unitCostExclTax, 2.0);
}

void TestPriceListService::entryRefusals_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("code");

    QTest::newRow("no variant") << 0 << QByteArray("variantId_required");
    QTest::newRow("no cost") << 1 << QByteArray("unitCostExclTax_required");
    QTest::newRow("negative cost") << 2 << QByteArray("invalid_unitCostExclTax");
    QTest::newRow("unknown variant") << 3 << QByteArray("variant_not_found");
    QTest::newRow("variant of another type") << 4 << QByteArray("wrong_product_type");
    QTest::newRow("unknown supplier") << 5 << QByteArray("supplier_not_found");
    QTest::newRow("unknown entry") << 6 << QByteArray("price_entry_not_found");
}

void TestPriceListService::entryRefusals()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, code);
    Priced shop;
    ProductRow vase = productRow(u"Vase"_s, u"One"_s);
    vase.product.productType = u"hire"_s;
    const QList<PriceEntryRow> rows{{},
                                    {.id = {}, .patch = {.variantId = shop.variant}},
                                    priceOf(shop.variant, -1),
                                    priceOf(made(shop.otherShop(), productRow(u"Rose"_s, u"One"_s)).variantId, 1),
                                    priceOf(made(shop.shop(), vase).variantId, 1),
                                    priceOf(shop.variant, 1, madeSupplier(shop.otherShop(), u"Foreign"_s)),
                                    {.id = PriceEntryId::create(), .patch = {.unitCostExclTax = 1}}};

    const auto outcomes = shop.upsert({rows.at(kind), priceOf(shop.variant, 1)});

    QCOMPARE(outcomes.at(0).error().code, code);
    QVERIFY(outcomes.at(1));
    QCOMPARE(shop.stored().entriesCount, 1);
}

void TestPriceListService::entriesFollowToTheList()
{
    Priced shop;
    shop.takeAnnounced();
    shop.tick();

    shop.upsert({priceOf(shop.variant, 1)});

    QCOMPARE(announced(shop), QStringList({u"created price_entries"_s, u"updated price_lists"_s}));
    QCOMPARE(shop.stored().updatedAt, shop.now());
    QCOMPARE(shop.stored().version, 2);
    shop.upsert({priceOf(shop.variant, 1)});
    QVERIFY(announced(shop).isEmpty());
}

void TestPriceListService::patchEntryChecksWhatWasRead()
{
    Priced shop;
    const PriceEntryId id = shop.upsert({priceOf(shop.variant, 1)}).constFirst()->entry.id;
    PriceListService &service = shop.shop().priceLists;

    const auto stale = service.patchEntry(shop.list, id, {.unitCostExclTax = 2}, PriceEntryPatch{.unitCostExclTax = 9});
    const auto fresh = service.patchEntry(shop.list, id, {.unitCostExclTax = 2}, PriceEntryPatch{.unitCostExclTax = 1});

    QCOMPARE(stale.error().kind, Error::Kind::Stale);
    QCOMPARE(fresh->unitCostExclTax, 2.0);
    QCOMPARE(*service.entry(shop.list, id), *fresh);
    QCOMPARE(service.patchEntry(shop.list, PriceEntryId::create(), {}).error().kind, Error::Kind::NotFound);
}

void TestPriceListService::entriesChangeTogetherOrNotAtAll()
{
    Priced shop;
    const PriceEntry own = (*shop.upsert({priceOf(shop.variant, 2)}).constFirst()).entry;
    const PriceEntry grown = (*shop.upsert({priceOf(shop.variant, 3, shop.supplier)}).constFirst()).entry;
    const auto change = [](const PriceEntry &entry, double from, double to) {
        return PriceEntryChange{
            .id = entry.id, .to = {.unitCostExclTax = to}, .expected = PriceEntryPatch{.unitCostExclTax = from}};
    };

    const auto stale = shop.shop().priceLists.patchEntries(shop.list, {change(own, 2, 20), change(grown, 4, 30)});
    QCOMPARE(stale.error().kind, Error::Kind::Stale);
    QCOMPARE(must(shop.shop().priceLists.entry(shop.list, own.id)), own);

    const auto written =
        must(shop.shop().priceLists.patchEntries(shop.list, {change(grown, 3, 30), change(own, 2, 20)}));
    QCOMPARE(written.size(), 2);
    QCOMPARE(written.at(0).unitCostExclTax, 30);
    QCOMPARE(must(shop.shop().priceLists.entry(shop.list, own.id)).unitCostExclTax, 20);
}

void TestPriceListService::aPriceIsAddedOnce()
{
    Priced shop;
    const PriceEntryPatch price{.variantId = shop.variant, .unitCostExclTax = 2};

    QVERIFY(shop.shop().priceLists.createEntry(shop.list, price));

    QCOMPARE(
        shop.shop().priceLists.createEntry(shop.list, {.variantId = shop.variant, .unitCostExclTax = 3}).error().kind,
        Error::Kind::Stale);
    QCOMPARE(shop.stored().entries.size(), 1);
    QCOMPARE(shop.stored().entries.constFirst().unitCostExclTax, 2);
}

void TestPriceListService::removedEntryIsGone()
{
    Priced shop;
    const PriceEntryId id = shop.upsert({priceOf(shop.variant, 1)}).constFirst()->entry.id;
    shop.takeAnnounced();

    QVERIFY(shop.shop().priceLists.removeEntry(shop.list, id));

    QCOMPARE(announced(shop), QStringList({u"deleted price_entries"_s, u"updated price_lists"_s}));
    QCOMPARE(shop.stored().entriesCount, 0);
    QCOMPARE(shop.shop().priceLists.removeEntry(shop.list, id).error().kind, Error::Kind::NotFound);
}

void TestPriceListService::entriesAreRemovedAndComeBackTogether()
{
    Priced shop;
    PriceListService &service = shop.shop().priceLists;
    const auto made = shop.upsert({priceOf(shop.variant, 1), priceOf(shop.variant, 2, shop.supplier)});
    const QList<PriceEntryId> ids{made.at(0)->entry.id, made.at(1)->entry.id};

    QCOMPARE(service.removeEntries(shop.list, {ids.at(0), PriceEntryId::create()}).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop.stored().entriesCount, 2);
    const auto removed = service.removeEntries(shop.list, ids);
    QCOMPARE(shop.stored().entriesCount, 0);
    const auto restored = service.restoreEntries(shop.list, *removed);

    QCOMPARE(restored->size(), 2);
    QCOMPARE(shop.stored().entriesCount, 2);
    QCOMPARE(service.entry(shop.list, ids.at(1))->supplierId, shop.supplier);
    QCOMPARE(service.entry(shop.list, ids.at(1))->unitCostExclTax, 2.0);
}

void TestPriceListService::restoredEntriesLeaveOutWhatIsPricedAgain()
{
    Priced shop;
    PriceListService &service = shop.shop().priceLists;
    const auto made = shop.upsert({priceOf(shop.variant, 1), priceOf(shop.variant, 2, shop.supplier)});
    const auto removed = service.removeEntries(shop.list, {made.at(0)->entry.id, made.at(1)->entry.id});
    shop.upsert({priceOf(shop.variant, 5)});

    const auto restored = service.restoreEntries(shop.list, *removed);

    QCOMPARE(restored->size(), 1);
    QCOMPARE(restored->constFirst().supplierId, shop.supplier);
    QCOMPARE(shop.stored().entriesCount, 2);
}

void TestPriceListService::removedListComesBackWhole()
{
    Priced shop;
    shop.upsert({priceOf(shop.variant, 1), priceOf(shop.variant, 2, shop.supplier)});
    const PriceList before = shop.stored();

    const auto removed = shop.shop().priceLists.remove(shop.list);
    QVERIFY(!shop.shop().priceLists.find(shop.list, PriceListService::Entries::Skip));
    const auto restored = shop.shop().priceLists.restore(*removed);

    QCOMPARE(*restored, shop.stored());
    QCOMPARE(restored->entriesCount, 2);
    QCOMPARE(restored->entries.at(1).id, before.entries.at(1).id);
    QCOMPARE(restored->entries.at(1).supplierId, shop.supplier);
    QVERIFY(restored->version > before.version);
}

void TestPriceListService::restoreLeavesOutWhatIsGone()
{
    Priced shop;
    const ProductRowOutcome lily = made(shop.shop(), productRow(u"Lily"_s, u"One"_s));
    shop.upsert({priceOf(shop.variant, 1), priceOf(lily.variantId, 1)});
    const auto removed = shop.shop().priceLists.remove(shop.list);
    QVERIFY(shop.shop().products.remove(lily.productId, false));

    QCOMPARE(shop.shop().priceLists.restore(*removed)->entriesCount, 1);
}

void TestPriceListService::listsOfOtherShopsAreNotFound()
{
    Priced shop;
    PriceListService &other = shop.otherShop().priceLists;

    QCOMPARE(other.find(shop.list, PriceListService::Entries::Skip).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.patch(shop.list, {.name = u"Mine"_s}).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.upsertEntries(shop.list, {}).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.remove(shop.list).error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestPriceListService)

} // namespace stemdesk::price_list_service_test

#include "tst_price_list_service.moc"
