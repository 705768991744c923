#include "core/services/series/series_follow.h"

#include "tests/support/series_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::series_follow_test {

namespace {

QList<QByteArray> warningsOf(const Result<WrittenSeries> &written)
{
    return must(written).warnings;
}

} // namespace

/// Events follow changes of their series, and series follow changes of events and contacts.
class TestSeriesFollow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSkippedDayLosesItsEvent();
    void aTouchedEventStays();
    void aMovedDayKeepsItsEvent();
    void anotherRotaMakesEventsAnew();
    void deletingAnEventSkipsItsDay();
    void aDeletedTemplateLeavesTheRota();
    void aDeletedContactLeavesItsSeries();
    void aDeletedSeriesLeavesItsEvents();
    void deletedWithItsEventsAndPutBack();
    void copiesOfAnEventAreOfNoSeries();
};

void TestSeriesFollow::aSkippedDayLosesItsEvent()
{
    SeriesShop shop;
    const Series made = shop.make();

    const auto written =
        shop.services().series.patch(made.id, {.skips = QStringList{u"2026-03-30"_s, u"2026-03-31"_s}});

    QCOMPARE(warningsOf(written), QList<QByteArray>{"skip_not_in_rule:2026-03-31"});
    QCOMPARE(shop.daysOf(made), (QStringList{u"2026-03-23"_s, u"2026-04-06"_s, u"2026-04-13"_s}));
    QCOMPARE(must(written).series.skips, (QStringList{u"2026-03-30"_s, u"2026-03-31"_s}));
    must(shop.services().series.patch(made.id, {.skips = QStringList()}));
    QCOMPARE(shop.eventsOf(made).size(), 4);
}

void TestSeriesFollow::aTouchedEventStays()
{
    SeriesShop shop;
    const Series made = shop.make();
    const QList<Event> events = shop.eventsOf(made);
    must(shop.services().events.patch(events.at(1).id, {.name = u"Easter"_s}));
    must(shop.services().payments.create(events.at(2).id, {.amount = 5, .paidOn = QDate(2026, 3, 20)}));

    const auto written = shop.services().series.patch(made.id, {.rule = u"FREQ=WEEKLY;BYDAY=TU"_s});

    QCOMPARE(
        warningsOf(written),
        (QList<QByteArray>{"occurrence_kept:" + events.at(1).id.text(), "occurrence_kept:" + events.at(2).id.text()}));
    QCOMPARE(shop.daysOf(made),
             (QStringList{u"2026-03-24"_s, u"2026-03-30"_s, u"2026-03-31"_s, u"2026-04-06"_s, u"2026-04-07"_s,
                          u"2026-04-14"_s}));
}

void TestSeriesFollow::aMovedDayKeepsItsEvent()
{
    SeriesShop shop;
    const Series made = shop.make();
    const Event before = shop.eventsOf(made).at(1);
    const QStringList moves = movesText({{QDate(2026, 3, 30), QDate(2026, 4, 1)}});

    must(shop.services().series.patch(made.id, {.moves = moves}));

    const Event after = shop.eventsOf(made).at(1);
    QCOMPARE(after.id, before.id);
    QCOMPARE(after.occurrence->on, QDate(2026, 3, 30));
    QCOMPARE(*after.venueStart, *before.venueStart + 2 * kDayLength);
    QVERIFY(!after.occurrence->isDetached);
    must(shop.services().series.patch(made.id, {.moves = QStringList()}));
    QCOMPARE(shop.eventsOf(made).at(1).venueStart, before.venueStart);
    QCOMPARE(shop.eventsOf(made).size(), 4);
}

void TestSeriesFollow::anotherRotaMakesEventsAnew()
{
    SeriesShop shop;
    const Series made = shop.make();
    const QList<Event> events = shop.eventsOf(made);
    must(shop.services().events.patch(events.at(1).id, {.name = u"Easter"_s}));
    const EventId other = shop.another(u"Dahlias"_s);

    must(shop.services().series.patch(made.id, {.templateEventIds = rotaText({other})}));

    QCOMPARE(namesOf(shop.eventsOf(made)), (QStringList{u"Dahlias"_s, u"Easter"_s, u"Dahlias"_s, u"Dahlias"_s}));
}

