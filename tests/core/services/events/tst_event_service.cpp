#include "core/services/events/event_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_service_test {

class TestEventService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newEventHasDefaults();
    void slugsAreMadeFree();
    void givenSlugsMustBeFree();
    void renamingKeepsTheSlug();
    void shapesAreCheckedBeforeExistence();
    void rulesOfTheStoredObject();
    void sameValuesWriteNothing();
    void staleExpectationIsRefused();
    void descriptionIsReduced();
    void coloursTakeTheVocabularysSpelling();
    void renamedColourIsRenamedOnEvents();
    void pricingNamesMustExist();
    void oldPinMayStay();
    void approvalPinsTheListsInUse();
    void approvalPinsNothingWhereTheShopDoesNotWantIt();
    void lessIsLessWork();
    void manyNewEventsOfAUnitTakeFewStatements();
    void madeEventIsAsACreatedOne();
    void subscriptionOfTheSameUnitIsTold();
    void listOfTheSameUnitPricesTheNextLine();
    void olderListsAreReadAtOnceAndOnlyWhereNeeded();
    void partsAreWhatWasAskedFor();
    void copyIsANewQuote();
    void copyOfWhatWasAgreedIsPricedAnew();
    void copyIsToldToSubscriptions();
    void removedEventIsGone();
    void removedEventComesBackWhole();
    void otherShopsEventsAreNotFound();

private:
    EventService &events() { return shop().events; }
    Event created(const EventPatch &patch) { return must(events().create(patch)).event; }
    qint64 statementsOf(const EventParts &parts)
    {
        const qint64 before = m_test->session().statementsRun();
        must(events().find(m_filled->event, parts));
        return m_test->session().statementsRun() - before;
    }
};

void TestEventService::init()
{
    EventTest::init();
    m_beside = std::make_unique<ShopWithEvent>(m_test->otherShop());
}

void TestEventService::newEventHasDefaults()
{
    const Event event = created({.name = u" Zoë & Max "_s});
    QCOMPARE(event.name, u"Zoë & Max"_s);
    QCOMPARE(event.slug, u"zoe-max"_s);
    QCOMPARE(event.status, u"new"_s);
    QCOMPARE(event.createdAt, m_test->now());
    QCOMPARE(event.version, 1);
    QCOMPARE(event.totals, Totals{});
    QVERIFY(!event.pricing && !event.colourScheme);
    QCOMPARE(events().create({}).error().code, "name_required");
}

void TestEventService::slugsAreMadeFree()
{
    QCOMPARE(created({.name = u"Same"_s}).slug, u"same"_s);
    QCOMPARE(created({.name = u"same!"_s}).slug, u"same-2"_s);
    QCOMPARE(created({.name = u"Same sex"_s}).slug, u"same-sex"_s);
    const Event third = created({.name = u"SAME"_s});
    QCOMPARE(third.slug, u"same-3"_s);
    QVERIFY(events().remove(third.id));
    QCOMPARE(created({.name = u"same"_s}).slug, u"same-3"_s);
    QCOMPARE(created({.name = u"!!"_s}).slug, u"event"_s);
    QCOMPARE(must(m_test->otherShop().events.create({.name = u"Same"_s})).event.slug, u"same"_s);

    const Event whole = must(events().patch(m_filled->event, {.slug = u""_s})).event;
    QCOMPARE(whole.slug, u"anna-and-ben"_s); // Its own slug is not taken.
}

void TestEventService::givenSlugsMustBeFree()
{
    const Event event = created({.slug = u"mine"_s, .name = u"A"_s});
    QCOMPARE(event.slug, u"mine"_s);
    QCOMPARE(events().create({.slug = u"mine"_s, .name = u"B"_s}).error().code, "slug_taken");
    QCOMPARE(events().patch(m_filled->event, {.slug = u"mine"_s}).error().kind, Error::Kind::Conflict);
    QVERIFY(events().patch(event.id, {.slug = u"mine"_s}));
}

void TestEventService::renamingKeepsTheSlug()
{
    QCOMPARE(must(events().patch(m_filled->event, {.name = u"Other"_s})).event.slug, u"anna-and-ben"_s);
}

void TestEventService::shapesAreCheckedBeforeExistence()
{
    QCOMPARE(events().patch(m_beside->event, {.status = u"odd"_s}).error().code, "invalid_status");
    QCOMPARE(events().patch(m_beside->event, {.venueEnd = 5}).error(), notFound());
}

