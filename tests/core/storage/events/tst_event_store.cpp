#include "core/storage/events/event_store.h"

#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_pricing_store.h"
#include "core/storage/prices/price_context_store.h"
#include "core/storage/webhooks/webhook_outbox_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/recorded_queries.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_store_test {

class TestEventStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldReadsBack();
    void readsByIdHaveTheirIndex();
    void updateWritesWhatDiffers();
};

void TestEventStore::everyFieldReadsBack()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    const EventPatch everything{
        .slug = u"anna"_s,
        .name = u"Anna"_s,
        .status = u"quoting"_s,
        .ceremonyAddress = u"Church\nLane"_s,
        .venueAddress = u"Castle"_s,
        .ceremonyStart = 1'000,
        .ceremonyEnd = 2'000,
        .venueStart = 3'000,
        .venueEnd = 4'000,
        .clientName1 = u"Anna"_s,
        .clientName2 = u"Ben"_s,
        .budget = 2'500.5,
        .numberOfGuests = 90,
        .numberOfTables = 9,
        .colourScheme = QStringList({u"Red"_s, u"Dusty Mauve"_s}),
        .descriptionHtml = u"<p>Hello</p>"_s,
        .imageUrls = QStringList{u"https://flowers.example.com/a.png"_s},
        .links = QList<EventLink>{{.label = {}, .url = u"https://a.example.com/"_s},
                                  {.label = u"Post"_s, .url = u"mailto:a@example.com"_s}},
        .notes = u"Two\nlines"_s,
        .pricing = EventPricingPatch{
            .priceListIds = QMap<QString, std::optional<PriceListId>>{{u"flower"_s, filled.flowers}},
            .unitUpliftIncTax = 0.5,
            .markups = QMap<QString, std::optional<double>>{{u"flower"_s, 2.5}},
            .labour = LabourPatch{.percent = 10, .hours = 2, .hourlyRateExclTax = 30, .amountExclTax = 5},
            .additionalFees = QList<AdditionalFee>{{u"Van"_s, 50}, {u"Helper"_s, 20}},
            .travel = TravelPatch{.distance = 12, .rateExclTax = 0.5, .amountExclTax = 3},
            .taxGroupId = filled.tax,
            .discount = DiscountPatch{.percent = 7.5, .amountIncTax = 12}}};

    const Event created = must(test.shop().events.create(everything)).event;
    const Event read = must(test.shop().events.find(created.id));

    QCOMPARE(read, created);
    const Event expected = must(patched(Event{}, everything));
    QCOMPARE(read.links, expected.links);
    QCOMPARE(read.pricing, expected.pricing);
    QCOMPARE(read.colourScheme, expected.colourScheme);
    QCOMPARE(read.descriptionHtml, expected.descriptionHtml);
    QCOMPARE(read.imageUrls, expected.imageUrls);
    QCOMPARE(inverse(read, everything), everything);
}

void TestEventStore::readsByIdHaveTheirIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    TestShop test;
    const ShopWithEvent filled(test.shop());
    RecordingDriver driver(test.folder() + u"/stemdesk.db"_s);
    const auto session = must(Session::open(driver));
    const Tenant &tenant = test.context().tenant();
    const EventStore events(*session, tenant);
    const EventGroupStore groups(*session, tenant);
    const EventItemStore items(*session, tenant);
    const EventPricingStore pricing(*session, tenant);
    const PriceContextStore prices(*session, tenant);

    const qint64 key = must(events.find(filled.event, EventStore::Columns::All)).key;
    const qint64 group = must(groups.find(key, filled.group)).key;
    QVERIFY(events.pricedHeads({key}) && events.slugsLike(u"anna"_s) && events.ownerOfSlug(u"anna"_s));
    QVERIFY(groups.ofEvent(key) && groups.ofEvents({key}) && groups.pricingOf({key})
            && groups.after(key, {.after = 5, .limit = 10}));
    QVERIFY(items.ofEvents({key}) && items.pricingOf({key}) && items.ofGroup(key, group)
            && items.after(key, group, {.after = 5, .limit = 10}) && items.find(key, group, filled.roses));
    QVERIFY(pricing.allEvents() && pricing.eventsWithVariants({1}) && pricing.eventsWithProductType(u"flower"_s)
            && pricing.eventsTaxedBy(1));
    QVERIFY(prices.variants({1, 2}) && prices.entries({1}, {1}) && prices.priceLists() && prices.suppliers());
    QVERIFY(WebhookOutboxStore(*session, tenant).subscribers(WebhookType::EventCreated));

    QCOMPARE(costlySteps(*session, driver.takeRecorded()), QStringList{});
}

void TestEventStore::updateWritesWhatDiffers()
{
    if (isOnPostgres())
        QSKIP("It records SQLite's statements.");
    TestShop test;
    const ShopWithEvent filled(test.shop());
    RecordingDriver driver(test.folder() + u"/stemdesk.db"_s);
    const auto session = must(Session::open(driver));
    EventStore events(*session, test.context().tenant());
    const StoredEvent before = must(events.find(filled.event, EventStore::Columns::All));
    StoredEvent after = before;
    after.event.notes = u"Two arches"_s;
    ++after.event.version;
    driver.takeRecorded();

    QVERIFY(events.update(before, after));
    QCOMPARE(driver.takeRecorded(),
             QList<QByteArray>{"update event set version = ?, notes = ? where shop = ? and key = ?"});

    StoredEvent renamed = after;
    renamed.event.name = u"Ball"_s;
    ++renamed.event.version;
    QVERIFY(events.update(after, renamed));
    const QList<QByteArray> statements = driver.takeRecorded();
    QVERIFY(statements.contains("update event set name = ?, version = ?, search = ? where shop = ? and key = ?"));
    QCOMPARE(statements.size(),
             4); // Reads and removes the old search words, adds the new ones, and updates the row.
    QCOMPARE(must(events.find(filled.event, EventStore::Columns::All)).event, renamed.event);
}

STEMDESK_GUILESS_TEST(TestEventStore)

} // namespace stemdesk::event_store_test

#include "tst_event_store.moc"
