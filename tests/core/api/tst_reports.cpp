#include "core/base/wording.h"
#include "tests/support/api_table.h"
#include "tests/support/mcp_client.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::reports_api_test {

class ReportsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_reports.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void allThreeScopesAreNeeded_data();
    void allThreeScopesAreNeeded();
    void aMonthIsTold();
    void aYearHasItsMonths();
    void fieldsAreSelected();
    void whatIsKnownIsNotSentAgain();
    void filesAreOfTheirKind_data();
    void filesAreOfTheirKind();
    void theTableNamesEveryFigure();
    void anAssistantIsToldTheSame();

private:
    /// Makes the event approved, invoiced and partly paid; one of its tasks took an hour.
    void fill()
    {
        ShopServices &shop = m_fixture->shop();
        const EventId event = m_fixture->mine().event;
        must(shop.events.patch(event, {.status = u"approved"_s, .source = u"Fair"_s}));
        m_invoice =
            must(shop.invoices.issue(event, {.kind = u"rest"_s, .buyer = InvoiceBuyerPatch{.name = u"Anna"_s}}));
        must(shop.payments.create(event, {.amount = 10.0, .paidOn = QDate(2026, 3, 21)}));
        must(shop.tasks.create(
            {.eventId = event, .title = u"Wire"_s, .on = QDate(2026, 6, 1), .minutes = 45.0, .minutesSpent = 60.0}));
        const OrderSheet sheet = must(shop.orderSheets.save({event}));
        must(shop.orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
    }

    Invoice m_invoice;
};

void ReportsTest::allThreeScopesAreNeeded_data()
{
    QTest::addColumn<QByteArray>("scopes");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("all") << "payments:read,events:read,orders:read"_ba << QByteArray();
    QTest::newRow("no payments") << "events:read,orders:read"_ba
                                 << "missing_scope:payments:read"_ba;
    QTest::newRow("no events") << "payments:read,orders:read"_ba
                               << "missing_scope:events:read"_ba;
    QTest::newRow("no orders") << "payments:read,events:read"_ba
                               << "missing_scope:orders:read"_ba;
}

void ReportsTest::allThreeScopesAreNeeded()
{
    QFETCH(const QByteArray, scopes);
    QFETCH(const QByteArray, error);
    const auto client = m_fixture->connect(m_fixture->newKey(must(Scopes::parse(scopes))));

    for (const QByteArray path : {"/api/v1/reports/month?month=2026-05", "/api/v1/reports/year?year=2026"}) {
        const Answer answer = client->get(path);

        QCOMPARE(answer.status, error.isEmpty() ? 200 : 403);
        QCOMPARE(answer.text(u"error"), error);
    }
}

void ReportsTest::aMonthIsTold()
{
    fill();

    const Answer june = api().get("/api/v1/reports/month?month=2026-06");
    const Answer march = api().get("/api/v1/reports/month?month=2026-03");

    QCOMPARE(june.status, 200);
    QCOMPARE(june.text(u"from"), "2026-06-01");
    QCOMPARE(june.text(u"to"), "2026-06-30");
    QCOMPARE(june.at(u"events.count").toInt(), 1);
    QCOMPARE(june.at(u"events.minutesPlanned").toDouble(), 45.0);
    QCOMPARE(june.at(u"events.minutesSpent").toDouble(), 60.0);
    QVERIFY(june.at(u"events.marginPercent").isDouble());
    QCOMPARE(june.text(u"flowers.0.variantId"), filled("<var>"));
    QCOMPARE(june.at(u"flowers.0.units").toDouble(), 6.0);
    QVERIFY(!june.at(u"suppliers").toArray().isEmpty());
    QCOMPARE(june.at(u"invoiced.incTax").toDouble(), 0.0);
    QVERIFY(june.at(u"waste.percentOfCost").isDouble());
    QCOMPARE(june.at(u"months").toArray(), QJsonArray());

    const double total = MinorUnit(march.json()[u"currency"_s].toString()).amount(m_invoice.totalIncTax());
    QCOMPARE(march.at(u"invoiced.incTax").toDouble(), total);
    QCOMPARE(march.at(u"invoiced.byRate.0.rate").toDouble(), 0.2);
    QCOMPARE(march.text(u"invoiced.byRate.0.taxCategory"), "S");
    const double tax = march.at(u"invoiced.byRate.0.taxAmount").toDouble();
    QVERIFY(tax > 0);
    QVERIFY(qAbs(tax + march.at(u"invoiced.byRate.0.amountExclTax").toDouble() - total) < 0.005);
    QCOMPARE(march.at(u"received.amount").toDouble(), 15.0); // The fixture has 5 already.
    QCOMPARE(march.at(u"received.byRate.0.amount").toDouble(), 15.0);
    QCOMPARE(march.at(u"outstanding").toDouble(), total - 15);
    QCOMPARE(march.at(u"enquiries.new").toInt(), 1);
    QCOMPARE(march.at(u"enquiries.won").toInt(), 1);
    QCOMPARE(march.text(u"enquiries.bySource.0.source"), "Fair");
    QCOMPARE(march.at(u"events.count").toInt(), 0);
    QVERIFY(march.at(u"events.marginPercent").isNull());
}