void TestEventService::rulesOfTheStoredObject()
{
    QCOMPARE(events().patch(m_filled->event, {.venueEnd = 5}).error().code, "invalid_venueEnd");
    QVERIFY(events().patch(m_filled->event, {.venueStart = 1, .venueEnd = 5}));
    QCOMPARE(events().patch(m_filled->event, {.ceremonyEnd = 5}).error().code, "invalid_ceremonyEnd");
    QCOMPARE(events().create({.name = u"E"_s, .venueEnd = 5}).error().code, "invalid_venueEnd");
    const WrittenEvent cleared = must(events().patch(m_filled->event, {.venueStart = std::optional<Instant>()}));
    QVERIFY(!cleared.event.venueEnd);
    QCOMPARE(must(events().patch(m_filled->event, cleared.undo)).event.venueEnd, std::optional<Instant>(5));
}

void TestEventService::sameValuesWriteNothing()
{
    const Event before = m_filled->whole();
    m_test->takeAnnounced();
    m_test->tick();
    QCOMPARE(must(events().patch(m_filled->event, {.name = u" Anna and Ben"_s, .notes = u""_s})).event, before);
    QCOMPARE(must(events().patch(m_filled->event, {})).event, before);
    QCOMPARE(m_test->takeAnnounced(), Changes{});
}

void TestEventService::staleExpectationIsRefused()
{
    const EventPatch patch{.name = u"New"_s};
    QCOMPARE(events().patch(m_filled->event, patch, EventPatch{.name = u"Old"_s}).error(), stale());
    QVERIFY(events().patch(m_filled->event, patch, EventPatch{.name = u"Anna and Ben"_s}));
}

void TestEventService::descriptionIsReduced()
{
    const WrittenEvent written =
        must(events().patch(m_filled->event, {.descriptionHtml = u"<p>Hello</p><script>alert(1)</script>"_s}));
    QCOMPARE(written.event.descriptionHtml, u"<p>Hello</p>"_s);
    QCOMPARE(written.warnings, QList<QByteArray>{"removed_html:script"});
    QCOMPARE(must(events().patch(m_filled->event, {.notes = u"x"_s})).warnings, QList<QByteArray>{});
}

void TestEventService::coloursTakeTheVocabularysSpelling()
{
    must(shop().colours.create({.name = u"Dusty Mauve"_s, .hex = u"#aa8899"_s}));
    const Event event =
        must(events().patch(m_filled->event, {.colourScheme = QStringList({u"DUSTY mauve"_s, u"unheard"_s})})).event;
    QCOMPARE(event.colourScheme, QStringList({u"Dusty Mauve"_s, u"unheard"_s}));
}

void TestEventService::renamedColourIsRenamedOnEvents()
{
    const Colour colour = must(shop().colours.create({.name = u"Mauve"_s, .hex = u"#aa8899"_s}));
    QVERIFY(events().patch(m_filled->event, {.colourScheme = QStringList({u"Mauve"_s, u"Red"_s})}));
    QVERIFY(m_test->otherShop().events.patch(m_beside->event, {.colourScheme = QStringList{u"Mauve"_s}}));
    m_test->tick();

    must(shop().colours.patch(colour.id, {.name = u"Thistle bloom"_s}));

    const Event event = m_filled->whole();
    QCOMPARE(event.colourScheme, QStringList({u"Thistle bloom"_s, u"Red"_s}));
    QCOMPARE(event.updatedAt, m_test->now());
    QCOMPARE(m_beside->whole().colourScheme, QStringList{u"Mauve"_s});
}

void TestEventService::pricingNamesMustExist()
{
    const auto codeOf = [&](const EventPricingPatch &pricing) {
        return events().patch(m_filled->event, {.pricing = pricing}).error().code;
    };
    using Pins = QMap<QString, std::optional<PriceListId>>;
    QCOMPARE(codeOf({.priceListIds = Pins{{u"flower"_s, m_beside->flowers}}}), "price_list_not_found");
    QCOMPARE(codeOf({.priceListIds = Pins{{u"flower"_s, m_filled->hire}}}), "wrong_product_type");
    QCOMPARE(codeOf({.taxGroupId = m_beside->tax}), "tax_group_not_found");
    QVERIFY(!m_filled->whole().pricing);
}

