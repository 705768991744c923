#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::received_api_test {

namespace {

QByteArray pictures(const QByteArrayList &urls)
{
    return "\"imageUrls\":[\"" + urls.join("\",\"") + "\"]";
}

} // namespace

class ReceivedTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rejectsAreShown();
    void whatIsNotNamedStays();
    void picturesAreTheShops();
    void claimsHaveAnEnd();
    void badRowsAreRefused_data();
    void badRowsAreRefused();
    void theNewestSheetIsTheProfits();

private:
    Answer receive(const QByteArray &row)
    {
        return api().patch(m_path, filled(R"({"received":[{"variantId":"<var>","supplierId":"<sup>",)" + row + "}]}"));
    }
    QJsonObject line(const Answer &answer) const { return answer.at(u"suppliers.0.lines.0").toObject(); }

    QByteArray m_path; ///< A sheet of six roses from the shop's supplier.
};

void ReceivedTest::init()
{
    m_fixture = std::make_unique<ApiFixture>();
    const QByteArray item = filled("/api/v1/events/<evt>/groups/<grp>/items/<item>");
    QCOMPARE(api().patch(item, filled(R"({"supplierId":"<sup>"})")).status, 200);
    m_path = api().post("/api/v1/order-sheets", filled(R"({"eventIds":["<evt>"]})")).header("location");
}

void ReceivedTest::rejectsAreShown()
{
    const QJsonObject due = line(api().get(m_path));
    for (const QString &name : {u"rejectedUnits"_s, u"reason"_s, u"receivedOn"_s, u"invoiceNumber"_s,
                                u"creditExclTax"_s, u"shortUnits"_s, u"claimUntil"_s})
        QVERIFY2(due[name].isNull() && due.contains(name), qPrintable(name));
    QCOMPARE(due[u"imageUrls"_s].toArray(), QJsonArray());

    const Answer after =
        receive(R"("packsReceived":1,"unitCostExclTax":2,"rejectedUnits":7,"reason":"Brown","receivedOn":"2026-05-29",)"
                R"("invoiceNumber":"R 7","creditExclTax":5)");

    QCOMPARE(after.status, 200);
    const QJsonObject now = line(after);
    QCOMPARE(now[u"rejectedUnits"_s], QJsonValue(7));
    QCOMPARE(now[u"shortUnits"_s], QJsonValue(3)); // Six are needed, and three of the ten are good.
    QCOMPARE(now[u"receivedOn"_s], QJsonValue(u"2026-05-29"_s));
    QCOMPARE(now[u"receivedCostIncTax"_s].toDouble(), 10 * (2 * 1.2) - 5 * 1.2);
    QCOMPARE(now[u"events"_s].toArray(),
             (QJsonArray{QJsonObject{{u"eventId"_s, QString::fromLatin1(filled("<evt>"))},
                                     {u"name"_s, u"Anna and Ben"_s},
                                     {u"unitsNeeded"_s, 6},
                                     {u"shortUnits"_s, 3}}}));
    QCOMPARE(api().get(m_path).body, after.body);
    QCOMPARE(api().patch(m_path, after.body).body, after.body);
}

void ReceivedTest::whatIsNotNamedStays()
{
    receive(R"("packsReceived":1,"unitCostExclTax":2,"rejectedUnits":7,"reason":"Brown")");

    const Answer after = receive(R"("rejectedUnits":2)");

    QCOMPARE(line(after)[u"packsReceived"_s], QJsonValue(1));
    QCOMPARE(line(after)[u"reason"_s], QJsonValue(u"Brown"_s));
    QVERIFY(line(receive(R"("reason":null)"))[u"reason"_s].isNull());
    QVERIFY(line(receive(R"("packsReceived":null)"))[u"rejectedUnits"_s].isNull());
    QCOMPARE(receive(R"("rejectedUnits":2)").error(), "packsReceived_required");

    const QJsonObject again = line(receive(R"("packsReceived":2)")); // At the price on the sheet.

    QCOMPARE(again[u"receivedCostIncTax"_s].toDouble(), 20 * (again[u"unitCostExclTax"_s].toDouble() * 1.2));
}

