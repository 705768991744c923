#include "tests/support/held_thread.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/pages/price_lists/price_list_view.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/product_cells.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"

#include <QTest>

namespace stemdesk::typed_numbers_test {

using namespace stemdesk::ui;

/// Numbers as typed in five countries, in every kind of field and cell that takes one.
class TestTypedNumbers : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void ofAnEvent_data() { locales(); }
    void ofAnEvent();
    void ofAnEventBeforeTheAnswer_data() { locales(); }
    void ofAnEventBeforeTheAnswer();
    void ofItsPricing_data() { locales(); }
    void ofItsPricing();
    void ofItsRecipe_data() { locales(); }
    void ofItsRecipe();
    void ofProducts_data() { locales(); }
    void ofProducts();
    void ofPriceLists_data() { locales(); }
    void ofPriceLists();
    void ofTheSettings_data() { locales(); }
    void ofTheSettings();

private:
    EventPricing pricing() { return event().pricing.value_or(EventPricing()); }
    Variant rose() { return must(m_shop->services().products.find(m_filled->roseProduct)).variants.constFirst(); }
    PriceList flowers()
    {
        return must(m_shop->services().priceLists.find(m_filled->flowers, PriceListService::Entries::Load));
    }
    double rosePrice() { return flowers().entries.constFirst().unitCostExclTax; }
};

