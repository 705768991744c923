#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::own_hire_test {

/// Things of the shop's own (contract section 24), over the real server. The event needs four vases on 1 June 2026.
class OwnHireTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void whatIsInStockIsNotOrdered();
    void aShortageIsOrderedOnce();
    void whoHoldsItComesFirst();
    void unownedThingsAreOrderedAsBefore();
    void profitCountsOnlyWhatIsOrdered();
    void filesAndMailLeaveItOut();
    void savedSheetsKnowIt();
    void theExportHasTheWindowsFigures();

private:
    void own(double units, std::optional<double> unitsPerPack = std::nullopt)
    {
        must(m_fixture->shop().products.patchVariant(m_fixture->mine().vaseProduct, m_fixture->mine().vase,
                                                     {.unitsPerPack = unitsPerPack, .ownedUnits = units}));
    }
    void approve(const QByteArray &event) { QCOMPARE(api().patch(event, R"({"status":"approved"})").status, 200); }
    QByteArray mine() const { return filled("/api/v1/events/<evt>"); }
    /// Another event that needs vases `days` after the first one.
    QByteArray another(int days, double vases)
    {
        const qint64 start = 1'780'308'000'000 + days * 86'400'000LL;
        const Answer made =
            api().post("/api/v1/events",
                       filled(R"({"name":"Other","venueStart":)" + QByteArray::number(start)
                              + R"(,"groups":[{"name":"Tables","items":[{"variantId":"<vase>","quantity":)"
                              + QByteArray::number(vases) + "}]}]}"));
        return "/api/v1/events/" + made.text(u"eventId");
    }
    QJsonObject vasesOn(const Answer &sheet) const
    {
        for (const QJsonValue supplier : sheet.at(u"suppliers").toArray()) {
            for (const QJsonValue line : supplier[u"lines"_s].toArray()) {
                if (line[u"variantId"_s].toString().toUtf8() == filled("<vase>"))
                    return line.toObject();
            }
        }
        return {};
    }
    double ownUnits(const QByteArray &event)
    {
        return vasesOn(api().get(event + "/order-sheet"))[u"ownUnits"_s].toDouble(-1);
    }
};

void OwnHireTest::whatIsInStockIsNotOrdered()
{
    own(10);

    const QJsonObject line = vasesOn(api().get(mine() + "/order-sheet"));

    QCOMPARE(line[u"unitsNeeded"_s], QJsonValue(4));
    QCOMPARE(line[u"ownUnits"_s], QJsonValue(4));
    for (const auto &field : {u"unitsToOrder"_s, u"orderCostExclTax"_s, u"orderCostIncTax"_s, u"spareUnits"_s})
        QCOMPARE(line[field], QJsonValue(0));
    QCOMPARE(line[u"advice"_s], QJsonValue(QJsonArray()));
    own(10, 6);
    const QJsonObject packed = vasesOn(api().get(mine() + "/order-sheet"));
    for (const auto &field : {u"packsNeeded"_s, u"packsToOrder"_s, u"leftoverUnits"_s, u"unitsToOrder"_s})
        QCOMPARE(packed[field], QJsonValue(0));
}

void OwnHireTest::aShortageIsOrderedOnce()
{
    own(1, 6);

    const QJsonObject line = vasesOn(api().get(mine() + "/order-sheet"));

    QCOMPARE(line[u"ownUnits"_s], QJsonValue(1));
    QCOMPARE(line[u"packsToOrder"_s], QJsonValue(1));
    QCOMPARE(line[u"unitsToOrder"_s], QJsonValue(6));
    QCOMPARE(line[u"leftoverUnits"_s], QJsonValue(3));
    QCOMPARE(line[u"orderCostExclTax"_s], QJsonValue(30));
    // Two events on one day: goods that one takes are not available to the other, in every view.
    own(5);
    const QByteArray other = another(0, 4);
    approve(mine());
    approve(other);
    QCOMPARE(ownUnits(mine()), 4.0);
    QCOMPARE(ownUnits(other), 1.0);
    const Answer both =
        api().post("/api/v1/order-sheets", R"({"eventIds":[")" + other.mid(15) + R"(",")" + mine().mid(15) + R"("]})");
    QCOMPARE(vasesOn(both)[u"ownUnits"_s], QJsonValue(5));
    QCOMPARE(vasesOn(both)[u"unitsToOrder"_s], QJsonValue(3));
}

