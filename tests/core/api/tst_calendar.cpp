#include "tests/support/api_fixture.h"
#include "tests/support/read_calendar.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::calendar_api_test {

namespace {

constexpr auto kPath = "/api/v1/calendar.ics";
const Instant kStart = QDateTime(QDate(2026, 6, 1), QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();
constexpr qint64 kHour = 3'600'000;

} // namespace

class CalendarTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anEventIsAnEntry();
    void statusesAreThoseOfCalendars_data();
    void statusesAreThoseOfCalendars();
    void undatedEventsAreLeftOut();
    void tasksComeWhereTheyAreAsked();
    void aKeyNeedsItsScope();
    void anAddressReadsTheCalendarAlone();
    void aWrongAddressIsRefused();
    void anAddressMayHaveTasks();
    void whatIsKnownIsNotSentAgain();
    void aLongCalendarArrivesWhole();

private:
    QByteArray uid(const QByteArray &name) const { return filled(name) + "@stemdesk"; }
    void patch(const EventPatch &patch) { must(m_fixture->shop().events.patch(m_fixture->mine().event, patch)); }
    QByteArray addressOf(bool withTasks = false)
    {
        return must(m_fixture->shop().keys.createCalendar({}, withTasks)).calendarPath();
    }

    std::unique_ptr<ApiClient> m_stranger;
};

void CalendarTest::init()
{
    m_fixture = std::make_unique<ApiFixture>();
    m_fixture->set(u"time-zone"_s, u"Europe/London"_s);
    m_stranger = m_fixture->connect({});
    patch({.venueAddress = u"Quarry House\nMells, BA5"_s,
           .ceremonyStart = std::optional<Instant>(),
           .venueStart = kStart,
           .venueEnd = kStart + 4 * kHour});
}

void CalendarTest::anEventIsAnEntry()
{
    const Event event = must(m_fixture->shop().events.find(m_fixture->mine().event));
    const QByteArray id = uid("<evt>");

    const Answer answer = api().get(kPath);

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("content-type"), "text/calendar; charset=utf-8");
    ReadCalendar read(answer.body);
    QVERIFY(read.isWhole());
    QCOMPARE(read.uids(), QList<QByteArray>{id});
    QCOMPARE(icalcomponent_get_summary(read.entry(id)), event.name.toUtf8());
    QCOMPARE(icalcomponent_get_location(read.entry(id)), event.venueAddress.toUtf8());
    QCOMPARE(read.moment(id, ICAL_DTSTART_PROPERTY), kStart);
    QCOMPARE(read.moment(id, ICAL_DTEND_PROPERTY), kStart + 4 * kHour);
    QCOMPARE(read.zoneOf(id, ICAL_DTSTART_PROPERTY), "Europe/London");
    QCOMPARE(read.text(id, ICAL_SEQUENCE_PROPERTY), QByteArray::number(event.version));
    const QByteArray changed = QDateTime::fromMSecsSinceEpoch(event.updatedAt, QTimeZone::utc())
                                   .toString(u"yyyyMMdd'T'HHmmss'Z'"_s)
                                   .toLatin1();
    QCOMPARE(read.text(id, ICAL_DTSTAMP_PROPERTY), changed);
    QCOMPARE(read.text(id, ICAL_LASTMODIFIED_PROPERTY), changed);
    patch({.venueEnd = std::optional<Instant>()});
    ReadCalendar hour(api().get(kPath).body);
    QCOMPARE(hour.moment(id, ICAL_DTEND_PROPERTY), kStart + kHour);
}

void CalendarTest::statusesAreThoseOfCalendars_data()
{
    QTest::addColumn<QByteArray>("shown");
    for (const char *status : {"new", "quoting", "pending_approval"})
        QTest::newRow(status) << QByteArray("TENTATIVE");
    for (const char *status : {"approved", "in_progress", "complete"})
        QTest::newRow(status) << QByteArray("CONFIRMED");
    QTest::newRow("cancelled") << QByteArray("CANCELLED");
}

void CalendarTest::statusesAreThoseOfCalendars()
{
    QFETCH(const QByteArray, shown);
    patch({.status = QString::fromLatin1(QTest::currentDataTag())});

    ReadCalendar read(api().get(kPath).body);

    QCOMPARE(read.text(uid("<evt>"), ICAL_STATUS_PROPERTY), shown);
    QCOMPARE(read.text(uid("<evt>"), ICAL_TRANSP_PROPERTY), shown == "CANCELLED" ? "TRANSPARENT" : "");
}

void CalendarTest::undatedEventsAreLeftOut()
{
    patch({.venueStart = std::optional<Instant>()});

    ReadCalendar read(api().get(kPath).body);

    QVERIFY(read.isWhole());
    QVERIFY(read.uids().isEmpty());
}

