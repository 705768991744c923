#include "core/services/events/event_recipe_service.h"
#include "core/services/orders/order_sheet_service.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::buying_test {

/// Spare stems, suppliers' own names of goods, and delivery instructions.
class TestBuying : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void totalsAndSheetsFollowTheTypesSpare();
    void aVarietyHasASpareOfItsOwn();
    void hiredThingsHaveNone();
    void codesAreFoundAndPrinted();
    void aSavedSheetKeepsItsSpareAndCodes();
    void suppliersAreAskedInParts();
    void askingTheSameIsNoChange();
    void nobodyElseIsAsked();

private:
    ShopServices &shop() { return m_test->shop(); }
    VariantId rose() const { return m_filled->rose; }
    void patchRose(const VariantPatch &patch)
    {
        QVERIFY(shop().products.patchVariant(m_filled->roseProduct, rose(), patch));
    }
    OrderSheetLine roseLine()
    {
        return must(shop().orderSheets.sheetFor({m_filled->event})).suppliers.constFirst().lines.constFirst();
    }
    OrderSheet saved() { return must(shop().orderSheets.save({m_filled->event})); }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_filled;
};

void TestBuying::init()
{
    m_test = std::make_unique<TestShop>();
    m_filled = std::make_unique<ShopWithEvent>(shop());
}

void TestBuying::totalsAndSheetsFollowTheTypesSpare()
{
    const Totals before = m_filled->storedTotals();

    QVERIFY(shop().settings.set({{u"spare.flower"_s, u"75"_s}}));

    const Totals after = m_filled->storedTotals();
    QCOMPARE(after, m_filled->freshTotals());
    QCOMPARE(after.customerPriceIncTax, before.customerPriceIncTax);
    QCOMPARE(after.costIncTax, before.costIncTax);
    QCOMPARE(before.wasteCostIncTax, 4 * (2 * 1.2));
    QCOMPARE(after.wasteCostIncTax, 14 * (2 * 1.2)); // Six roses and five spare ones are two packs.
    const OrderSheetLine line = roseLine();
    QCOMPARE(line.unitsNeeded, 6.0);
    QCOMPARE(line.spareUnits, 5.0);
    QCOMPARE(line.packsToOrder, 2.0);
    QCOMPARE(line.leftoverUnits, 9.0);
    QCOMPARE(line.advice, (QList<PackAdvice>{{-1, -1, -(10 * (2 * 1.2))}, {5, 0, 0}}));
    QCOMPARE(must(shop().recipes.read(m_filled->event)).pooledWasteCostIncTax, 14 * (2 * 1.2));
}

void TestBuying::aVarietyHasASpareOfItsOwn()
{
    QVERIFY(shop().settings.set({{u"spare.flower"_s, u"10"_s}}));
    patchRose({.sparePercent = std::optional(100.0)});

    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
    QCOMPARE(m_filled->storedTotals().wasteCostIncTax, 14 * (2 * 1.2));

    patchRose({.unitsPerPack = std::optional<double>()});
    QCOMPARE(m_filled->storedTotals().wasteCostIncTax, 6 * (2 * 1.2)); // By the unit: the spare ones.
    QCOMPARE(roseLine().unitsToOrder, 12.0);

    patchRose({.sparePercent = std::optional<double>()});
    QCOMPARE(m_filled->storedTotals().wasteCostIncTax, 1 * (2 * 1.2));
}

void TestBuying::hiredThingsHaveNone()
{
    const Totals before = m_filled->storedTotals();

    QVERIFY(shop().settings.set({{u"spare.hire"_s, u"50"_s}}));
    QVERIFY(shop().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.sparePercent = std::optional(80.0)}));

    QCOMPARE(m_filled->storedTotals(), before);
    for (const OrderSheetSupplier &supplier : must(shop().orderSheets.sheetFor({m_filled->event})).suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            QCOMPARE(line.spareUnits, 0.0);
    }
}

