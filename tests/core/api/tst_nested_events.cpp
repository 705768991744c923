#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::nested_events_test {

/// Events and groups created together with their content, in one request.
class NestedEventsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void linesWithoutAPriceAreWarnedOf();
    void anEventIsMadeWhole();
    void aGroupIsMadeWithItsLines();
    void aBodyWithoutANameIsTheBulkForm();
    void positionsAreAskedForOneAfterTheOther();
    void whatIsWrongNamesItsPlace_data();
    void whatIsWrongNamesItsPlace();
    void aGroupsErrorsNameTheirPlace();
    void thereAreLimits();
    void anArchivedSupplierIsRefused();
    void aDryRunMakesNothing();

private:
    QByteArray at(const QByteArray &path) const { return filled("/api/v1/" + path); }
    Answer make(const QByteArray &groups, const QByteArray &query = {})
    {
        return api().post("/api/v1/events" + query, filled(R"({"name":"Feast","groups":)" + groups + '}'));
    }
};

void NestedEventsTest::anEventIsMadeWhole()
{
    const Answer made = make(R"([{"name":"Arch","quantity":2,"notes":"Tall","imageUrls":["https://a.example/a.png"],
        "items":[{"variantId":"<var>","supplierId":"<sup>","quantity":10,"notes":"Open"},
                 {"variantId":"<vase>","supplierId":null,"quantity":1}]},
        {"name":"Tables","isHidden":true,"items":[]},{"name":"Bouquet","subtotal":{"costIncTax":3}}])");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.at(u"groups").toArray().size(), 3);
    QCOMPARE(made.text(u"groups.0.items.0.notes"), "Open");
    QCOMPARE(made.at(u"groups.0.items.0.units"), QJsonValue(20));
    QCOMPARE(made.at(u"groups.0.items.1.position"), QJsonValue(1));
    QCOMPARE(made.at(u"groups.2.position"), QJsonValue(2));
    QCOMPARE(made.at(u"itemsCount"), QJsonValue(2));
    QVERIFY(made.at(u"totals.costIncTax").toDouble() > 0);
    QCOMPARE(api().get(made.header("location")).json(), made.json());
}

void NestedEventsTest::aGroupIsMadeWithItsLines()
{
    const QByteArray groups = at("events/<evt>/groups");
    const double before = api().get(at("events/<evt>")).at(u"totals.costIncTax").toDouble();

    const Answer made =
        api().post(groups, filled(R"({"name":"Aisle","position":0,"items":[{"variantId":"<var>","quantity":3},
            {"variantId":"<var>","quantity":4}]})"));

    QCOMPARE(made.status, 201);
    QCOMPARE(made.at(u"position"), QJsonValue(0));
    QCOMPARE(made.at(u"items").toArray().size(), 2);
    QCOMPARE(made.at(u"items.1.quantity"), QJsonValue(4));
    QCOMPARE(api().get(made.header("location")).json(), made.json());
    QCOMPARE(api().get(groups).text(u"items.0.name"), "Aisle");
    QVERIFY(api().get(at("events/<evt>")).at(u"totals.costIncTax").toDouble() > before);
}

void NestedEventsTest::aBodyWithoutANameIsTheBulkForm()
{
    const Answer rows = api().post(at("events/<evt>/groups"), R"({"items":[{"name":"A"},{"name":"B","items":[]}]})");
    const Answer events = api().post("/api/v1/events", R"({"items":[{"name":"A","groups":[]}]})");

    QCOMPARE(rows.status, 200);
    QCOMPARE(rows.text(u"results.0.action"), "created");
    QCOMPARE(rows.text(u"errors.0.code"), "unknown_property:items");
    QCOMPARE(events.text(u"errors.0.code"), "unknown_property:groups");
}

void NestedEventsTest::positionsAreAskedForOneAfterTheOther()
{
    const Answer made = make(R"([{"name":"A"},{"name":"B","position":0},{"name":"C","position":9},
        {"name":"D","position":1,"items":[{"variantId":"<var>","quantity":1},
            {"variantId":"<var>","quantity":2,"position":0}]}])");

    QStringList names;
    for (const QJsonValue group : made.at(u"groups").toArray())
        names += group["name"_L1].toString();
    QCOMPARE(names, (QStringList{u"B"_s, u"D"_s, u"A"_s, u"C"_s}));
    QCOMPARE(made.at(u"groups.1.items.0.quantity"), QJsonValue(2));
    QCOMPARE(made.at(u"groups.1.items.1.quantity"), QJsonValue(1));
}