void CalendarTest::tasksComeWhereTheyAreAsked()
{
    must(m_fixture->shop().tasks.remove(must(idFrom<TaskTag>(filled("<task>")))));
    const Task day = must(m_fixture->shop().tasks.create({.title = u"Order"_s, .on = QDate(2026, 5, 1)}));
    const Task timed = must(m_fixture->shop().tasks.create({.eventId = m_fixture->mine().event,
                                                            .title = u"Van"_s,
                                                            .on = QDate(2026, 6, 1),
                                                            .startsAt = kStart,
                                                            .endsAt = kStart + 2 * kHour}));

    QCOMPARE(ReadCalendar(api().get(kPath).body).uids().size(), 1);
    QCOMPARE(ReadCalendar(api().get(kPath + QByteArray("?tasks=false")).body).uids().size(), 1);
    const QByteArray text = api().get(kPath + QByteArray("?tasks=true")).body;
    ReadCalendar read(text);

    const QByteArray dayUid = day.id.text() + "@stemdesk";
    const QByteArray timedUid = timed.id.text() + "@stemdesk";
    QCOMPARE(read.uids(), (QList<QByteArray>{uid("<evt>"), dayUid, timedUid}));
    QCOMPARE(icalcomponent_get_summary(read.entry(dayUid)), "Order");
    QCOMPARE(read.text(dayUid, ICAL_DTSTART_PROPERTY), "20260501");
    QCOMPARE(read.text(dayUid, ICAL_TRANSP_PROPERTY), "TRANSPARENT");
    QCOMPARE(read.text(timedUid, ICAL_TRANSP_PROPERTY), "");
    must(m_fixture->shop().tasks.patch(timed.id, {.doneAt = std::optional(kStart)}));
    ReadCalendar later(api().get(kPath + QByteArray("?tasks=true")).body);
    QCOMPARE(later.text(timedUid, ICAL_TRANSP_PROPERTY), "TRANSPARENT");
    QCOMPARE(read.moment(timedUid, ICAL_DTEND_PROPERTY), kStart + 2 * kHour);
    QVERIFY(QByteArray(icalcomponent_get_summary(read.entry(timedUid))).startsWith("Van · "));
    QCOMPARE(read.text(timedUid, ICAL_RELATEDTO_PROPERTY), uid("<evt>"));
    QCOMPARE(api().get(kPath + QByteArray("?tasks=1")).error(), "invalid_tasks");
}

void CalendarTest::aKeyNeedsItsScope()
{
    const auto other = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::OrdersRead)));

    QCOMPARE(other->get(kPath).error(), "missing_scope:events:read");
    QCOMPARE(m_stranger->get(kPath).error(), "missing_api_key");
}

void CalendarTest::anAddressReadsTheCalendarAlone()
{
    const QByteArray address = addressOf();
    const QByteArray token = address.mid(address.indexOf('=') + 1);

    const Answer answer = m_stranger->get(address);

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, api().get(kPath).body);
    const auto bearer = m_fixture->connect(token);
    for (const char *path : {"/api/v1/events", "/api/v1/shop", kPath})
        QCOMPARE(bearer->get(path).error(), "invalid_api_key");
    QCOMPARE(m_stranger->get("/api/v1/tasks?token=" + token).error(), "missing_api_key");
    QVERIFY(must(m_fixture->shop().keys.list()).size() >= 1);
    QCOMPARE(must(m_fixture->shop().keys.calendars()).size(), 1);
}

void CalendarTest::aWrongAddressIsRefused()
{
    const QByteArray address = addressOf();
    const ApiKey known = must(m_fixture->shop().keys.calendars()).constFirst();
    QCOMPARE(m_stranger->get(address).status, 200);
    must(m_fixture->shop().keys.revokeCalendar(known.id));

    for (const QByteArray &wrong : {address, address + "x", kPath + QByteArray("?token=") + m_fixture->knownKey(),
                                    kPath + QByteArray("?token=")}) {
        const Answer answer = m_stranger->get(wrong);
        QCOMPARE(answer.status, 401);
        QCOMPARE(answer.error(), "invalid_token");
    }
    QCOMPARE(api().get(address).error(), "invalid_token"); // Whatever else the request has.
    const auto key = must(m_fixture->shop().keys.list()).constFirst();
    QVERIFY(!m_fixture->shop().keys.revokeCalendar(key.id));
    QVERIFY(!m_fixture->shop().keys.revoke(known.id));
}

void CalendarTest::anAddressMayHaveTasks()
{
    const QByteArray address = addressOf(true);

    const QByteArray whole = m_stranger->get(address).body;

    QCOMPARE(whole, api().get(kPath + QByteArray("?tasks=true")).body);
    QCOMPARE(m_stranger->get(address + "&tasks=false").body, api().get(kPath).body);
}

void CalendarTest::whatIsKnownIsNotSentAgain()
{
    const QByteArray tag = api().get(kPath).header("etag");

    QCOMPARE(api().get(kPath, {{"If-None-Match", tag}}).status, 304);
    patch({.name = u"Another"_s});
    QCOMPARE(api().get(kPath, {{"If-None-Match", tag}}).status, 200);
}

void CalendarTest::aLongCalendarArrivesWhole()
{
    constexpr int kEvents = 250;
    UnitOfWork work = must(m_fixture->shop().begin());
    for (int i = 0; i < kEvents; ++i)
        must(m_fixture->shop().events.create({.name = u"E"_s, .venueStart = kStart + 24 * kHour * i}));
    QVERIFY(work.commit());

    ReadCalendar read(api().get(kPath).body);

    QVERIFY(read.isWhole());
    QCOMPARE(read.uids().size(), kEvents + 1);
}

STEMDESK_TEST(CalendarTest)

} // namespace stemdesk::calendar_api_test

#include "tst_calendar.moc"
