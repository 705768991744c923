#include "core/services/webhooks/webhook_outbox.h"

#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::webhook_outbox_test {

namespace {

struct Queued {
    QString type;
    QByteArray body;
    qint64 webhook = 0;
    QString state;
    int attemptsLeft = 0;
    Instant nextAttemptAt = 0;

    Instant timestamp() const { return QJsonDocument::fromJson(body).object().value("timestamp"_L1).toInteger(); }
};

} // namespace

class TestWebhookOutbox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everySubscriptionToTheTypeGetsOne();
    void onlyTheListShapeIsTold_data();
    void onlyTheListShapeIsTold();
    void moneyAndLinesAreNotTold();
    void timestampsOfAnEventGrow();
    void noDeliveryWithoutItsChange();
    void renamedColourIsTold();

private:
    qint64 subscribe(ShopServices &shop, int types, bool isPaused = false);
    QList<Queued> deliveries();
    EventService &events() { return m_test->shop().events; }

    std::unique_ptr<TestShop> m_test;
};

void TestWebhookOutbox::init()
{
    m_test = std::make_unique<TestShop>();
}

void TestWebhookOutbox::cleanup()
{
    m_test.reset();
}

qint64 TestWebhookOutbox::subscribe(ShopServices &shop, int types, bool isPaused)
{
    return must(m_test->session().insert(
        "insert into webhook (shop, id, url, event_types, is_paused, secret, failure_count, last_delivery_at, "
        "created_at, updated_at, version) values (?, ?, 'https://example.com/', ?, ?, ?, 0, null, 0, 0, 1)",
        contextOf(shop).tenant().shop, WebhookId::create(), types, isPaused, QByteArray("secret")));
}

QList<Queued> TestWebhookOutbox::deliveries()
{
    return must(m_test->session().all(
        "select type, body, webhook, state, attempts_left, next_attempt_at from webhook_delivery order by key",
        [](const Row &row) {
            return Queued{.type = row.text(0),
                          .body = row.bytes(1),
                          .webhook = row.integer(2),
                          .state = row.text(3),
                          .attemptsLeft = row.smallInteger(4),
                          .nextAttemptAt = row.integer(5)};
        }));
}

void TestWebhookOutbox::everySubscriptionToTheTypeGetsOne()
{
    const qint64 both = subscribe(m_test->shop(), 3);
    subscribe(m_test->shop(), 2);
    const qint64 paused = subscribe(m_test->shop(), 1, true);
    subscribe(m_test->otherShop(), 3);

    const Event event = must(events().create({.name = u"Anna"_s})).event;

    const QList<Queued> made = deliveries();
    QCOMPARE(made.size(), 2);
    QCOMPARE(made.at(0).webhook, both);
    QCOMPARE(made.at(1).webhook, paused);
    QCOMPARE(made.at(0).body, made.at(1).body);
    QCOMPARE(made.at(0).type, u"event.created"_s);
    QCOMPARE(made.at(0).state, u"pending"_s);
    QCOMPARE(made.at(0).attemptsLeft, 4);
    QCOMPARE(made.at(0).nextAttemptAt, m_test->now());
    QCOMPARE(made.at(0).timestamp(), m_test->now());
    const QJsonObject body = QJsonDocument::fromJson(made.at(0).body).object();
    QCOMPARE(body.value("data"_L1).toObject().value("eventId"_L1).toString(),
             QString::fromLatin1(event.id.text()).sliced(4));
}