void TestEventService::oldPinMayStay()
{
    const QMap<QString, std::optional<PriceListId>> pins{{u"flower"_s, m_filled->flowers}};
    QVERIFY(events().patch(m_filled->event, {.pricing = EventPricingPatch{.priceListIds = pins}}));
    QVERIFY(shop().priceLists.patch(m_filled->flowers, {.productType = u"material"_s}));

    const EventPricingPatch again{.priceListIds = pins, .unitUpliftIncTax = 1};
    QVERIFY(events().patch(m_filled->event, {.pricing = again}));
}

void TestEventService::approvalPinsTheListsInUse()
{
    const Totals agreed = m_filled->storedTotals();
    const Event approved = must(events().patch(m_filled->event, {.status = u"approved"_s})).event;
    QVERIFY(approved.pricing);
    const QMap<QString, PriceListId> pins{{u"flower"_s, m_filled->flowers}, {u"hire"_s, m_filled->hire}};
    QCOMPARE(approved.pricing->priceListIds, pins);

    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.5), m_filled->rose, 9);
    QCOMPARE(m_filled->storedTotals(), agreed);

    QVERIFY(events().patch(m_filled->event, {.pricing = std::optional<EventPricingPatch>()}));
    QVERIFY(events().patch(m_filled->event, {.status = u"approved"_s}));
    QVERIFY(!m_filled->whole().pricing);
}

void TestEventService::approvalPinsNothingWhereTheShopDoesNotWantIt()
{
    must(shop().settings.set({{u"pin-on-approval"_s, u"false"_s}}));
    QVERIFY(!must(events().patch(m_filled->event, {.status = u"approved"_s})).event.pricing);
}

void TestEventService::manyNewEventsOfAUnitTakeFewStatements()
{
    constexpr int kRows = 50;
    Session &session = m_test->session();
    const qint64 before = session.statementsRun();
    UnitOfWork work = must(shop().begin());
    for (int row = 0; row < kRows; ++row)
        must(events().make({.name = u"Event %1"_s.arg(row)}));
    QVERIFY(work.commit());

    // A savepoint and its release, similar slugs, the event; SQLite's index of words. Everything else once.
    const int each = isOnPostgres() ? 4 : 6;
    QVERIFY2(session.statementsRun() - before <= each * kRows + 25,
             qPrintable(QString::number(session.statementsRun() - before)));
    QCOMPARE(m_test->findings(), QString()); // Its totals and figures are there.
}

void TestEventService::madeEventIsAsACreatedOne()
{
    const ContactId ada = must(shop().contacts.create({.name = u"Ada"_s})).id;
    const EventPatch patch{.name = u"Made"_s,
                           .contacts = QList<EventContact>{{.contactId = ada, .role = u"planner"_s}},
                           .pricing = EventPricingPatch{.labour = LabourPatch{.percent = 0.1},
                                                        .additionalFees = QList<AdditionalFee>{{u"Van"_s, 40}}}};

    const MadeEvent made = must(events().make(patch));
    const Event created = must(events().create(patch)).event;

    Event found = must(events().find(made.id));
    QCOMPARE(found.slug, u"made"_s);
    found.id = created.id;
    found.slug = created.slug;
    QCOMPARE(found, created);
}

void TestEventService::subscriptionOfTheSameUnitIsTold()
{
    const auto draft = must(shop().webhooks.draft(
        {.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventCreated)}));
    UnitOfWork work = must(shop().begin());
    must(events().create({.name = u"Before"_s}));
    const Webhook webhook = must(shop().webhooks.create(draft));
    must(events().create({.name = u"After"_s}));
    QVERIFY(work.commit());

    QCOMPARE(must(shop().webhooks.deliveries(webhook.id, {}, {})).rows.size(), 1);
}

void TestEventService::listOfTheSameUnitPricesTheNextLine()
{
    const VariantId tulip = m_filled->addVariant(u"Tulip"_s, u"bulb"_s, 10);
    UnitOfWork work = must(shop().begin());
    const auto line = [&] {
        return must(shop().lines.createItem(m_filled->event, m_filled->group, {.variantId = tulip, .quantity = 1}));
    };
    QVERIFY(!line().price.isPriced);

    const PriceListId list = m_filled->addList(u"bulb"_s, QDate(2026, 1, 1), 1);
    m_filled->addPrice(list, tulip, 3);

    QVERIFY(line().price.isPriced);
    const SupplierId grower = must(shop().suppliers.create({.name = u"Grower"_s})).id;
    m_filled->addPrice(list, tulip, 2, grower);
    const EventItem ofGrower = must(shop().lines.createItem(m_filled->event, m_filled->group,
                                                            {.variantId = tulip, .supplierId = grower, .quantity = 1}));
    QVERIFY(ofGrower.price.isPriced);
    QCOMPARE(ofGrower.price.unitCostExclTax, 2.0);
    QVERIFY(work.commit());
}

