#include "core/pricing/price_comparison.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::price_comparison_test {

class TestPriceComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void largestChangeFirstThenWhatIsOnOneOnly()
    {
        const VariantId same = VariantId::create(), dearer = VariantId::create(), cheaper = VariantId::create();
        const VariantId gone = VariantId::create(), made = VariantId::create(), free = VariantId::create();
        const QList<PriceEntry> first{entry(gone, 1), entry(same, 1), entry(dearer, 1), entry(cheaper, 10),
                                      entry(free, 0)};
        const QList<PriceEntry> second{entry(made, 2), entry(cheaper, 4), entry(dearer, 1.5), entry(same, 1),
                                       entry(free, 3)};

        const QList<ComparedPrice> prices = comparedPrices(first, second);

        QList<VariantId> order;
        for (const ComparedPrice &price : prices)
            order.append(price.variant);
        QCOMPARE(order, QList<VariantId>({free, cheaper, dearer, same, gone, made}));
        QCOMPARE(prices.at(1).difference(), -6.0);
        QVERIFY(!prices.at(4).second);
        QVERIFY(!prices.at(5).first);
    }

    // Two wholesalers' lists: what one asks stands beside what the other does.
    void aVarietyIsARowWhoeverSellsIt()
    {
        const VariantId rose = VariantId::create();
        const SupplierId grower = SupplierId::create(), market = SupplierId::create();

        const QList<ComparedPrice> prices =
            comparedPrices({entry(rose, 3), entry(rose, 1, market)}, {entry(rose, 2, grower), entry(rose, 2.5)});

        QCOMPARE(prices.size(), 1);
        QCOMPARE(prices.constFirst().first, std::optional(ComparedOffer{.unitCostExclTax = 1, .supplier = market}));
        QCOMPARE(prices.constFirst().second, std::optional(ComparedOffer{.unitCostExclTax = 2, .supplier = grower}));
        QCOMPARE(prices.constFirst().difference(), 1.0);
    }

    void aPackCostsWhatItsUnitsDo()
    {
        QCOMPARE((ComparedOffer{.unitCostExclTax = 0.5, .unitsPerPack = 20}).packCostExclTax(), std::optional(10.0));
        QCOMPARE(ComparedOffer{.unitCostExclTax = 0.5}.packCostExclTax(), std::optional<double>());
    }

private:
    static PriceEntry entry(const VariantId &variant, double cost, const SupplierId &supplier = {})
    {
        return {.variantId = variant, .supplierId = supplier, .unitCostExclTax = cost};
    }
};

STEMDESK_APPLESS_TEST(TestPriceComparison)

} // namespace stemdesk::price_comparison_test

#include "tst_price_comparison.moc"