void ReceivedTest::picturesAreTheShops()
{
    const QByteArray url =
        "http://127.0.0.1:" + QByteArray::number(m_fixture->server().port()) + "/api/v1/images/" + filled("<img>");

    const Answer after =
        receive(R"("packsReceived":1,"unitCostExclTax":2,)" + pictures({"https://x.example/1.jpg", url}));

    QCOMPARE(line(after)[u"imageUrls"_s].toArray(),
             (QJsonArray{u"https://x.example/1.jpg"_s, QString::fromLatin1(url)}));
    QCOMPARE(api().get(m_path).body, after.body);
    const QByteArray unsafe = pictures({"http://elsewhere.example/x.jpg"});
    QCOMPARE(receive(unsafe).error(), "invalid_imageUrls");
    const QByteArray unknown = pictures({url.chopped(26) + filled("<none.img>").last(26)});
    QCOMPARE(receive(unknown).error(), "invalid_imageUrls");
}

void ReceivedTest::claimsHaveAnEnd()
{
    m_fixture->set(u"time-zone"_s, u"Europe/Amsterdam"_s);
    receive(R"("packsReceived":1,"unitCostExclTax":2,"rejectedUnits":7,"receivedOn":"2026-03-28")");
    QVERIFY(line(api().get(m_path))[u"claimUntil"_s].isNull());

    const Answer supplier =
        api().patch(filled("/api/v1/suppliers/<sup>"), R"({"claimHours":12,"claimEmail":"claims@market.example"})");

    QCOMPARE(supplier.at(u"claimHours").toDouble(), 12.0);
    QCOMPARE(supplier.text(u"claimEmail"), "claims@market.example");
    // From the start of the supplier's day, because no time of arrival was recorded.
    const auto midnight = QDateTime(QDate(2026, 3, 28), QTime(0, 0), QTimeZone("Europe/Amsterdam")).toMSecsSinceEpoch();
    QCOMPARE(line(api().get(m_path))[u"claimUntil"_s].toInteger(), midnight + 12 * 3'600'000LL);
    QCOMPARE(api().get("/api/v1/order-sheets").at(u"items.1.suppliers.0.lines.0.claimUntil").toInteger(),
             midnight + 12 * 3'600'000LL);
    QVERIFY(line(receive(R"("rejectedUnits":0)"))[u"claimUntil"_s].isNull());
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"claimHours":0})").error(), "invalid_claimHours");
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"claimEmail":"nobody"})").error(),
             "invalid_claimEmail");
}

void ReceivedTest::badRowsAreRefused_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("error");

    QTest::newRow("more than came in") << QByteArray(R"("rejectedUnits":11)") << QByteArray("invalid_rejectedUnits");
    QTest::newRow("fewer than none") << QByteArray(R"("rejectedUnits":-1)") << QByteArray("invalid_rejectedUnits");
    QTest::newRow("no units") << QByteArray(R"("rejectedUnits":null)") << QByteArray("invalid_rejectedUnits");
    QTest::newRow("credit") << QByteArray(R"("creditExclTax":-1)") << QByteArray("invalid_creditExclTax");
    QTest::newRow("day") << QByteArray(R"("receivedOn":"2026-02-30")") << QByteArray("invalid_receivedOn");
    QTest::newRow("unknown") << QByteArray(R"("damaged":1)") << QByteArray("unknown_property:received.damaged");
}

void ReceivedTest::badRowsAreRefused()
{
    QFETCH(const QByteArray, row);
    const QByteArray before = receive(R"("packsReceived":1,"unitCostExclTax":2)").body;

    QTEST(receive(row).error(), "error");

    QCOMPARE(api().get(m_path).body, before);
}

void ReceivedTest::theNewestSheetIsTheProfits()
{
    receive(R"("packsReceived":1,"unitCostExclTax":2)");
    m_path = api().post("/api/v1/order-sheets", filled(R"({"eventIds":["<evt>"]})")).header("location");
    receive(R"("packsReceived":1,"unitCostExclTax":3,"creditExclTax":4)");

    const Answer profit = api().get(filled("/api/v1/events/<evt>/profit"));

    QCOMPARE(profit.at(u"actualCostOfGoodsIncTax").toDouble(), 10 * (3 * 1.2) - 4 * 1.2);
}

STEMDESK_TEST(ReceivedTest)

} // namespace stemdesk::received_api_test

#include "tst_received.moc"
