#include "core/services/change_watcher.h"

#include "core/services/database/database_link.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::change_watcher_test {

using namespace std::chrono_literals;

class TestChangeWatcher : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void announcesWhatOthersCommit();
    void announcesManyInOrder();
    void announcesNewShops();
    void whatWasThereBeforeIsNotAnnounced();
    void doesNotRepeatItself();
    void leavesOutWhatThisProcessAnnounced();
    void tellsWhatKeepsItFromWatching();
    void hearsAServerWithoutAsking();
    void hearsWhatComesAfterALookInVain();
    void listensOnAfterTheConnectionBroke();
};

namespace {

constexpr auto kNever = 24h;
constexpr WatchPace kQuick{.poll = 1ms, .firstRetry = 1ms};

/// Another process: the same file with its own bus.
class OtherProcess {
public:
    explicit OtherProcess(TestShop &test)
        : m_services(*Services::open({.driver = test.driver(), .bus = m_bus, .now = test.clock()})),
          m_shop(*m_services->forShop(test.shopId()))
    {}
    Services &services() { return *m_services; }
    SupplierId createSupplier()
    {
        const Result<Supplier> made = m_shop->suppliers.create({.name = u"Bloom"_s});
        if (!made)
            qFatal("no supplier is made: %ls", qUtf16Printable(made.error().message));
        return made->id;
    }

private:
    ChangeBus m_bus;
    std::unique_ptr<Services> m_services;
    ShopServices *m_shop;
};

/// Collects the changes announced in this process.
class Ear : public QObject {
public:
    explicit Ear(ChangeBus &bus)
    {
        connect(&bus, &ChangeBus::committed, this, [this](const Changes &changes) { m_heard += changes; });
    }
    bool hasHeard(const SupplierId &id) const { return countOf(id.bytes()) > 0; }
    qsizetype countOf(const IdBytes &id) const { return std::ranges::count(m_heard, id, &Change::id); }
    const Changes &heard() const { return m_heard; }

private:
    Changes m_heard;
};

} // namespace

void TestChangeWatcher::announcesWhatOthersCommit()
{
    OtherProcess other(*m_test);
    const auto watcher = ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, kQuick);
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    const SupplierId id = other.createSupplier();

    QTRY_VERIFY(ear.hasHeard(id));
    QCOMPARE(ear.heard().constFirst().shop, m_test->shopId());
    QCOMPARE(ear.heard().constFirst().resource, Resource::Supplier);
    QCOMPARE(ear.heard().constFirst().seq, 2);
}

void TestChangeWatcher::announcesManyInOrder()
{
    OtherProcess other(*m_test);
    const auto watcher = ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, kQuick);
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    for (int i = 0; i < 20; ++i)
        other.createSupplier();

    QTRY_COMPARE(ear.heard().size(), 20);
    QVERIFY(std::ranges::is_sorted(ear.heard(), {}, &Change::seq));
}

void TestChangeWatcher::announcesNewShops()
{
    OtherProcess other(*m_test);
    const auto watcher = ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, kQuick);
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    const Shop shop = *other.services().shops().create(u"Third"_s, u"UTC"_s);

    QTRY_COMPARE(ear.countOf(shop.id.bytes()), 1);
    QCOMPARE(ear.heard().constFirst().action, ChangeAction::Created);
}

void TestChangeWatcher::whatWasThereBeforeIsNotAnnounced()
{
    OtherProcess other(*m_test);
    const SupplierId before = other.createSupplier();
    const auto watcher = ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, kQuick);
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    const SupplierId after = other.createSupplier();

    QTRY_VERIFY(ear.hasHeard(after));
    QVERIFY(!ear.hasHeard(before));
}

void TestChangeWatcher::doesNotRepeatItself()
{
    OtherProcess other(*m_test);
    const auto watcher = ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, kQuick);
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    const SupplierId first = other.createSupplier();
    QTRY_VERIFY(ear.hasHeard(first));
    const SupplierId second = other.createSupplier();
    QTRY_VERIFY(ear.hasHeard(second));

    QCOMPARE(ear.countOf(first.bytes()), 1);
}

void TestChangeWatcher::leavesOutWhatThisProcessAnnounced()
{
    OtherProcess other(*m_test);
    const auto watcher = ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, kQuick);
    QVERIFY(watcher);
    const Ear ear(m_test->bus());
    // Announces the next commit as this process's own before the watcher can see it.
    m_test->bus().publish({{.seq = 2, .shop = m_test->shopId()}});

    const SupplierId own = other.createSupplier();
    const SupplierId others = other.createSupplier();

    QTRY_VERIFY(ear.hasHeard(others));
    QVERIFY(!ear.hasHeard(own));
}

void TestChangeWatcher::tellsWhatKeepsItFromWatching()
{
    const QTemporaryDir folder;
    const SqliteDriver driver(folder.filePath(u"nowhere/stemdesk.db"_s));
    ChangeBus bus;

    const auto watcher = ChangeWatcher::start(driver, bus);

    QVERIFY(!watcher);
    QCOMPARE(watcher.error().kind, Error::Kind::Unavailable);
}

void TestChangeWatcher::hearsAServerWithoutAsking()
{
    if (!m_test->driver().isServer())
        QSKIP("An embedded database is asked.");
    OtherProcess other(*m_test);
    const auto watcher =
        ChangeWatcher::start(m_test->driver(), m_test->bus(), nullptr, {.poll = kNever, .safetyNet = kNever});
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    for (int i = 0; i < 3; ++i) {
        const SupplierId id = other.createSupplier();
        QTRY_VERIFY(ear.hasHeard(id));
    }
}

void TestChangeWatcher::hearsWhatComesAfterALookInVain()
{
    if (!m_test->driver().isServer())
        QSKIP("An embedded database tells nobody.");
    OtherProcess other(*m_test);
    DatabaseLink link(m_test->clock());
    const auto watcher =
        ChangeWatcher::start(m_test->driver(), m_test->bus(), &link, {.poll = kNever, .safetyNet = kNever});
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    for (int i = 0; i < 10; ++i) {
        link.tryAgain();
        const SupplierId id = other.createSupplier();
        QTRY_VERIFY(ear.hasHeard(id));
    }
}

void TestChangeWatcher::listensOnAfterTheConnectionBroke()
{
    if (!m_test->driver().isServer())
        QSKIP("An embedded database has no connection to lose.");
    OtherProcess other(*m_test);
    DatabaseLink link(m_test->clock());
    const auto watcher =
        ChangeWatcher::start(m_test->driver(), m_test->bus(), &link, {.poll = kNever, .safetyNet = kNever});
    QVERIFY(watcher);
    const Ear ear(m_test->bus());

    QVERIFY(m_test->session().run("select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = "
                                  "current_database() and pid <> pg_backend_pid()"));
    (void)other.services().shops().list(); // Connects again.
    const SupplierId missed = other.createSupplier();
    link.tryAgain();
    QTRY_VERIFY(ear.hasHeard(missed));
    const SupplierId later = other.createSupplier();

    QTRY_VERIFY(ear.hasHeard(later));
    QVERIFY(!link.absence());
}

STEMDESK_GUILESS_TEST(TestChangeWatcher)

} // namespace stemdesk::change_watcher_test

#include "tst_change_watcher.moc"
