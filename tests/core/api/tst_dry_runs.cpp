#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QRegularExpression>
#include <QTest>

namespace stemdesk::dry_runs_test {

namespace {

/// The part that two equal writes share: without ids, times and secrets.
QString likeness(const Answer &answer)
{
    static const QRegularExpression kOwn(u"(whsec_[^\"]+|_[0-9a-z]{26}|\\d{13}|\"requestId\":\"[^\"]*\")"_s);
    return QString::fromUtf8(answer.body).replace(kOwn, u"*"_s);
}

} // namespace

class DryRunsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void aDryRunChangesNothing_data();
    void aDryRunChangesNothing();
    void aDryRunAnswersAsIfDone();
    void aDryRunIgnoresItsKey();
    void aDryRunCountsToTheLimits();
    void dryRunIsTrueOrFalse();

private:
    QByteArray at(const QByteArray &path) const { return filled("/api/v1/" + path); }
};

void DryRunsTest::aDryRunChangesNothing_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const auto row = [](const QByteArray &method, const QByteArray &path, const QByteArray &body, int status) {
        QTest::newRow((method + ' ' + path + body.left(20)).constData()) << method << path << body << status;
    };
    row("POST", "suppliers", R"({"name":"A"})", 201);
    row("POST", "suppliers", R"({"items":[{"name":"A"},{"name":""}]})", 200);
    row("POST", "suppliers", R"({"name":""})", 422);
    row("PATCH", "suppliers/<sup>", R"({"name":"A"})", 200);
    row("POST", "suppliers/<sup>/archive", "", 200);
    row("POST", "products", R"({"items":[{"productId":"<prod>","description":"x","variant":{"name":"A"}}]})", 200);
    row("DELETE", "products/<prod>?force=true", "", 200);
    row("DELETE", "products/<prod>", "", 409);
    row("PATCH", "products/<prod>/variants/<var>", R"({"unitsPerPack":7})", 200);
    row("PATCH", "price-lists/<pl>", R"({"taxMultiplier":2})", 200);
    row("POST", "price-lists/<pl>/entries", R"({"variantId":"<var>","unitCostExclTax":9})", 200);
    row("POST", "events", R"({"name":"A"})", 201);
    row("PATCH", "events/<evt>", R"({"name":"A"})", 200);
    row("DELETE", "events/<evt>", "", 200);
    row("POST", "events/<evt>/groups/<grp>/items", R"({"variantId":"<var>","quantity":4})", 201);
    row("DELETE", "events/<evt>/groups/<grp>", "", 200);
    row("POST", "order-sheets", R"({"eventIds":["<evt>"]})", 201);
    row("PATCH", "order-sheets/<ordr>",
        R"({"received":[{"variantId":"<var>","supplierId":null,"packsReceived":1,"unitCostExclTax":2}]})", 200);
    row("POST", "webhooks", R"({"url":"https://a.com/","events":["event.created"]})", 201);
    row("PATCH", "webhooks/<whsub>", R"({"isPaused":true})", 200);
    row("DELETE", "webhooks/<whsub>", "", 200);
    row("POST", "webhooks/<whsub>/rotate-secret", "", 200);
    row("POST", "webhooks/<none.whsub>/test", "", 404);
    row("POST", "webhooks/<whsub>/deliveries/<whd>/redeliver", "", 200);
}

void DryRunsTest::aDryRunChangesNothing()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    const qint64 changes = m_fixture->changeCount();
    const QByteArray event = api().get(at("events/<evt>")).body;
    const QByteArray url = path + (path.contains('?') ? "&dryRun=true" : "?dryRun=true");

    const Answer answer = api().request(method, at(url), filled(body));

    QVERIFY2(answer.status == status, answer.body.constData());
    QCOMPARE(answer.header("stemdesk-dry-run"), "true");
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(api().get(at("events/<evt>")).body, event);
    const Answer done = api().request(method, at(path), filled(body));
    QCOMPARE(done.status, status);
    QCOMPARE(done.header("stemdesk-dry-run"), "");
    QCOMPARE(likeness(answer), likeness(done));
    QCOMPARE(answer.header("stemdesk-warnings"), done.header("stemdesk-warnings"));
}

void DryRunsTest::aDryRunAnswersAsIfDone()
{
    const QByteArray fees = R"({"pricing":{"additionalFees":[{"name":"Set-up","amountExclTax":100}]}})";

    const Answer dry = api().patch(at("events/<evt>?dryRun=true"), fees);
    const Answer made = api().post("/api/v1/events?dryRun=true", R"({"name":"Iris"})");
    const Answer taken = api().post("/api/v1/colors?dryRun=true", R"({"name":"red","hex":"#ff0000"})");
    const Answer done = api().patch(at("events/<evt>?dryRun=false"), fees);

    QCOMPARE(dry.at(u"totals"), done.at(u"totals"));
    QVERIFY(dry.at(u"totals.customerPriceIncTax").toDouble() > 0);
    QCOMPARE(made.text(u"slug"), "iris");
    QVERIFY(made.header("location").endsWith(made.text(u"eventId")));
    QCOMPARE(api().get(made.header("location")).status, 404);
    QCOMPARE(taken.error(), "name_taken");
}

void DryRunsTest::aDryRunIgnoresItsKey()
{
    const http::Headers keyed{{"Idempotency-Key", "k-1"}};

    const Answer dry = api().post("/api/v1/suppliers?dryRun=true", R"({"name":"A"})", keyed);
    const Answer done = api().post("/api/v1/suppliers", R"({"name":"A"})", keyed);
    const Answer later = api().post("/api/v1/suppliers?dryRun=true", R"({"name":"A"})", keyed);

    QCOMPARE(dry.status, 201);
    QCOMPARE(done.header("idempotency-replayed"), "");
    QCOMPARE(later.header("idempotency-replayed"), "");
    QVERIFY(later.text(u"supplierId") != done.text(u"supplierId"));
}

void DryRunsTest::aDryRunCountsToTheLimits()
{
    const auto remaining = [this](const QByteArray &query) {
        return api().post("/api/v1/suppliers" + query, R"({"name":"A"})").header("ratelimit");
    };
    m_fixture->set(u"rate-per-minute"_s, u"60"_s);

    const QByteArray before = remaining({});
    const QByteArray dry = remaining("?dryRun=true");

    QVERIFY2(before.contains("r=") && dry != before, dry.constData());
}

void DryRunsTest::dryRunIsTrueOrFalse()
{
    QCOMPARE(api().post("/api/v1/suppliers?dryRun=yes", R"({"name":"A"})").error(), "invalid_dryRun");
    QCOMPARE(api().post("/api/v1/suppliers?dryRun=", R"({"name":"A"})").error(), "invalid_dryRun");
    QCOMPARE(api().get("/api/v1/suppliers?dryRun=true").error(), "unknown_parameter:dryRun");
}

STEMDESK_GUILESS_TEST(DryRunsTest)

} // namespace stemdesk::dry_runs_test

#include "tst_dry_runs.moc"
