#include "ui/words/order_words.h"

#include "tests/support/order_sheets.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::order_words_test {

using namespace stemdesk::ui;

namespace {

OrderSheetLine quicksand(double packs, double unitCost = 0.5)
{
    static const VariantId kVariant = VariantId::create();
    OrderSheetLine line = sheets::line(u"Rose"_s, u"Quicksand"_s, packs * 25, unitCost);
    line.variantId = kVariant;
    line.stemLength = 50;
    line.unitsPerPack = 25;
    line.packsNeeded = line.packsToOrder = packs;
    return line;
}

OrderSheetLine moss(double units)
{
    return sheets::line(u"Moss"_s, u"Bag"_s, units, 4);
}

OrderSheetLine inPacksOf(OrderSheetLine line, double unitsPerPack)
{
    line.unitsPerPack = unitsPerPack;
    line.unitsToOrder = *line.packsToOrder * unitsPerPack;
    return line;
}

OrderSheetLine needing(OrderSheetLine line, double units)
{
    line.unitsNeeded = units;
    return line;
}

/// A sheet of one supplier with this line and one that costs 10, where Fleura would deliver the line for less.
struct Switch {
    Switch(OrderSheetLine ordered, double cheaperIncTax) : line(std::move(ordered))
    {
        line.taxMultiplier = 1.2;
        line.cheapest = CheapestSupplier{.supplierId = fleura.id, .orderCostIncTax = cheaperIncTax};
    }

    std::optional<OrderAdvice> advice() const
    {
        OrderSheetSupplier supplier{.supplierId = current.id, .lines = {line}};
        supplier.totals.orderCostExclTax = line.orderCostExclTax + 10;
        return OrderWords::cheaper(line, supplier, {.suppliers = {supplier}},
                                   {{current.id, current}, {fleura.id, fleura}}, u"GBP"_s);
    }

    Supplier current{.id = SupplierId::create(), .name = u"Bloemenhof"_s};
    Supplier fleura{.id = SupplierId::create(), .name = u"Fleura"_s};
    OrderSheetLine line;
};

} // namespace

class TestOrderWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void whatChangedIsSaidInWords_data()
    {
        using Line = std::optional<OrderSheetLine>;
        QTest::addColumn<Line>("before");
        QTest::addColumn<Line>("after");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const Line &before, const Line &after, const QString &text) {
            QTest::newRow(name) << before << after << text;
        };
        row("more packs", quicksand(2), quicksand(4), u"+2 pack(s) of Rose ‘Quicksand’ 50 cm"_s);
        row("fewer packs", quicksand(4), quicksand(1), u"−3 pack(s) of Rose ‘Quicksand’ 50 cm"_s);
        row("more units", moss(2), moss(4.5), u"+2.5 of Moss, Bag"_s);
        row("fewer units", moss(2), moss(1), u"−1 of Moss, Bag"_s);
        row("new", {}, quicksand(2), u"New: Rose ‘Quicksand’ 50 cm, 2 pack(s) of 25"_s);
        row("gone", moss(3), {}, u"No longer needed: Moss, Bag, 3"_s);
        row("dearer", quicksand(2), quicksand(2, 0.65), u"Rose ‘Quicksand’ 50 cm costs £0.65 each instead of £0.50"_s);
        row("other packs", quicksand(2), inPacksOf(quicksand(2), 20),
            u"2 pack(s) of 20 of Rose ‘Quicksand’ 50 cm instead of 2 pack(s) of 25"_s);
        row("within the packs", needing(quicksand(2), 40), needing(quicksand(2), 45),
            u"45 of Rose ‘Quicksand’ 50 cm needed instead of 40; the order stays"_s);
    }

    void whatChangedIsSaidInWords()
    {
        QFETCH(const std::optional<OrderSheetLine>, before);
        QFETCH(const std::optional<OrderSheetLine>, after);
        QTEST(OrderWords::change(SheetLineChange{.before = before, .after = after}, u"GBP"_s), "text");
    }

    void anEventsStatusIsSaidInWords()
    {
        const OrderSheetEvent before = sheets::event(u"Meadow wedding"_s, false);
        OrderSheetEvent after = before;
        after.status = u"approved"_s;

        QCOMPARE(OrderWords::change(SheetEventChange{.before = before, .after = after}),
                 u"Meadow wedding is now: Approved. It was: Quoting"_s);
        QCOMPARE(OrderWords::change(SheetEventChange{.before = before}), u"Meadow wedding was deleted"_s);
    }

    void onlySmallChangesAreAdvised()
    {
        OrderSheetLine line = quicksand(3);
        line.advice = {{.unitsChange = -2, .packsChange = -1, .costChangeIncTax = -12.5}, {.unitsChange = 23}};

        const QList<OrderAdvice> saving = OrderWords::packAdvice(line);
        line.advice = {{.unitsChange = -20, .packsChange = -1, .costChangeIncTax = -12.5}, {.unitsChange = 5}};
        const QList<OrderAdvice> filling = OrderWords::packAdvice(line);

        QCOMPARE(saving.size(), 1);
        QCOMPARE(saving.constFirst().text, u"2 fewer of Rose ‘Quicksand’ 50 cm saves a pack of 25"_s);
        QCOMPARE(saving.constFirst().savingIncTax, 12.5);
        QCOMPARE(filling.size(), 1);
        QCOMPARE(filling.constFirst().text, u"5 more of Rose ‘Quicksand’ 50 cm would fill the last pack of 25"_s);
    }

    void aFifthOfAPackIsASmallPartEverywhere()
    {
        const auto fewer = [](double units) {
            return OrderWords::fewerForAPack({{.unitsChange = -units, .packsChange = -1, .costChangeIncTax = -12.5}},
                                             25);
        };

        QCOMPARE(fewer(5), 5.0);
        QCOMPARE(fewer(6), 0.0);
        QCOMPARE(OrderWords::fewerForAPack({{.unitsChange = 3}}, 25), 0.0);
    }

    void aCheaperSupplierIsNamedBesideTheCurrentOne()
    {
        const Switch of(quicksand(2), 20);

        QCOMPARE(of.advice()->text, u"Fleura has Rose ‘Quicksand’ 50 cm for £20.00 instead of £30.00, incl. tax"_s);
        QCOMPARE(of.advice()->savingIncTax, 10.0);
        OrderSheetLine line = quicksand(2);
        line.orderCostIncTax = 30.144; // "£30.14" less "£11.57" is what it says.
        QCOMPARE(Switch(line, 11.566).advice()->savingIncTax, 18.57);
        QVERIFY(!Switch(line, 30.144).advice());
    }

    void deliveryCountsInWhatAnotherSupplierSaves()
    {
        Switch of(quicksand(2), 20);
        of.fleura.deliveryCostExclTax = 5;
        QCOMPARE(of.advice()->text,
                 u"Fleura has Rose ‘Quicksand’ 50 cm for £20.00 instead of £30.00, incl. tax, and £6.00 more for "
                 u"delivery"_s);
        QCOMPARE(of.advice()->savingIncTax, 4.0);
        of.fleura.deliveryCostExclTax = 10;
        QVERIFY(!of.advice());
        of.fleura.freeDeliveryFromExclTax = 15;
        QCOMPARE(of.advice()->savingIncTax, 10.0);
        of.current.freeDeliveryFromExclTax = 30; // The other line alone does not reach it.
        of.current.deliveryCostExclTax = 9;
        QVERIFY(!of.advice());
    }

    void noSupplierIsNamedWhoseMinimumOneOfTheOrdersWouldMiss()
    {
        Switch of(quicksand(2), 20);
        of.fleura.minOrderExclTax = 15;
        QVERIFY(of.advice());
        of.fleura.minOrderExclTax = 20;
        QVERIFY(!of.advice());
        of.fleura.minOrderExclTax = {};
        of.current.minOrderExclTax = 25;
        QVERIFY(!of.advice());
        of.current.minOrderExclTax = 500; // Missed already, and then by more.
        QVERIFY(!of.advice());
    }

    void whatRoundingLeavesIsNamed()
    {
        QCOMPARE(OrderWords::rounding({}, u"GBP"_s), QStringList());
        QCOMPARE(OrderWords::rounding({.orderCostExclTax = 0.01, .orderCostIncTax = -0.02}, u"GBP"_s),
                 (QStringList{u"Rounding excl. tax £0.01"_s, u"Rounding incl. tax \u2212£0.02"_s}));
    }
};

STEMDESK_APPLESS_TEST(TestOrderWords)

} // namespace stemdesk::order_words_test

#include "tst_order_words.moc"
