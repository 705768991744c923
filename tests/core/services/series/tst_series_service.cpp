#include "core/services/series/series_service.h"

#include "core/domain/shops/time_zone.h"
#include "core/services/prices/price_freeze_service.h"
#include "core/services/series/due_series.h"
#include "tests/support/series_shop.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::series_service_test {

class TestSeriesService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAreMadeBeforeTheAnswer();
    void anEventIsACopyOnItsDay();
    void timesKeepTheirHourAcrossSummerTime();
    void statusesFollowTheTemplate();
    void theRotaGoesRound();
    void eachDayHasItsEventOnce();
    void shopsOfAllZonesAreSeenToAfterMidnight();
    void whatIsMissedIsNotMadeUpFor();
    void fourHundredAreDueOnTheFirstOfJanuary();
    void pausedOnesMakeNone();
    void anEditDetaches_data();
    void anEditDetaches();
    void whatIsTakenBackIsAttachedAgain();
    void pricesDoNotDetach();
    void applyingWritesTheTemplateAnew();
    void applyingKeepsAPinnedListBesideTheTemplatesPricing();
    void applyingLeavesWhatSomebodyHasAHandIn();
    void thoseOrderedKeepTheirPrices();
    void keptPricesDetachNothing();
    void appliedOnesAreWrittenBack();
    void aChangedEventIsSpread();
    void references_data();
    void references();
    void listsByWordsContactAndStatus();
    void shopsSeeTheirOwn();
    void aChangeThatMissesTheValueIsStale();
};

void TestSeriesService::eventsAreMadeBeforeTheAnswer()
{
    SeriesShop shop;

    const Series made = shop.make();

    QCOMPARE(shop.daysOf(made), (QStringList{u"2026-03-23"_s, u"2026-03-30"_s, u"2026-04-06"_s, u"2026-04-13"_s}));
    QCOMPARE(made.eventsCount, 4);
    QCOMPARE(made.nextOn, QDate(2026, 4, 20));
    int events = 0;
    int series = 0;
    for (const Change &change : shop.test.takeAnnounced()) {
        events += change.resource == Resource::Event && change.action == ChangeAction::Created ? 1 : 0;
        series += change.resource == Resource::Series && change.action == ChangeAction::Created ? 1 : 0;
    }
    QCOMPARE(events, 4);
    QCOMPARE(series, 1);
}

void TestSeriesService::anEventIsACopyOnItsDay()
{
    SeriesShop shop;
    const ContactId planner = must(shop.services().contacts.create({.name = u"Tom"_s})).id;
    const ContactId old = must(shop.services().contacts.create({.name = u"Old client"_s})).id;
    must(shop.services().events.patch(shop.filled.event,
                                      {.contacts = QList<EventContact>{{old, u"client"_s}, {planner, u"planner"_s}}}));

    const Series made = shop.make();

    const Event event = shop.whole(shop.eventsOf(made).constFirst());
    const Event source = shop.filled.whole();
    QCOMPARE(event.name, source.name);
    QCOMPARE(event.clientName1, u"Anna"_s);
    QCOMPARE(event.notes, source.notes);
    QCOMPARE(event.externalId, QString());
    QVERIFY(event.slug != source.slug);
    QCOMPARE(dayOf(*event.venueStart, zoneNamed(u"Europe/London"_s)), QDate(2026, 3, 23));
    QCOMPARE(event.contacts, (QList<EventContact>{{shop.client, u"client"_s}, {planner, u"planner"_s}}));
    QCOMPARE(event.groups.size(), source.groups.size());
    QCOMPARE(event.groups.constFirst().items.size(), 2);
    QVERIFY(event.groups.constFirst().id != source.groups.constFirst().id);
    QCOMPARE(event.totals, source.totals);
    QCOMPARE(event.itemsCount, 2);
    QCOMPARE(event.occurrence->seriesId, made.id);
    QVERIFY(!event.occurrence->isDetached);
    QVERIFY(!source.occurrence);
    // Tasks are planned because it is approved and dated.
    QVERIFY(!must(shop.services().tasks.list({.eventId = event.id}, {})).rows.isEmpty());
}