void NestedEventsTest::whatIsWrongNamesItsPlace_data()
{
    QTest::addColumn<QByteArray>("groups");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const QByteArray &groups, const QByteArray &code, const QByteArray &place) {
        QTest::newRow((code + ' ' + place).constData()) << groups << code << place;
    };
    row(R"([{"name":"A"},{"items":[]}])", "name_required", "groups.1.name");
    row(R"([{"name":"A","quantity":0}])", "invalid_quantity", "groups.0.quantity");
    row(R"([{"name":"A","eventGroupId":"<grp>"}])", "invalid_eventGroupId", "groups.0.eventGroupId");
    row(R"([{"name":"A","shade":1}])", "unknown_property:groups.shade", "groups.0.shade");
    row(R"([{"name":"A","items":{}}])", "invalid_items", "groups.0.items");
    row(R"([7])", "invalid_groups", "groups.0");
    row(R"([{"name":"A","imageUrls":["ftp://a"]}])", "invalid_imageUrls", "groups.0.imageUrls");
    row(R"([{"name":"A","items":[{"variantId":"<var>","quantity":1},{"variantId":"<var>"}]}])", "quantity_required",
        "groups.0.items.1.quantity");
    row(R"([{"name":"A","items":[{"variantId":"<var>","quantity":"1"}]}])", "invalid_quantity",
        "groups.0.items.0.quantity");
    row(R"([{"name":"A","items":[{"variantId":"<var>","quantity":-1}]}])", "invalid_quantity",
        "groups.0.items.0.quantity");
    row(R"([{"name":"A","items":[{"quantity":1}]}])", "variantId_required", "groups.0.items.0.variantId");
    row(R"([{"name":"A","items":[{"variantId":"<none.var>","quantity":1}]}])", "variant_not_found",
        "groups.0.items.0.variantId");
    row(R"([{"name":"A","items":[{"variantId":"<other.var>","quantity":1}]}])", "variant_not_found",
        "groups.0.items.0.variantId");
    row(R"([{"name":"A","items":[{"variantId":"<prod>","quantity":1}]}])",
        "wrong_id_type:expected_variants_got_products", "groups.0.items.0.variantId");
    row(R"([{"name":"A","items":[{"variantId":"<var>","supplierId":"<none.sup>","quantity":1}]}])",
        "supplier_not_found", "groups.0.items.0.supplierId");
    row(R"([{"name":"A","items":[{"variantId":"<var>","quantity":1,"colour":"red"}]}])",
        "unknown_property:groups.items.colour", "groups.0.items.0.colour");
    row(R"([{"name":"A","items":[{"eventItemId":"<item>","variantId":"<var>","quantity":1}]}])", "invalid_eventItemId",
        "groups.0.items.0.eventItemId");
}

void NestedEventsTest::whatIsWrongNamesItsPlace()
{
    QFETCH(const QByteArray, groups);
    QFETCH(const QByteArray, code);
    QFETCH(const QByteArray, place);
    const qint64 changes = m_fixture->changeCount();

    const Answer answer = make(groups);

    QCOMPARE(answer.error(), code);
    QVERIFY2(answer.text(u"message").contains(place), answer.body.constData());
    QCOMPARE(m_fixture->changeCount(), changes);
}

void NestedEventsTest::aGroupsErrorsNameTheirPlace()
{
    const auto refusal = [&](const QByteArray &items) {
        return api().post(at("events/<evt>/groups"), filled(R"({"name":"A","items":[)" + items + "]}"));
    };

    const Answer unknown = refusal(R"({"variantId":"<var>","quantity":1},{"variantId":"<none.var>","quantity":1})");
    const Answer property = refusal(R"({"variantId":"<var>","quantity":1,"x":1})");

    QCOMPARE(unknown.error(), "variant_not_found");
    QVERIFY(unknown.text(u"message").contains("items.1.variantId"));
    QCOMPARE(property.error(), "unknown_property:items.x");
    QVERIFY(property.text(u"message").contains("items.0.x"));
}

