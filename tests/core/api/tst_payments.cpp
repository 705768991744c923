#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::payments_test {

class PaymentsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_payments.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void aPaymentIsMadeReadChangedAndDeleted();
    void severalAtOnce();
    void paymentsOfACreditedInvoiceCanBeCorrected();
    void thePlanReadsAsWritten();
    void balancesAreDecimals();
    void theFeedTellsOfBoth();

private:
    /// A new event at this price, and its path.
    QByteArray newEvent(double price);
};

QByteArray PaymentsTest::newEvent(double price)
{
    const QByteArray fee = QByteArray::number(price, 'g', QLocale::FloatingPointShortest);
    return api()
        .post("/api/v1/events",
              R"({"name":"Wedding","pricing":{"additionalFees":[{"name":"All","amountExclTax":)" + fee + "}]}}")
        .header("location");
}

void PaymentsTest::aPaymentIsMadeReadChangedAndDeleted()
{
    const QByteArray event = newEvent(100);

    const Answer made = api().post(event + "/payments", R"({"amount":25.1,"paidOn":"2026-03-21","method":"Bank"})");

    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(path, event + "/payments/" + made.text(u"paymentId"));
    QCOMPARE(made.json().keys(),
             QStringList({u"amount"_s, u"createdAt"_s, u"eventId"_s, u"invoiceId"_s, u"method"_s, u"note"_s,
                          u"paidOn"_s, u"paymentId"_s, u"reference"_s, u"updatedAt"_s}));
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().get(event + "/payments").at(u"items.0").toObject(), made.json());
    const Answer all = api().get("/api/v1/payments?ids=" + made.text(u"paymentId"));
    QCOMPARE(made.text(u"eventId"), event.sliced(event.lastIndexOf('/') + 1));
    QCOMPARE(all.at(u"items").toArray(), QJsonArray{made.json()});
    QCOMPARE(api().get("/api/v1/payments?from=2026-03-21&to=2026-03-21&fields=eventId,amount").status, 200);
    QCOMPARE(api().get("/api/v1/payments?limit=1").at(u"items").toArray().size(), 1);
    QCOMPARE(api().get("/api/v1/payments?from=soon").error(), "invalid_from");
    QCOMPARE(api().post("/api/v1/payments", "{}").error(), "method_not_allowed");
    QCOMPARE(api().patch(path, made.body).body, made.body);
    const Answer changed = api().patch(path, R"({"reference":"R 7"})");
    QCOMPARE(changed.text(u"reference"), "R 7");
    QCOMPARE(api().remove(path).json(), (QJsonObject{{u"deleted"_s, true}, {u"paymentId"_s, made.at(u"paymentId")}}));
    QCOMPARE(api().get(path).status, 404);
}

void PaymentsTest::severalAtOnce()
{
    const QByteArray event = newEvent(100);

    const Answer made =
        api().post(event + "/payments",
                   R"({"items":[{"amount":1,"paidOn":"2026-03-21"},{"amount":0.001,"paidOn":"2026-03-21"}]})");

    QCOMPARE(made.status, 200);
    QCOMPARE(made.text(u"results.0.action"), "created");
    QCOMPARE(made.text(u"errors.0.code"), "invalid_amount");
}

void PaymentsTest::paymentsOfACreditedInvoiceCanBeCorrected()
{
    const QByteArray event = newEvent(100);
    const Answer invoice = api().post(event + "/invoices", R"({"kind":"rest","buyer":{"name":"Anna"}})");
    const QByteArray ofInvoice = R"("invoiceId":")" + invoice.text(u"invoiceId") + '"';
    const QByteArray named =
        api().post(event + "/payments", R"({"amount":75,"paidOn":"2026-03-20",)" + ofInvoice + '}').header("location");
    const QByteArray other =
        api().post(event + "/payments", R"({"amount":5,"paidOn":"2026-03-20"})").header("location");
    QCOMPARE(api().post(invoice.header("location") + "/credit", "{}").status, 201);

    const Answer corrected = api().patch(named, R"({"amount":57,"paidOn":"2026-03-19","note":"A slip of the pen"})");

    QCOMPARE(corrected.status, 200);
    QCOMPARE(corrected.at(u"amount"), QJsonValue(57));
    QCOMPARE(api().get(event + "/balance").at(u"paid"), QJsonValue(62));
    // Nothing else is paid of it.
    QCOMPARE(api().patch(other, '{' + ofInvoice + '}').error(), "invoice_credited");
    QCOMPARE(api().patch(named, R"({"invoiceId":null})").status, 200);
    QCOMPARE(api().patch(named, '{' + ofInvoice + '}').error(), "invoice_credited");
    QCOMPARE(api().remove(named).status, 200);
}