void TestEventService::lessIsLessWork()
{
    QCOMPARE(statementsOf({.heavy = false, .groups = false, .prices = false}), 3); // The event, in a snapshot.
    QCOMPARE(statementsOf({.heavy = true, .groups = false, .prices = true}), 5); // Contacts, the quote accepted.
    const qint64 unpriced = statementsOf({.heavy = true, .groups = true, .prices = false});
    QCOMPARE(unpriced, 7); // Groups, lines.
    QCOMPARE(statementsOf({.prices = false, .acceptedQuote = false}), unpriced - 1);
    const qint64 whole = statementsOf({});
    QCOMPARE(whole, 14); // Settings, types, taxes, variants, suppliers, lists, entries.
    for (int i = 0; i < 20; ++i)
        m_filled->addLine(m_filled->addGroup(u"More"_s), m_filled->vase, 1);
    QCOMPARE(statementsOf({.prices = false}), unpriced);
    QCOMPARE(statementsOf({}), whole);
}

void TestEventService::olderListsAreReadAtOnceAndOnlyWhereNeeded()
{
    const qint64 whole = statementsOf({});
    for (int day = 1; day <= 20; ++day)
        m_filled->addList(u"flower"_s, QDate(2026, 5, day), 1.5);
    QCOMPARE(m_filled->whole().groups.constFirst().items.constFirst().price.priceListId, m_filled->flowers);
    QCOMPARE(statementsOf({}), whole + 1);

    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 5, 21), 1.5), m_filled->rose, 9);
    QCOMPARE(statementsOf({}), whole);
}

void TestEventService::partsAreWhatWasAskedFor()
{
    QVERIFY(events().patch(m_filled->event, {.notes = u"n"_s, .pricing = EventPricingPatch{.unitUpliftIncTax = 0.5}}));
    const Event whole = m_filled->whole();
    const Event bare = must(events().find(m_filled->event, {.heavy = false, .groups = false, .prices = false}));
    QVERIFY(bare.groups.isEmpty() && bare.notes.isEmpty() && !bare.pricing);
    QCOMPARE(bare.totals, whole.totals);
    const Event unpriced = must(events().find(m_filled->event, {.prices = false}));
    QCOMPARE(unpriced.groups.constFirst().items.constFirst().price, LinePrice{});
    QCOMPARE(unpriced.notes, u"n"_s);
    const Event light = must(events().find(m_filled->event, {.heavy = false}));
    QCOMPARE(light.groups, whole.groups);
    QVERIFY(light.notes.isEmpty() && !light.pricing);
}

void TestEventService::copyIsANewQuote()
{
    must(
        events().patch(m_filled->event,
                       {.status = u"quoting"_s,
                        .clientName1 = u"Anna"_s,
                        .budget = 500.0,
                        .colourScheme = QStringList{u"Blush"_s},
                        .descriptionHtml = u"<p>Loose and wild</p>"_s,
                        .pricing = EventPricingPatch{
                            .priceListIds = QMap<QString, std::optional<PriceListId>>{{u"flower"_s, m_filled->flowers}},
                            .unitUpliftIncTax = 0.5}}));
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.minutesPerCopy = 15, .place = u"ceremony"_s}));
    const Event source = m_filled->whole();

    const Event copy = must(events().duplicate(m_filled->event, u" Copy of Anna and Ben "_s));

    QCOMPARE(copy.name, u"Copy of Anna and Ben"_s);
    QCOMPARE(copy.slug, u"copy-of-anna-and-ben"_s);
    QCOMPARE(copy.status, u"new"_s);
    QVERIFY(!firstStart(copy));
    QCOMPARE(copy.clientName1, source.clientName1);
    QCOMPARE(copy.budget, source.budget);
    QCOMPARE(copy.colourScheme, source.colourScheme);
    QCOMPARE(copy.descriptionHtml, source.descriptionHtml);
    QCOMPARE(copy.pricing, source.pricing);
    QCOMPARE(copy.totals, source.totals);
    QCOMPARE(copy.itemsCount, source.itemsCount);
    QCOMPARE(copy.groups.size(), source.groups.size());
    const EventGroup &group = copy.groups.constFirst();
    QVERIFY(group.id != source.groups.constFirst().id);
    QCOMPARE(group.eventId, copy.id);
    QCOMPARE(group.quantity, source.groups.constFirst().quantity);
    QCOMPARE(group.minutesPerCopy, 15);
    QCOMPARE(group.place, u"ceremony"_s);
    for (int line = 0; line < group.items.size(); ++line) {
        QVERIFY(group.items.at(line).id != source.groups.constFirst().items.at(line).id);
        QCOMPARE(group.items.at(line).variantId, source.groups.constFirst().items.at(line).variantId);
        QCOMPARE(group.items.at(line).quantity, source.groups.constFirst().items.at(line).quantity);
    }
    QCOMPARE(m_filled->whole(), source);
    QCOMPARE(events().duplicate(m_filled->event, {}).error().code, "name_required");
    QCOMPARE(events().duplicate(m_beside->event, u"Copy"_s).error().kind, Error::Kind::NotFound);
}

