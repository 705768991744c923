#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::kept_prices_test {

/// Kept prices (contract section 23), over the real server.
class KeptPricesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void linesKeepWhatPricesThemNow();
    void nothingThatChangesTouchesAKeptLine();
    void someLinesAreKeptAndLetGo();
    void refusals_data();
    void refusals();
    void approvalKeepsAllLinesAndTheShopsMarkups();
    void anEventMadeApprovedKeepsNothing();
    void acceptingAQuoteKeeps();
    void whatIsAddedLaterTakesTodaysPriceAndKeepsIt();
    void quantityChangesWithoutThePrice();
    void linesWithoutAPriceStayWithout();
    void copiesTakeNothingAlong();
    void invoicesHaveTheKeptRate();
    void ordersPackByWhatTheSupplierSellsNow();
    void aRepeatedRequestWritesNothing();

private:
    QByteArray path(const QByteArray &rest = {}) const { return filled("/api/v1/events/<evt>") + rest; }
    Answer event() { return api().get(path()); }
    Answer keep(const QByteArray &body = "{}") { return api().post(path("/keep-prices"), filled(body)); }
    Answer letGo(const QByteArray &body = "{}") { return api().post(path("/current-prices"), filled(body)); }
    void approve() { QCOMPARE(api().patch(path(), R"({"status":"approved"})").status, 200); }
    /// Doubles the price of roses.
    void makeDearer()
    {
        const Answer patched = api().patch(filled("/api/v1/price-lists/<pl>/entries/<pe>"), R"({"unitCostExclTax":4})");
        QCOMPARE(patched.status, 200);
    }
    static QJsonValue roses(const Answer &event, const QString &field)
    {
        return event.at(QString(u"groups.0.items.0."_s + field));
    }
};

void KeptPricesTest::linesKeepWhatPricesThemNow()
{
    const Answer before = event();
    QVERIFY(roses(before, u"kept"_s).isNull());

    const Answer kept = keep();

    QCOMPARE(kept.status, 200);
    QCOMPARE(kept.body, event().body);
    QCOMPARE(kept.header("etag"), event().header("etag"));
    const QJsonObject rose = roses(kept, u"kept"_s).toObject();
    QCOMPARE(rose.keys(),
             QStringList({u"keptAt"_s, u"priceListId"_s, u"taxMultiplier"_s, u"unitCostExclTax"_s, u"unitsPerPack"_s}));
    QCOMPARE(rose[u"unitCostExclTax"_s], QJsonValue(2));
    QCOMPARE(rose[u"taxMultiplier"_s], QJsonValue(1.2));
    QCOMPARE(rose[u"unitsPerPack"_s], QJsonValue(10));
    QCOMPARE(rose[u"priceListId"_s].toString().toUtf8(), filled("<pl>"));
    QCOMPARE(qint64(rose[u"keptAt"_s].toDouble()), m_fixture->test().now());
    QCOMPARE(kept.at(u"totals"), before.at(u"totals"));
    QVERIFY(!kept.at(u"groups.0.items.1.kept").isNull()); // The hired vases.
    QCOMPARE(api().get(path("?fields=groups.items.kept.taxMultiplier")).at(u"groups.0.items.0.kept"),
             QJsonValue(QJsonObject{{u"taxMultiplier"_s, 1.2}}));
}

void KeptPricesTest::nothingThatChangesTouchesAKeptLine()
{
    const Answer kept = keep();
    makeDearer();
    QCOMPARE(api().patch(filled("/api/v1/price-lists/<pl>"), R"({"taxMultiplier":1.07,"date":"2027-01-01"})").status,
             200);
    QCOMPARE(api().patch(filled("/api/v1/products/<prod>/variants/<var>"), R"({"unitsPerPack":25})").status, 200);
    must(m_fixture->shop().settings.set({{u"markup.flower"_s, u"3"_s}}));

    const Answer after = event();

    QCOMPARE(after.at(u"totals"), kept.at(u"totals"));
    QCOMPARE(roses(after, u"unitCostExclTax"_s), QJsonValue(2));
    QCOMPARE(roses(after, u"wasteCostIncTax"_s), roses(kept, u"wasteCostIncTax"_s));
    QCOMPARE(api().remove(filled("/api/v1/price-lists/<pl>")).status, 200);
    QCOMPARE(event().at(u"totals"), kept.at(u"totals"));
    // The list is deleted, but the kept price still refers to it.
    QCOMPARE(roses(event(), u"priceListId"_s).toString().toUtf8(), filled("<pl>"));
    QCOMPARE(roses(event(), u"isPriced"_s), QJsonValue(true));

    const Answer today = letGo();
    QCOMPARE(today.status, 200);
    QVERIFY(roses(today, u"kept"_s).isNull());
    QCOMPARE(roses(today, u"isPriced"_s), QJsonValue(false));
    QVERIFY(today.at(u"totals") != kept.at(u"totals"));
    QCOMPARE(today.at(u"pricing.markups.flower"), QJsonValue(1)); // The markups stay until they are changed.
}