void TestTypedNumbers::ofAnEvent()
{
    open(eventPage(1));
    enter(u"Guests"_s, u"1 250"_s);
    QTRY_COMPARE(event().numberOfGuests, std::optional<qint64>(1'250));
    enter(u"Tables"_s, u"20 St."_s);
    QTRY_COMPARE(event().numberOfTables, std::optional<qint64>(20));
    for (const QString &sum : sumsTyped()) {
        enter(u"Budget"_s, u"7"_s);
        QTRY_COMPARE(event().budget, std::optional(7.0));
        enter(u"Budget"_s, sum);
        QTRY_COMPARE(event().budget, std::optional(1'250.0));
    }
    enter(u"Budget"_s, u"a lot"_s);
    QTRY_COMPARE(field(u"Budget"_s)->text(), u"a lot"_s);
    QCOMPARE(event().budget, std::optional(1'250.0));
    // From one page to the next, and one field after the other.
    m_page->findChild<TabStrip *>()->setCurrentIndex(2);
    enter(u"Share"_s, u"20 %"_s);
    enter(u"Hourly rate"_s, u"£5.50"_s);
    QTRY_COMPARE(pricing().labour.value_or(Labour()).hourlyRateExclTax, std::optional(5.5));
    QTRY_COMPARE(pricing().labour->percent, std::optional(20.0));
}

void TestTypedNumbers::ofAnEventBeforeTheAnswer()
{
    open(eventPage(1));
    enter(u"Budget"_s, u"12"_s);
    QTRY_COMPARE(field(u"Budget"_s)->value(), u"12"_s);
    enter(u"Budget"_s, u"7"_s);
    HeldThread held(m_shop->editsThread()); // "7" is submitted but not answered, so later texts wait.
    enter(u"Budget"_s, u"12"_s);
    QTRY_COMPARE(field(u"Budget"_s)->value(), u"7"_s);
    enter(u"Budget"_s, u"7"_s);
    held.release();

    // A fourth edit proves that the first three are done.
    enter(u"Guests"_s, u"40"_s);
    QTRY_COMPARE(event().numberOfGuests, std::optional<qint64>(40));
    QCOMPARE(event().budget, std::optional(7.0));
    QTRY_COMPARE(field(u"Budget"_s)->value(), u"7"_s);
    QCOMPARE(field(u"Budget"_s)->text(), u"7"_s);
}

void TestTypedNumbers::ofItsPricing()
{
    open(eventPage(2));
    enter(u"Share"_s, u"20 %"_s);
    QTRY_COMPARE(pricing().labour.value_or(Labour()).percent, std::optional(20.0));
    enter(u"Hourly rate"_s, u"£5.50"_s);
    QTRY_COMPARE(pricing().labour->hourlyRateExclTax, std::optional(5.5));
    enter(u"Hours"_s, u"2,5"_s);
    QTRY_COMPARE(pricing().labour->hours, std::optional(2.5));
    enter(u"Hours"_s, u"3:30"_s);
    QTRY_COMPARE(pricing().labour->hours, std::optional(3.5));
    enter(u"Hours"_s, u"abc"_s);
    QCOMPARE(field(u"Hours"_s)->reason(), u"Write hours, such as 3.5 or 3:30."_s);
    enter(u"Flower"_s, u"abc"_s);
    QCOMPARE(field(u"Flower"_s)->reason(), u"Write a factor, 0 or more, such as 2.5."_s);
    enter(u"Flower"_s, u"2.5"_s);
    QTRY_COMPARE(pricing().markups.value_or(MarkupFactors()).value(u"flower"_s), 2.5);
    enter(u"Extra per unit"_s, u"1,25 €"_s);
    QTRY_COMPARE(pricing().unitUpliftIncTax, std::optional(1.25));
    const bool isComma = QLocale().decimalPoint() == u","_s;
    enter(u"Travel: Distance"_s, u"5,500"_s);
    QTRY_COMPARE(pricing().travel.value_or(Travel()).distance, std::optional(isComma ? 5.5 : 5'500.0));
    const bool isMetric = QLocale().measurementSystem() == QLocale::MetricSystem; // The shop has no country.
    const QString rate = isMetric ? u"Travel: Per kilometre"_s : u"Travel: Per mile"_s;
    enter(rate, u"a lot"_s);
    QTRY_COMPARE(field(rate)->text(), u"a lot"_s);
    QVERIFY(!pricing().travel->rateExclTax);
}

void TestTypedNumbers::ofItsRecipe()
{
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<LinesModel *>());
    auto *lines = m_page->findChild<LinesModel *>();
    auto *table = m_page->findChild<TableView *>(u"lines"_s);
    const auto stems = [this] { return event().groups.constFirst().items.constFirst().quantity; };
    for (const auto &[text, quantity] : {std::pair(u"20 St."_s, 20.0), std::pair(u"12 stems"_s, 12.0),
                                         std::pair(u"7,5"_s, 7.5), std::pair(u"1 250"_s, 1'250.0)}) {
        enter(*table, lines->index(0, LinesModel::Stems), text);
        QTRY_COMPARE(stems(), quantity);
        QTRY_COMPARE(lines->rowAt(0).item.quantity, quantity);
    }
}

void TestTypedNumbers::ofProducts()
{
    open(new ProductsPage(m_shop->context()));
    auto *tree = m_page->findChild<TreeView *>();
    const auto cell = [tree](ProductColumn column) {
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"Rose"_s);
        return tree->model()->index(0, int(column), found.value(0));
    };
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    tree->expandAll();
    QTRY_VERIFY(cell(ProductColumn::Name).isValid());
    tree->setCurrentIndex(cell(ProductColumn::Name));
    for (const auto &[text, length] :
         {std::pair(u"60 cm"_s, 60.0), std::pair(u"52,5"_s, 52.5), std::pair(u"70"_s, 70.0)}) {
        enter(u"Stem length"_s, text);
        QTRY_COMPARE(rose().stemLength, std::optional(length));
    }
    enter(u"Stem length"_s, u"60 mm"_s);
    QTRY_COMPARE(field(u"Stem length"_s)->text(), u"60 mm"_s);
    QCOMPARE(rose().stemLength, std::optional(70.0));
    enter(u"Units per pack"_s, u"20 St."_s);
    QTRY_COMPARE(rose().unitsPerPack, std::optional(20.0));
    enter(*tree, cell(ProductColumn::Pack), u"25 stems"_s);
    QTRY_COMPARE(rose().unitsPerPack, std::optional(25.0));
}

void TestTypedNumbers::ofPriceLists()
{
    open(new PriceListsPage(m_shop->context()));
    auto *view = m_page->findChild<PriceListView *>();
    auto *table = view->findChild<TableView *>();
    QTRY_COMPARE(view->prices()->rowCount(), 1);
    QStringList texts{u"£5.50"_s, u"5,50 €"_s, u"5.50"_s, u"5,5"_s};
    for (const QString &text : texts) {
        enter(*table, view->prices()->index(0, PriceEntriesModel::UnitCost), u"7"_s);
        QTRY_COMPARE(rosePrice(), 7.0);
        enter(*table, view->prices()->index(0, PriceEntriesModel::UnitCost), text);
        QTRY_COMPARE(rosePrice(), 5.5);
    }
    enter(*table, view->prices()->index(0, PriceEntriesModel::UnitCost), u"1.250,00"_s);
    QTRY_COMPARE(rosePrice(), 1'250.0);
    enter(u"Tax on these prices"_s, u"9 %"_s);
    QTRY_COMPARE(flowers().taxMultiplier, 1.09);
}

void TestTypedNumbers::ofTheSettings()
{
    auto *page = new SettingsPage(m_shop->context());
    page->showTab(SettingsPage::Prices);
    open(page);
    const auto shop = [this] { return must(m_shop->services().settings.shop()); };
    enter(u"Labour, % of price"_s, u"12,5 %"_s);
    QTRY_COMPARE(shop().labourPercent, std::optional(12.5));
    enter(u"Hourly rate"_s, u"£27.50"_s);
    QTRY_COMPARE(shop().labourRateExclTax, std::optional(27.5));
    for (const QString &sum : sumsTyped()) {
        enter(u"Hourly rate"_s, u"7"_s);
        QTRY_COMPARE(shop().labourRateExclTax, std::optional(7.0));
        enter(u"Hourly rate"_s, sum);
        QTRY_COMPARE(shop().labourRateExclTax, std::optional(1'250.0));
    }
}

STEMDESK_TEST(TestTypedNumbers)

} // namespace stemdesk::typed_numbers_test

#include "tst_typed_numbers.moc"
