#include "core/domain/orders/sheet_rounding.h"

#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::sheet_rounding_test {

/// The difference between the rounded amounts and their total.
class TestSheetRounding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAddsUpLeavesNothing()
    {
        const OrderSheet sheet = sheets::sheet({}, {sheets::supplier(u"Fleura"_s, {line(10), line(0.1), line(0.2)})});

        QCOMPARE(roundingOf(sheet.suppliers.constFirst(), u"GBP"_s), OrderSheetTotals());
        QCOMPARE(roundingOf(sheet, u"GBP"_s), OrderSheetTotals());
    }

    void linesLeaveSomethingToTheirSupplier()
    {
        // 0.334 is shown as 0.33 three times, and 1.002 as 1.00; with tax 0.4008 as 0.40, and 1.2024 as 1.20.
        const OrderSheetSupplier supplier = sheets::supplier(u"Fleura"_s, {line(0.334), line(0.334), line(0.334)});

        QCOMPARE(roundingOf(supplier, u"GBP"_s), (OrderSheetTotals{.orderCostExclTax = 0.01}));
        QCOMPARE(roundingOf(supplier, u"KWD"_s), (OrderSheetTotals{.orderCostIncTax = -0.001})); // 0.401 three times.
    }

    void suppliersLeaveSomethingToTheirSheet()
    {
        const OrderSheet sheet = sheets::sheet(
            {}, {sheets::supplier(u"Fleura"_s, {line(0.337)}), sheets::supplier(u"Hill"_s, {line(0.337)})});

        // 0.34 twice, and 0.67; with tax 0.40 twice, and 0.81.
        QCOMPARE(roundingOf(sheet, u"GBP"_s), (OrderSheetTotals{.orderCostExclTax = -0.01, .orderCostIncTax = 0.01}));
        QCOMPARE(roundingOf(sheet, u"JPY"_s), (OrderSheetTotals{.orderCostExclTax = 1, .orderCostIncTax = 1}));
    }

private:
    static OrderSheetLine line(double cost) { return sheets::line(u"Rose"_s, u"Red"_s, 1, cost); }
};

STEMDESK_APPLESS_TEST(TestSheetRounding)

} // namespace stemdesk::sheet_rounding_test

#include "tst_sheet_rounding.moc"
