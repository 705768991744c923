#include "core/json/orders/order_sheet_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_json_test {

namespace {

const OrderSheetLine kLine{.variantId = VariantId(IdBytes{3}),
                           .productName = u"Rose"_s,
                           .variantName = u"50 cm"_s,
                           .supplierCode = u"RQ-50"_s,
                           .colors = {u"Blush"_s},
                           .unitsNeeded = 24,
                           .spareUnits = 3,
                           .unitsPerPack = 10,
                           .packsNeeded = 3,
                           .packsToOrder = 3,
                           .unitsToOrder = 30,
                           .leftoverUnits = 6,
                           .unitCostExclTax = 0.5,
                           .orderCostExclTax = 15,
                           .orderCostIncTax = 18,
                           .eventItemIds = {EventItemId(IdBytes{4})},
                           .advice = {{-4, -1, -6}},
                           .cheapest = CheapestSupplier{.orderCostIncTax = 17}};

} // namespace

class TestOrderSheetJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesHaveTheContractsFields()
    {
        const OrderSheet sheet{.suppliers = {{.lines = {kLine}}}};
        QCOMPARE(
            written(sheet, kOrderSheetFields, writeOrderSheet, "suppliers.lines"),
            R"({"suppliers":[{"lines":[{"variantId":)" + quoted(kLine.variantId.text())
                + R"(,"productName":"Rose","variantName":"50 cm","sku":null,"supplierCode":"RQ-50","colors":["Blush"],)"
                  R"("stemLength":null,"unitsNeeded":24,"spareUnits":3,"ownUnits":null,"unitsPerPack":10,"packsNeeded":3,"minPacks":null,)"
                  R"("packsToOrder":3,"unitsToOrder":30,"leftoverUnits":6,"unitsOrdered":0,"packsOrdered":null,)"
                  R"("surplusUnits":0,"unitCostExclTax":0.5,)"
                  R"("orderCostExclTax":15,"orderCostIncTax":18,"eventItemIds":[)"
                + quoted(kLine.eventItemIds.first().text())
                + R"(],"advice":[{"unitsChange":-4,"packsChange":-1,"costChangeIncTax":-6}],)"
                  R"("cheapest":{"supplierId":null,"orderCostIncTax":17}}]}]})");
    }

    void sheetsHaveEventsSuppliersAndTotals()
    {
        const OrderSheet sheet{
            .events = {{.eventId = EventId(IdBytes{1}), .name = u"A"_s, .status = u"approved"_s, .isCleared = true}},
            .suppliers = {{}},
            .totals = {.orderCostExclTax = 15, .orderCostIncTax = 18}};
        QCOMPARE(written(sheet, kOrderSheetFields, writeOrderSheet),
                 R"({"events":[{"eventId":)" + quoted(sheet.events.first().eventId.text())
                     + R"(,"name":"A","status":"approved","isCleared":true}],"suppliers":[{"supplierId":null,)"
                       R"("name":null,"contactEmail":null,"orderCostExclTax":0,"deliveryCostExclTax":null,)"
                       R"("shortOfMinimumExclTax":null,"deliveryDays":[],"deliverOn":null,"lines":[],)"
                       R"("totals":{"orderCostExclTax":0,"orderCostIncTax":0,"deliveryCostExclTax":0}}],)"
                       R"("totals":{"orderCostExclTax":15,"orderCostIncTax":18,"deliveryCostExclTax":0},)"
                       R"("isTopUp":false})");
    }

    void savedSheetsHaveAnIdAndTimes()
    {
        const OrderSheet sheet{.id = OrderSheetId(IdBytes{8}), .createdAt = 5, .updatedAt = 6};
        QCOMPARE(namesIn(written(sheet, kOrderSheetFields, writeOrderSheet)),
                 QByteArray("orderSheetId events suppliers totals isTopUp state orderedAt createdAt updatedAt"));
    }

    void savedLinesShowWhatCameIn()
    {
        OrderSheetLine line = kLine;
        line.taxMultiplier = 1.5;
        OrderSheet sheet{.id = OrderSheetId(IdBytes{8}), .suppliers = {{.lines = {line}}}};
        const QByteArray fields = "suppliers.lines.packsReceived,suppliers.lines.receivedCostIncTax";
        const auto told = [&] { return written(sheet, kOrderSheetFields, writeOrderSheet, fields); };
        const QByteArray head = R"({"orderSheetId":)" + quoted(sheet.id.text()) + R"(,"suppliers":[{"lines":[)";
        QCOMPARE(told(), head + R"({"packsReceived":null,"receivedCostIncTax":null}]}]})");

        sheet.suppliers[0].lines[0].received = {2, 0.5}; // 2 packs of 10 at 0.5 * 1.5
        QCOMPARE(told(), head + R"({"packsReceived":2,"receivedCostIncTax":15}]}]})");
    }

    void bodiesAreRead_data()
    {
        QTest::addColumn<BodyKind>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<OrderSheetBody>("expected");
        const EventId event(IdBytes{1});
        const VariantId variant(IdBytes{2});
        const SupplierId supplier(IdBytes{3});
        const auto row = [&](const QByteArray &rest) {
            return R"({"received":[{"variantId":)" + quoted(variant.text()) + rest + "}]}";
        };
        const auto received = [](const std::optional<QList<ReceivedRow>> &rows) {
            return OrderSheetBody{.patch = {.received = rows}};
        };
        using enum BodyKind;
        QTest::newRow("events") << Create << R"({"eventIds":[)" + quoted(event.text()) + "]}"
                                << OrderSheetBody{.eventIds = {event}};
        QTest::newRow("read-only properties of a new one")
            << Create
            << QByteArray(R"({"eventIds":[],"events":1,"suppliers":2,"totals":3,"createdAt":4,"updatedAt":5})")
            << OrderSheetBody{};
        QTest::newRow("sent back")
            << Patch
            << QByteArray(R"({"orderSheetId":"x","events":[],"suppliers":[{"supplierId":null,"lines":[{}]}],)"
                          R"("totals":{},"createdAt":4,"updatedAt":5})")
            << OrderSheetBody{.patch = {.suppliers = QList<OrderDeliveryRow>{{}}}};
        QTest::newRow("nothing received") << Patch << QByteArray(R"({"received":null})") << received(std::nullopt);
        QTest::newRow("no rows") << Patch << QByteArray(R"({"received":[]})") << received(QList<ReceivedRow>());
        QTest::newRow("a row") << Patch
                               << row(R"(,"supplierId":)" + quoted(supplier.text())
                                      + R"(,"packsReceived":2.5,"unitCostExclTax":0)")
                               << received(QList<ReceivedRow>{{variant, supplier, 2.5, 0}});
        QTest::newRow("no supplier") << Patch << row(R"(,"supplierId":null,"packsReceived":2,"unitCostExclTax":0.5)")
                                     << received(QList<ReceivedRow>{{variant, {}, 2, 0.5}});
        QTest::newRow("supplier left out") << Patch << row(R"(,"packsReceived":2,"unitCostExclTax":0.5)")
                                           << received(QList<ReceivedRow>{{variant, {}, 2, 0.5}});
        QTest::newRow("taken back") << Patch << row(R"(,"packsReceived":null)")
                                    << received(QList<ReceivedRow>{{variant, {}, {}, 0}});
        QTest::newRow("taken back with a cost") << Patch << row(R"(,"packsReceived":null,"unitCostExclTax":null)")
                                                << received(QList<ReceivedRow>{{variant, {}, {}, 0}});
    }

    void bodiesAreRead()
    {
        QFETCH(BodyKind, kind);
        QFETCH(QByteArray, body);

        const auto read = bodyOf(body, [&](const JsonObject &object) { return orderSheetBodyFrom(object, kind); });

        QVERIFY2(read, read ? "" : read.error().code.constData());
        QTEST(*read, "expected");
    }
};

STEMDESK_APPLESS_TEST(TestOrderSheetJson)

} // namespace stemdesk::order_sheet_json_test

#include "tst_order_sheet_json.moc"