void TestBuying::codesAreFoundAndPrinted()
{
    QVERIFY(
        shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.supplierId = m_filled->supplier}));
    const auto found = [this] {
        return must(shop().products.list({.q = u"QX77"_s}, {}, ProductService::Variants::Skip)).rows.size();
    };

    patchRose({.supplierCodes = QList<SupplierCode>{{m_filled->supplier, u" QX77 "_s}}});

    QCOMPARE(found(), 1);
    QCOMPARE(must(shop().products.search(u"qx7"_s, 5)).size(), 1);
    QCOMPARE(roseLine().supplierCode, u"QX77"_s);
    patchRose({.supplierCodes = QList<SupplierCode>()});
    QCOMPARE(found(), 0);
    QCOMPARE(roseLine().supplierCode, QString());
}

void TestBuying::aSavedSheetKeepsItsSpareAndCodes()
{
    QVERIFY(
        shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.supplierId = m_filled->supplier}));
    patchRose(
        {.supplierCodes = QList<SupplierCode>{{m_filled->supplier, u"QX77"_s}}, .sparePercent = std::optional(50.0)});
    const OrderSheet sheet = saved();

    patchRose({.supplierCodes = QList<SupplierCode>(), .sparePercent = std::optional(0.0)});

    const OrderSheetLine line = must(shop().orderSheets.find(sheet.id)).suppliers.constFirst().lines.constFirst();
    QCOMPARE(line.supplierCode, u"QX77"_s);
    QCOMPARE(line.spareUnits, 3.0);
}

void TestBuying::suppliersAreAskedInParts()
{
    const OrderSheet sheet = saved();
    QCOMPARE(sheet.suppliers.constFirst().delivery, OrderDelivery());
    const auto ask = [&](const OrderDeliveryRow &row) {
        return must(shop().orderSheets.patch(sheet.id, {.suppliers = QList<OrderDeliveryRow>{row}}));
    };
    const auto stored = [&] { return must(shop().orderSheets.find(sheet.id)); };

    ask({.on = std::optional(QDate(2026, 5, 29)), .to = u"Dock 3\nat the back"_s});
    ask({.note = u"Keep them cool"_s, .allowsSubstitutes = std::optional(false)});

    const OrderDelivery all{QDate(2026, 5, 29), u"Dock 3\nat the back"_s, u"Keep them cool"_s, false};
    QCOMPARE(stored().suppliers.constFirst().delivery, all);
    QCOMPARE(stored().version, 3);
    ask({.on = std::optional<QDate>(), .to = u""_s, .allowsSubstitutes = std::optional<bool>()});
    QCOMPARE(stored().suppliers.constFirst().delivery, (OrderDelivery{.note = u"Keep them cool"_s}));

    const OrderSheet gone = must(shop().orderSheets.remove(sheet.id));
    must(shop().orderSheets.restore(gone));
    QCOMPARE(stored().suppliers.constFirst().delivery, (OrderDelivery{.note = u"Keep them cool"_s}));
}

void TestBuying::askingTheSameIsNoChange()
{
    const OrderSheet sheet = saved();
    const OrderSheetPatch patch{.suppliers = QList<OrderDeliveryRow>{{.note = u"Cool"_s}}};
    must(shop().orderSheets.patch(sheet.id, patch));

    must(shop().orderSheets.patch(sheet.id, patch));

    QCOMPARE(must(shop().orderSheets.find(sheet.id)).version, 2);
}

void TestBuying::nobodyElseIsAsked()
{
    const OrderSheet sheet = saved();
    const auto codeOf = [&](const OrderDeliveryRow &row) {
        const auto patched = shop().orderSheets.patch(sheet.id, {.suppliers = QList<OrderDeliveryRow>{row}});
        return patched ? QByteArray() : patched.error().code;
    };

    QCOMPARE(codeOf({.supplierId = m_filled->supplier}), "supplier_not_found"_ba); // Its lines name none.
    QCOMPARE(codeOf({.note = QString(10'001, u'x')}), "invalid_note"_ba);
    QCOMPARE(codeOf({.to = QString(10'001, u'x')}), "invalid_deliverTo"_ba);
    QCOMPARE(must(shop().orderSheets.find(sheet.id)).version, 1);
}

STEMDESK_GUILESS_TEST(TestBuying)

} // namespace stemdesk::buying_test

#include "tst_buying.moc"
