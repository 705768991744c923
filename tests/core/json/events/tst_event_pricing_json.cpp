#include "core/json/events/event_pricing_json.h"

#include "core/json/resource_body.h"
#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QMap>
#include <QTest>

namespace stemdesk::event_pricing_json_test {

namespace {

Result<EventPricingPatch> patchFrom(JsonObject object)
{
    ObjectReader reader(object);
    EventPricingPatch patch;
    readEventPricing(reader, patch);
    return finished(reader, std::move(patch));
}

EventPricing samplePricing()
{
    EventPricing pricing{.unitUpliftIncTax = 0.1,
                         .labour = Labour{.percent = 12.5},
                         .additionalFees = QList<AdditionalFee>{{u"Van"_s, 40}},
                         .travel = Travel{.distance = 20, .rateExclTax = 0.45},
                         .taxGroupId = TaxGroupId(IdBytes{4}),
                         .discount = Discount{.percent = 5}};
    pricing.priceListIds = PinnedLists{{u"flower"_s, PriceListId(IdBytes{5})}};
    pricing.markups = MarkupFactors{{u"flower"_s, 3.5}, {u"vases"_s, 2}};
    return pricing;
}

EventPricing emptyPricing()
{
    return {.priceListIds = PinnedLists(), .markups = MarkupFactors(), .additionalFees = QList<AdditionalFee>()};
}

} // namespace

class TestEventPricingJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheContractsFields()
    {
        QCOMPARE(written(samplePricing(), kEventPricingFields, writeEventPricing),
                 R"({"priceListIds":{"flower":)" + quoted(PriceListId(IdBytes{5}).text())
                     + R"(},"unitUpliftIncTax":0.1,"markups":{"flower":3.5,"vases":2},)"
                       R"("labour":{"percent":12.5,"hours":null,"hourlyRateExclTax":null,"amountExclTax":null},)"
                       R"("additionalFees":[{"name":"Van","amountExclTax":40}],)"
                       R"("travel":{"distance":20,"rateExclTax":0.45,"amountExclTax":null},"taxGroupId":)"
                     + quoted(TaxGroupId(IdBytes{4}).text()) + R"(,"discount":{"percent":5,"amountIncTax":null}})");
    }

    void whatWasNotWrittenIsNull()
    {
        QCOMPARE(written(EventPricing{}, kEventPricingFields, writeEventPricing),
                 QByteArray(R"({"priceListIds":null,"unitUpliftIncTax":null,"markups":null,"labour":null,)"
                            R"("additionalFees":null,"travel":null,"taxGroupId":null,"discount":null})"));
    }

    void whatWasWrittenEmptyIsEmpty()
    {
        QCOMPARE(written(emptyPricing(), kEventPricingFields, writeEventPricing),
                 QByteArray(R"({"priceListIds":{},"unitUpliftIncTax":null,"markups":{},"labour":null,)"
                            R"("additionalFees":[],"travel":null,"taxGroupId":null,"discount":null})"));
    }

    void sentBackItChangesNothing()
    {
        for (const EventPricing &pricing : {samplePricing(), emptyPricing(), EventPricing{}}) {
            const auto patch = bodyOf(written(pricing, kEventPricingFields, writeEventPricing), patchFrom);
            QCOMPARE(patched(pricing, *patch).value(), pricing);
        }
    }

    void mapsAndObjectsMerge()
    {
        const auto patch =
            bodyOf(R"({"markups":{"flower":null,"hire":1.5},"labour":{"hours":3,"percent":null},"travel":null,)"
                   R"("discount":{"amountIncTax":20}})",
                   patchFrom);

        const auto after = patched(samplePricing(), *patch);

        QCOMPARE(after->markups, (QMap<QString, double>{{u"hire"_s, 1.5}, {u"vases"_s, 2}}));
        QCOMPARE(after->labour, (Labour{.hours = 3}));
        QCOMPARE(after->travel, std::optional<Travel>());
        QCOMPARE(after->discount, (Discount{.percent = 5, .amountIncTax = 20}));
        QCOMPARE(after->priceListIds, samplePricing().priceListIds);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *json, const char *code) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(code);
        };
        row(R"({"markups":{"flower":"3"}})", "invalid_markups");
        row(R"({"markups":3})", "invalid_markups");
        row(R"({"priceListIds":{"flower":3}})", "invalid_priceListIds");
        row(R"({"priceListIds":{"flower":"pl_x"}})", "price_list_not_found");
        row(R"({"priceListIds":{"flower":"sup_00000000000000000000000001"}})",
            "wrong_id_type:expected_price_lists_got_suppliers");
        row(R"({"taxGroupId":"pl_00000000000000000000000001"})", "wrong_id_type:expected_tax_groups_got_price_lists");
        row(R"({"labour":{"wage":1}})", "unknown_property:labour.wage");
        row(R"({"labour":{"hours":"1"}})", "invalid_hours");
        row(R"({"discount":{"rate":1}})", "unknown_property:discount.rate");
        row(R"({"discount":5})", "invalid_discount");
        row(R"({"discount":{"amountIncTax":"1"}})", "invalid_amountIncTax");
        row(R"({"additionalFees":[{"amountExclTax":1}]})", "name_required");
        row(R"({"additionalFees":[{"name":"Van"}]})", "amountExclTax_required");
        row(R"({"additionalFees":[1]})", "invalid_additionalFees");
    }

    void refusals()
    {
        QFETCH(QByteArray, json);
        QTEST(codeOf(bodyOf(json, patchFrom)), "code");
    }
};

STEMDESK_APPLESS_TEST(TestEventPricingJson)

} // namespace stemdesk::event_pricing_json_test

#include "tst_event_pricing_json.moc"
