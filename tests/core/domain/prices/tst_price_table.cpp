#include "core/domain/prices/price_table.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::price_table_test {

class TestPriceTable : public QObject {
    Q_OBJECT

    const PriceListId m_list = PriceListId::create();
    const VariantId m_variant = VariantId::create();
    const SupplierId m_supplier = SupplierId::create();
    const SupplierId m_other = SupplierId::create();

private Q_SLOTS:
    void supplierWithoutOwnPriceHasTheGeneralOne()
    {
        PriceTable table;
        table.add(m_list, m_variant, {}, 1.5);
        table.add(m_list, m_variant, m_supplier, 1.25);

        QCOMPARE(table.unitCost(m_list, m_variant, m_supplier), std::optional(1.25));
        QCOMPARE(table.unitCost(m_list, m_variant, m_other), std::optional(1.5));
        QCOMPARE(table.unitCost(m_list, m_variant, {}), std::optional(1.5));
    }

    void priceOfOneSupplierIsNotThatOfOthers()
    {
        PriceTable table;
        table.add(m_list, m_variant, m_supplier, 1.25);

        QCOMPARE(table.unitCost(m_list, m_variant, m_other), std::optional<double>());
        QCOMPARE(table.unitCost(m_list, m_variant, {}), std::optional<double>());
    }

    void listsAndVariantsAreApart()
    {
        PriceTable table;
        table.add(m_list, m_variant, {}, 1.5);

        QCOMPARE(table.unitCost(PriceListId::create(), m_variant, {}), std::optional<double>());
        QCOMPARE(table.unitCost(m_list, VariantId::create(), {}), std::optional<double>());
        QCOMPARE(table.unitCost({}, m_variant, {}), std::optional<double>());
    }

    void addingAgainReplaces()
    {
        PriceTable table;
        table.add(m_list, m_variant, {}, 1.5);
        table.add(m_list, m_variant, m_supplier, 1.25);
        table.add(m_list, m_variant, {}, 0);
        table.add(m_list, m_variant, m_supplier, 2);

        QCOMPARE(table.unitCost(m_list, m_variant, {}), std::optional(0.0));
        QCOMPARE(table.unitCost(m_list, m_variant, m_supplier), std::optional(2.0));
        QCOMPARE(table.pricedSuppliers(m_list, m_variant), QList{m_supplier});
    }

    void namesTheSuppliersWithAPriceOfTheirOwn()
    {
        PriceTable table;
        table.add(m_list, m_variant, m_other, 1);
        table.add(m_list, m_variant, {}, 2);
        table.add(m_list, m_variant, m_supplier, 3);

        QCOMPARE(table.pricedSuppliers(m_list, m_variant), (QList{m_other, m_supplier}));
        QVERIFY(table.pricedSuppliers(PriceListId::create(), m_variant).isEmpty());
    }
};

STEMDESK_APPLESS_TEST(TestPriceTable)

} // namespace stemdesk::price_table_test

#include "tst_price_table.moc"
