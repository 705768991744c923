#include "core/services/catalogue/supplier_service.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::supplier_service_test {

class TestSupplierService : public ServiceTest {
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

QStringList listed(ShopServices &shop, const ResourceFilter &filter)
{
    return namesOf(shop.suppliers.list(filter, {})->rows);
}

} // namespace

void TestSupplierService::createsAndReads()
{
    const Result<Supplier> supplier =
        shop().suppliers.create({.name = u" Bloom & Co "_s, .contactEmail = u"a@b"_s, .notes = u"x\r\ny"_s});

    QVERIFY(supplier);
    QCOMPARE(supplier->name, u"Bloom & Co"_s);
    QCOMPARE(supplier->notes, u"x\ny"_s);
    QCOMPARE(supplier->createdAt, m_test->now());
    QCOMPARE(supplier->updatedAt, m_test->now());
    QCOMPARE(supplier->version, 1);
    QVERIFY(!supplier->isArchived);
    QCOMPARE(*shop().suppliers.find(supplier->id), *supplier);
    const Changes announced = m_test->takeAnnounced();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.constFirst().resource, Resource::Supplier);
    QCOMPARE(announced.constFirst().id, supplier->id.bytes());
    QCOMPARE(announced.constFirst().action, ChangeAction::Created);
}

void TestSupplierService::refusesWhatIsNoSupplier()
{
    QCOMPARE(shop().suppliers.create({}).error().code, QByteArray("name_required"));
    const auto bad = shop().suppliers.create({.name = u"Bloom"_s, .contactEmail = u"nobody"_s});
    QCOMPARE(bad.error().code, QByteArray("invalid_contactEmail"));
    QVERIFY(m_test->takeAnnounced().isEmpty());
    QVERIFY(listed(shop(), {}).isEmpty());
}

void TestSupplierService::patchChangesWhatDiffers()
{
    const Supplier before = made(shop(), u"Bloom"_s);
    m_test->takeAnnounced();
    m_test->tick();

    const Result<Supplier> after = shop().suppliers.patch(before.id, {.phone = u"1234"_s});

    QVERIFY(after);
    QCOMPARE(after->name, before.name);
    QCOMPARE(after->phone, u"1234"_s);
    QCOMPARE(after->updatedAt, m_test->now());
    QCOMPARE(after->createdAt, before.createdAt);
    QCOMPARE(after->version, 2);
    QCOMPARE(*shop().suppliers.find(before.id), *after);
    QCOMPARE(m_test->takeAnnounced().constFirst().action, ChangeAction::Updated);
}

void TestSupplierService::patchThatChangesNothingWritesNothing()
{
    const Supplier before = made(shop(), u"Bloom"_s);
    m_test->takeAnnounced();
    m_test->tick();

    const Result<Supplier> after = shop().suppliers.patch(before.id, {.name = u"Bloom "_s, .phone = u""_s});

    QCOMPARE(*after, before);
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestSupplierService::patchOnOldValuesIsStale()
{
    const Supplier before = made(shop(), u"Bloom"_s);
    const SupplierPatch seen{.name = u"Bloom"_s};
    QVERIFY(shop().suppliers.patch(before.id, {.phone = u"1234"_s}, SupplierPatch{.phone = u""_s}));

    const auto refused = shop().suppliers.patch(before.id, {.name = u"Other"_s}, SupplierPatch{.name = u"Old"_s});
    const auto done = shop().suppliers.patch(before.id, {.name = u"Other"_s}, seen);

    QCOMPARE(refused.error().kind, Error::Kind::Stale);
    QCOMPARE(done->name, u"Other"_s); // The phone that changed meanwhile is another field.
    QCOMPARE(done->phone, u"1234"_s);
}

void TestSupplierService::archivesOnceAndBack()
{
    const Supplier before = made(shop(), u"Bloom"_s);
    m_test->takeAnnounced();

    const Result<Supplier> archived = shop().suppliers.archive(before.id);
    const Result<Supplier> again = shop().suppliers.archive(before.id);

    QVERIFY(archived->isArchived);
    QCOMPARE(archived->version, 2);
    QCOMPARE(*again, *archived);
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    QVERIFY(!shop().suppliers.unarchive(before.id)->isArchived);
    QCOMPARE(shop().suppliers.archive(SupplierId::create()).error().kind, Error::Kind::NotFound);
}

void TestSupplierService::listsPageByPage()
{
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}) {
        made(shop(), name);
        made(m_test->otherShop(), name + name);
    }
    QStringList names;
    PageRequest page{.limit = 2};
    int pages = 0;
    do {
        const auto rows = shop().suppliers.list({}, page);
        QVERIFY(rows);
        names += namesOf(rows->rows);
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
    for (ShopServices *shop : {&m_test->otherShop(), &shop()}) {
        m_test->setNow(TestShop::kStart);
        made(*shop, u"Crème Roses"_s);
        m_test->tick(1);
        made(*shop, u"Rosebud Ltd"_s);
        m_test->tick(1);
        QVERIFY(shop->suppliers.archive(made(*shop, u"Tulip & Son"_s).id));
    }
    ResourceFilter filter{.q = q};
    if (archived >= 0)
        filter.isArchived = archived == 1;
    if (sinceTick >= 0)
        filter.updatedSince = TestShop::kStart + sinceTick;

    QCOMPARE(listed(shop(), filter), names);
}

