#include "core/storage/engine/transaction.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::idempotency_test {

namespace {

const http::Headers kKeyed{{"Idempotency-Key", "batch-1"}};
constexpr auto kSuppliers = "/api/v1/suppliers";
constexpr auto kBody = R"({"name":"Once"})";
constexpr qint64 kDay = 24LL * 3600 * 1000;

} // namespace

class IdempotencyTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void aReplayIsTheFirstAnswer();
    void aReplayRepeatsWarnings();
    void anotherBodyIsReplayedAndMarked();
    void evenABrokenBodyIsReplayed();
    void onlySuccessIsKept();
    void bulkAnswersWithRefusedRowsAreKept();
    void aKeyBelongsToItsPathAndShop();
    void archiveIsReplayedToo();
    void aDayLaterItIsDoneAgain();
    void restartsForgetNothing();
    void keys_data();
    void keys();
    void sideBySideOneIsDoneAndOneReplayed();
    void whoWaitsTooLongIsTold();
    void aReplayNeedsTheScopeToo();

private:
    qsizetype suppliersNamedOnce() { return api().get("/api/v1/suppliers?q=once").at(u"items").toArray().size(); }
};

void IdempotencyTest::aReplayIsTheFirstAnswer()
{
    const Answer first = api().post(kSuppliers, kBody, kKeyed);
    QCOMPARE(first.status, 201);
    QVERIFY(first.header("idempotency-replayed").isEmpty());
    m_fixture->test().tick();
    QCOMPARE(api().patch(first.header("location"), R"({"phone":"1"})").status, 200);
    const qint64 changes = m_fixture->changeCount();

    const Answer again = api().post(kSuppliers, kBody, kKeyed);

    QCOMPARE(again.status, 201);
    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("location"), first.header("location"));
    QCOMPARE(again.header("content-type"), "application/json");
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QVERIFY(again.header("idempotency-body-differs").isEmpty());
    QVERIFY(again.header("x-request-id") != first.header("x-request-id"));
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(suppliersNamedOnce(), 1);
}

void IdempotencyTest::aReplayRepeatsWarnings()
{
    const QByteArray body = R"({"name":"E","descriptionHtml":"<script>x</script><p>y</p>"})";
    const Answer first = api().post("/api/v1/events", body, kKeyed);
    QVERIFY(!first.header("stemdesk-warnings").isEmpty());

    const Answer again = api().post("/api/v1/events", body, kKeyed);

    QCOMPARE(again.header("stemdesk-warnings"), first.header("stemdesk-warnings"));
    QCOMPARE(again.body, first.body);
}

void IdempotencyTest::anotherBodyIsReplayedAndMarked()
{
    const Answer first = api().post(kSuppliers, kBody, kKeyed);

    const Answer again = api().post(kSuppliers, R"({"name":"Other"})", kKeyed);

    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QCOMPARE(again.header("idempotency-body-differs"), "true");
}

void IdempotencyTest::evenABrokenBodyIsReplayed()
{
    const Answer first = api().post(kSuppliers, kBody, kKeyed);

    QCOMPARE(api().post(kSuppliers, "{", kKeyed).body, first.body);
}

