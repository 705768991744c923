#include "core/domain/events/event_pricing.h"

#include "tests/support/test_registry.h"

#include <QMap>
#include <QTest>

namespace stemdesk::event_pricing_test {

using Markups = QMap<QString, std::optional<double>>;

class TestEventPricing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mapsMerge()
    {
        EventPricing pricing;
        pricing.markups = MarkupFactors{{u"flower"_s, 3}, {u"hire"_s, 1.5}};

        const auto after = patched(pricing, {.markups = Markups{{u"flower"_s, std::nullopt}, {u" material "_s, 2.0}}});

        QCOMPARE(after->markups, (QMap<QString, double>{{u"hire"_s, 1.5}, {u"material"_s, 2}}));
    }

    void objectsMergeAndClear()
    {
        const EventPricing pricing{.labour = Labour{.percent = 10, .hours = 2}, .travel = Travel{.distance = 5}};

        const auto after = patched(
            pricing, {.labour = LabourPatch{.hours = std::optional<double>()}, .travel = std::optional<TravelPatch>()});

        QCOMPARE(after->labour, (Labour{.percent = 10}));
        QCOMPARE(after->travel, std::optional<Travel>());
    }

    void emptyIsNotAbsent()
    {
        const EventPricingPatch emptying{.priceListIds = QMap<QString, std::optional<PriceListId>>{},
                                         .markups = Markups{{u"flower"_s, std::nullopt}},
                                         .additionalFees = QList<AdditionalFee>{}};
        const EventPricing empty = patched(EventPricing{}, emptying).value();
        QVERIFY(empty.priceListIds && empty.priceListIds->isEmpty());
        QVERIFY(empty.markups && empty.markups->isEmpty());
        QVERIFY(empty.additionalFees && empty.additionalFees->isEmpty());
        QCOMPARE(patched(empty, inverse(EventPricing{}, emptying)).value(), EventPricing{});

        const EventPricingPatch clearing{.priceListIds = std::optional<QMap<QString, std::optional<PriceListId>>>(),
                                         .markups = std::optional<Markups>(),
                                         .additionalFees = std::optional<QList<AdditionalFee>>()};
        QCOMPARE(patched(empty, clearing).value(), EventPricing{});
        QCOMPARE(patched(EventPricing{}, inverse(empty, clearing)).value(), empty);
    }

    void rules_data()
    {
        QTest::addColumn<EventPricingPatch>("patch");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("zero markup") << EventPricingPatch{.markups = Markups{{u"flower"_s, 0.0}}}
                                     << QByteArray("invalid_markups");
        QTest::newRow("type without a name")
            << EventPricingPatch{.markups = Markups{{u" "_s, 2.0}}} << QByteArray("invalid_markups");
        QTest::newRow("negative uplift") << EventPricingPatch{.unitUpliftIncTax = std::optional(-1.0)}
                                         << QByteArray("invalid_unitUpliftIncTax");
        QTest::newRow("negative hours") << EventPricingPatch{.labour = LabourPatch{.hours = std::optional(-1.0)}}
                                        << QByteArray("invalid_hours");
        QTest::newRow("negative distance") << EventPricingPatch{.travel = TravelPatch{.distance = std::optional(-1.0)}}
                                           << QByteArray("invalid_distance");
        QTest::newRow("negative discount")
            << EventPricingPatch{.discount = DiscountPatch{.amountIncTax = std::optional(-1.0)}}
            << QByteArray("invalid_amountIncTax");
        QTest::newRow("more than all off")
            << EventPricingPatch{.discount = DiscountPatch{.percent = std::optional(100.5)}}
            << QByteArray("invalid_percent");
        QTest::newRow("fee without a name")
            << EventPricingPatch{.additionalFees = QList<AdditionalFee>{{u" "_s, 1}}} << QByteArray("name_required");
        QTest::newRow("negative fee") << EventPricingPatch{.additionalFees = QList<AdditionalFee>{{u"Van"_s, -1}}}
                                      << QByteArray("invalid_amountExclTax");
    }

    void rules()
    {
        QFETCH(EventPricingPatch, patch);
        QFETCH(QByteArray, code);
        QCOMPARE(patched(EventPricing{}, patch).error().code, code);
    }

    void inverseTakesBack_data()
    {
        QTest::addColumn<EventPricingPatch>("patch");
        QTest::newRow("merging") << EventPricingPatch{
            .priceListIds = QMap<QString, std::optional<PriceListId>>{{u"flower"_s, PriceListId::create()}},
            .unitUpliftIncTax = std::optional(0.5),
            .markups = Markups{{u"flower"_s, std::nullopt}, {u"material"_s, 2.0}},
            .labour = LabourPatch{.percent = std::optional(15.0), .hours = std::optional<double>()},
            .additionalFees = QList<AdditionalFee>{{u"Van"_s, 20}},
            .travel = TravelPatch{.distance = std::optional(3.0)},
            .taxGroupId = std::optional(TaxGroupId::create()),
            .discount = DiscountPatch{.percent = std::optional(100.0)}};
        QTest::newRow("emptying") << EventPricingPatch{.priceListIds = QMap<QString, std::optional<PriceListId>>{},
                                                       .markups = Markups{{u"flower"_s, std::nullopt}},
                                                       .additionalFees = QList<AdditionalFee>{}};
        QTest::newRow("clearing") << EventPricingPatch{.unitUpliftIncTax = std::optional<double>(),
                                                       .markups = std::optional<Markups>(),
                                                       .labour = std::optional<LabourPatch>(),
                                                       .additionalFees = std::optional<QList<AdditionalFee>>(),
                                                       .taxGroupId = std::optional<TaxGroupId>(),
                                                       .discount = std::optional<DiscountPatch>()};
    }

    void inverseTakesBack()
    {
        QFETCH(EventPricingPatch, patch);
        EventPricing before{.unitUpliftIncTax = 0.1,
                            .labour = Labour{.hours = 2},
                            .additionalFees = QList<AdditionalFee>{{u"Fee"_s, 1}},
                            .discount = Discount{.percent = 5, .amountIncTax = 2}};
        before.markups = MarkupFactors{{u"flower"_s, 3}};

        const auto after = patched(before, patch);

        QVERIFY(*after != before);
        QCOMPARE(patched(*after, inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestEventPricing)

} // namespace stemdesk::event_pricing_test

#include "tst_event_pricing.moc"
