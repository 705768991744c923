#include "core/domain/shops/shop_setup.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "ui/flowers/new_flower_panel.h"
#include "ui/pages/hire/hire_grid.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/pages/hire/hire_page.h"
#include "ui/pages/hire/returns_model.h"
#include "ui/pages/hire/returns_view.h"
#include "ui/pages/integrations/api_tab.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/settings/prices/product_types_model.h"
#include "ui/pages/settings/prices/tax_groups_model.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/suppliers/supplier_panel.h"
#include "ui/widgets/fields/shop_fields.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"

#include <algorithm>

namespace stemdesk::typed_setup_test {

using namespace stemdesk::ui;

/// Input as typed in five countries while setting up a shop, its purchases and its hire items.
class TestTypedSetup : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { beginOrGoOn(); }
    void cleanup() { closePage(); }
    void cleanupTestCase() { end(); }

    void theFirstStart_data() { locales(); }
    void theFirstStart();
    void taxAndMarkups_data() { locales(); }
    void taxAndMarkups();
    void daysAndBuckets_data() { locales(); }
    void daysAndBuckets();
    void limitsOfTheApi_data() { locales(); }
    void limitsOfTheApi();
    void suppliers_data() { locales(); }
    void suppliers();
    void spareStems_data() { locales(); }
    void spareStems();
    void aNewFlower_data() { locales(); }
    void aNewFlower();
    void thingsForHire_data() { locales(); }
    void thingsForHire();
    void returns_data() { locales(); }
    void returns();

private:
    Shop shop() { return must(m_shop->services().settings.shop()); }
    TableView *tableOf(const QAbstractItemModel *model)
    {
        for (auto *candidate : m_page->findChildren<TableView *>()) {
            if (candidate->model() == model)
                return candidate;
        }
        return nullptr;
    }
    QLineEdit *line(const QString &name)
    {
        for (auto *candidate : m_page->findChildren<QLineEdit *>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
};

void TestTypedSetup::theFirstStart()
{
    auto *fields = new ShopFields;
    open(fields);
    fields->setCountry(u"GB"_s);
    typeInto(*line(u"Tax in %"_s), u"19 %"_s);
    typeInto(*line(u"Tax on flowers in %"_s), u"7,5%"_s);
    typeInto(*line(u"Markup on flowers"_s), u"2,5"_s);
    typeInto(*line(u"Markup on materials"_s), u"1.75"_s);
    QVERIFY(fields->isComplete());
    const ShopSetup setup = fields->setup();
    QCOMPARE(setup.taxes.size(), 2);
    QCOMPARE(setup.taxes.at(0).rate, 0.19);
    QCOMPARE(setup.taxes.at(1).rate, 0.075);
    const auto markup = [&](const QString &type) { return setup.markups.value(type); };
    QCOMPARE(markup(u"flower"_s), 2.5);
    QCOMPARE(markup(u"material"_s), 1.75);
    typeInto(*line(u"Markup on flowers"_s), u"double"_s);
    QVERIFY(!fields->isComplete());
    QCOMPARE(line(u"Markup on flowers"_s)->text(), u"double"_s);
}

void TestTypedSetup::taxAndMarkups()
{
    auto *page = new SettingsPage(m_shop->context());
    page->showTab(SettingsPage::Prices);
    open(page);
    QTRY_VERIFY(page->findChild<ProductTypesModel *>() && page->findChild<TaxGroupsModel *>());
    auto *types = page->findChild<ProductTypesModel *>();
    const auto flower = [&] {
        const QList<ProductType> all = shop().productTypes;
        return *std::ranges::find(all, u"flower"_s, &ProductType::name);
    };
    const int row = int(std::ranges::find(types->rows(), u"flower"_s, &ProductType::name) - types->rows().begin());
    for (const auto &[text, factor] : {std::pair(u"2,5"_s, 2.5), std::pair(u"3"_s, 3.0), std::pair(u"2.75"_s, 2.75)}) {
        enter(*tableOf(types), types->index(row, ProductTypesModel::Markup), text);
        QTRY_COMPARE(flower().markup, factor);
    }
    for (const auto &[text, percent] :
         {std::pair(u"10 %"_s, 10.0), std::pair(u"7,5%"_s, 7.5), std::pair(u"5"_s, 5.0)}) {
        enter(*tableOf(types), types->index(row, ProductTypesModel::Spare), text);
        QTRY_COMPARE(flower().sparePercent, percent);
    }
    auto *taxes = page->findChild<TaxGroupsModel *>();
    for (const auto &[text, rate] :
         {std::pair(u"19 %"_s, 0.19), std::pair(u"7,5%"_s, 0.075), std::pair(u"21"_s, 0.21)}) {
        enter(*tableOf(taxes), taxes->index(0, TaxGroupsModel::Rate), text);
        QTRY_COMPARE(must(m_shop->services().taxGroups.find(m_filled->tax)).rate, rate);
    }
    enter(*tableOf(taxes), taxes->index(0, TaxGroupsModel::Rate), u"a fifth"_s);
    QTRY_COMPARE(taxes->index(0, TaxGroupsModel::Rate).data().toString(), u"a fifth"_s);
    QCOMPARE(must(m_shop->services().taxGroups.find(m_filled->tax)).rate, 0.21);
}

void TestTypedSetup::daysAndBuckets()
{
    auto *page = new SettingsPage(m_shop->context());
    page->showTab(SettingsPage::ShopPart);
    open(page);
    const QString ahead = u"Order ahead, days before the event"_s;
    for (const auto &[text, days] : {std::pair(u"9"_s, 9), std::pair(u"10 days"_s, 10), std::pair(u"12 Tage"_s, 12),
                                     std::pair(u"14 jours"_s, 14)}) {
        enter(ahead, text);
        QTRY_COMPARE(shop().orderDaysBefore, days);
        QTRY_COMPARE(field(ahead)->text(), QString::number(days));
    }
    enter(ahead, u"2,5"_s);
    QTRY_VERIFY(field(ahead)->isRefused());
    QCOMPARE(field(ahead)->text(), u"2,5"_s);
    QCOMPARE(shop().orderDaysBefore, 14);
    enter(u"Stems per bucket"_s, u"1 250"_s);
    QTRY_COMPARE(shop().stemsPerBucket, 1'250);
}

void TestTypedSetup::limitsOfTheApi()
{
    open(new ApiTab(m_shop->context()));
    for (const auto &[text, cap] :
         {std::pair(u"150 000"_s, 150'000), std::pair(u"250000"_s, 250'000), std::pair(u"30 000"_s, 30'000)}) {
        enter(u"Requests a month"_s, text);
        QTRY_COMPARE(shop().monthlyCap, cap);
    }
    enter(u"Requests a minute"_s, u"many"_s);
    QTRY_VERIFY(field(u"Requests a minute"_s)->isRefused());
}

void TestTypedSetup::suppliers()
{
    auto *panel = new SupplierPanel(m_shop->context());
    open(panel);
    const auto supplier = [this] { return must(m_shop->services().suppliers.find(m_filled->supplier)); };
    for (const auto &[text, hours] : {std::pair(u"24"_s, 24.0), std::pair(u"36 h"_s, 36.0),
                                      std::pair(u"48 Stunden"_s, 48.0), std::pair(u"12,5 uur"_s, 12.5)}) {
        panel->setSupplier(supplier());
        enter(u"Claims within"_s, text);
        QTRY_COMPARE(supplier().claimHours, std::optional(hours));
    }
}

void TestTypedSetup::spareStems()
{
    open(new ProductsPage(m_shop->context()));
    auto *tree = m_page->findChild<TreeView *>();
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    tree->expandAll();
    const auto rose = [tree] {
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"Rose"_s);
        return tree->model()->index(0, 0, found.value(0));
    };
    QTRY_VERIFY(rose().isValid());
    tree->setCurrentIndex(rose());
    const auto spare = [this] {
        return must(m_shop->services().products.find(m_filled->roseProduct)).variants.constFirst().sparePercent;
    };
    for (const auto &[text, percent] :
         {std::pair(u"10 %"_s, 10.0), std::pair(u"7,5%"_s, 7.5), std::pair(u"5"_s, 5.0)}) {
        enter(u"Spare (%)"_s, text);
        QTRY_COMPARE(spare(), std::optional(percent));
    }
}

void TestTypedSetup::aNewFlower()
{
    const QString name = u"Tulip "_s + QString::fromLatin1(QTest::currentDataTag());
    auto *panel = new NewFlowerPanel(m_shop->context(), name);
    open(panel);
    typeInto(*line(u"Stem length"_s), u"52,5 cm"_s);
    typeInto(*line(u"Units per pack"_s), u"20 St."_s);
    typeInto(*line(u"Cost of one"_s), u"0,85 €"_s);
    QTest::keyClick(line(u"Cost of one"_s), Qt::Key_Return);
    const auto found = [this, &name] {
        const auto matches = must(m_shop->services().products.search(name, 1));
        return matches.isEmpty() ? Variant() : matches.constFirst().variant;
    };
    QTRY_COMPARE(found().stemLength, std::optional(52.5));
    QCOMPARE(found().unitsPerPack, std::optional(20.0));
}

void TestTypedSetup::thingsForHire()
{
    must(m_shop->services().events.patch(m_filled->event, {.status = u"approved"_s}));
    open(new HirePage(m_shop->context()));
    auto *grid = m_page->findChild<HireGrid *>();
    grid->goTo(QDate(2026, 6, 1));
    QTRY_VERIFY(m_page->findChild<HireModel *>()->isRead());
    QTRY_VERIFY(m_page->findChild<HireModel *>()->rowCount() > 0);
    grid->goTo(QDate(2026, 6, 1));
    const auto vase = [this] { return must(m_shop->services().products.findVariant(m_filled->vase)); };
    for (const auto &[text, units] :
         {std::pair(u"20 St."_s, 20.0), std::pair(u"1 250"_s, 1'250.0), std::pair(u"12"_s, 12.0)}) {
        enter(u"Owned"_s, text);
        QTRY_COMPARE(vase().ownedUnits, std::optional(units));
    }
    for (const QString &sum : {u"£5.50"_s, u"5,50 €"_s, u"5,5"_s}) {
        enter(u"Replacement cost"_s, u"7"_s);
        QTRY_COMPARE(vase().replacementCostExclTax, std::optional(7.0));
        enter(u"Replacement cost"_s, sum);
        QTRY_COMPARE(vase().replacementCostExclTax, std::optional(5.5));
    }
    enter(u"Days before"_s, u"3 days"_s);
    QTRY_COMPARE(vase().hireDaysBefore, std::optional(3));
    enter(u"Days before"_s, u"2,5"_s); // Half days do not exist, and the field does not guess.
    QCOMPARE(field(u"Days before"_s)->text(), u"2,5"_s);
    QVERIFY(field(u"Days before"_s)->isRefused());
    QCOMPARE(vase().hireDaysBefore, std::optional(3));
}

void TestTypedSetup::returns()
{
    must(m_shop->services().events.patch(m_filled->event, {.status = u"complete"_s}));
    m_shop->shop().setNow(1'780'394'400'000); // The day after.
    auto *view = new ReturnsView(m_shop->context());
    open(view);
    view->setLive(true);
    auto *table = view->findChild<TableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    const auto back = [this] {
        return must(m_shop->services().hire.ofEvent(m_filled->event)).items.constFirst().returned.returnedUnits;
    };
    for (const auto &[text, units] :
         {std::pair(u"3"_s, 3.0), std::pair(u"2 St."_s, 2.0), std::pair(u"4 pieces"_s, 4.0)}) {
        enter(*table, table->model()->index(0, ReturnsModel::Back), text);
        QTRY_COMPARE(back(), units);
    }
}

STEMDESK_TEST(TestTypedSetup)

} // namespace stemdesk::typed_setup_test

#include "tst_typed_setup.moc"