void KeptPricesTest::someLinesAreKeptAndLetGo()
{
    const Answer one = keep(R"({"eventItemIds":["<item>","<item>"]})");

    QCOMPARE(one.status, 200);
    QVERIFY(!roses(one, u"kept"_s).isNull());
    QVERIFY(one.at(u"groups.0.items.1.kept").isNull());
    QCOMPARE(one.at(u"pricing.markups"), QJsonValue(QJsonObject{{u"flower"_s, 1}}));
    const QByteArray items = path("/groups/") + filled("<grp>/items");
    const Answer added = api().post(items, filled(R"({"variantId":"<var>","quantity":1})"));
    QVERIFY(added.at(u"kept").isNull()); // The event does not keep its prices.
    const Answer all = keep();
    QVERIFY(!all.at(u"groups.0.items.1.kept").isNull());
    const Answer less = letGo(R"({"eventItemIds":["<item>"]})");
    QVERIFY(roses(less, u"kept"_s).isNull());
    QVERIFY(!less.at(u"groups.0.items.1.kept").isNull());
    QVERIFY(!api().post(items, filled(R"({"variantId":"<var>","quantity":1})")).at(u"kept").isNull());
}

void KeptPricesTest::refusals_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("no array") << QByteArray(R"({"eventItemIds":"<item>"})") << QByteArray("invalid_eventItemIds");
    QTest::newRow("null") << QByteArray(R"({"eventItemIds":null})") << QByteArray("invalid_eventItemIds");
    QTest::newRow("none") << QByteArray(R"({"eventItemIds":[]})") << QByteArray("invalid_eventItemIds");
    QTest::newRow("a number") << QByteArray(R"({"eventItemIds":[1]})") << QByteArray("invalid_eventItemIds");
    QTest::newRow("another kind of id") << QByteArray(R"({"eventItemIds":["<var>"]})")
                                        << QByteArray("wrong_id_type:expected_event_items_got_variants");
    QTest::newRow("no line") << QByteArray(R"({"eventItemIds":["<none.evti>"]})") << QByteArray("event_item_not_found");
    QTest::newRow("another shop's line") << QByteArray(R"({"eventItemIds":["<other.item>"]})")
                                         << QByteArray("event_item_not_found");
    QTest::newRow("unknown property") << QByteArray(R"({"items":[]})") << QByteArray("unknown_property:items");
    QTest::newRow("no object") << QByteArray("[]") << QByteArray("invalid_json");
    QTest::newRow("no body") << QByteArray() << QByteArray("body_required");
}

void KeptPricesTest::refusals()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, error);
    const qint64 changes = m_fixture->changeCount();
    for (const Answer &answer : {keep(body), letGo(body)}) {
        QCOMPARE(answer.status, 422);
        QCOMPARE(answer.error(), error);
    }
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(api().post(filled("/api/v1/events/<other.evt>/keep-prices"), "{}").status, 404);
    ApiClient reader(m_fixture->server().port(), m_fixture->newKey(Scopes().add(Scope::EventsRead)));
    QCOMPARE(reader.post(path("/keep-prices"), "{}").error(), "missing_scope:events:write");
}

