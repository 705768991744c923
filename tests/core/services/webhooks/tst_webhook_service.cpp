#include "core/services/webhooks/webhook_service.h"

#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QSet>
#include <QTest>

namespace stemdesk::webhook_service_test {

namespace {

const QString kUrl = u"https://hooks.shop.com/Events"_s;
constexpr quint32 kBoth = 3;

/// The queue's columns of a delivery.
struct Queued {
    QString state;
    int attemptsLeft = 0;
    std::optional<Instant> nextAttemptAt;

    friend bool operator==(const Queued &, const Queued &) = default;
};

} // namespace

class TestWebhookService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_test = std::make_unique<TestShop>(); }
    void cleanup() { m_test.reset(); }
    void theSecretIsSealed();
    void draftsAreChecked_data();
    void draftsAreChecked();
    void withoutAMasterKeyNothingIsMade();
    void withoutPartsNothingIsMade();
    void listsByIndex();
    void patchesAreVersions();
    void onlyANewUrlIsChecked();
    void removedWithItsDeliveries();
    void deliveriesNewestFirst();
    void attemptsOfAPageTakeOneStatement();
    void redeliveredWhateverBecameOfIt_data();
    void redeliveredWhateverBecameOfIt();
    void redeliveryWaitsForAPausedSubscription();
    void redeliveryChecksTheHost();
    void othersSeeNothing();

private:
    WebhookService &webhooks() { return m_test->shop().webhooks; }
    Webhook subscribed(ShopServices &shop, const WebhookPatch &patch = {.url = kUrl, .events = kBoth})
    {
        return must(shop.webhooks.create(must(shop.webhooks.draft(patch))));
    }
    Webhook subscribed() { return subscribed(m_test->shop()); }
    /// Deliveries of an event of `shop`, the newest first.
    QList<Delivery> deliver(ShopServices &shop, WebhookId id, int count);
    void attempt(DeliveryId id, const DeliveryAttempt &attempt);
    void setQueued(DeliveryId id, const Queued &queued);
    Queued queued(DeliveryId id);
    qint64 rowsIn(const QByteArray &table);

    std::unique_ptr<TestShop> m_test;
};

QList<Delivery> TestWebhookService::deliver(ShopServices &shop, WebhookId id, int count)
{
    for (int i = 0; i < count; ++i)
        must(shop.events.create({.name = u"Event %1"_s.arg(i)}));
    return must(shop.webhooks.deliveries(id, {.limit = 100}, {})).rows;
}

void TestWebhookService::attempt(DeliveryId id, const DeliveryAttempt &attempt)
{
    QVERIFY(m_test->session().run("insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) select "
                                  "shop, key, ?, ?, ?, ? from webhook_delivery where id = ?",
                                  attempt.at, attempt.status, attempt.error, attempt.durationMs, id));
}

void TestWebhookService::setQueued(DeliveryId id, const Queued &queued)
{
    QVERIFY(m_test->session().run("update webhook_delivery set state = ?, attempts_left = ?, next_attempt_at = ? where "
                                  "id = ?",
                                  queued.state, queued.attemptsLeft, queued.nextAttemptAt, id));
}

Queued TestWebhookService::queued(DeliveryId id)
{
    return must(m_test->session().first(
                    "select state, attempts_left, next_attempt_at from webhook_delivery where id = ?",
                    [](const Row &row) {
                        return Queued{row.text(0), row.smallInteger(1), row.optionalInteger(2)};
                    },
                    id))
        .value_or(Queued());
}

qint64 TestWebhookService::rowsIn(const QByteArray &table)
{
    return must(m_test->session().first("select count(*) from " + table, [](const Row &row) { return row.integer(0); }))
        .value_or(-1);
}

