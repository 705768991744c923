#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTest>

#include <algorithm>
#include <atomic>

namespace stemdesk::request_queues_test {

using namespace std::chrono_literals;

namespace {

constexpr int kMany = 8;
constexpr auto kWebhooks = "/api/v1/webhooks";
constexpr auto kSubscription = R"({"url":"https://hooks.shop.com/in","events":["event.created"]})";

} // namespace

/// Slow work and waiting requests never block reads, over real sockets.
class LanesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void readsGoOnBesideWritesThatWait();
    void writesThatWaitAreAllRefusedAtOnce();
    void aWriteThatGetsTheLockInTimeIsDone();
    void readsGoOnBesideSilentNameServers();
    void aSilentNameServerStopsNoOtherShop();
    void readsGoOnBesideLargeDocuments();
    void whatIsCountedWhileTheStoreIsLockedIsKept();

private:
    void begin(std::chrono::milliseconds timeout = 60s);
    std::vector<std::unique_ptr<ApiClient>> clients(int count, const QByteArray &key);
    /// Reads of every kind are answered.
    void expectReads();
    Result<Transaction> lock()
    {
        return Transaction::begin(m_fixture->test().session(), m_fixture->test().context().tenant().shop);
    }
    /// The path of an event whose sheet takes a while to print.
    QByteArray largeEvent();

    QSemaphore m_gate;
};

void LanesTest::begin(std::chrono::milliseconds timeout)
{
    ApiFixture::Options options;
    options.makeDriver = [timeout](const TestShop &test) { return test.newDriver(timeout); };
    m_fixture = std::make_unique<ApiFixture>(options);
}