void NestedEventsTest::thereAreLimits()
{
    const QByteArray line = filled(R"({"variantId":"<var>","quantity":1},)");
    const auto lines = [&](int count) { return R"({"name":"A","items":[)" + line.repeated(count).chopped(1) + "]}"; };

    const Answer most = make('[' + QByteArray(R"({"name":"A"},)").repeated(39) + lines(2'000) + ']');
    const Answer groups = make('[' + QByteArray(R"({"name":"A"},)").repeated(40) + R"({"name":"A"}])");
    const Answer both = make('[' + lines(1'000) + ',' + lines(1'001) + ']');
    const Answer group = api().post(at("events/<evt>/groups"), lines(2'001));

    QCOMPARE(most.status, 201);
    QCOMPARE(most.at(u"itemsCount"), QJsonValue(2'000));
    QCOMPARE(groups.error(), "too_many_items");
    QCOMPARE(both.error(), "too_many_items");
    QCOMPARE(group.error(), "too_many_items");
}

void NestedEventsTest::anArchivedSupplierIsRefused()
{
    QCOMPARE(api().post(at("suppliers/<sup>/archive"), "").status, 200);

    const Answer answer = make(R"([{"name":"A","items":[{"variantId":"<var>","supplierId":"<sup>","quantity":1}]}])");

    QCOMPARE(answer.error(), "supplier_archived");
    QVERIFY(answer.text(u"message").contains("groups.0.items.0.supplierId"));
}

void NestedEventsTest::aDryRunMakesNothing()
{
    const qint64 changes = m_fixture->changeCount();

    const Answer dry = make(R"([{"name":"A","items":[{"variantId":"<var>","quantity":3}]}])", "?dryRun=true");

    QCOMPARE(dry.status, 201);
    QCOMPARE(dry.at(u"itemsCount"), QJsonValue(1));
    QVERIFY(dry.at(u"totals.costIncTax").toDouble() > 0);
    QCOMPARE(m_fixture->changeCount(), changes);
}

/// Each line is named, until there are too many for a header field.
void NestedEventsTest::linesWithoutAPriceAreWarnedOf()
{
    const QByteArray variant = api()
                                   .post("/api/v1/products", R"({"items":[{"name":"Moss","productType":"flower",
        "variant":{"name":"Flat"}}]})")
                                   .text(u"results.0.variantId");
    const QByteArray line = R"({"variantId":")" + variant + R"(","quantity":5})";

    const Answer event = api().post("/api/v1/events",
                                    filled(R"({"name":"Lunch","groups":[{"name":"T","items":[)" + line
                                           + R"(,{"variantId":"<var>","quantity":1}]}]})"));

    QCOMPARE(event.status, 201);
    const auto warned = [](const QByteArray &item) { return "unpriced_line:" + item; };
    QCOMPARE(event.header("stemdesk-warnings"), warned(event.text(u"groups.0.items.0.eventItemId")));
    const QByteArray groups = event.header("location") + "/groups";
    const Answer group = api().post(groups, R"({"name":"B","items":[)" + line + "]}");
    QCOMPARE(group.header("stemdesk-warnings"), warned(group.text(u"items.0.eventItemId")));
    const QByteArray items = groups + '/' + group.text(u"eventGroupId") + "/items";
    const Answer item = api().post(items, line);
    QCOMPARE(item.header("stemdesk-warnings"), warned(item.text(u"eventItemId")));
    QCOMPARE(api().patch(item.header("location"), R"({"quantity":7})").header("stemdesk-warnings"),
             item.header("stemdesk-warnings"));
    QCOMPARE(api().patch(item.header("location"), filled(R"({"variantId":"<var>"})")).header("stemdesk-warnings"), "");
    const Answer rows = api().post(items, "{\"items\":[" + line + filled(R"(,{"variantId":"<var>","quantity":1}]})"));
    QCOMPARE(rows.text(u"results.0.warnings.0"), warned(rows.text(u"results.0.eventItemId")));
    QVERIFY(rows.at(u"results.1.warnings").isUndefined());
    const Answer many = api().post(groups, R"({"name":"C","items":[)" + (line + ',').repeated(500).chopped(1) + "]}");
    QVERIFY(many.header("stemdesk-warnings").size() < 3'000);
    QVERIFY(many.header("stemdesk-warnings").contains(", more_warnings:4"));
}

STEMDESK_GUILESS_TEST(NestedEventsTest)

} // namespace stemdesk::nested_events_test

#include "tst_nested_events.moc"
