#include "core/json/order_sheet_json.h"

#include "tests/core/json/codec_test.h"

#include <QtTest>

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

const OrderSheetLine kLine{.variantId = VariantId(IdBytes{3}),
                           .productName = u"Rose"_s,
                           .variantName = u"50 cm"_s,
                           .colors = {u"Blush"_s},
                           .unitsNeeded = 24,
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
        QCOMPARE(written(sheet, kOrderSheetFields, writeOrderSheet, "suppliers.lines"),
                 R"({"suppliers":[{"lines":[{"variantId":)" + quoted(kLine.variantId.text())
                     + R"(,"productName":"Rose","variantName":"50 cm","sku":null,"colors":["Blush"],)"
                       R"("stemLength":null,"unitsNeeded":24,"unitsPerPack":10,"packsNeeded":3,"minPacks":null,)"
                       R"("packsToOrder":3,"unitsToOrder":30,"leftoverUnits":6,"unitCostExclTax":0.5,)"
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
                       R"("name":null,"contactEmail":null,"lines":[],"totals":{"orderCostExclTax":0,)"
                       R"("orderCostIncTax":0}}],"totals":{"orderCostExclTax":15,"orderCostIncTax":18}})");
    }

    void savedSheetsHaveAnId()
    {
        const OrderSheet sheet{.id = OrderSheetId(IdBytes{8}), .createdAt = 5};
        QCOMPARE(namesIn(written(sheet, kOrderSheetFields, writeOrderSheet)),
                 QByteArray("orderSheetId events suppliers totals createdAt"));
    }
};

QTEST_APPLESS_MAIN(TestOrderSheetJson)
#include "tst_order_sheet_json.moc"
