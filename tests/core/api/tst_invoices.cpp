#include "core/api/answers.h"
#include "core/base/version.h"
#include "core/storage/engine/session.h"
#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <algorithm>
#include <thread>
#include <vector>

namespace stemdesk::invoices_test {

class InvoicesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_invoices.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void anInvoiceIsIssuedReadAndCredited();
    void amountsAreDecimalsThatAddUp();
    void theFeedTellsOfAll();
    void whatChangedSinceIsListed();
    void theBuyerIsToldAsGiven();
    void otherFormats();
    void whatUblLacksIsNamed();
    void whatXmlForbidsIsRefused();
    void anInvoiceThatCannotBeReadIsNamed();
    void anEventWithInvoicesStays();
    void manyClientsOnManyServers();

private:
    /// The path of a new event with a client and a fee of this amount before tax.
    QByteArray newEvent(double price = 100);
};

QByteArray InvoicesTest::newEvent(double price)
{
    const QByteArray fee = QByteArray::number(price, 'g', QLocale::FloatingPointShortest);
    return api()
        .post(
            "/api/v1/events",
            R"({"name":"Wedding","clientName1":"Anna","pricing":{"additionalFees":[{"name":"Flowers","amountExclTax":)"
                + fee + "}]}}")
        .header("location");
}

void InvoicesTest::anInvoiceIsIssuedReadAndCredited()
{
    const QByteArray event = newEvent();

    const Answer made = api().post(event + "/invoices", R"({"kind":"instalment","instalment":0,"note":"Thank you"})");

    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(path, "/api/v1/invoices/" + made.text(u"invoiceId"));
    QCOMPARE(made.text(u"kind"), "invoice");
    QCOMPARE(made.text(u"buyer.name"), "Anna");
    QCOMPARE(made.at(u"totalIncTax").toDouble(), 25.0);
    QCOMPARE(made.at(u"lines.0.text").toString(), u"Deposit"_s);
    QCOMPARE(api().get(path).body, made.body);
    const Answer credit = api().post(path + "/credit", R"({"reason":"Wrong name"})");
    QCOMPARE(credit.status, 201);
    QCOMPARE(credit.text(u"kind"), "credit_note");
    QCOMPARE(credit.text(u"creditsInvoiceId"), made.text(u"invoiceId"));
    QCOMPARE(credit.text(u"note"), "Wrong name");
    QVERIFY(credit.at(u"dueOn").isNull());
    QCOMPARE(credit.at(u"totalIncTax").toDouble(), -25.0);
    QCOMPARE(api().get(path).text(u"creditedByInvoiceId"), credit.text(u"invoiceId"));
    QCOMPARE(api().post(path + "/credit", "{}").error(), "already_credited");
    QCOMPARE(api().post(credit.header("location") + "/credit", "{}").error(), "invalid_kind");
    const Answer list = api().get("/api/v1/invoices?fields=number&eventId=" + event.mid(event.lastIndexOf('/') + 1));
    QCOMPARE(list.at(u"items").toArray().size(), 2);
    QCOMPARE(list.text(u"items.0.number"), credit.text(u"number"));
}

void InvoicesTest::amountsAreDecimalsThatAddUp()
{
    const QByteArray event = newEvent(33.335);
    m_fixture->set(u"default-tax-group"_s, QString::fromLatin1(filled("<tax>")));
    QCOMPARE(api().post(event + "/invoices", R"({"kind":"instalment","instalment":0})").status, 201);

    const Answer rest = api().post(event + "/invoices", R"({"kind":"rest"})");

    QCOMPARE(rest.at(u"totalIncTax").toDouble(), 30.0); // 10.00 of 40.00 were invoiced.
    QCOMPARE(rest.at(u"taxes").toArray(),
             QJsonArray({QJsonObject{{u"rate"_s, 0.2},
                                     {u"taxCategory"_s, u"S"_s},
                                     {u"exemptionReason"_s, QJsonValue()},
                                     {u"amountExclTax"_s, 25},
                                     {u"taxAmount"_s, 5}}}));
    QCOMPARE(rest.at(u"lines.1.amountIncTax").toDouble(), -10.0);
    QCOMPARE(rest.at(u"lines.1.amountExclTax").toDouble(), -8.33);
    QCOMPARE(rest.at(u"lines.1.taxAmount").toDouble(), -1.67);
    QCOMPARE(rest.at(u"lines.0.amountExclTax").toDouble(), 33.33);
    QCOMPARE(api().post(event + "/invoices", R"({"kind":"rest"})").error(), "nothing_to_invoice");
    m_fixture->set(u"default-tax-group"_s, u"none"_s);
}

void InvoicesTest::theFeedTellsOfAll()
{
    const QByteArray event = newEvent();
    const QByteArray from = api().get("/api/v1/changes?cursor=now").text(u"cursor");
    const QByteArray path = api().post(event + "/invoices", R"({"kind":"rest"})").header("location");
    api().post(path + "/credit", "{}");

    const QJsonArray changes = api().get("/api/v1/changes?cursor=" + from).at(u"items").toArray();

    QStringList told;
    for (const auto &change : changes)
        told += change[u"action"_s].toString() + u' ' + change[u"resource"_s].toString();
    QCOMPARE(told,
             QStringList({u"created invoices"_s, u"updated events"_s, u"created invoices"_s, u"updated events"_s,
                          u"updated invoices"_s}));
}

