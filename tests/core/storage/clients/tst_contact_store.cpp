#include "core/storage/rows/resource_store.h"

#include "core/domain/clients/contact.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/events/event_list_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::contact_store_test {

class TestContactStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyListHasItsIndex();
    void updateOfAnotherVersionIsStale();
};

void TestContactStore::everyListHasItsIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const Contact ada = must(test.shop().contacts.create({.name = u"Ada"_s, .phones = QStringList{u"020 7946"_s}}));
    must(test.shop().events.patch(filled.event, {.contacts = QList<EventContact>{{ada.id, u"client"_s}}}));
    const Tenant &tenant = test.context().tenant();
    const ResourceStore<contactSpec> store(test.session(), tenant);
    const EventListStore events(test.session(), tenant);
    const QDate day(2026, 5, 1);
    PlanWatch watch;

    QVERIFY(store.list({}, {}));
    QVERIFY(store.list({.updatedSince = 1}, {.after = 1}));
    QCOMPARE(store.list({.q = u"ad 0207"_s}, {})->rows.size(), 1);
    QVERIFY(store.find(ada.id));
    QCOMPARE(EventContactStore(test.session(), tenant).ofEvent(1)->size(), 1);
    QCOMPARE(EventContactStore(test.session(), tenant).eventsWith(ada.id)->size(), 1);
    QCOMPARE(events.list({.contactId = ada.id}, {})->rows.size(), 1);
    QCOMPARE(events.list({.followUpTo = day}, {})->rows.size(), 0);
    QVERIFY(events.list({.q = u"wed"_s, .contactId = ada.id, .followUpTo = day}, {}));

    QCOMPARE(watch.badSteps(), QStringList());
}

void TestContactStore::updateOfAnotherVersionIsStale()
{
    TestShop test;
    Contact contact = must(test.shop().contacts.create({.name = u"Ada"_s}));
    ++contact.version;

    const Status updated = ResourceStore<contactSpec>(test.session(), test.context().tenant()).update(contact, contact);

    QCOMPARE(updated.error().kind, Error::Kind::Stale);
}

STEMDESK_GUILESS_TEST(TestContactStore)

} // namespace stemdesk::contact_store_test

#include "tst_contact_store.moc"