void TestWebhookService::theSecretIsSealed()
{
    const WebhookDraft draft = must(webhooks().draft({.url = u"HTTPS://Hooks.Shop.com/Events"_s, .events = kBoth}));
    const WebhookDraft other = must(webhooks().draft({.url = kUrl, .events = kBoth}));

    const Webhook made = must(webhooks().create(draft));

    QCOMPARE(made.url, kUrl);
    QCOMPARE(made.createdAt, m_test->now());
    QCOMPARE(must(webhooks().find(made.id)), made);
    QVERIFY(draft.secret.startsWith("whsec_"));
    QCOMPARE(QByteArray::fromBase64(draft.secret.sliced(6)).size(), 32);
    QVERIFY(draft.secret != other.secret);
    const QByteArray stored = must(m_test->session().first("select secret from webhook", [](const Row &row) {
                                  return row.bytes(0);
                              })).value_or(QByteArray());
    const QByteArray identity =
        "webhook:" + QByteArray(reinterpret_cast<const char *>(made.id.bytes().data()), 16); // Never another form.
    QVERIFY(!stored.contains(draft.secret));
    QCOMPARE(must(m_test->vault().open(stored, identity)), draft.secret);
    QVERIFY(!m_test->vault().open(stored, secretIdentityOf(other.webhook.id)));
    QCOMPARE(announced(*m_test), QStringList({u"created webhooks"_s}));
}

void TestWebhookService::draftsAreChecked_data()
{
    QTest::addColumn<WebhookPatch>("patch");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no URL") << WebhookPatch{.events = kBoth} << QByteArray("url_required");
    QTest::newRow("no types") << WebhookPatch{.url = kUrl} << QByteArray("events_required");
    QTest::newRow("scheme") << WebhookPatch{.url = u"http://a.com/"_s, .events = 1} << QByteArray("url_not_https");
    QTest::newRow("host") << WebhookPatch{.url = u"https://url_host_not_public/"_s, .events = 1}
                          << QByteArray("url_host_not_public");
}

void TestWebhookService::draftsAreChecked()
{
    QFETCH(const WebhookPatch, patch);
    QFETCH(const QByteArray, code);

    const auto draft = webhooks().draft(patch);

    QVERIFY(!draft);
    QCOMPARE(draft.error().code, code);
    QCOMPARE(draft.error().kind, Error::Kind::Invalid);
}

void TestWebhookService::withoutAMasterKeyNothingIsMade()
{
    const Webhook there = subscribed();
    m_test->vault().setLocked(true);

    const auto draft = webhooks().draft({.url = kUrl, .events = kBoth});

    QVERIFY(!draft);
    QCOMPARE(draft.error().kind, Error::Kind::Unavailable);
    QVERIFY(webhooks().patch(there.id, {.isPaused = true})); // Other changes still work.
    QCOMPARE(rowsIn("webhook"), 1);
}

void TestWebhookService::withoutPartsNothingIsMade()
{
    const Webhook there = subscribed();
    ServiceSource source = m_test->source();
    source.webhooks = {};
    const auto services = must(Services::open(source));
    ShopServices &shop = *must(services->forShop(m_test->shopId()));

    QCOMPARE(shop.webhooks.draft({.url = kUrl, .events = kBoth}).error().code, QByteArray("webhooks_unavailable"));
    QCOMPARE(shop.webhooks.checked(there.id, {.url = u"https://b.com/"_s}).error().kind, Error::Kind::Unavailable);
    QVERIFY(must(shop.webhooks.patch(there.id, {.isPaused = true})).isPaused);
}