void TestSeriesFollow::deletingAnEventSkipsItsDay()
{
    SeriesShop shop;
    const Series made = shop.make();
    const Event removed = must(shop.services().events.remove(shop.eventsOf(made).at(1).id));

    QCOMPARE(must(shop.services().series.find(made.id)).skips, QStringList{u"2026-03-30"_s});
    QCOMPARE(must(shop.services().series.makeDue()), 0);
    must(shop.services().events.restore(removed));
    QCOMPARE(must(shop.services().series.find(made.id)).skips, QStringList());
    QCOMPARE(shop.eventsOf(made).at(1).id, removed.id);
    QVERIFY(!shop.isDetached(removed));

    // If the day has a new event meanwhile, the restored one no longer belongs to the series.
    const Event again = must(shop.services().events.remove(removed.id));
    must(shop.services().series.patch(made.id, {.skips = QStringList()}));
    must(shop.services().events.restore(again));
    QCOMPARE(shop.eventsOf(made).size(), 4);
    QVERIFY(must(shop.services().events.find(again.id)).occurrence->seriesId.isNull());
}

void TestSeriesFollow::aDeletedTemplateLeavesTheRota()
{
    SeriesShop shop;
    const EventId other = shop.another(u"Dahlias"_s);
    SeriesPatch patch = shop.mondays();
    patch.templateEventIds = rotaText({shop.filled.event, other, shop.filled.event});
    const Series made = must(shop.services().series.create(patch)).series;

    const Event removed = must(shop.services().events.remove(other));

    QCOMPARE(rotaOf(must(shop.services().series.find(made.id))),
             (QList<EventId>{shop.filled.event, shop.filled.event}));
    QCOMPARE(shop.services().events.remove(shop.filled.event).error().code, "template_in_series:1");
    must(shop.services().events.restore(removed));
    QCOMPARE(must(shop.services().series.find(made.id)).templateEventIds, *patch.templateEventIds);
}

void TestSeriesFollow::aDeletedContactLeavesItsSeries()
{
    SeriesShop shop;
    const Series made = shop.make();

    const DeletedContact deleted = must(shop.services().contacts.removeWhole(shop.client));

    QVERIFY(must(shop.services().series.find(made.id)).contactId.isNull());
    const Event event = shop.whole(shop.eventsOf(made).constFirst());
    QVERIFY(event.contacts.isEmpty());
    QVERIFY(!event.occurrence->isDetached); // Deleting the contact does not count as a change by hand.
    must(shop.services().contacts.restore(deleted));
    QCOMPARE(must(shop.services().series.find(made.id)).contactId, shop.client);
    QVERIFY(!shop.isDetached(event));
}

void TestSeriesFollow::aDeletedSeriesLeavesItsEvents()
{
    SeriesShop shop;
    const Series made = shop.make();
    const Event event = shop.eventsOf(made).constFirst();

    const DeletedSeries deleted = must(shop.services().series.remove(made.id, FutureEvents::Keep));

    QCOMPARE(shop.services().series.find(made.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop.whole(event).occurrence->on, QDate(2026, 3, 23));
    QVERIFY(shop.whole(event).occurrence->seriesId.isNull());
    QCOMPARE(must(shop.services().series.restore(deleted)).eventsCount, 4);
    QCOMPARE(shop.whole(event).occurrence->seriesId, made.id);
}

void TestSeriesFollow::deletedWithItsEventsAndPutBack()
{
    SeriesShop shop;
    const Series made = shop.make();
    const QList<Event> events = shop.eventsOf(made);
    must(shop.services().events.patch(events.at(1).id, {.name = u"Easter"_s}));

    const DeletedSeries deleted = must(shop.services().series.remove(made.id, FutureEvents::Delete));

    QCOMPARE(deleted.removed.size(), 3);
    QVERIFY(shop.services().events.find(events.at(1).id));
    QCOMPARE(shop.services().events.find(events.at(0).id).error().kind, Error::Kind::NotFound);
    QCOMPARE(must(shop.services().series.restore(deleted)).eventsCount, 4);
    QCOMPARE(shop.eventsOf(made).at(0).id, events.at(0).id);
    QVERIFY(shop.isDetached(events.at(1)));
}

void TestSeriesFollow::copiesOfAnEventAreOfNoSeries()
{
    SeriesShop shop;
    const Event event = shop.eventsOf(shop.make()).constFirst();

    QVERIFY(!must(shop.services().events.duplicate(event.id, u"Copy"_s)).occurrence);

    // An event of a series may be the template of another series.
    SeriesPatch patch = shop.mondays();
    patch.templateEventIds = rotaText({event.id});
    const Series second = must(shop.services().series.create(patch)).series;
    QCOMPARE(shop.eventsOf(second).constFirst().occurrence->seriesId, second.id);
    QCOMPARE(shop.whole(event).occurrence->seriesId == second.id, false);
}

STEMDESK_GUILESS_TEST(TestSeriesFollow)

} // namespace stemdesk::series_follow_test

#include "tst_series_follow.moc"