void TestSeriesService::timesKeepTheirHourAcrossSummerTime()
{
    SeriesShop shop;

    const QList<Event> events = shop.eventsOf(shop.make());

    // Eleven o'clock in London: UTC on the 23rd, summer time on the 30th.
    QCOMPARE(timeText(QDateTime::fromMSecsSinceEpoch(*events.at(0).venueStart, Qt::UTC)), u"2026-03-23T11:00:00Z"_s);
    QCOMPARE(timeText(QDateTime::fromMSecsSinceEpoch(*events.at(1).venueStart, Qt::UTC)), u"2026-03-30T10:00:00Z"_s);
}

void TestSeriesService::statusesFollowTheTemplate()
{
    SeriesShop shop;
    // The template's own status is "in progress".
    QCOMPARE(shop.eventsOf(shop.make()).constFirst().status, u"approved"_s);
    must(shop.services().events.patch(shop.filled.event, {.status = u"quoting"_s}));

    QCOMPARE(shop.eventsOf(shop.make()).constFirst().status, u"quoting"_s);
}

void TestSeriesService::theRotaGoesRound()
{
    SeriesShop shop;
    const EventId other = shop.another(u"Dahlias"_s);
    SeriesPatch patch = shop.mondays();
    patch.templateEventIds = rotaText({shop.filled.event, other});
    patch.skips = QStringList{u"2026-03-30"_s};

    const QList<Event> events = shop.eventsOf(must(shop.services().series.create(patch)).series);

    // 2 March is the first day of the rule, 23 March its fourth and the skipped 30th its fifth.
    QCOMPARE(events.size(), 3);
    QCOMPARE(events.at(0).name, u"Dahlias"_s);
    QCOMPARE(events.at(1).name, u"Dahlias"_s);
    QCOMPARE(events.at(2).name, u"Anna and Ben"_s);
}

void TestSeriesService::eachDayHasItsEventOnce()
{
    SeriesShop shop;
    const Series made = shop.make();
    const QStringList days = shop.daysOf(made);

    QCOMPARE(must(shop.services().series.makeDue()), 0);
    QCOMPARE(shop.daysOf(made), days);
    shop.test.tick(2 * kDayLength); // Monday: the window of 28 days now reaches 20 April.
    QCOMPARE(must(shop.services().series.makeDue()), 1);
    QCOMPARE(must(shop.services().series.makeDue()), 0);
    QCOMPARE(shop.daysOf(made), days + QStringList{u"2026-04-20"_s});
    const Series now = must(shop.services().series.find(made.id));
    QCOMPARE(now.eventsCount, 5);
    QCOMPARE(now.nextOn, QDate(2026, 4, 27));
    QVERIFY(now.version > made.version);
}

void TestSeriesService::shopsOfAllZonesAreSeenToAfterMidnight()
{
    SeriesShop shop;
    const Series made = shop.make();
    DueSeries due;
    QVERIFY(due.look(shop.test.services(), shop.test.now()));
    const Instant midnight = 1'774'224'000'000; // 23 March 2026 in London.
    shop.test.setNow(midnight - 1);
    QVERIFY(due.look(shop.test.services(), shop.test.now()));
    QCOMPARE(shop.eventsOf(made).size(), 4);

    shop.test.setNow(midnight);
    QVERIFY(due.look(shop.test.services(), shop.test.now()));

    QCOMPARE(shop.daysOf(made).constLast(), u"2026-04-20"_s);
}

void TestSeriesService::whatIsMissedIsNotMadeUpFor()
{
    SeriesShop shop;
    const Series made = shop.make();

    shop.test.tick(40 * kDayLength); // The 30th of April.
    must(shop.services().series.makeDue());

    const QStringList days = shop.daysOf(made);
    QVERIFY(!days.contains(u"2026-04-20"_s));
    QVERIFY(!days.contains(u"2026-04-27"_s));
    QVERIFY(days.contains(u"2026-05-04"_s));
}