/// One that was credited reads otherwise, so that it is among them again.
void InvoicesTest::whatChangedSinceIsListed()
{
    const QByteArray first = api().post(newEvent() + "/invoices", R"({"kind":"rest"})").header("location");
    m_fixture->test().setNow(m_fixture->test().now() + 1000);
    const QByteArray since = QByteArray::number(m_fixture->test().now());
    const auto listed = [&](const QByteArray &path) {
        const Answer answer = api().get(path + "?updatedSince=" + since);
        QByteArrayList ids;
        for (const QJsonValue row : answer.at(u"items").toArray())
            ids += row[u"invoiceId"].toString().toLatin1();
        return ids;
    };
    QCOMPARE(listed("/api/v1/invoices"), QByteArrayList());

    const Answer credit = api().post(first + "/credit", "{}");

    QCOMPARE(listed("/api/v1/invoices"),
             (QByteArrayList{credit.text(u"invoiceId"), first.mid(first.lastIndexOf('/') + 1)}));
    QCOMPARE(api().get("/api/v1/tables/invoices.csv?updatedSince=" + since).body.trimmed().count('\n'), 2);
    QCOMPARE(api().get("/api/v1/invoices?updatedSince=today").error(), "invalid_updatedSince");
}

void InvoicesTest::theBuyerIsToldAsGiven()
{
    const QByteArray buyer =
        R"({"name":"Hall","address":"Mill RequestQueue 1","country":"GB","email":"a@hall.example",)"
        R"("taxNumber":"GB123456789","electronicAddress":"9932:GB1","reference":"PO 7"})";

    const Answer made = api().post(newEvent() + "/invoices", R"({"kind":"rest","buyer":)" + buyer + '}');

    QCOMPARE(made.status, 201);
    QCOMPARE(made.at(u"buyer"), QJsonValue(QJsonDocument::fromJson(buyer).object()));
}

void InvoicesTest::otherFormats()
{
    m_fixture->set(u"country"_s, u"GB"_s);
    m_fixture->set(u"tax-number"_s, u"GB123456789"_s);
    m_fixture->set(u"electronic-address"_s, u"9932:GB123456789"_s);
    const QByteArray path =
        api()
            .post(newEvent() + "/invoices",
                  R"({"kind":"rest","buyer":{"name":"Hall","country":"GB","electronicAddress":"9932:GB1",)"
                  R"("reference":"PO 7"}})")
            .header("location");

    const Answer pdf = api().get(path + "?format=pdf");
    QCOMPARE(pdf.status, 200);
    QCOMPARE(pdf.header("content-type"), "application/pdf");
    QVERIFY(pdf.body.startsWith("%PDF-"));
    QCOMPARE(api().get(path + "?format=pdf", {{"If-None-Match", pdf.header("etag")}}).status, 304);
    // A newer program may lay it out in another way.
    QCOMPARE(pdf.header("etag"), etagOf(path.sliced(path.lastIndexOf('/') + 1) + "-pdf-" + programVersion()));
    const Answer ubl = api().get(path + "?format=ubl");
    QCOMPARE(ubl.status, 200);
    QCOMPARE(ubl.header("content-type"), "application/xml");
    QVERIFY(ubl.body.contains("<cbc:BuyerReference>PO 7</cbc:BuyerReference>"));
    m_fixture->set(u"country"_s, {});
    m_fixture->set(u"tax-number"_s, {});
    m_fixture->set(u"electronic-address"_s, {});
}

void InvoicesTest::whatUblLacksIsNamed()
{
    const auto refusal = [&] {
        const QByteArray path = api().post(newEvent() + "/invoices", R"({"kind":"rest"})").header("location");
        return api().get(path + "?format=ubl").error();
    };

    QCOMPARE(refusal(), "seller_incomplete:country,taxNumber,electronicAddress");
    m_fixture->set(u"country"_s, u"GB"_s);
    m_fixture->set(u"electronic-address"_s, u"9932:GB123456789"_s);
    QCOMPARE(refusal(), "seller_incomplete:taxNumber");
    m_fixture->set(u"tax-number"_s, u"GB123456789"_s);
    QCOMPARE(refusal(), "buyer_incomplete:country,electronicAddress,reference");
    m_fixture->set(u"country"_s, {});
    m_fixture->set(u"tax-number"_s, {});
    m_fixture->set(u"electronic-address"_s, {});
}