void TestSupplierService::searchFollowsTheName()
{
    const Supplier supplier = made(shop(), u"Bloom"_s);

    QVERIFY(shop().suppliers.patch(supplier.id, {.name = u"Petal"_s}));

    QVERIFY(listed(shop(), {.q = u"bloom"_s}).isEmpty());
    QCOMPARE(listed(shop(), {.q = u"petal"_s}), QStringList{u"Petal"_s});
}

void TestSupplierService::shopsSeeTheirOwn()
{
    const Supplier others = made(m_test->otherShop(), u"Bloom"_s);

    QVERIFY(listed(shop(), {}).isEmpty());
    QVERIFY(listed(shop(), {.q = u"bloom"_s}).isEmpty());
    QCOMPARE(shop().suppliers.find(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().suppliers.patch(others.id, {.name = u"x"_s}).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().suppliers.archive(others.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(*m_test->otherShop().suppliers.find(others.id), others);
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
    made(shop(), u"Bloom"_s);
    const Supplier roses = *shop().suppliers.create({.name = u"Rosendaal"_s});
    must(shop().suppliers.patch(roses.id,
                                {.name = u"Roses"_s,
                                 .contactEmail = u"verkoop@roses.example"_s,
                                 .phone = u"+31 (0)20 794 6016"_s,
                                 .address = u"Station Yard"_s,
                                 .notes = u"Opens at four\nCrème only in June"_s}));

    QCOMPARE(listed(shop(), {.q = q}), isFound ? QStringList{u"Roses"_s} : QStringList());
    QCOMPARE(listed(m_test->otherShop(), {.q = q}), QStringList());
}

void TestSupplierService::aWordWithoutEndIsIndexed()
{
    const QString word(9'000, u'\u4e00'); // PostgreSQL's tokens have a limit.
    must(shop().suppliers.create({.name = u"Bloom"_s, .notes = word}));

    QCOMPARE(listed(shop(), {.q = word}), QStringList{u"Bloom"_s});
    QCOMPARE(listed(shop(), {.q = word.first(20)}), QStringList{u"Bloom"_s});
}

void TestSupplierService::findAllLeavesOutWhatIsGone()
{
    const Supplier own = made(shop(), u"Bloom"_s);
    const Supplier others = made(m_test->otherShop(), u"Petal"_s);

    const auto found = shop().suppliers.findAll({others.id, own.id, SupplierId::create()});

    QCOMPARE(*found, QList<Supplier>{own});
}

STEMDESK_GUILESS_TEST(TestSupplierService)

} // namespace stemdesk::supplier_service_test

#include "tst_supplier_service.moc"