void TestSeriesService::fourHundredAreDueOnTheFirstOfJanuary()
{
    constexpr int kSeries = 400;
    SeriesShop shop;
    SeriesPatch yearly = shop.mondays();
    yearly.rule = u"FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1"_s;
    yearly.daysAhead = 0;
    for (int made = 0; made < kSeries; ++made) {
        yearly.name = u"Lobby %1"_s.arg(made);
        QCOMPARE(must(shop.services().series.create(yearly)).series.eventsCount, 0);
    }
    shop.test.setNow(1'798'761'600'000); // Midnight in London.

    DueSeries due;
    QVERIFY(due.look(shop.test.services(), shop.test.now()));
    QVERIFY(DueSeries().look(shop.test.services(), shop.test.now())); // As in another process.

    const Page<Event> events = must(shop.services().events.list({}, {.limit = kSeries + 100}));
    QCOMPARE(events.rows.size(), kSeries + 1);
    QSet<QString> slugs;
    for (const Event &event : events.rows)
        slugs.insert(event.slug);
    QCOMPARE(slugs.size(), kSeries + 1);
}

void TestSeriesService::pausedOnesMakeNone()
{
    SeriesShop shop;
    const Series made = shop.make();

    const Series paused = must(shop.services().series.patch(made.id, {.status = u"paused"_s})).series;
    shop.test.tick(40 * kDayLength);
    must(shop.services().series.makeDue());

    QCOMPARE(paused.nextOn, std::nullopt);
    QCOMPARE(shop.eventsOf(made).size(), 4);
    must(shop.services().series.patch(made.id, {.status = u"active"_s}));
    QCOMPARE(shop.daysOf(made).at(4), u"2026-05-04"_s);
}

void TestSeriesService::anEditDetaches_data()
{
    QTest::addColumn<int>("edit");
    QTest::addColumn<bool>("detaches");
    const char *names[] = {"name",   "client", "contacts", "notes",  "time",    "status", "pricing",
                           "markup", "group",  "line",     "budget", "palette", "venue",  "pinned list"};
    for (int edit = 0; edit < 14; ++edit)
        QTest::newRow(names[edit]) << edit << (edit < 10);
}

void TestSeriesService::anEditDetaches()
{
    QFETCH(const int, edit);
    QFETCH(const bool, detaches);
    SeriesShop shop;
    const Event event = shop.whole(shop.eventsOf(shop.make()).constFirst());
    using Markups = QMap<QString, std::optional<double>>;
    using Lists = QMap<QString, std::optional<PriceListId>>;
    const QList<EventPatch> patches{
        {.name = u"Bar"_s},
        {.clientName1 = u"Ben"_s},
        {.contacts = QList<EventContact>()},
        {.notes = u"Use the back door."_s},
        {.venueStart = *event.venueStart + 1},
        {.status = u"complete"_s},
        {.pricing = EventPricingPatch{.unitUpliftIncTax = 1.0}},
        {.pricing = EventPricingPatch{.markups = Markups{{u"flower"_s, 3.0}}}},
        {},
        {},
        {.budget = 100.0},
        {.colourScheme = QStringList{u"Blush"_s}},
        {.venueAddress = u"The back door"_s},
        {.pricing = EventPricingPatch{.priceListIds = Lists{{u"flower"_s, shop.filled.flowers}}}}};

    if (edit == 8)
        must(shop.services().lines.createGroup(event.id, {.name = u"Arch"_s}));
    else if (edit == 9)
        must(shop.services().lines.patchItem(event.id, event.groups.constFirst().id,
                                             event.groups.constFirst().items.constFirst().id, {.quantity = 7}));
    else
        must(shop.services().events.patch(event.id, patches.at(edit)));

    QCOMPARE(shop.isDetached(event), detaches);
}

