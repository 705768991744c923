#include "core/services/unit_of_work.h"

#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::unit_of_work_test {

class TestUnitOfWork : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void announcesAfterTheOutermostCommit();
    void rolledBackUnitAnnouncesNothing();
    void rolledBackSavepointDropsItsChanges();
    void countsPerShopInOrder();
    void saysOneUpdateOnce();
    void sameUpdateOfAnotherUnitIsSaidAgain();
    void unitWithoutChangesLeavesTheFeedAlone();
    void marksOfARolledBackSavepointAreDropped();
    void refusesToNestInAnotherShopsUnit();
    void receiverMayWriteAtOnce();
    void timesAreTakenWithTheShopsLock();
    void settingsAreReadOncePerUnit();

private:
    /// The feed of a shop since it was made.
    static QList<qint64> seqsOf(TestShop &test, ShopServices &shop);
};

namespace {

Changes feedOf(TestShop &test, ShopServices &shop)
{
    Changes changes = *ChangeStore(test.session(), contextOf(shop).tenant()).after(0, 1'000);
    changes.removeFirst(); // The shop itself.
    return changes;
}

QList<SupplierId> idsOf(const Changes &changes)
{
    QList<SupplierId> ids;
    for (const Change &change : changes)
        ids += SupplierId(change.id);
    return ids;
}

void report(UnitOfWork &work, const SupplierId &id, ChangeAction action = ChangeAction::Created)
{
    work.changed(Resource::Supplier, id, action);
}

} // namespace

QList<qint64> TestUnitOfWork::seqsOf(TestShop &test, ShopServices &shop)
{
    QList<qint64> seqs;
    for (const Change &change : feedOf(test, shop))
        seqs += change.seq;
    return seqs;
}

/// Otherwise a row could be older than rows that were committed while it waited, and a client that walks by time would
/// miss it.
void TestUnitOfWork::timesAreTakenWithTheShopsLock()
{
    const auto patient = m_test->newDriver(std::chrono::milliseconds(20));
    const auto other = must(Session::open(*patient));
    const qint64 key = contextOf(shop()).tenant().shop;
    bool isWatched = false;
    QList<bool> heldWhenAsked;
    ServiceSource source = m_test->source();
    source.now = [&] {
        if (isWatched)
            heldWhenAsked += !Transaction::begin(*other, key);
        return TestShop::kStart;
    };
    const auto services = must(Services::open(source));
    ShopServices &writer = *must(services->forShop(m_test->shopId()));
    isWatched = true;

    must(writer.suppliers.create({.name = u"Bloemenhof"_s}));
    must(writer.products.upsert({ProductRow{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                                            .hasVariant = true,
                                            .variant = {.name = u"Red"_s}}}));

    QVERIFY(heldWhenAsked.size() >= 2);
    QVERIFY(!heldWhenAsked.contains(false));
}

void TestUnitOfWork::settingsAreReadOncePerUnit()
{
    constexpr int kSettings = 3; // The shop, its product types, its tax groups.
    const TaxGroup group = must(shop().taxGroups.create({.name = u"Cut flowers"_s, .rate = 0.1}));
    const auto statementsFor = [&](const QString &event) {
        const qint64 before = m_test->session().statementsRun();
        must(shop().events.create({.name = event}));
        return m_test->session().statementsRun() - before;
    };
    UnitOfWork work = must(shop().begin());
    (void)statementsFor(u"First"_s);
    const qint64 known = statementsFor(u"Second"_s);

    must(shop().taxGroups.patch(group.id, {.rate = 0.2}));

    QVERIFY(statementsFor(u"Third"_s) >= known + kSettings);
    QCOMPARE(statementsFor(u"Fourth"_s), known);
    (void)work.commit();
    UnitOfWork next = must(shop().begin());
    QVERIFY(statementsFor(u"Fifth"_s) >= known + kSettings);
}

void TestUnitOfWork::announcesAfterTheOutermostCommit()
{
    const auto first = SupplierId::create();
    const auto second = SupplierId::create();
    {
        Result<UnitOfWork> outer = UnitOfWork::begin(m_test->context());
        report(*outer, first);
        {
            Result<UnitOfWork> inner = UnitOfWork::begin(m_test->context());
            report(*inner, second);
            QVERIFY(inner->commit());
        }
        QVERIFY(m_test->takeAnnounced().isEmpty());

        QVERIFY(outer->commit());
    }

    const Changes announced = m_test->takeAnnounced();
    QCOMPARE(idsOf(announced), QList({first, second}));
    QCOMPARE(announced, feedOf(*m_test, shop()));
    QCOMPARE(announced.constFirst().shop, m_test->shopId());
    QCOMPARE(announced.constFirst().at, m_test->now());
    QCOMPARE(announced.constFirst().action, ChangeAction::Created);
}

void TestUnitOfWork::rolledBackUnitAnnouncesNothing()
{
    {
        Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
        report(*work, SupplierId::create());
    }

    QVERIFY(m_test->takeAnnounced().isEmpty());
    QVERIFY(feedOf(*m_test, shop()).isEmpty());

    Result<UnitOfWork> next = UnitOfWork::begin(m_test->context());
    QVERIFY(next->commit());
    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestUnitOfWork::rolledBackSavepointDropsItsChanges()
{
    const QList ids{SupplierId::create(), SupplierId::create(), SupplierId::create()};
    {
        Result<UnitOfWork> outer = UnitOfWork::begin(m_test->context());
        report(*outer, ids.at(0));
        {
            Result<UnitOfWork> inner = UnitOfWork::begin(m_test->context());
            report(*inner, ids.at(1));
        }
        report(*outer, ids.at(2));
        QVERIFY(outer->commit());
    }

    QCOMPARE(idsOf(m_test->takeAnnounced()), QList({ids.at(0), ids.at(2)}));
    QCOMPARE(idsOf(feedOf(*m_test, shop())), QList({ids.at(0), ids.at(2)}));
}

void TestUnitOfWork::countsPerShopInOrder()
{
    for (ShopServices *each : {&shop(), &m_test->otherShop(), &shop()}) {
        Result<UnitOfWork> work = UnitOfWork::begin(contextOf(*each));
        report(*work, SupplierId::create());
        report(*work, SupplierId::create());
        QVERIFY(work->commit());
    }

    QCOMPARE(seqsOf(*m_test, shop()), QList<qint64>({2, 3, 4, 5})); // 1 is the shop itself.
    QCOMPARE(seqsOf(*m_test, m_test->otherShop()), QList<qint64>({2, 3}));
}

void TestUnitOfWork::saysOneUpdateOnce()
{
    const auto parent = SupplierId::create();
    const auto child = SupplierId::create();

    Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
    report(*work, child);
    report(*work, parent, ChangeAction::Updated);
    report(*work, parent, ChangeAction::Updated);
    QVERIFY(work->commit());

    QCOMPARE(idsOf(m_test->takeAnnounced()), QList({child, parent}));
}

void TestUnitOfWork::sameUpdateOfAnotherUnitIsSaidAgain()
{
    const auto parent = SupplierId::create();

    for (int i = 0; i < 2; ++i) {
        Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
        report(*work, parent, ChangeAction::Updated);
        QVERIFY(work->commit());
    }

    QCOMPARE(idsOf(m_test->takeAnnounced()), QList({parent, parent}));
}

void TestUnitOfWork::unitWithoutChangesLeavesTheFeedAlone()
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
    QVERIFY(work->commit());

    QVERIFY(m_test->takeAnnounced().isEmpty());
    QVERIFY(feedOf(*m_test, shop()).isEmpty());
}

void TestUnitOfWork::marksOfARolledBackSavepointAreDropped()
{
    Result<UnitOfWork> outer = UnitOfWork::begin(m_test->context());
    outer->marks().events += 1;
    {
        Result<UnitOfWork> inner = UnitOfWork::begin(m_test->context());
        inner->marks().all = true;
        inner->marks().events += 2;
    }

    QVERIFY(!outer->marks().all);
    QCOMPARE(outer->marks().events, QSet<qint64>{1});
}

void TestUnitOfWork::refusesToNestInAnotherShopsUnit()
{
    const Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
    QVERIFY(work);

    const Result<UnitOfWork> others = UnitOfWork::begin(contextOf(m_test->otherShop()));

    QVERIFY(!others);
    QCOMPARE(others.error().kind, Error::Kind::Internal);
}

void TestUnitOfWork::receiverMayWriteAtOnce()
{
    const auto answer = SupplierId::create();
    QMetaObject::Connection connection;
    connection = connect(&m_test->bus(), &ChangeBus::committed, this, [&] {
        disconnect(connection);
        Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
        report(*work, answer);
        QVERIFY(work->commit());
    });

    const Result<Supplier> supplier = shop().suppliers.create({.name = u"Bloom"_s});

    QCOMPARE(idsOf(feedOf(*m_test, shop())), QList({supplier->id, answer}));
}

STEMDESK_GUILESS_TEST(TestUnitOfWork)

} // namespace stemdesk::unit_of_work_test

#include "tst_unit_of_work.moc"