void InvoicesTest::whatXmlForbidsIsRefused()
{
    const QByteArray event = newEvent();
    for (const QByteArray bad : {R"(\u0001)", R"(\u000b)", R"(\ufffe)", R"(\ud800)", R"(\udc00x)"}) {
        const auto refuses = [&](const QByteArray &path, const QByteArray &body) {
            const int status = api().post(path, QByteArray(body).replace("?", bad)).status;
            return status == 422 || status == 400; // Half a pair is no JSON.
        };
        QVERIFY2(refuses("/api/v1/contacts", R"({"name":"An?na"})"), bad);
        QVERIFY2(refuses("/api/v1/contacts", R"({"name":"Anna","address":"1 High?St"})"), bad);
        QVERIFY2(refuses(event + "/groups", R"({"name":"Ta?bles"})"), bad);
        QVERIFY2(refuses("/api/v1/events", R"({"name":"A","pricing":{"additionalFees":[{"name":"F?ee"}]}})"), bad);
        QVERIFY2(refuses(event + "/invoices", R"({"kind":"rest","note":"Than?ks"})"), bad);
        QVERIFY2(refuses(event + "/invoices", R"({"kind":"rest","buyer":{"name":"An?na"}})"), bad);
        QVERIFY2(refuses(event + "/invoices", R"({"kind":"rest","buyer":{"name":"Anna","reference":"P?O"}})"), bad);
    }
    QCOMPARE(api().get("/api/v1/invoices?eventId=" + event.mid(event.lastIndexOf('/') + 1)).at(u"items").toArray(),
             QJsonArray());
}

void InvoicesTest::anInvoiceThatCannotBeReadIsNamed()
{
    const QByteArray event = newEvent();
    const Answer made = api().post(event + "/invoices", R"({"kind":"rest"})");
    const QByteArray id = made.text(u"invoiceId");
    const QByteArray ofEvent = "/api/v1/invoices?eventId=" + made.text(u"eventId");
    QCOMPARE(api().get(ofEvent).at(u"items").toArray().size(), 1);
    Session &session = m_fixture->test().session();
    must(session.change("update invoice set document = '{' where number = ?", made.at(u"number").toString()));

    const Answer list = api().get(ofEvent);
    const Answer one = api().get("/api/v1/invoices/" + id);

    QCOMPARE(list.status, 200);
    QCOMPARE(list.header("stemdesk-warnings"), "unreadable:" + id);
    QVERIFY(list.at(u"items").toArray().isEmpty());
    QCOMPARE(one.status, 500);
    QCOMPARE(one.error(), "unreadable_row");
    QVERIFY(one.text(u"message").contains(made.text(u"number")));
    QCOMPARE(api().get("/api/v1/invoices").status, 200);
    QCOMPARE(api().get("/api/v1/tables/invoices.csv").status, 200);
    QCOMPARE(api().get(event).status, 200);
    must(session.change("delete from invoice where number = ?", made.at(u"number").toString()));
}

void InvoicesTest::anEventWithInvoicesStays()
{
    const QByteArray event = newEvent();
    api().post(event + "/invoices", R"({"kind":"rest"})");

    const Answer refused = api().remove(event);

    QCOMPARE(refused.status, 409);
    QCOMPARE(refused.error(), "event_has_invoices:1");
    QCOMPARE(api().remove(event + "?force=true").error(), "event_has_invoices:1");
    QCOMPARE(api().remove(event + "?force=please").error(), "invalid_force");
    QCOMPARE(api().get(event).status, 200);
}

/// All servers use one database, each with its own connections.
void InvoicesTest::manyClientsOnManyServers()
{
    constexpr int kServers = 3;
    constexpr int kClients = 8;
    constexpr int kEach = 25;
    ApiFixture fixture;
    std::vector<std::unique_ptr<ServerThread>> servers;
    servers.reserve(kServers);
    for (int server = 0; server < kServers; ++server)
        servers.push_back(std::make_unique<ServerThread>(fixture.test().source(), ApiServer::Options()));

    std::vector<std::thread> clients;
    clients.reserve(kClients);
    std::vector<int> failures(kClients, 0);
    for (int place = 0; place < kClients; ++place)
        clients.emplace_back([&, place] {
            ApiClient client(servers.at(size_t(place % kServers))->port(), fixture.knownKey());
            for (int round = 0; round < kEach; ++round) {
                const QByteArray event =
                    client
                        .post("/api/v1/events",
                              R"({"name":"W","clientName1":"A","pricing":{"travel":{"amountExclTax":10}}})")
                        .header("location");
                failures.at(size_t(place)) +=
                    client.post(event + "/invoices", R"({"kind":"rest"})").status == 201 ? 0 : 1;
            }
        });
    for (std::thread &client : clients)
        client.join();

    QCOMPARE(std::ranges::count(failures, 0), kClients);
    QStringList numbers;
    for (const Invoice &invoice : must(fixture.shop().invoices.list({}, {.limit = 500})).rows)
        numbers += invoice.number;
    std::ranges::sort(numbers);
    QCOMPARE(numbers.size(), kClients * kEach);
    QCOMPARE(numbers.first(), u"2026-0001"_s);
    QCOMPARE(numbers.last(), u"2026-0200"_s);
    QCOMPARE(std::ranges::adjacent_find(numbers), numbers.end());
}

STEMDESK_TEST(InvoicesTest)

} // namespace stemdesk::invoices_test

#include "tst_invoices.moc"