void TestSeriesService::whatIsTakenBackIsAttachedAgain()
{
    SeriesShop shop;
    const Event event = shop.eventsOf(shop.make()).constFirst();
    const WrittenEvent edited = must(shop.services().events.patch(event.id, {.name = u"Bar"_s}));
    QVERIFY(edited.event.occurrence->isDetached);

    must(shop.services().events.patch(event.id, edited.undo));

    QVERIFY(!shop.isDetached(event));
}

void TestSeriesService::pricesDoNotDetach()
{
    SeriesShop shop;
    const Event event = shop.eventsOf(shop.make()).constFirst();

    const PriceEntryRow dearer{.id = shop.filled.rosePrice, .patch = {.unitCostExclTax = 3}};
    must(must(shop.services().priceLists.upsertEntries(shop.filled.flowers, {dearer})).constFirst());

    QVERIFY(shop.whole(event).totals != event.totals);
    QVERIFY(!shop.isDetached(event));
}

void TestSeriesService::applyingWritesTheTemplateAnew()
{
    SeriesShop shop;
    const Series made = shop.make();
    shop.filled.addLine(shop.filled.group, shop.filled.rose, 4);
    must(shop.services().events.patch(shop.filled.event,
                                      {.name = u"Lobby and bar"_s,
                                       .venueStart = Instant(1'780'311'600'000), // An hour later.
                                       .pricing = EventPricingPatch{.unitUpliftIncTax = 0.5}}));

    const SeriesApplication application = must(shop.services().series.apply(made.id, QDate(2026, 3, 30)));

    QCOMPARE(application.applied, 3);
    QCOMPARE(application.detached, 0);
    QVERIFY(application.kept.isEmpty());
    const QList<Event> events = shop.eventsOf(made);
    QCOMPARE(events.at(0).name, u"Anna and Ben"_s);
    const Event written = shop.whole(events.at(1));
    QCOMPARE(written.name, u"Lobby and bar"_s);
    QCOMPARE(timeText(QDateTime::fromMSecsSinceEpoch(*written.venueStart, Qt::UTC)), u"2026-03-30T11:00:00Z"_s);
    QCOMPARE(written.groups.constFirst().items.size(), 3);
    QCOMPARE(written.itemsCount, 3);
    QCOMPARE(written.totals, shop.filled.whole().totals);
    QVERIFY(!written.occurrence->isDetached);
    QVERIFY(!written.contacts.isEmpty());
}

void TestSeriesService::applyingKeepsAPinnedListBesideTheTemplatesPricing()
{
    SeriesShop shop;
    const Series made = shop.make();
    const EventId pinned = shop.eventsOf(made).constFirst().id;
    const QMap<QString, std::optional<PriceListId>> lists{{u"flower"_s, shop.filled.flowers}};
    must(shop.services().events.patch(pinned, {.pricing = EventPricingPatch{.priceListIds = lists}}));
    must(shop.services().events.patch(shop.filled.event, {.pricing = EventPricingPatch{.unitUpliftIncTax = 0.5}}));

    must(shop.services().series.apply(made.id, QDate(2026, 3, 1)));

    const Event written = must(shop.services().events.find(pinned));
    QCOMPARE(pinnedLists(written).value(u"flower"_s), shop.filled.flowers);
    QCOMPARE(written.pricing->unitUpliftIncTax, 0.5);
}

