#include "core/services/clients/contact_service.h"

#include "core/domain/events/event_history.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::contact_service_test {

class TestContactService : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void createsChangesAndDeletes();
    void aPatchThatChangesNothingWritesNothing();
    void finds_data();
    void finds();
    void aSearchFollowsTheContact();
    void shopsSeeTheirOwn();
    void eventsKeepTheirContacts();
    void aNamedContactGoesOnlyByForce();
    void aDeletedContactIsOnItsEventsAgain();
    void aChangeThatMissesTheValueIsStale();
    void eventsAreFoundByContactAndDay();
    void aCopyIsANewEnquiry();
    void aDeletedEventComesBackWithThoseThatAreThere();
    void noWebhookIsToldOfThem();
};

namespace {

EventPatch naming(ContactId contact, const QString &role = u"client"_s)
{
    return {.contacts = QList<EventContact>{{contact, role}}};
}

QStringList namesOf(ShopServices &shop, const QString &q)
{
    return namesOf(must(shop.contacts.list({.q = q}, {})).rows);
}

QStringList eventsOf(ShopServices &shop, const EventFilter &filter)
{
    return namesOf(must(shop.events.list(filter, {})).rows);
}

} // namespace

void TestContactService::createsChangesAndDeletes()
{
    const Contact made = must(shop().contacts.create({.name = u" Ada "_s, .emails = QStringList{u"a@b"_s}}));
    QCOMPARE(made.version, 1);
    QCOMPARE(must(shop().contacts.find(made.id)), made);
    m_test->tick();

    const Contact changed = must(shop().contacts.patch(made.id, {.emails = QStringList{}, .country = u"NL"_s}));

    QCOMPARE(changed.updatedAt, made.updatedAt + 1'000);
    QCOMPARE(must(shop().contacts.find(made.id)), changed);
    must(shop().contacts.remove(made.id, false));
    QCOMPARE(shop().contacts.find(made.id).error().kind, Error::Kind::NotFound);
    QList<ChangeAction> actions;
    for (const Change &change : m_test->takeAnnounced()) {
        QCOMPARE(change.resource, Resource::Contact);
        actions += change.action;
    }
    QCOMPARE(actions, QList<ChangeAction>({ChangeAction::Created, ChangeAction::Updated, ChangeAction::Deleted}));
}

void TestContactService::aPatchThatChangesNothingWritesNothing()
{
    const Contact made = must(shop().contacts.create({.name = u"Ada"_s}));
    m_test->takeAnnounced();
    m_test->tick();

    QCOMPARE(must(shop().contacts.patch(made.id, {.name = u"Ada "_s})), made);

    QVERIFY(m_test->takeAnnounced().isEmpty());
}

void TestContactService::finds_data()
{
    QTest::addColumn<QString>("q");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const QString &q, bool isFound) { QTest::addRow("%ls", qUtf16Printable(q)) << q << isFound; };
    row(u"ada"_s, true);
    row(u"MARL ad"_s, true);
    row(u"bloemen"_s, true);
    row(u"post"_s, true);
    row(u"ada@post.example"_s, true);
    row(u"arlow"_s, false);
    row(u"ada tom"_s, false);
    row(u"7946"_s, true);
    row(u"+44-(0)20"_s, true);
    row(u"ada 0155"_s, true);
    row(u"155"_s, true);
    row(u"55"_s, false); // Two digits are a beginning of a word only.
    row(u"+44"_s, false);
    row(u"24"_s, true);
    row(u"24-700"_s, true); // Both are words of the company.
    row(u"9999"_s, false);
    row(u"4402079460155"_s, true);
    row(u"44020794601550"_s, false);
    row(u"Frome"_s, false); // Addresses are not looked at.
    row(u"+"_s, false);
}

void TestContactService::finds()
{
    QFETCH(const QString, q);
    QFETCH(const bool, isFound);
    must(shop().contacts.create({.name = u"Äda Marlow"_s,
                                 .company = u"Bloemenhof 24 700"_s,
                                 .emails = QStringList{u"ada@post.example"_s},
                                 .phones = QStringList{u"+44 (0) 20 7946 0155"_s},
                                 .address = u"Frome"_s}));

    QCOMPARE(namesOf(shop(), q).size(), isFound ? 1 : 0);
}

