#include "core/storage/events/event_list_store.h"

#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/recorded_queries.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_list_store_test {

namespace {

constexpr Instant kDay = 86'400'000;

} // namespace

class TestEventListStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void newestComeFirst();
    void walkNeitherRepeatsNorSkips();
    void filters_data();
    void filters();
    void pagesOfRareMatchesGoOn();
    void otherShopsRowsAreNeverShown();
    void everyListHasItsIndex_data();
    void everyListHasItsIndex();

private:
    EventId add(ShopServices &shop, const EventPatch &patch) { return must(shop.events.create(patch)).event.id; }
    Page<Event> list(const EventFilter &filter, const PageRequest &page = {.limit = 100})
    {
        return must(m_test->shop().events.list(filter, page));
    }

    std::unique_ptr<TestShop> m_test;
};

void TestEventListStore::init()
{
    m_test = std::make_unique<TestShop>();
    add(m_test->otherShop(), {.name = u"Somebody else's rose wedding"_s, .venueStart = 5 * kDay});
}

void TestEventListStore::cleanup()
{
    m_test.reset();
}

void TestEventListStore::newestComeFirst()
{
    for (const auto &name : {u"First"_s, u"Second"_s, u"Third"_s})
        add(m_test->shop(), {.name = name});

    const Page<Event> page = list({}, {.limit = 2});

    QCOMPARE(namesOf(page.rows), QStringList({u"Third"_s, u"Second"_s}));
    QVERIFY(page.next);
    const Page<Event> last = list({}, {.after = page.next, .limit = 2});
    QCOMPARE(namesOf(last.rows), QStringList{u"First"_s});
    QVERIFY(!last.next);
}

void TestEventListStore::walkNeitherRepeatsNorSkips()
{
    QList<EventId> ids;
    for (int i = 0; i < 6; ++i)
        ids += add(m_test->shop(), {.name = QString::number(i)});
    const Page<Event> first = list({}, {.limit = 2}); // 5, 4

    add(m_test->shop(), {.name = u"new"_s});
    QVERIFY(m_test->shop().events.remove(ids.at(4)));
    QVERIFY(m_test->shop().events.remove(ids.at(2)));

    const Page<Event> rest = list({}, {.after = first.next, .limit = 10});
    QCOMPARE(namesOf(rest.rows), QStringList({u"3"_s, u"1"_s, u"0"_s}));
}