void TestEventService::copyOfWhatWasAgreedIsPricedAnew()
{
    must(events().patch(m_filled->event, {.status = u"approved"_s}));
    QVERIFY(!pinnedLists(m_filled->whole()).isEmpty());

    const Event copy = must(events().duplicate(m_filled->event, u"Next year"_s));

    QVERIFY(pinnedLists(copy).isEmpty());
    QVERIFY(!pinnedLists(m_filled->whole()).isEmpty());
}

void TestEventService::copyIsToldToSubscriptions()
{
    const WebhookPatch wanted{.url = u"https://hooks.shop.com/"_s, .events = quint32(WebhookType::EventCreated)};
    WebhookService &webhooks = shop().webhooks;
    must(webhooks.create(must(webhooks.draft(wanted))));

    const Event copy = must(events().duplicate(m_filled->event, u"Copy"_s));

    const auto bodies =
        must(m_test->session().all("select body from webhook_delivery", [](const Row &row) { return row.bytes(0); }));
    QCOMPARE(bodies.size(), 1);
    QVERIFY(bodies.constFirst().contains(idText(copy.id.bytes())));
}

void TestEventService::removedEventIsGone()
{
    const EventPricingPatch pricing{.markups = QMap<QString, std::optional<double>>{{u"flower"_s, 2}}};
    QVERIFY(events().patch(m_filled->event, {.pricing = pricing}));
    m_test->takeAnnounced();

    QVERIFY(events().remove(m_filled->event));

    QCOMPARE(events().find(m_filled->event).error(), notFound());
    QCOMPARE(must(events().list({.q = u"anna"_s}, {})).rows.size(), 0);
    const Changes changes = m_test->takeAnnounced();
    QCOMPARE(changes.size(), 4); // Two lines, their group, the event.
    QCOMPARE(changes.constLast().resource, Resource::Event);
    for (const Change &change : changes)
        QCOMPARE(change.action, ChangeAction::Deleted);
    QVERIFY(shop().products.remove(m_filled->roseProduct, false));
    QCOMPARE(m_beside->whole().itemsCount, 2);
}

void TestEventService::removedEventComesBackWhole()
{
    const EventPricingPatch pricing{.additionalFees = QList<AdditionalFee>{{u"Van"_s, 5}}, .taxGroupId = m_filled->tax};
    Event before = must(events().patch(m_filled->event, {.pricing = pricing})).event;

    const Event snapshot = must(events().remove(m_filled->event));
    m_test->tick();
    Event after = must(events().restore(snapshot));

    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
    QCOMPARE(after.updatedAt, m_test->now());
    after.updatedAt = before.updatedAt;
    after.version = before.version;
    QCOMPARE(after, before);
    QCOMPARE(must(events().list({.q = u"anna"_s}, {})).rows.size(), 1);
    const Event again = must(events().remove(m_filled->event));
    created({.name = u"Anna and Ben"_s});
    QCOMPARE(events().restore(again).error().code, "slug_taken");
}

void TestEventService::otherShopsEventsAreNotFound()
{
    QCOMPARE(events().find(m_beside->event).error(), notFound());
    QCOMPARE(events().remove(m_beside->event).error(), notFound());
    QCOMPARE(events().patch(m_beside->event, {.name = u"x"_s}).error(), notFound());
    QCOMPARE(must(events().list({}, {})).rows.size(), 1);
}

STEMDESK_GUILESS_TEST(TestEventService)

} // namespace stemdesk::event_service_test

#include "tst_event_service.moc"