void TestContactService::aSearchFollowsTheContact()
{
    const Contact made =
        must(shop().contacts.create({.name = u"Ada"_s, .phones = QStringList{u"12345"_s, u"12345"_s}}));

    must(shop().contacts.patch(made.id, {.name = u"Eva"_s, .phones = QStringList{u"67890"_s}}));

    QVERIFY(namesOf(shop(), u"ada"_s).isEmpty());
    QVERIFY(namesOf(shop(), u"234"_s).isEmpty());
    QCOMPARE(namesOf(shop(), u"789 ev"_s), QStringList{u"Eva"_s});
    QCOMPARE(m_test->findings(), QString());
}

void TestContactService::shopsSeeTheirOwn()
{
    const ShopWithEvent filled(shop());
    const Contact theirs =
        must(m_test->otherShop().contacts.create({.name = u"Ada"_s, .phones = QStringList{u"123"_s}}));

    QVERIFY(namesOf(shop(), {}).isEmpty());
    QVERIFY(namesOf(shop(), u"ada"_s).isEmpty());
    QVERIFY(namesOf(shop(), u"123"_s).isEmpty());
    QCOMPARE(shop().contacts.remove(theirs.id, true).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop().events.patch(filled.event, naming(theirs.id)).error().code, QByteArray("contact_not_found"));
    QVERIFY(eventsOf(shop(), {.contactId = theirs.id}).isEmpty());
}

void TestContactService::eventsKeepTheirContacts()
{
    const ShopWithEvent filled(shop());
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const ContactId eva = must(shop().contacts.create({.name = u"Eva"_s})).id;
    const QList<EventContact> contacts{{eva, u"planner"_s}, {ada, u"client"_s}, {ada, u"billing"_s}};

    const WrittenEvent written = must(shop().events.patch(filled.event,
                                                          {.contacts = contacts + contacts,
                                                           .source = u"Instagram"_s,
                                                           .followUpOn = QDate(2026, 5, 1),
                                                           .lostReason = u"Price"_s}));

    QCOMPARE(written.event.contacts, contacts);
    const Event read = filled.whole();
    QCOMPARE(read.contacts, contacts);
    QCOMPARE(read.source, u"Instagram"_s);
    QCOMPARE(read.followUpOn, QDate(2026, 5, 1));
    QCOMPARE(read.lostReason, u"Price"_s);
    QCOMPARE(must(shop().events.patch(filled.event, written.undo)).event.contacts, QList<EventContact>());
    QCOMPARE(filled.whole().followUpOn, std::nullopt);
}

void TestContactService::aNamedContactGoesOnlyByForce()
{
    const ShopWithEvent filled(shop());
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    must(shop().events.patch(filled.event, {.contacts = QList<EventContact>{{ada, u"client"_s}, {ada, u"billing"_s}}}));
    const Event before = filled.whole();
    m_test->takeAnnounced();
    m_test->tick();

    const auto refused = shop().contacts.remove(ada, false);

    QCOMPARE(refused.error().kind, Error::Kind::Conflict);
    QCOMPARE(refused.error().code, QByteArray("contact_on_events:1"));
    QVERIFY(m_test->takeAnnounced().isEmpty());
    must(shop().contacts.remove(ada, true));
    const Event after = filled.whole();
    QVERIFY(after.contacts.isEmpty());
    QVERIFY(after.updatedAt > before.updatedAt);
    QCOMPARE(after.version, before.version + 1);
    QCOMPARE(m_test->takeAnnounced().size(), 2); // The event and the contact.
    QCOMPARE(must(shop().history.list(filled.event, {})).rows.constFirst().change, EventChange::Contacts);
}

void TestContactService::aDeletedContactIsOnItsEventsAgain()
{
    const ShopWithEvent filled(shop());
    ContactService &contacts = shop().contacts;
    const ContactId ada = must(contacts.create({.name = u"Ada"_s})).id;
    const ContactId tom = must(contacts.create({.name = u"Tom"_s})).id;
    const QList<EventContact> named{{ada, u"client"_s}, {tom, u"planner"_s}, {ada, u"billing"_s}};
    must(shop().events.patch(filled.event, {.contacts = named}));
    const EventId gone = must(shop().events.create({.name = u"Gone"_s, .contacts = named})).event.id;

    const DeletedContact deleted = must(contacts.removeWhole(ada));
    QCOMPARE(filled.whole().contacts, (QList<EventContact>{{tom, u"planner"_s}}));
    must(shop().events.remove(gone));

    must(contacts.restore(deleted));

    QCOMPARE(filled.whole().contacts, named);
    QCOMPARE(must(contacts.find(ada)).name, u"Ada"_s);
    QCOMPARE(must(contacts.useOf(ada)), 1);
}