void TestSeriesService::applyingLeavesWhatSomebodyHasAHandIn()
{
    SeriesShop shop;
    const Series made = shop.make();
    const QList<Event> events = shop.eventsOf(made);
    must(shop.services().events.patch(events.at(0).id, {.notes = u"More candles"_s}));
    const OrderSheet sheet = must(shop.services().orderSheets.save({events.at(1).id}));
    must(shop.services().orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
    must(shop.services().invoices.issue(events.at(2).id, {.kind = u"rest"_s}));
    must(shop.services().events.patch(shop.filled.event, {.name = u"Bar"_s}));

    const SeriesApplication application = must(shop.services().series.apply(made.id, QDate(2026, 3, 1)));

    QCOMPARE(application.applied, 1);
    QCOMPARE(application.detached, 1);
    QCOMPARE(application.kept,
             (QList<KeptOccurrence>{{events.at(0).id, QDate(2026, 3, 23), "detached"},
                                    {events.at(1).id, QDate(2026, 3, 30), "ordered"},
                                    {events.at(2).id, QDate(2026, 4, 6), "invoiced"}}));
    shop.test.tick(30 * kDayLength);
    QCOMPARE(must(shop.services().series.apply(made.id, QDate(2026, 4, 13))).kept.constFirst().reason, "past");
}

void TestSeriesService::thoseOrderedKeepTheirPrices()
{
    SeriesShop shop;
    const QList<Event> events = shop.eventsOf(shop.make());
    const OrderSheet sheet = must(shop.services().orderSheets.save({events.at(1).id, shop.filled.event}));
    QVERIFY(!shop.whole(events.at(1)).pricesKeptAt);

    must(shop.services().orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));

    const Event ordered = shop.whole(events.at(1));
    QVERIFY(ordered.pricesKeptAt);
    QVERIFY(!ordered.occurrence->isDetached);
    QVERIFY(!shop.whole(events.at(0)).pricesKeptAt);
    QVERIFY(!shop.filled.whole().pricesKeptAt);
}

void TestSeriesService::keptPricesDetachNothing()
{
    SeriesShop shop;
    const Series made = shop.make();
    const EventId kept = shop.eventsOf(made).at(1).id;
    PriceFreezeService prices(shop.test.context());
    must(prices.keep(kept));
    QVERIFY(!must(shop.services().events.find(kept)).occurrence->isDetached);
    shop.filled.addLine(shop.filled.group, shop.filled.rose, 4);

    QVERIFY(must(shop.services().series.apply(made.id, QDate(2026, 3, 1))).kept.isEmpty());

    const Event applied = must(shop.services().events.find(kept));
    QVERIFY(!applied.occurrence->isDetached);
    QCOMPARE(applied.itemsCount, 3);
    for (const EventItem &item : applied.groups.constFirst().items)
        QVERIFY(item.kept);
    must(prices.letGo(kept));
    QVERIFY(!must(shop.services().events.find(kept)).occurrence->isDetached);
}

void TestSeriesService::appliedOnesAreWrittenBack()
{
    SeriesShop shop;
    const Series made = shop.make();
    const Event before = shop.whole(shop.eventsOf(made).constLast());
    shop.filled.addLine(shop.filled.group, shop.filled.rose, 4);
    must(shop.services().events.patch(shop.filled.event, {.name = u"Bar"_s}));
    const SeriesApplication application = must(shop.services().series.apply(made.id, QDate(2026, 3, 23)));

    must(shop.services().series.writeBack(application.before));

    const Event back = shop.whole(shop.eventsOf(made).constLast());
    QCOMPARE(back.name, before.name);
    QCOMPARE(back.groups.constFirst().id, before.groups.constFirst().id);
    QCOMPARE(back.totals, before.totals);
    QVERIFY(!back.occurrence->isDetached);
}

void TestSeriesService::aChangedEventIsSpread()
{
    SeriesShop shop;
    const Series made = shop.make();
    const Event event = shop.eventsOf(made).at(1);
    must(shop.services().events.patch(
        event.id, {.name = u"With candles"_s, .venueStart = Instant(*event.venueStart + 3'600'000)}));
    must(shop.services().lines.createGroup(event.id, {.name = u"Candles"_s}));
    const Event source = shop.filled.whole();

    const SeriesApplication application = must(shop.services().series.spread(event.id, event.occurrence->on));

    QCOMPARE(application.applied, 3); // The event and the two after it.
    QVERIFY(!shop.isDetached(event));
    const QList<Event> events = shop.eventsOf(made);
    QCOMPARE(events.at(0).name, source.name);
    QCOMPARE(events.at(3).name, u"With candles"_s);
    QCOMPARE(shop.whole(events.at(3)).groups.size(), 2);
    const Event after = shop.filled.whole();
    QCOMPARE(after.venueStart, *source.venueStart + 3'600'000); // An hour later, on its own day.
    QCOMPARE(after.contacts, source.contacts);
    QCOMPARE(after.status, source.status);

    must(shop.services().series.writeBack(application.before));
    QCOMPARE(shop.filled.whole().name, source.name);
    QVERIFY(shop.isDetached(event));
    QCOMPARE(shop.eventsOf(made).at(3).name, source.name);
}