void ReportsTest::aYearHasItsMonths()
{
    fill();

    const Answer year = api().get("/api/v1/reports/year?year=2026");

    QCOMPARE(year.status, 200);
    const QJsonArray months = year.at(u"months").toArray();
    QCOMPARE(months.size(), 12);
    for (const auto &[place, name] : {std::pair(2, "2026-03"), std::pair(5, "2026-06")}) {
        QJsonObject of = months.at(place).toObject();
        QJsonObject alone = api().get(QByteArray("/api/v1/reports/month?month=") + name).json();
        QCOMPARE(of.take(u"month"_s).toString(), QLatin1StringView(name));
        for (const auto only : {"from"_L1, "to"_L1, "currency"_L1, "suppliers"_L1, "flowers"_L1, "months"_L1})
            alone.remove(only);
        QCOMPARE(of, alone);
    }
}

void ReportsTest::fieldsAreSelected()
{
    QCOMPARE(api().get("/api/v1/reports/month?month=2026-05&fields=overdue,events.count,received.amount").body,
             R"({"received":{"amount":0},"overdue":0,"events":{"count":0}})");
}

void ReportsTest::whatIsKnownIsNotSentAgain()
{
    const QByteArray path = "/api/v1/reports/month?month=2026-03";
    const Answer first = api().get(path);

    QCOMPARE(api().get(path, {{"If-None-Match", first.header("etag")}}).status, 304);
    fill();
    QCOMPARE(api().get(path, {{"If-None-Match", first.header("etag")}}).status, 200);
}

void ReportsTest::filesAreOfTheirKind_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("begin");
    for (const QByteArray path : {"month?month=2026-06", "year?year=2026", "month?month=2044-01"}) {
        const auto row = [&](const char *format, const QByteArray &type, const QByteArray &begin) {
            QTest::newRow((path + ' ' + format).constData())
                << QByteArray("/api/v1/reports/" + path + "&format=" + format) << type << begin;
        };
        row("csv", "text/csv; charset=utf-8", "\xef\xbb\xbfperiod,part,id,name,figure,value\r\n");
        row("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK");
        row("pdf", "application/pdf", "%PDF");
    }
}

void ReportsTest::filesAreOfTheirKind()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, begin);
    fill();

    const Answer answer = api().get(path);

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("content-type"), type);
    QVERIFY(answer.header("content-disposition").startsWith("attachment; filename=\"figures-20"));
    QVERIFY(answer.body.startsWith(begin));
}

void ReportsTest::theTableNamesEveryFigure()
{
    fill();
    const Answer month = api().get("/api/v1/reports/month?month=2026-06");
    const QByteArray csv = api().get("/api/v1/reports/month?month=2026-06&format=csv").body;

    for (const QString &part : {u"invoiced"_s, u"received"_s, u"events"_s, u"waste"_s, u"enquiries"_s}) {
        const QJsonObject figures = month.at(part).toObject();
        for (auto figure = figures.begin(); figure != figures.end(); ++figure) {
            if (figure->isArray())
                continue;
            const QString value = figure->isNull() ? QString() : numberText(figure->toDouble());
            const QByteArray row =
                "2026-06," + part.toLatin1() + ",,," + figure.key().toLatin1() + ',' + value.toLatin1() + "\r\n";
            QVERIFY2(csv.contains(row), row.constData());
        }
    }
    QVERIFY(csv.contains(",flowers," + filled("<var>") + ','));
    QVERIFY(csv.contains(",suppliers,"));
    QCOMPARE(api().get("/api/v1/reports/year?year=2026&format=csv").body.count(",events,,,count,"), 13);
}

void ReportsTest::anAssistantIsToldTheSame()
{
    fill();
    McpClient assistant(api());

    QCOMPARE(assistant.answerOf("month_report", R"({"month":"2026-06"})"),
             api().get("/api/v1/reports/month?month=2026-06").json());
    QCOMPARE(assistant.answerOf("month_report", R"({"year":"2026"})"),
             api().get("/api/v1/reports/year?year=2026").json());
    for (const QByteArray wrong : {"{}", R"({"month":"2027-13"})", R"({"month":"2027-01","year":"2027"})"})
        QVERIFY(!assistant.refusalOf("month_report", wrong).isEmpty());
}

STEMDESK_TEST(ReportsTest)

} // namespace stemdesk::reports_api_test

#include "tst_reports.moc"