void TestContactService::aChangeThatMissesTheValueIsStale()
{
    ContactService &contacts = shop().contacts;
    const ContactId ada = must(contacts.create({.name = u"Ada"_s, .company = u"Byron"_s})).id;

    QCOMPARE(contacts.patch(ada, {.company = u"Mill"_s}, ContactPatch{.company = u"Barn"_s}).error().kind,
             Error::Kind::Stale);
    QCOMPARE(must(contacts.patch(ada, {.company = u"Mill"_s}, ContactPatch{.company = u"Byron"_s})).company, u"Mill"_s);
}

void TestContactService::eventsAreFoundByContactAndDay()
{
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const auto add = [&](const QString &name, std::optional<QDate> day, bool isNamed) {
        EventPatch patch = isNamed ? naming(ada) : EventPatch{};
        patch.name = name;
        patch.followUpOn = day;
        must(shop().events.create(patch));
    };
    add(u"one"_s, QDate(2026, 5, 1), true);
    add(u"two"_s, QDate(2026, 5, 2), true);
    add(u"three"_s, QDate(2026, 4, 30), false);
    add(u"four"_s, {}, true);

    QCOMPARE(eventsOf(shop(), {.contactId = ada}), QStringList({u"four"_s, u"two"_s, u"one"_s}));
    QCOMPARE(eventsOf(shop(), {.followUpTo = QDate(2026, 5, 1)}), QStringList({u"three"_s, u"one"_s}));
    QCOMPARE(eventsOf(shop(), {.contactId = ada, .followUpTo = QDate(2026, 5, 1)}), QStringList{u"one"_s});
    QCOMPARE(eventsOf(shop(), {.q = u"t"_s, .contactId = ada}), QStringList{u"two"_s});
    QCOMPARE(eventsOf(shop(), {.status = u"approved"_s, .contactId = ada}), QStringList());
    const auto page = must(shop().events.list({.contactId = ada}, {.limit = 2}));
    QCOMPARE(page.rows.size(), 2);
    QCOMPARE(must(shop().events.list({.contactId = ada}, {.after = page.next, .limit = 2})).rows.size(), 1);
}

void TestContactService::aCopyIsANewEnquiry()
{
    const ShopWithEvent filled(shop());
    EventPatch patch = naming(must(shop().contacts.create({.name = u"Ada"_s})).id);
    patch.source = u"Fair"_s;
    patch.followUpOn = QDate(2026, 5, 1);
    patch.lostReason = u"Price"_s;
    must(shop().events.patch(filled.event, patch));

    const Event copy = must(shop().events.duplicate(filled.event, u"Copy"_s));

    QCOMPARE(copy.contacts, *patch.contacts);
    QCOMPARE(copy.source, u"Fair"_s);
    QCOMPARE(copy.followUpOn, std::nullopt);
    QVERIFY(copy.lostReason.isEmpty());
}

void TestContactService::aDeletedEventComesBackWithThoseThatAreThere()
{
    const ShopWithEvent filled(shop());
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const ContactId eva = must(shop().contacts.create({.name = u"Eva"_s})).id;
    must(shop().events.patch(filled.event, {.contacts = QList<EventContact>{{eva, u"client"_s}, {ada, u"client"_s}}}));

    const Event gone = must(shop().events.remove(filled.event));
    must(shop().contacts.remove(eva, false));
    const Event back = must(shop().events.restore(gone));

    QCOMPARE(back.contacts, QList<EventContact>({{ada, u"client"_s}}));
}

void TestContactService::noWebhookIsToldOfThem()
{
    const ShopWithEvent filled(shop());
    const WebhookPatch wanted{.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventUpdated)};
    const Webhook webhook = must(shop().webhooks.create(must(shop().webhooks.draft(wanted))));
    EventPatch patch = naming(must(shop().contacts.create({.name = u"Ada"_s})).id);
    patch.source = u"Fair"_s;
    patch.followUpOn = QDate(2026, 5, 1);
    patch.lostReason = u"Price"_s;

    must(shop().events.patch(filled.event, patch));

    QVERIFY(must(shop().webhooks.deliveries(webhook.id, {}, {})).rows.isEmpty());
}

STEMDESK_GUILESS_TEST(TestContactService)

} // namespace stemdesk::contact_service_test

#include "tst_contact_service.moc"
