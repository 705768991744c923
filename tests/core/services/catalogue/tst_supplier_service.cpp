#include "core/services/catalogue/supplier_service.h"

#include "core/storage/engine/session.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::supplier_service_test {

class TestSupplierService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsAndReads();
    void refusesWhatIsNoSupplier();
    void patchChangesWhatDiffers();
    void patchThatChangesNothingWritesNothing();
    void patchOnOldValuesIsStale();
    void archivesOnceAndBack();
    void listsPageByPage();
    void listsWhatTheFilterSays_data();
    void listsWhatTheFilterSays();
    void searchFollowsTheName();
    void allTheirTextsFindThem_data();
    void allTheirTextsFindThem();
    void aWordWithoutEndIsIndexed();
    void shopsSeeTheirOwn();
    void findAllLeavesOutWhatIsGone();
};

namespace {

Supplier made(ShopServices &shop, const QString &name)
{
    return *shop.suppliers.create({.name = name});
}

QStringList namesOf(const Page<Supplier> &page)
{
    QStringList names;
    for (const Supplier &supplier : page.rows)
        names += supplier.name;
    return names;
}

QStringList listed(ShopServices &shop, const ResourceFilter &filter)
{
    return namesOf(*shop.suppliers.list(filter, {}));
}

} // namespace

void TestSupplierService::createsAndReads()
{
    TestShop test;

    const Result<Supplier> supplier =
        test.shop().suppliers.create({.name = u" Bloom & Co "_s, .contactEmail = u"a@b"_s, .notes = u"x\r\ny"_s});

    QVERIFY(supplier);
    QCOMPARE(supplier->name, u"Bloom & Co"_s);
    QCOMPARE(supplier->notes, u"x\ny"_s);
    QCOMPARE(supplier->createdAt, test.now());
    QCOMPARE(supplier->updatedAt, test.now());
    QCOMPARE(supplier->version, 1);
    QVERIFY(!supplier->isArchived);
    QCOMPARE(*test.shop().suppliers.find(supplier->id), *supplier);
    const Changes announced = test.takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::Supplier);
    QCOMPARE(announced.constFirst().id, supplier->id.bytes());
    QCOMPARE(announced.constFirst().action, ChangeAction::Created);
}

void TestSupplierService::refusesWhatIsNoSupplier()
{
    TestShop test;

    QCOMPARE(test.shop().suppliers.create({}).error().code, QByteArray("name_required"));
    const auto bad = test.shop().suppliers.create({.name = u"Bloom"_s, .contactEmail = u"nobody"_s});
    QCOMPARE(bad.error().code, QByteArray("invalid_contactEmail"));
    QVERIFY(test.takeAnnounced().isEmpty());
    QVERIFY(listed(test.shop(), {}).isEmpty());
}

void TestSupplierService::patchChangesWhatDiffers()
{
    TestShop test;
    const Supplier before = made(test.shop(), u"Bloom"_s);
    test.takeAnnounced();
    test.tick();

    const Result<Supplier> after = test.shop().suppliers.patch(before.id, {.phone = u"1234"_s});

    QVERIFY(after);
    QCOMPARE(after->name, before.name);
    QCOMPARE(after->phone, u"1234"_s);
    QCOMPARE(after->updatedAt, test.now());
    QCOMPARE(after->createdAt, before.createdAt);
    QCOMPARE(after->version, 2);
    QCOMPARE(*test.shop().suppliers.find(before.id), *after);
    QCOMPARE(test.takeAnnounced().constFirst().action, ChangeAction::Updated);
}

void TestSupplierService::patchThatChangesNothingWritesNothing()
{
    TestShop test;
    const Supplier before = made(test.shop(), u"Bloom"_s);
    test.takeAnnounced();
    test.tick();

    const Result<Supplier> after = test.shop().suppliers.patch(before.id, {.name = u"Bloom "_s, .phone = u""_s});

    QCOMPARE(*after, before);
    QVERIFY(test.takeAnnounced().isEmpty());
}