void KeptPricesTest::approvalKeepsAllLinesAndTheShopsMarkups()
{
    must(m_fixture->shop().settings.set({{u"markup.flower"_s, u"2.5"_s}, {u"markup.hire"_s, u"1.5"_s}}));
    const Answer before = event();

    approve();

    const Answer approved = event();
    QVERIFY(!roses(approved, u"kept"_s).isNull());
    QVERIFY(!approved.at(u"groups.0.items.1.kept").isNull());
    QCOMPARE(approved.at(u"pricing.markups.flower"), QJsonValue(2.5));
    QCOMPARE(approved.at(u"totals"), before.at(u"totals"));
    makeDearer();
    must(m_fixture->shop().settings.set({{u"markup.flower"_s, u"9"_s}}));
    QCOMPARE(event().at(u"totals"), before.at(u"totals"));
    QCOMPARE(api().patch(path(), R"({"status":"quoting"})").status, 200);
    QVERIFY(!roses(event(), u"kept"_s).isNull()); // Going back to an earlier status changes nothing.
    // An explicit change takes effect.
    QCOMPARE(api().patch(path(), R"({"pricing":{"markups":{"flower":5}}})").status, 200);
    QVERIFY(event().at(u"totals") != before.at(u"totals"));

    must(m_fixture->shop().settings.set({{u"pin-on-approval"_s, u"off"_s}}));
    QCOMPARE(letGo().status, 200);
    approve();
    QVERIFY(roses(event(), u"kept"_s).isNull());
}

void KeptPricesTest::anEventMadeApprovedKeepsNothing()
{
    const Answer made = api().post("/api/v1/events", filled(R"({"name":"New","status":"approved",
        "groups":[{"name":"Tables","items":[{"variantId":"<var>","quantity":5}]}]})"));
    QCOMPARE(made.status, 201);
    QVERIFY(roses(made, u"kept"_s).isNull());
}

void KeptPricesTest::acceptingAQuoteKeeps()
{
    const Answer accepted = api().post(filled("/api/v1/events/<evt>/quotes/<quo>/accept"), R"({"acceptedBy":"Ada"})");
    QCOMPARE(accepted.status, 200);
    const Answer kept = event();
    QVERIFY(!roses(kept, u"kept"_s).isNull());

    makeDearer();

    const Answer after = event();
    QCOMPARE(after.at(u"totals"), kept.at(u"totals"));
    QCOMPARE(after.at(u"acceptedQuote.isChangedSince"), QJsonValue(false));
    const Answer quote = api().post(path("/quotes"), "{}");
    const Answer frozen = api().get(path("/quotes/") + quote.text(u"quoteId"));
    QCOMPARE(frozen.at(u"event.groups.0.items.0.kept"), roses(after, u"kept"_s)); // Quotes record it.
}

void KeptPricesTest::whatIsAddedLaterTakesTodaysPriceAndKeepsIt()
{
    approve();
    makeDearer();
    const QByteArray group = path("/groups/") + filled("<grp>");

    const Answer added = api().post(group + "/items", filled(R"({"variantId":"<var>","quantity":1})"));
    const Answer more =
        api().post(path("/groups"), filled(R"({"name":"Arch","items":[{"variantId":"<var>","quantity":1}]})"));
    const Answer bulk = api().post(group + "/items", filled(R"({"items":[{"variantId":"<var>","quantity":1}]})"));
    const Answer moved =
        api().patch(group + "/items/" + filled("<item>"), filled(R"({"supplierId":"<sup>"})")); // Another supplier.

    QCOMPARE(added.at(u"kept.unitCostExclTax"), QJsonValue(4));
    QCOMPARE(more.at(u"items.0.kept.unitCostExclTax"), QJsonValue(4));
    QCOMPARE(bulk.at(u"results.0.action"), QJsonValue(u"created"_s));
    QCOMPARE(moved.at(u"kept.unitCostExclTax"), QJsonValue(4));
    QCOMPARE(api().patch(filled("/api/v1/price-lists/<pl>/entries/<pe>"), R"({"unitCostExclTax":9})").status, 200);
    const Answer after = event();
    for (const QJsonValue line : after.at(u"groups.0.items").toArray()) {
        if (line[u"variantId"_s].toString().toUtf8() == filled("<var>"))
            QCOMPARE(line[u"unitCostExclTax"_s], QJsonValue(4));
    }
    letGo();
    QVERIFY(api().post(group + "/items", filled(R"({"variantId":"<var>","quantity":1})")).at(u"kept").isNull());
}

void KeptPricesTest::quantityChangesWithoutThePrice()
{
    approve();
    const QJsonValue kept = roses(event(), u"kept"_s);
    makeDearer();

    const Answer patched = api().patch(path("/groups/") + filled("<grp>/items/<item>"),
                                       filled(R"({"quantity":7,"variantId":"<var>","supplierId":null,"kept":null})"));

    QCOMPARE(patched.status, 200);
    QCOMPARE(patched.at(u"kept"), kept); // The variant and supplier are unchanged, and clients cannot write `kept`.
    QCOMPARE(patched.at(u"costExclTax"), QJsonValue(28));
}