void TestWebhookOutbox::onlyTheListShapeIsTold_data()
{
    QTest::addColumn<EventPatch>("patch");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("name") << EventPatch{.name = u"B"_s} << true;
    QTest::newRow("status") << EventPatch{.status = u"quoting"_s} << true;
    QTest::newRow("slug") << EventPatch{.slug = u"b"_s} << true;
    QTest::newRow("client") << EventPatch{.clientName2 = u"Ben"_s} << true;
    QTest::newRow("budget") << EventPatch{.budget = 5} << true;
    QTest::newRow("colours") << EventPatch{.colourScheme = QStringList{u"Red"_s}} << true;
    QTest::newRow("dates") << EventPatch{.ceremonyStart = 7} << true;
    QTest::newRow("notes") << EventPatch{.notes = u"n"_s} << false;
    QTest::newRow("description") << EventPatch{.descriptionHtml = u"<p>d</p>"_s} << false;
    QTest::newRow("pricing") << EventPatch{.pricing = EventPricingPatch{.unitUpliftIncTax = 1}} << false;
    QTest::newRow("same value") << EventPatch{.name = u" Anna "_s} << false;
}

void TestWebhookOutbox::onlyTheListShapeIsTold()
{
    QFETCH(EventPatch, patch);
    QFETCH(bool, isTold);
    const EventId id = must(events().create({.name = u"Anna"_s})).event.id;
    subscribe(m_test->shop(), 3);

    QVERIFY(events().patch(id, patch));

    QCOMPARE(deliveries().size(), isTold ? 1 : 0);
    if (isTold)
        QCOMPARE(deliveries().constFirst().type, u"event.updated"_s);
}

void TestWebhookOutbox::moneyAndLinesAreNotTold()
{
    ShopWithEvent filled(m_test->shop());
    subscribe(m_test->shop(), 3);

    filled.addLine(filled.group, filled.rose, 5);
    filled.addPrice(filled.flowers, filled.rose, 9);
    QVERIFY(m_test->shop().lines.patchGroup(filled.event, filled.group, {.quantity = 4}));

    QCOMPARE(deliveries().size(), 0);
}

void TestWebhookOutbox::timestampsOfAnEventGrow()
{
    subscribe(m_test->shop(), 3);
    const EventId id = must(events().create({.name = u"Anna"_s})).event.id;
    QVERIFY(events().patch(id, {.name = u"B"_s}));
    QVERIFY(events().patch(id, {.name = u"C"_s}));
    m_test->tick();
    QVERIFY(events().patch(id, {.name = u"D"_s}));

    QList<Instant> times;
    for (const Queued &delivery : deliveries())
        times += delivery.timestamp() - TestShop::kStart;
    QCOMPARE(times, QList<Instant>({0, 1, 2, 1'000}));
}

void TestWebhookOutbox::noDeliveryWithoutItsChange()
{
    subscribe(m_test->shop(), 3);
    QVERIFY(!events().create({.name = u"Anna"_s, .pricing = EventPricingPatch{.taxGroupId = TaxGroupId::create()}}));
    {
        const Result<UnitOfWork> work = UnitOfWork::begin(m_test->context());
        QVERIFY(work);
        QVERIFY(events().create({.name = u"Anna"_s}));
        QCOMPARE(deliveries().size(), 1);
    }
    QCOMPARE(deliveries().size(), 0);
}

void TestWebhookOutbox::renamedColourIsTold()
{
    const Colour colour = must(m_test->shop().colours.create({.name = u"Mauve"_s, .hex = u"#aa8899"_s}));
    QVERIFY(events().create({.name = u"Without"_s}));
    QVERIFY(events().create({.name = u"Anna"_s, .colourScheme = QStringList{u"mauve"_s}}));
    subscribe(m_test->shop(), 3);

    QVERIFY(m_test->shop().colours.patch(colour.id, {.hex = u"#000000"_s}));
    QCOMPARE(deliveries().size(), 0);
    must(m_test->shop().colours.patch(colour.id, {.name = u"Thistle bloom"_s}));

    QCOMPARE(deliveries().size(), 1);
    QVERIFY(deliveries().constFirst().body.contains("\"Thistle bloom\""));
}

STEMDESK_GUILESS_TEST(TestWebhookOutbox)

} // namespace stemdesk::webhook_outbox_test

#include "tst_webhook_outbox.moc"