void TestSupplierService::patchOnOldValuesIsStale()
{
    TestShop test;
    const Supplier before = made(test.shop(), u"Bloom"_s);
    const SupplierPatch seen{.name = u"Bloom"_s};
    QVERIFY(test.shop().suppliers.patch(before.id, {.phone = u"1234"_s}, SupplierPatch{.phone = u""_s}));

    const auto refused = test.shop().suppliers.patch(before.id, {.name = u"Other"_s}, SupplierPatch{.name = u"Old"_s});
    const auto done = test.shop().suppliers.patch(before.id, {.name = u"Other"_s}, seen);

    QCOMPARE(refused.error().kind, Error::Kind::Stale);
    QCOMPARE(done->name, u"Other"_s); // The phone that changed meanwhile is another field.
    QCOMPARE(done->phone, u"1234"_s);
}

void TestSupplierService::archivesOnceAndBack()
{
    TestShop test;
    const Supplier before = made(test.shop(), u"Bloom"_s);
    test.takeAnnounced();

    const Result<Supplier> archived = test.shop().suppliers.archive(before.id);
    const Result<Supplier> again = test.shop().suppliers.archive(before.id);

    QVERIFY(archived->isArchived);
    QCOMPARE(archived->version, 2);
    QCOMPARE(*again, *archived);
    QCOMPARE(test.takeAnnounced().size(), 1);
    QVERIFY(!test.shop().suppliers.unarchive(before.id)->isArchived);
    QCOMPARE(test.shop().suppliers.archive(SupplierId::create()).error().kind, Error::Kind::NotFound);
}

void TestSupplierService::listsPageByPage()
{
    TestShop test;
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}) {
        made(test.shop(), name);
        made(test.otherShop(), name + name);
    }
    QStringList names;
    PageRequest page{.limit = 2};
    int pages = 0;
    do {
        const auto rows = test.shop().suppliers.list({}, page);
        QVERIFY(rows);
        names += namesOf(*rows);
        page.after = rows->next;
        ++pages;
    } while (page.after);

    QCOMPARE(names, QStringList({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}));
    QCOMPARE(pages, 3);
}

void TestSupplierService::listsWhatTheFilterSays_data()
{
    QTest::addColumn<QString>("q");
    QTest::addColumn<int>("archived"); // -1: any.
    QTest::addColumn<int>("sinceTick"); // -1: ever.
    QTest::addColumn<QStringList>("names");
    const QStringList all{u"Crème Roses"_s, u"Rosebud Ltd"_s, u"Tulip & Son"_s};
    QTest::newRow("all") << QString() << -1 << -1 << all;
    QTest::newRow("active") << QString() << 0 << -1 << all.mid(0, 2);
    QTest::newRow("archived") << QString() << 1 << -1 << all.mid(2);
    QTest::newRow("prefix") << u"ros"_s << -1 << -1 << all.mid(0, 2);
    QTest::newRow("no case, no accent") << u"CREME"_s << -1 << -1 << all.mid(0, 1);
    QTest::newRow("every word") << u"ros lt"_s << -1 << -1 << all.mid(1, 1);
    QTest::newRow("no infix") << u"bud"_s << -1 << -1 << QStringList();
    QTest::newRow("signs only") << u"&"_s << -1 << -1 << QStringList();
    QTest::newRow("looks like the index's language") << u"ros\" OR \"tulip"_s << -1 << -1 << QStringList();
    QTest::newRow("words and state") << u"t"_s << 1 << -1 << all.mid(2);
    QTest::newRow("since") << QString() << -1 << 1 << all.mid(1);
    QTest::newRow("words since") << u"ros"_s << -1 << 1 << all.mid(1, 1);
    QTest::newRow("since later") << QString() << -1 << 3 << QStringList();
}

void TestSupplierService::listsWhatTheFilterSays()
{
    QFETCH(QString, q);
    QFETCH(int, archived);
    QFETCH(int, sinceTick);
    QFETCH(QStringList, names);
    TestShop test;
    for (ShopServices *shop : {&test.otherShop(), &test.shop()}) {
        test.setNow(TestShop::kStart);
        made(*shop, u"Crème Roses"_s);
        test.tick(1);
        made(*shop, u"Rosebud Ltd"_s);
        test.tick(1);
        QVERIFY(shop->suppliers.archive(made(*shop, u"Tulip & Son"_s).id));
    }
    ResourceFilter filter{.q = q};
    if (archived >= 0)
        filter.isArchived = archived == 1;
    if (sinceTick >= 0)
        filter.updatedSince = TestShop::kStart + sinceTick;

    QCOMPARE(listed(test.shop(), filter), names);
}