void KeptPricesTest::linesWithoutAPriceStayWithout()
{
    QCOMPARE(api().remove(filled("/api/v1/price-lists/<pl>/entries/<pe>")).status, 200);
    const Answer kept = keep();
    QVERIFY(roses(kept, u"kept"_s).isNull());
    QCOMPARE(roses(kept, u"isPriced"_s), QJsonValue(false));
    const Answer priced =
        api().post(filled("/api/v1/price-lists/<pl>/entries"), filled(R"({"variantId":"<var>","unitCostExclTax":3})"));
    QCOMPARE(priced.status, 201);
    QCOMPARE(roses(event(), u"unitCostExclTax"_s), QJsonValue(3));
}

void KeptPricesTest::copiesTakeNothingAlong()
{
    approve();
    makeDearer();
    ShopServices &shop = m_fixture->shop();
    const Event copy = must(shop.events.duplicate(m_fixture->mine().event, u"Again"_s));
    const EventTemplateId saved = must(shop.templates.save(m_fixture->mine().event, u"Form"_s)).id;
    const Event made = must(shop.templates.makeEvent(saved)).event;
    for (const Event &event : {copy, made}) {
        const Answer read = api().get("/api/v1/events/" + event.id.text());
        QVERIFY(roses(read, u"kept"_s).isNull());
        QCOMPARE(roses(read, u"unitCostExclTax"_s), QJsonValue(4));
        const QByteArray group = "/api/v1/events/" + event.id.text() + "/groups/" + read.text(u"groups.0.eventGroupId");
        QVERIFY(api().post(group + "/items", filled(R"({"variantId":"<var>","quantity":1})")).at(u"kept").isNull());
    }
}

void KeptPricesTest::invoicesHaveTheKeptRate()
{
    approve();
    QCOMPARE(api().patch(filled("/api/v1/price-lists/<pl>"), R"({"taxMultiplier":1.07})").status, 200);
    const Answer invoice = api().post(path("/invoices"), R"({"kind":"rest","buyer":{"name":"Ada"}})");
    QCOMPARE(invoice.status, 201);
    for (const QJsonValue tax : invoice.at(u"taxes").toArray())
        QCOMPARE(tax[u"rate"_s].toDouble(), 0.2);
}

void KeptPricesTest::ordersPackByWhatTheSupplierSellsNow()
{
    approve();
    QCOMPARE(api().patch(filled("/api/v1/products/<prod>/variants/<var>"), R"({"unitsPerPack":25})").status, 200);
    makeDearer();

    const Answer sheet = api().get(path("/order-sheet"));

    for (const QJsonValue line : sheet.at(u"suppliers.0.lines").toArray()) {
        if (line[u"variantId"_s].toString().toUtf8() != filled("<var>"))
            continue;
        QCOMPARE(line[u"unitsPerPack"_s], QJsonValue(25));
        QCOMPARE(line[u"unitsToOrder"_s], QJsonValue(25));
        QCOMPARE(line[u"unitCostExclTax"_s], QJsonValue(2));
    }
    QCOMPARE(roses(event(), u"wasteCostIncTax"_s), QJsonValue(4 * (2.0 * 1.2))); // Six of a pack of ten.
}

void KeptPricesTest::aRepeatedRequestWritesNothing()
{
    const Answer first = keep();
    m_fixture->test().tick();
    const qint64 changes = m_fixture->changeCount();
    QCOMPARE(keep().body, first.body);
    QCOMPARE(m_fixture->changeCount(), changes);
    const QByteArray dry = path("/current-prices?dryRun=true");
    QVERIFY(roses(api().post(dry, "{}"), u"kept"_s).isNull());
    QCOMPARE(event().body, first.body);
    QCOMPARE(letGo().status, 200);
    const qint64 after = m_fixture->changeCount();
    QCOMPARE(letGo().status, 200);
    QCOMPARE(m_fixture->changeCount(), after);
}

STEMDESK_TEST(KeptPricesTest)

} // namespace stemdesk::kept_prices_test

#include "tst_kept_prices.moc"