void PaymentsTest::thePlanReadsAsWritten()
{
    const QByteArray plan = R"([{"name":"Deposit","amountIncTax":200.5,"due":{"on":"date","date":"2026-04-01"}},)"
                            R"({"name":"Rest","rest":true,"due":{"on":"event","days":-14}}])";
    const QByteArray event = newEvent(1000);
    QCOMPARE(api().get(event).at(u"paymentPlan"), QJsonValue(QJsonValue::Null));

    const Answer written = api().patch(event, R"({"paymentPlan":)" + plan + '}');

    QCOMPARE(written.status, 200);
    QCOMPARE(written.at(u"paymentPlan").toArray(), QJsonDocument::fromJson(plan).array());
    QCOMPARE(api().get(event + "?fields=paymentPlan").at(u"paymentPlan"), written.at(u"paymentPlan"));
    QCOMPARE(api().get(event + "/balance").at(u"instalments.0.amount"), QJsonValue(200.5));
    QCOMPARE(api().patch(event, written.body).body, written.body);
}

void PaymentsTest::balancesAreDecimals()
{
    const QByteArray event = newEvent(1000.02);
    api().post(event + "/payments", R"({"amount":0.1,"paidOn":"2026-03-21"})");
    api().post(event + "/payments", R"({"amount":0.2,"paidOn":"2026-03-21"})");

    const Answer balance = api().get(event + "/balance");

    QCOMPARE(balance.status, 200);
    QCOMPARE(balance.body,
             R"({"currency":"GBP","basis":"current","total":1000.02,"paid":0.3,"outstanding":999.72,"credit":0,)"
             R"("instalments":[{"name":"Deposit","dueOn":null,"amount":250.01,"paid":0.3,"state":"open"},)"
             R"({"name":"Balance","dueOn":null,"amount":750.01,"paid":0,"state":"open"}]})");
    QCOMPARE(api().get(event + "/balance", {{"If-None-Match", balance.header("etag")}}).status, 304);
    const Answer row = api().get("/api/v1/balances?isOutstanding=true&limit=1");
    QCOMPARE(row.at(u"items.0.nextAmount"), QJsonValue(249.71));
    QCOMPARE(row.at(u"items.0.total"), balance.at(u"total"));
    QCOMPARE(row.at(u"items.0.isOverdue"), QJsonValue(false));
    QCOMPARE(row.at(u"items.0").toObject().keys(),
             QStringList({u"credit"_s, u"currency"_s, u"eventId"_s, u"isOverdue"_s, u"name"_s, u"nextAmount"_s,
                          u"nextDueOn"_s, u"outstanding"_s, u"paid"_s, u"total"_s}));
}

void PaymentsTest::theFeedTellsOfBoth()
{
    const QByteArray event = newEvent(100);
    const QByteArray cursor = api().get("/api/v1/changes?cursor=now").text(u"cursor");
    const Answer payment = api().post(event + "/payments", R"({"amount":1,"paidOn":"2026-03-21"})");
    const auto reader = m_fixture->connect(m_fixture->newKey(must(Scopes::parse("payments:read"))));

    const Answer feed = api().get("/api/v1/changes?cursor=" + cursor);

    QCOMPARE(feed.at(u"items").toArray().size(), 2);
    QCOMPARE(feed.text(u"items.0.resource"), "payments");
    QCOMPARE(feed.at(u"items.0.id"), payment.at(u"paymentId"));
    QCOMPARE(feed.text(u"items.0.parentId"), event.mid(event.lastIndexOf('/') + 1));
    QCOMPARE(feed.text(u"items.1.resource"), "events");
    QCOMPARE(reader->get("/api/v1/changes?resources=payments").status, 200);
    QCOMPARE(reader->get("/api/v1/balances").status, 200);
    QCOMPARE(reader->get(event).error(), "missing_scope:events:read");
}

STEMDESK_TEST(PaymentsTest)

} // namespace stemdesk::payments_test

#include "tst_payments.moc"