void OwnHireTest::whoHoldsItComesFirst()
{
    own(4);
    const QByteArray later = another(1, 4);
    QCOMPARE(ownUnits(later), 4.0); // Neither holds anything.
    approve(later);
    QCOMPARE(ownUnits(mine()), 0.0); // Its window overlaps, and it only quotes.
    QCOMPARE(ownUnits(later), 4.0);
    const QByteArray muchLater = another(9, 4);
    QCOMPARE(ownUnits(muchLater), 4.0); // One unit serves windows that do not overlap.
    approve(mine());
    QCOMPARE(ownUnits(mine()), 4.0); // Now both hold them, and its window begins first.
    QCOMPARE(ownUnits(later), 0.0);
    QCOMPARE(api().patch(later, R"({"venueStart":null})").status, 200);
    QCOMPARE(ownUnits(later), 4.0); // Undated: all that is owned.
}

void OwnHireTest::unownedThingsAreOrderedAsBefore()
{
    const Answer sheet = api().get(mine() + "/order-sheet");
    QVERIFY(vasesOn(sheet)[u"ownUnits"_s].isNull());
    QCOMPARE(vasesOn(sheet)[u"packsToOrder"_s], QJsonValue(1));
    QCOMPARE(api().get(mine() + "/profit").at(u"ownHireIncTax"), QJsonValue(0));
    must(m_fixture->shop().products.patchVariant(m_fixture->mine().roseProduct, m_fixture->mine().rose,
                                                 {.ownedUnits = 100}));
    QCOMPARE(api().get(mine() + "/order-sheet").body, sheet.body); // Flowers are not hired.
}

void OwnHireTest::profitCountsOnlyWhatIsOrdered()
{
    must(m_fixture->shop().settings.set({{u"markup.hire"_s, u"2"_s}}));
    own(3);
    const double roses = 10 * (2.0 * 1.2); // A pack.

    const Answer profit = api().get(mine() + "/profit");

    const double price = api().get(mine() + "?fields=totals").at(u"totals.customerPriceIncTax").toDouble();
    QCOMPARE(profit.at(u"ownHireIncTax").toDouble(), 4 * (5.0 * 1.2) * 2);
    QCOMPARE(profit.at(u"projectedCostOfGoodsIncTax").toDouble(), roses + 1 * (5.0 * 1.2));
    QCOMPARE(profit.at(u"margin").toDouble(), price - (roses + 1 * (5.0 * 1.2)));
    QCOMPARE(api().get(mine() + "?fields=totals").at(u"totals.costIncTax").toDouble(),
             6 * (2.0 * 1.2) + 4 * (5.0 * 1.2)); // Totals stay as they are.
}

void OwnHireTest::filesAndMailLeaveItOut()
{
    QVERIFY(api().get(mine() + "/order-sheet?format=csv").body.contains("Vase"));
    own(10);
    const Answer csv = api().get(mine() + "/order-sheet?format=csv");
    QCOMPARE(csv.status, 200);
    QVERIFY(csv.body.contains("Rose"));
    QVERIFY(!csv.body.contains("Vase"));
    own(3);
    QVERIFY(api().get(mine() + "/order-sheet?format=csv").body.contains("Vase")); // One is short.
    for (const char *format : {"xlsx", "pdf"})
        QCOMPARE(api().get(mine() + "/order-sheet?format=" + format).status, 200);
}

void OwnHireTest::savedSheetsKnowIt()
{
    own(3);
    const Answer saved = api().post("/api/v1/order-sheets", filled(R"({"eventIds":["<evt>"]})"));
    QCOMPARE(saved.status, 201);
    QCOMPARE(vasesOn(saved)[u"ownUnits"_s], QJsonValue(3));
    own(100);
    QCOMPARE(api().get(saved.header("location")).body, saved.body);
}

void OwnHireTest::theExportHasTheWindowsFigures()
{
    own(3);
    const Answer file = api().get("/api/v1/tables/events.csv");
    const QList<QByteArray> lines = file.body.split('\n');
    const QList<QByteArray> head = lines.first().trimmed().split(',');
    const QList<QByteArray> row = lines.at(1).trimmed().split(',');
    const auto figure = [&](const char *column) { return row.value(head.indexOf(column)).toDouble(); };
    QCOMPARE(figure("pooledWasteIncTax"), 9.6);
    QCOMPARE(figure("pooledCostOfGoodsIncTax"), 30.0);
    QCOMPARE(figure("ownHireIncTax"), 24.0);
}

STEMDESK_TEST(OwnHireTest)

} // namespace stemdesk::own_hire_test

#include "tst_own_hire.moc"
