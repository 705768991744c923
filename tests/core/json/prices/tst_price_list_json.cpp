#include "core/json/prices/price_list_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>

namespace stemdesk::price_list_json_test {

namespace {

auto readList(BodyKind kind)
{
    return [kind](JsonObject object) { return priceListBodyFrom(object, kind); };
}

auto readEntry(BodyKind kind)
{
    return [kind](JsonObject object) { return priceEntryBodyFrom(object, kind); };
}

const PriceEntry kEntry{.id = PriceEntryId(IdBytes{2}),
                        .priceListId = PriceListId(IdBytes{1}),
                        .variantId = VariantId(IdBytes{3}),
                        .unitCostExclTax = 0.85,
                        .version = 1};
const PriceList kList{.id = PriceListId(IdBytes{1}),
                      .productType = u"flower"_s,
                      .date = QDate(2026, 3, 1),
                      .taxMultiplier = 1.2,
                      .entriesCount = 1,
                      .entries = {kEntry},
                      .version = 1};

} // namespace

class TestPriceListJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheContractsFields()
    {
        QCOMPARE(
            written(kList, kPriceListFields, writePriceList),
            R"({"priceListId":)" + quoted(kList.id.text())
                + R"(,"name":null,"productType":"flower","date":"2026-03-01","taxMultiplier":1.2,"taxCategory":"S",)"
                  R"("exemptionReason":null,)"
                  R"("entriesCount":1,"entries":[{"priceEntryId":)"
                + quoted(kEntry.id.text()) + R"(,"variantId":)" + quoted(kEntry.variantId.text())
                + R"(,"supplierId":null,"unitCostExclTax":0.85,"createdAt":0,"updatedAt":0}],)"
                  R"("externalId":null,"createdAt":0,"updatedAt":0})");
    }

    void entriesAreLeftOutWhereNobodyAsks()
    {
        const auto fields = FieldSelection::parse("date,entriesCount", kPriceListFields);
        QVERIFY(!needsEntries(*fields));
        QCOMPARE(namesIn(written(kList, kPriceListFields, writePriceList, "date,entriesCount")),
                 QByteArray("priceListId date entriesCount"));
    }

    void sentBackItChangesNothing()
    {
        const auto list = bodyOf(written(kList, kPriceListFields, writePriceList), readList(BodyKind::Patch));
        const auto entry = bodyOf(written(kEntry, kPriceEntryFields, writePriceEntry), readEntry(BodyKind::Patch));

        QCOMPARE(patched(kList, list->patch).value(), kList);
        QCOMPARE(patched(kEntry, entry->patch).value(), kEntry);
    }

    void collectionsAreRefusedOnCreate()
    {
        const QByteArray json = R"({"entries":[]})";
        const QByteArray row = R"({"priceListId":)" + quoted(kList.id.text()) + R"(,"entries":[]})";
        QCOMPARE(codeOf(bodyOf(json, readList(BodyKind::Create))), QByteArray("unknown_property:entries"));
        QCOMPARE(codeOf(bodyOf(json, readList(BodyKind::Row))), QByteArray("unknown_property:entries"));
        QCOMPARE(codeOf(bodyOf(row, readList(BodyKind::Row))), QByteArray());
        QCOMPARE(codeOf(bodyOf(json, readList(BodyKind::Patch))), QByteArray());
    }

    void dates_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<bool>("isDay");
        QTest::newRow("day") << QByteArray("\"2028-02-29\"") << true;
        QTest::newRow("no such day") << QByteArray("\"2026-02-29\"") << false;
        QTest::newRow("time") << QByteArray("\"2026-02-01T00:00\"") << false;
        QTest::newRow("short") << QByteArray("\"2026-2-1\"") << false;
        QTest::newRow("number") << QByteArray("20260201") << false;
        QTest::newRow("null") << QByteArray("null") << false;
    }

    void dates()
    {
        QFETCH(QByteArray, date);
        const auto body = bodyOf("{\"date\":" + date + '}', readList(BodyKind::Patch));
        QTEST(body.has_value(), "isDay");
        if (!body)
            QCOMPARE(codeOf(body), QByteArray("invalid_date"));
    }

    void nullSupplierOfAnEntryIsAnySupplier()
    {
        const auto body = bodyOf(R"({"supplierId":null})", readEntry(BodyKind::Patch));
        QCOMPARE(body->patch, (PriceEntryPatch{.supplierId = SupplierId()}));
    }
};

STEMDESK_APPLESS_TEST(TestPriceListJson)

} // namespace stemdesk::price_list_json_test

#include "tst_price_list_json.moc"