void TestEventListStore::filters_data()
{
    QTest::addColumn<EventFilter>("filter");
    QTest::addColumn<QStringList>("names");

    QTest::newRow("words are prefixes, without case and accents")
        << EventFilter{.q = u"ZO be"_s} << QStringList{u"A"_s};
    QTest::newRow("venue") << EventFilter{.q = u"castle"_s} << QStringList({u"B"_s, u"A"_s});
    QTest::newRow("ceremony") << EventFilter{.q = u"chapel"_s} << QStringList{u"C"_s};
    QTest::newRow("every word has to match") << EventFilter{.q = u"castle chapel"_s} << QStringList{};
    QTest::newRow("nothing but signs") << EventFilter{.q = u"!?"_s} << QStringList{};
    QTest::newRow("blank") << EventFilter{.q = u"  "_s} << QStringList({u"C"_s, u"B"_s, u"A"_s});
    QTest::newRow("internal tags are no words") << EventFilter{.q = u"_h1"_s} << QStringList{};
    QTest::newRow("status") << EventFilter{.status = u"quoting"_s} << QStringList({u"C"_s, u"B"_s});
    QTest::newRow("words and status") << EventFilter{.q = u"castle"_s, .status = u"quoting"_s} << QStringList{u"B"_s};
    QTest::newRow("from, on the earlier start") << EventFilter{.from = 2 * kDay} << QStringList{u"B"_s};
    QTest::newRow("to") << EventFilter{.to = kDay} << QStringList{u"A"_s};
    QTest::newRow("from and to, inclusive")
        << EventFilter{.from = kDay, .to = 3 * kDay} << QStringList({u"B"_s, u"A"_s});
    QTest::newRow("dates, status") << EventFilter{.status = u"new"_s, .from = 0, .to = 9 * kDay} << QStringList{u"A"_s};
    QTest::newRow("dates, words") << EventFilter{.q = u"castle"_s, .to = kDay} << QStringList{u"A"_s};
    QTest::newRow("updatedSince, inclusive")
        << EventFilter{.updatedSince = TestShop::kStart + 1'000} << QStringList({u"C"_s, u"B"_s});
}

void TestEventListStore::filters()
{
    QFETCH(EventFilter, filter);
    QFETCH(QStringList, names);
    ShopServices &shop = m_test->shop();
    add(shop,
        {.name = u"A"_s,
         .venueAddress = u"Castle"_s,
         .ceremonyStart = 7 * kDay,
         .venueStart = kDay,
         .clientName1 = u"Zoë Bell"_s});
    m_test->tick();
    add(shop, {.name = u"B"_s, .status = u"quoting"_s, .venueAddress = u"New castle\nHill"_s, .venueStart = 3 * kDay});
    m_test->tick();
    add(shop, {.name = u"C"_s, .status = u"quoting"_s, .ceremonyAddress = u"Chapel"_s});

    QCOMPARE(namesOf(list(filter).rows), names);
}

void TestEventListStore::pagesOfRareMatchesGoOn()
{
    add(m_test->shop(), {.name = u"Old"_s, .venueStart = kDay});
    add(m_test->shop(), {.name = u"Older than asked"_s});
    const Instant later = m_test->now() + 1;
    QStringList found;
    std::optional<qint64> after;
    m_test->setNow(later);
    QVERIFY(m_test->shop().events.patch(list({.q = u"asked"_s}).rows.constFirst().id, {.notes = u"changed"_s}));
    for (int i = 0; i < EventListStore::kWalked + 1; ++i) {
        m_test->setNow(TestShop::kStart);
        add(m_test->shop(), {.name = u"n"_s});
    }

    int pages = 0;
    do {
        const Page<Event> page = list({.updatedSince = later}, {.after = after, .limit = 5});
        found += namesOf(page.rows);
        after = page.next;
        ++pages;
    } while (after);

    QCOMPARE(found, QStringList{u"Older than asked"_s});
    QCOMPARE(pages, 2);
}

void TestEventListStore::otherShopsRowsAreNeverShown()
{
    add(m_test->shop(), {.name = u"Ours"_s, .venueStart = kDay});
    for (const EventFilter &filter :
         {EventFilter{}, EventFilter{.q = u"rose"_s}, EventFilter{.status = u"new"_s}, EventFilter{.from = 0}}) {
        for (const Event &event : list(filter).rows)
            QCOMPARE(event.name, u"Ours"_s);
    }
    QCOMPARE(list({.q = u"rose"_s}).rows.size(), 0);
}

void TestEventListStore::everyListHasItsIndex_data()
{
    QTest::addColumn<EventFilter>("filter");
    QTest::newRow("all") << EventFilter{};
    QTest::newRow("words") << EventFilter{.q = u"rose"_s};
    QTest::newRow("status") << EventFilter{.status = u"new"_s};
    QTest::newRow("dates") << EventFilter{.from = 0, .to = kDay};
    QTest::newRow("updatedSince") << EventFilter{.updatedSince = 1};
    QTest::newRow("all of them") << EventFilter{
        .q = u"rose"_s, .status = u"new"_s, .from = 0, .to = 1, .updatedSince = 1};
}

void TestEventListStore::everyListHasItsIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    QFETCH(EventFilter, filter);
    RecordingDriver driver(m_test->folder() + u"/stemdesk.db"_s);
    const auto session = must(Session::open(driver));
    const EventListStore store(*session, m_test->context().tenant());

    QVERIFY(store.list(filter, {.after = 1'000, .limit = 25}));

    QCOMPARE(costlySteps(*session, driver.takeRecorded()), QStringList{});
}

STEMDESK_GUILESS_TEST(TestEventListStore)

} // namespace stemdesk::event_list_store_test

#include "tst_event_list_store.moc"