void IdempotencyTest::onlySuccessIsKept()
{
    QCOMPARE(api().post(kSuppliers, R"({"name":5})", kKeyed).status, 422);
    QCOMPARE(api().post(kSuppliers, R"({"name":5})", kKeyed).header("idempotency-replayed"), "");
    QCOMPARE(api().post("/api/v1/colors", R"({"name":"White","hex":"#ffffff"})", kKeyed).status, 409);

    QCOMPARE(api().post(kSuppliers, kBody, kKeyed).status, 201);
    QCOMPARE(api().post("/api/v1/colors", R"({"name":"Off white","hex":"#fffffe"})", kKeyed).status, 201);
}

void IdempotencyTest::bulkAnswersWithRefusedRowsAreKept()
{
    const QByteArray body = R"({"items":[{"name":"Once"},{"name":""}]})";
    const Answer first = api().post(kSuppliers, body, kKeyed);
    QCOMPARE(first.status, 200);

    const Answer again = api().post(kSuppliers, body, kKeyed);

    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QCOMPARE(suppliersNamedOnce(), 1);
}

void IdempotencyTest::aKeyBelongsToItsPathAndShop()
{
    QCOMPARE(api().post(kSuppliers, kBody, kKeyed).status, 201);
    const auto other = m_fixture->connect(m_fixture->newOtherKey());

    const Answer elsewhere = api().post("/api/v1/categories", kBody, kKeyed);
    const Answer theirs = other->post(kSuppliers, kBody, kKeyed);

    QCOMPARE(elsewhere.status, 201);
    QVERIFY(elsewhere.body.contains("categoryId"));
    QCOMPARE(theirs.status, 201);
    QVERIFY(theirs.header("idempotency-replayed").isEmpty());
    const auto second = m_fixture->connect(m_fixture->newKey()); // Another key of the same shop.
    QCOMPARE(second->post(kSuppliers, kBody, kKeyed).header("idempotency-replayed"), "true");
}

void IdempotencyTest::archiveIsReplayedToo()
{
    const QByteArray path = filled("/api/v1/suppliers/<sup>");
    const Answer first = api().post(path + "/archive", {}, kKeyed);
    QCOMPARE(first.status, 200);
    QCOMPARE(api().post(path + "/unarchive", {}).status, 200);

    const Answer again = api().post(path + "/archive", {}, kKeyed);

    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QCOMPARE(api().get(path).text(u"status"), "active");
}

void IdempotencyTest::aDayLaterItIsDoneAgain()
{
    const Answer first = api().post(kSuppliers, kBody, kKeyed);
    m_fixture->test().tick(kDay - 1);
    QCOMPARE(api().post(kSuppliers, kBody, kKeyed).body, first.body);

    m_fixture->test().tick(2);

    const Answer fresh = api().post(kSuppliers, kBody, kKeyed);
    QCOMPARE(fresh.status, 201);
    QVERIFY(fresh.body != first.body);
    QCOMPARE(api().post(kSuppliers, kBody, kKeyed).body, fresh.body);
}

void IdempotencyTest::restartsForgetNothing()
{
    const Answer first = api().post(kSuppliers, kBody, kKeyed);

    m_fixture->restart();

    QCOMPARE(api().post(kSuppliers, kBody, kKeyed).body, first.body);
    QCOMPARE(suppliersNamedOnce(), 1);
}

void IdempotencyTest::keys_data()
{
    QTest::addColumn<http::Headers>("headers");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &key, int status) {
        QTest::newRow(name) << http::Headers{{"Idempotency-Key", key}} << status;
    };
    row("empty", "", 422);
    row("one character", "!", 201);
    row("255 characters", QByteArray(255, '~'), 201);
    row("256 characters", QByteArray(256, 'k'), 422);
    row("a space inside", "a b", 422);
    row("not ASCII", "caf\xC3\xA9", 422);
    QTest::newRow("twice") << http::Headers{{"Idempotency-Key", "a"}, {"Idempotency-Key", "a"}} << 422;
}

void IdempotencyTest::keys()
{
    QFETCH(const http::Headers, headers);
    QFETCH(const int, status);

    const Answer answer = api().post(kSuppliers, kBody, headers);

    QCOMPARE(answer.status, status);
    QCOMPARE(answer.error(), status == 201 ? QByteArray() : QByteArray("invalid_idempotency_key"));
}

void IdempotencyTest::sideBySideOneIsDoneAndOneReplayed()
{
    const auto second = m_fixture->connect(m_fixture->newKey());
    {
        const auto lock =
            Transaction::begin(m_fixture->test().session(),
                               m_fixture->test().context().tenant().shop); // The first one has to wait for it.
        QVERIFY(lock);
        api().send("POST", kSuppliers, kBody, kKeyed);
        second->send("POST", kSuppliers, kBody, kKeyed);
        QCOMPARE(m_fixture->connect(m_fixture->knownKey())->get(kSuppliers).status, 200); // Reads go on.
    }

    const Answer one = api().receive();
    const Answer two = second->receive();

    QCOMPARE(one.status, 201);
    QCOMPARE(one.body, two.body);
    QCOMPARE(int(one.header("idempotency-replayed") == "true") + int(two.header("idempotency-replayed") == "true"), 1);
    QCOMPARE(suppliersNamedOnce(), 1);
}

void IdempotencyTest::whoWaitsTooLongIsTold()
{
    ApiFixture fixture({.server = {.workers = 2, .idempotencyWait = std::chrono::milliseconds(1)}});
    const auto second = fixture.connect(fixture.knownKey());
    ApiClient *told = nullptr;
    ApiClient *done = nullptr;
    {
        const auto lock = Transaction::begin(fixture.test().session(), fixture.test().context().tenant().shop);
        QVERIFY(lock);
        fixture.api().send("POST", kSuppliers, kBody, kKeyed);
        second->send("POST", kSuppliers, kBody, kKeyed);
        while (!told) {
            if (fixture.api().hasAnswer())
                told = &fixture.api();
            else if (second->hasAnswer())
                told = second.get();
        }
        done = told == second.get() ? &fixture.api() : second.get();
    }

    const Answer refused = told->receive();

    QCOMPARE(refused.status, 409);
    QCOMPARE(refused.error(), "idempotency_key_in_use");
    QCOMPARE(done->receive().status, 201);
}

void IdempotencyTest::aReplayNeedsTheScopeToo()
{
    QCOMPARE(api().post(kSuppliers, kBody, kKeyed).status, 201);
    const auto reader = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::SuppliersRead)));

    QCOMPARE(reader->post(kSuppliers, kBody, kKeyed).error(), "missing_scope:suppliers:write");
}

STEMDESK_GUILESS_TEST(IdempotencyTest)

} // namespace stemdesk::idempotency_test

#include "tst_idempotency.moc"