void LanesTest::cleanup()
{
    m_gate.release(1'000); // Releases what a failed test left waiting.
    m_fixture.reset();
    m_gate.acquire(m_gate.available());
}

std::vector<std::unique_ptr<ApiClient>> LanesTest::clients(int count, const QByteArray &key)
{
    std::vector<std::unique_ptr<ApiClient>> made;
    for (int i = 0; i < count; ++i)
        made.push_back(m_fixture->connect(key));
    return made;
}

void LanesTest::expectReads()
{
    for (const char *path : {"/healthz", "/api/v1/suppliers", "/api/v1/products?limit=100", "/api/v1/events/<evt>",
                             "/api/v1/events/<evt>/order-sheet", "/api/v1/order-sheets/<ordr>", "/api/v1/images/<img>",
                             "/api/v1/webhooks", "/api/v1/changes"})
        QCOMPARE(api().get(filled(path)).status, 200);
}

QByteArray LanesTest::largeEvent()
{
    QByteArrayList products;
    for (int i = 0; i < 500; ++i)
        products +=
            R"({"name":"Rose )" + QByteArray::number(i) + R"(","productType":"flower","variant":{"name":"Red"}})";
    const QJsonArray made =
        api().post("/api/v1/products", "{\"items\":[" + products.join(',') + "]}").at(u"results").toArray();
    QByteArrayList lines;
    for (const auto &row : made)
        lines += R"({"variantId":")" + row[u"variantId"].toString().toLatin1() + R"(","quantity":3})";
    const QByteArray event = "/api/v1/events/" + api().post("/api/v1/events", R"({"name":"Large"})").text(u"eventId");
    const QByteArray group = api().post(event + "/groups", R"({"name":"All"})").text(u"eventGroupId");
    const Answer added = api().post(event + "/groups/" + group + "/items", "{\"items\":[" + lines.join(',') + "]}");
    if (added.at(u"results").toArray().size() != 500)
        qFatal("the event is not large: %s", added.body.constData());
    return event;
}

void LanesTest::readsGoOnBesideWritesThatWait()
{
    begin();
    auto writers = clients(kMany, m_fixture->knownKey());
    const QByteArray path = filled("/api/v1/suppliers/<sup>");
    {
        const auto held = lock();
        QVERIFY(held);
        for (const auto &writer : writers)
            writer->send("PATCH", path, R"({"phone":"1"})");
        expectReads();
        expectReads();
        for (const auto &writer : writers)
            QVERIFY(!writer->hasAnswer());
    }

    for (const auto &writer : writers)
        QCOMPARE(writer->receive().status, 200);
}

void LanesTest::writesThatWaitAreAllRefusedAtOnce()
{
    constexpr auto kTimeout = 2s;
    begin(kTimeout);
    auto writers = clients(kMany, m_fixture->knownKey());
    const auto held = lock();
    QVERIFY(held);
    QElapsedTimer elapsed;
    elapsed.start();

    for (const auto &writer : writers)
        writer->send("PATCH", filled("/api/v1/suppliers/<sup>"), R"({"phone":"1"})");

    for (const auto &writer : writers) {
        const Answer answer = writer->receive();
        QCOMPARE(answer.status, 503);
        QCOMPARE(answer.error(), "busy");
        QVERIFY(answer.header("retry-after").toInt() >= 1);
    }
    // One after the other they would have waited for kMany times as long.
    QVERIFY(std::chrono::milliseconds(elapsed.elapsed()) < kTimeout * (kMany - 1));
}

void LanesTest::aWriteThatGetsTheLockInTimeIsDone()
{
    begin();
    auto writers = clients(2, m_fixture->knownKey());
    const http::Headers keyed{{"Idempotency-Key", "once"}};
    {
        const auto held = lock();
        QVERIFY(held);
        writers[0]->send("POST", "/api/v1/suppliers", R"({"name":"Waits"})", keyed);
        writers[1]->send("POST", "/api/v1/suppliers", R"({"name":"Waits"})", keyed);
        QVERIFY(!writers[0]->hasAnswer());
        QVERIFY(!writers[1]->hasAnswer());
    }

    const Answer one = writers[0]->receive();
    QCOMPARE(one.status, 201);
    QCOMPARE(writers[1]->receive().body, one.body);
    QCOMPARE(api().get("/api/v1/suppliers?q=waits").at(u"items").toArray().size(), 1);
}

void LanesTest::readsGoOnBesideSilentNameServers()
{
    begin();
    m_fixture->test().urls().setWhileChecking([this] { m_gate.acquire(); });
    auto asking = clients(3 * kMany, m_fixture->knownKey());
    const QByteArray subscription = filled("/api/v1/webhooks/<whsub>");
    for (size_t i = 0; i < asking.size(); i += 3) {
        asking[i]->send("POST", kWebhooks, kSubscription);
        asking[i + 1]->send("PATCH", subscription, R"({"url":"https://other.shop.com/"})");
        asking[i + 2]->send("POST", filled("/api/v1/webhooks/<whsub>/deliveries/<whd>/redeliver"), {});
    }

    expectReads();
    QCOMPARE(api().post("/api/v1/suppliers", R"({"name":"Meanwhile"})").status, 201);
    QCOMPARE(api().patch(subscription, R"({"isPaused":true})").status, 200);

    for (const auto &client : asking)
        QVERIFY(!client->hasAnswer());
}

void LanesTest::aSilentNameServerStopsNoOtherShop()
{
    begin();
    std::atomic<bool> isSilent = true;
    std::atomic<int> waiting = 0;
    m_fixture->test().urls().setWhileChecking([&] {
        if (!isSilent)
            return;
        ++waiting;
        m_gate.acquire();
    });
    auto asking = clients(3 * kMany, m_fixture->knownKey());
    for (const auto &client : asking)
        client->send("POST", kWebhooks, kSubscription);
    QTRY_VERIFY(waiting > 1);
    isSilent = false; // For those who come later.

    const auto other = m_fixture->connect(m_fixture->newOtherKey());
    QCOMPARE(other->post(kWebhooks, kSubscription).status, 201);

    QVERIFY(std::ranges::any_of(asking, [](const auto &client) { return !client->hasAnswer(); }));
    m_gate.release(3 * kMany);
    for (const auto &client : asking)
        QCOMPARE(client->receive().status, 201);
}

void LanesTest::readsGoOnBesideLargeDocuments()
{
    begin();
    const QByteArray path = largeEvent() + "/order-sheet?format=pdf";
    auto printing = clients(3 * kMany, m_fixture->knownKey());
    const auto other = m_fixture->connect(m_fixture->newOtherKey());
    for (const auto &client : printing)
        client->send("GET", path);

    expectReads(); // Small sheets too.
    QCOMPARE(other->get(filled("/api/v1/events/<other.evt>/order-sheet?format=pdf")).status, 200);

    QVERIFY(!printing.back()->hasAnswer());
    for (const auto &client : printing) {
        const int status = client->receive().status;
        QVERIFY2(status == 200 || status == 503,
                 qPrintable(QString::number(status))); // Some wait too long where all is slow.
    }
}

namespace {

std::atomic<int> saidToBeKept = 0;

void listen(QtMsgType /*type*/, const QMessageLogContext & /*context*/, const QString &text)
{
    if (text.contains("not yet stored"_L1))
        ++saidToBeKept;
}

} // namespace

void LanesTest::whatIsCountedWhileTheStoreIsLockedIsKept()
{
    constexpr int kRequests = 5;
    begin(10ms);
    const qint64 shop = m_fixture->test().context().tenant().shop;
    saidToBeKept = 0;
    const QtMessageHandler before = qInstallMessageHandler(listen);
    {
        const auto held = Transaction::begin(m_fixture->test().session());
        QVERIFY(held);
        for (int i = 0; i < kRequests; ++i)
            QCOMPARE(api().get("/api/v1/suppliers").status, 200);
        QTRY_VERIFY(saidToBeKept > 0);
    }
    const auto stored = [&] {
        return must(m_fixture->test().services().usage().requestsInMonth(shop, m_fixture->test().now()));
    };

    QTRY_COMPARE(stored(), kRequests);

    qInstallMessageHandler(before);
    QCOMPARE(saidToBeKept.load(), 1); // However often it was tried.
    QTRY_COMPARE(must(m_fixture->shop().requestLog.list({}, {.limit = 10})).rows.size(), kRequests);
}

STEMDESK_TEST(LanesTest) // Documents need fonts.

} // namespace stemdesk::request_queues_test

#include "tst_request_queues.moc"