void TestWebhookService::listsByIndex()
{
    subscribed(m_test->otherShop());
    QList<WebhookId> made;
    for (int i = 0; i < 3; ++i) {
        m_test->tick();
        made += subscribed().id;
    }
    PlanWatch watch;

    const auto first = must(webhooks().list({}, {.limit = 2}));
    const auto rest = must(webhooks().list({}, {.after = first.next, .limit = 2}));
    const auto late = must(webhooks().list({.updatedSince = m_test->now()}, {}));

    QCOMPARE(first.rows.size(), 2);
    QCOMPARE(rest.rows.size(), 1);
    QVERIFY(!rest.next);
    QCOMPARE(QList<WebhookId>({first.rows.at(0).id, first.rows.at(1).id, rest.rows.at(0).id}), made);
    QCOMPARE(late.rows.size(), 1);
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestWebhookService::patchesAreVersions()
{
    const Webhook made = subscribed();
    m_test->tick();
    m_test->takeAnnounced();

    QCOMPARE(must(webhooks().patch(made.id, {.url = made.url, .events = kBoth, .isPaused = false})), made);
    QCOMPARE(announced(*m_test), QStringList());
    const Webhook changed = must(webhooks().patch(made.id, {.events = 1, .isPaused = true}));

    QCOMPARE(changed.events, 1U);
    QVERIFY(changed.isPaused);
    QCOMPARE(changed.version, 2);
    QCOMPARE(changed.updatedAt, m_test->now());
    QCOMPARE(must(webhooks().find(made.id)), changed);
    QCOMPARE(announced(*m_test), QStringList({u"updated webhooks"_s}));
    QCOMPARE(webhooks().patch(WebhookId::create(), {.isPaused = true}).error().kind, Error::Kind::NotFound);
}

void TestWebhookService::onlyANewUrlIsChecked()
{
    const Webhook made = subscribed();
    int checks = 0;
    m_test->urls().setWhileChecking([&] { ++checks; });

    QVERIFY(webhooks().checked(made.id, {.events = 1}));
    QCOMPARE(must(webhooks().checked(made.id, {.url = made.url})).url, made.url);
    QCOMPARE(checks, 0);
    QCOMPARE(must(webhooks().checked(made.id, {.url = u"https://B.com/"_s})).url, u"https://b.com/"_s);
    QCOMPARE(checks, 1);
    QCOMPARE(webhooks().checked(made.id, {.url = u"http://b.com/"_s}).error().code, QByteArray("url_not_https"));
}

void TestWebhookService::removedWithItsDeliveries()
{
    const Webhook kept = subscribed();
    const Webhook gone = subscribed();
    const QList<Delivery> sent = deliver(m_test->shop(), gone.id, 2);
    attempt(sent.first().id, {.at = 5, .status = 500});
    QCOMPARE(rowsIn("webhook_delivery"), 4);
    m_test->takeAnnounced();

    must(webhooks().remove(gone.id));

    QCOMPARE(rowsIn("webhook"), 1);
    QCOMPARE(rowsIn("webhook_delivery"), 2);
    QCOMPARE(rowsIn("webhook_attempt"), 0);
    QCOMPARE(must(webhooks().deliveries(kept.id, {}, {})).rows.size(), 2);
    QCOMPARE(webhooks().remove(gone.id).error().kind, Error::Kind::NotFound);
    QCOMPARE(announced(*m_test), QStringList({u"deleted webhooks"_s}));
}

void TestWebhookService::deliveriesNewestFirst()
{
    const Webhook webhook = subscribed();
    subscribed();
    const QList<Delivery> all = deliver(m_test->shop(), webhook.id, 3);
    QCOMPARE(all.size(), 3);
    PlanWatch watch;

    const auto first = must(webhooks().deliveries(webhook.id, {.limit = 2}, {}));
    const auto rest = must(webhooks().deliveries(webhook.id, {.after = first.next, .limit = 2}, {}));

    QCOMPARE(first.rows + rest.rows, all);
    QVERIFY(!rest.next);
    QVERIFY(all.at(0).id > all.at(1).id); // Ids sort by creation.
    QVERIFY(all.at(1).id > all.at(2).id);
    QCOMPARE(all.first().nextAttemptAt, m_test->now());
    QVERIFY(must(webhooks().payload(webhook.id, all.first().id)).contains("\"Event 2\""));
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestWebhookService::attemptsOfAPageTakeOneStatement()
{
    const Webhook webhook = subscribed();
    const QList<Delivery> sent = deliver(m_test->shop(), webhook.id, 3);
    const DeliveryAttempt failure{.at = 10, .error = u"no route"_s, .durationMs = 4};
    const DeliveryAttempt success{.at = 20, .status = 204, .durationMs = 5};
    attempt(sent.at(0).id, failure);
    attempt(sent.at(2).id, success);
    attempt(sent.at(0).id, success);
    const qint64 before = m_test->session().statementsRun();

    const auto bare = must(webhooks().deliveries(webhook.id, {}, {.attempts = false})).rows;
    const qint64 withoutAttempts = m_test->session().statementsRun() - before;
    const auto whole = must(webhooks().deliveries(webhook.id, {}, {})).rows;

    QVERIFY(bare.at(0).attempts.isEmpty());
    QCOMPARE(m_test->session().statementsRun() - before, withoutAttempts * 2 + 1);
    QCOMPARE(whole.at(0).attempts, QList({failure, success}));
    QCOMPARE(whole.at(1).attempts, QList<DeliveryAttempt>());
    QCOMPARE(whole.at(2).attempts, QList({success}));
    QCOMPARE(must(webhooks().delivery(webhook.id, sent.at(0).id)), whole.at(0));
}

void TestWebhookService::redeliveredWhateverBecameOfIt_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("attemptsLeft");
    QTest::newRow("pending") << u"pending"_s << 2;
    QTest::newRow("delivered") << u"delivered"_s << 3;
    QTest::newRow("failed") << u"failed"_s << 0;
}

void TestWebhookService::redeliveredWhateverBecameOfIt()
{
    QFETCH(const QString, state);
    QFETCH(const int, attemptsLeft);
    const Webhook webhook = subscribed();
    const DeliveryId id = deliver(m_test->shop(), webhook.id, 1).first().id;
    const QByteArray body = must(webhooks().payload(webhook.id, id));
    const DeliveryAttempt earlier{.at = 10, .status = 500, .error = u"500"_s, .durationMs = 4};
    attempt(id, earlier);
    setQueued(id, {state, attemptsLeft, state == "pending"_L1 ? std::optional(m_test->now() + 90'000) : std::nullopt});
    m_test->tick();
    m_test->takeAnnounced();

    QVERIFY(webhooks().requireTarget(webhook.id, id));
    const Delivery again = must(webhooks().redeliver(webhook.id, id));

    QCOMPARE(again.id, id);
    QCOMPARE(again.state, DeliveryState::Pending);
    QCOMPARE(again.attempts, QList({earlier}));
    QCOMPARE(again.nextAttemptAt, m_test->now());
    QCOMPARE(queued(id), Queued({u"pending"_s, 4, m_test->now()}));
    QCOMPARE(must(webhooks().payload(webhook.id, id)), body);
    QCOMPARE(rowsIn("webhook_delivery"), 1);
    QCOMPARE(announced(*m_test), QStringList({u"updated deliveries"_s}));
}

void TestWebhookService::redeliveryWaitsForAPausedSubscription()
{
    const Webhook webhook = subscribed();
    const DeliveryId id = deliver(m_test->shop(), webhook.id, 1).first().id;
    must(webhooks().patch(webhook.id, {.isPaused = true}));

    must(webhooks().redeliver(webhook.id, id));

    QVERIFY(must(webhooks().find(webhook.id)).isPaused);
    QCOMPARE(queued(id).state, u"pending"_s); // The queue skips paused subscriptions.
}

void TestWebhookService::redeliveryChecksTheHost()
{
    const Webhook webhook = subscribed();
    const DeliveryId id = deliver(m_test->shop(), webhook.id, 1).first().id;
    QVERIFY(m_test->session().run("update webhook set url = ?", u"https://url_host_not_public/"_s));

    QCOMPARE(webhooks().requireTarget(webhook.id, id).error().code, QByteArray("url_host_not_public"));
    QCOMPARE(webhooks().requireTarget(webhook.id, DeliveryId::create()).error().kind, Error::Kind::NotFound);
    QCOMPARE(webhooks().requireTarget(WebhookId::create(), id).error().kind, Error::Kind::NotFound);
}

void TestWebhookService::othersSeeNothing()
{
    const Webhook theirs = subscribed(m_test->otherShop());
    const DeliveryId sent = deliver(m_test->otherShop(), theirs.id, 1).first().id;
    const Webhook mine = subscribed();

    QCOMPARE(must(webhooks().list({}, {})).rows, QList({mine}));
    QVERIFY(!webhooks().find(theirs.id));
    QVERIFY(!webhooks().patch(theirs.id, {.isPaused = true}));
    QVERIFY(!webhooks().remove(theirs.id));
    QVERIFY(!webhooks().deliveries(theirs.id, {}, {}));
    for (const WebhookId &id : {theirs.id, mine.id}) {
        QVERIFY(!webhooks().delivery(id, sent));
        QVERIFY(!webhooks().payload(id, sent));
        QVERIFY(!webhooks().requireTarget(id, sent));
        QVERIFY(!webhooks().redeliver(id, sent));
    }
    QVERIFY(!must(m_test->otherShop().webhooks.find(theirs.id)).isPaused);
}

STEMDESK_GUILESS_TEST(TestWebhookService)

} // namespace stemdesk::webhook_service_test

#include "tst_webhook_service.moc"