void TestSeriesService::references_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("unknown event") << 0 << QByteArray("event_not_found");
    QTest::newRow("another shop's event") << 1 << QByteArray("event_not_found");
    QTest::newRow("undated event") << 2 << QByteArray("invalid_templateEventIds");
    QTest::newRow("cancelled event") << 3 << QByteArray("invalid_templateEventIds");
    QTest::newRow("unknown contact") << 4 << QByteArray("contact_not_found");
}

void TestSeriesService::references()
{
    QFETCH(const int, fault);
    QFETCH(const QByteArray, code);
    SeriesShop shop;
    SeriesPatch patch = shop.mondays();
    switch (fault) {
    case 0: patch.templateEventIds = rotaText({EventId::create()}); break;
    case 1: patch.templateEventIds = rotaText({ShopWithEvent(shop.test.otherShop()).event}); break;
    case 2: must(shop.services().events.patch(shop.filled.event, {.venueStart = std::optional<Instant>()})); break;
    case 3: must(shop.services().events.patch(shop.filled.event, {.status = u"cancelled"_s})); break;
    default: patch.contactId = ContactId::create();
    }

    QCOMPARE(shop.services().series.create(patch).error().code, code);
    QVERIFY(must(shop.services().series.list({}, {})).rows.isEmpty());
}

void TestSeriesService::listsByWordsContactAndStatus()
{
    SeriesShop shop;
    const Series lobby = shop.make();
    SeriesPatch patch = shop.mondays();
    patch.name = u"Tables"_s;
    patch.contactId = ContactId();
    const Series tables = must(shop.services().series.create(patch)).series;
    must(shop.services().series.patch(tables.id, {.status = u"ended"_s}));
    const auto found = [&](const SeriesFilter &filter) {
        return namesOf(must(shop.services().series.list(filter, {})).rows).join(u' ');
    };

    QCOMPARE(found({}), u"Lobby Tables"_s);
    QCOMPARE(found({.q = u"gran hot"_s}), u"Lobby"_s);
    QCOMPARE(found({.q = u"tab"_s}), u"Tables"_s);
    QCOMPARE(found({.q = u"-"_s}), QString());
    QCOMPARE(found({.status = u"ended"_s}), u"Tables"_s);
    QCOMPARE(found({.contactId = shop.client}), u"Lobby"_s);
    const Page<Series> first = must(shop.services().series.list({}, {.limit = 1}));
    QCOMPARE(first.rows.constFirst().id, lobby.id);
    QCOMPARE(must(shop.services().series.list({}, {.after = first.next, .limit = 1})).rows.constFirst().id, tables.id);
}

void TestSeriesService::shopsSeeTheirOwn()
{
    SeriesShop shop;
    const Series made = shop.make();

    QCOMPARE(shop.test.otherShop().series.find(made.id).error().kind, Error::Kind::NotFound);
    QVERIFY(must(shop.test.otherShop().series.list({}, {})).rows.isEmpty());
    QCOMPARE(shop.test.findings(), QString());
}

void TestSeriesService::aChangeThatMissesTheValueIsStale()
{
    SeriesShop shop;
    const Series made = shop.make();
    const SeriesPatch patch{.name = u"Bar"_s};

    QCOMPARE(shop.services().series.patch(made.id, patch, SeriesPatch{.name = u"Hall"_s}).error().kind,
             Error::Kind::Stale);
    QCOMPARE(must(shop.services().series.patch(made.id, patch, inverse(made, patch))).series.name, u"Bar"_s);
}

STEMDESK_GUILESS_TEST(TestSeriesService)

} // namespace stemdesk::series_service_test

#include "tst_series_service.moc"