void TestSupplierService::searchFollowsTheName()
{
    TestShop test;
    const Supplier supplier = made(test.shop(), u"Bloom"_s);

    QVERIFY(test.shop().suppliers.patch(supplier.id, {.name = u"Petal"_s}));

    QVERIFY(listed(test.shop(), {.q = u"bloom"_s}).isEmpty());
    QCOMPARE(listed(test.shop(), {.q = u"petal"_s}), QStringList{u"Petal"_s});
}

void TestSupplierService::shopsSeeTheirOwn()
{
    TestShop test;
    const Supplier others = made(test.otherShop(), u"Bloom"_s);

    QVERIFY(listed(test.shop(), {}).isEmpty());
    QVERIFY(listed(test.shop(), {.q = u"bloom"_s}).isEmpty());
    QCOMPARE(test.shop().suppliers.find(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(test.shop().suppliers.patch(others.id, {.name = u"x"_s}).error().kind, Error::Kind::NotFound);
    QCOMPARE(test.shop().suppliers.archive(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(*test.otherShop().suppliers.find(others.id), others);
}

void TestSupplierService::allTheirTextsFindThem_data()
{
    QTest::addColumn<QString>("q");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const QString &q, bool isFound) { QTest::newRow(qPrintable(q)) << q << isFound; };
    row(u"rose"_s, true);
    row(u"VERKOOP"_s, true);
    row(u"verkoop@roses.example"_s, true);
    row(u"020 794"_s, true);
    row(u"7946016"_s, true);
    row(u"(0)20-794"_s, true);
    row(u"79"_s, false); // Too short for a phone.
    row(u"creme"_s, true);
    row(u"rose four verk"_s, true);
    row(u"rose five"_s, false);
    row(u"station"_s, false); // The address is not looked at.
}

void TestSupplierService::allTheirTextsFindThem()
{
    QFETCH(const QString, q);
    QFETCH(const bool, isFound);
    TestShop test;
    made(test.shop(), u"Bloom"_s);
    const Supplier roses = *test.shop().suppliers.create({.name = u"Rosendaal"_s});
    must(test.shop().suppliers.patch(roses.id,
                                     {.name = u"Roses"_s,
                                      .contactEmail = u"verkoop@roses.example"_s,
                                      .phone = u"+31 (0)20 794 6016"_s,
                                      .address = u"Station Yard"_s,
                                      .notes = u"Opens at four\nCrème only in June"_s}));

    QCOMPARE(listed(test.shop(), {.q = q}), isFound ? QStringList{u"Roses"_s} : QStringList());
    QCOMPARE(listed(test.otherShop(), {.q = q}), QStringList());
}

void TestSupplierService::aWordWithoutEndIsIndexed()
{
    TestShop test;
    const QString word(9'000, u'\u4e00'); // PostgreSQL's tokens have a limit.
    must(test.shop().suppliers.create({.name = u"Bloom"_s, .notes = word}));

    QCOMPARE(listed(test.shop(), {.q = word}), QStringList{u"Bloom"_s});
    QCOMPARE(listed(test.shop(), {.q = word.first(20)}), QStringList{u"Bloom"_s});
}

void TestSupplierService::findAllLeavesOutWhatIsGone()
{
    TestShop test;
    const Supplier own = made(test.shop(), u"Bloom"_s);
    const Supplier others = made(test.otherShop(), u"Petal"_s);

    const auto found = test.shop().suppliers.findAll({others.id, own.id, SupplierId::create()});

    QCOMPARE(*found, QList<Supplier>{own});
}

STEMDESK_GUILESS_TEST(TestSupplierService)

} // namespace stemdesk::supplier_service_test

#include "tst_supplier_service.moc"
