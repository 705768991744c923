#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/payments/payments_tab.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/orders/goods_card.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/words/number_text.h"

namespace stemdesk::typed_money_test {

using namespace stemdesk::ui;

/// Amounts and quantities as typed in five countries, wherever money and goods come in or go out.
class TestTypedMoney : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void ofFees_data() { locales(); }
    void ofFees();
    void ofTheShopsFees_data() { locales(); }
    void ofTheShopsFees();
    void ofCopies_data() { locales(); }
    void ofCopies();
    void ofSuppliersMinimums_data() { locales(); }
    void ofSuppliersMinimums();
    void ofGoodsThatCame_data() { locales(); }
    void ofGoodsThatCame();
    void ofPayments_data() { locales(); }
    void ofPayments();
    void ofThePaymentPlan_data() { locales(); }
    void ofThePaymentPlan();

private:
    double fee()
    {
        return event()
            .pricing.value_or(EventPricing())
            .additionalFees.value_or(QList<AdditionalFee>())
            .value(0)
            .amountExclTax;
    }
};

void TestTypedMoney::ofFees()
{
    open(eventPage(2));
    QTRY_VERIFY(withText<Button>(*m_page, u"Add a fee"_s));
    withText<Button>(*m_page, u"Add a fee"_s)->click();
    for (const QString &sum : sumsTyped()) {
        enter(u"Amount excl. tax"_s, u"7"_s);
        QTRY_COMPARE(field(u"Amount excl. tax"_s)->value(), u"7"_s); // Lists are stored one after the other.
        enter(u"Amount excl. tax"_s, sum);
        QTRY_COMPARE(fee(), 1'250.0);
        QTRY_COMPARE(field(u"Amount excl. tax"_s)->value(), u"1250"_s);
    }
    enter(u"Amount excl. tax"_s, u"-5"_s);
    QTRY_COMPARE(field(u"Amount excl. tax"_s)->text(), u"-5"_s);
    QCOMPARE(fee(), 1'250.0);
}

void TestTypedMoney::ofTheShopsFees()
{
    auto *page = new SettingsPage(m_shop->context());
    page->showTab(SettingsPage::Prices);
    open(page);
    QTRY_VERIFY(withText<Button>(*m_page, u"Add a fee"_s));
    withText<Button>(*m_page, u"Add a fee"_s)->click();
    enter(u"Amount excl. tax"_s, u"1,25 €"_s);

    QTRY_COMPARE(must(m_shop->services().settings.shop()).fees.value(0).amountExclTax, 1.25);
}

void TestTypedMoney::ofCopies()
{
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<GroupCard *>());
    const QString name = u"Number of %1"_s.arg(event().groups.constFirst().name);
    const auto copies = [this] { return event().groups.constFirst().quantity; };
    for (const auto &[text, quantity] : {std::pair(u"20 St."_s, 20.0), std::pair(u"× 12"_s, 12.0),
                                         std::pair(u"7x"_s, 7.0), std::pair(u"1 250"_s, 1'250.0)}) {
        enter(name, text);
        QTRY_COMPARE(copies(), quantity);
    }
    enter(name, u"many"_s);
    QTRY_COMPARE(field(name)->text(), u"many"_s);
    QCOMPARE(copies(), 1'250.0);
}

void TestTypedMoney::ofSuppliersMinimums()
{
    must(m_shop->services().products.patchVariant(m_filled->roseProduct, m_filled->rose,
                                                  {.supplierIds = QList{m_filled->supplier}}));
    open(new ProductsPage(m_shop->context()));
    auto *tree = m_page->findChild<TreeView *>();
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    tree->expandAll();
    const auto rose = [this] {
        return must(m_shop->services().products.find(m_filled->roseProduct)).variants.constFirst();
    };
    const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"Rose"_s);
    QTRY_VERIFY(tree->model()->index(0, 0, found.value(0)).isValid());
    tree->setCurrentIndex(tree->model()->index(0, 0, found.value(0)));
    const QString name = u"Minimum packs of %1"_s.arg(must(m_shop->services().suppliers.find(m_filled->supplier)).name);
    enter(name, u"1 250"_s);
    QTRY_COMPARE(rose().supplierMinPacks.value(0).minPacks, 1'250);
    enter(name, u"2,5"_s);
    QTRY_COMPARE(field(name)->text(), u"2,5"_s);
    QCOMPARE(rose().supplierMinPacks.value(0).minPacks, 1'250);
}

void TestTypedMoney::ofGoodsThatCame()
{
    const OrderSheetId sheet = must(m_shop->services().orderSheets.save({m_filled->event})).id;
    must(m_shop->services().orderSheets.patch(sheet, {.state = SheetState::Ordered}));
    open(new OrdersPage(m_shop->context()));
    m_page->findChild<TabStrip *>()->setCurrentIndex(1);
    QTRY_VERIFY(m_page->findChild<GoodsCard *>());
    auto *table = m_page->findChild<GoodsCard *>()->findChild<TableView *>();
    const auto came = [&] {
        return must(m_shop->services().orderSheets.find(sheet))
            .suppliers.constFirst()
            .lines.constFirst()
            .received.value_or(ReceivedGoods());
    };
    for (const auto &[text, packs] :
         {std::pair(u"2"_s, 2.0), std::pair(u"1 250"_s, 1'250.0), std::pair(u"3 St."_s, 3.0)}) {
        enter(*table, table->model()->index(0, GoodsModel::Received), text);
        QTRY_COMPARE(came().packs, packs);
    }
    for (const QString &text : {u"£5.50"_s, u"7"_s, u"5,50 €"_s}) {
        enter(*table, table->model()->index(0, GoodsModel::UnitCost), text);
        QTRY_COMPARE(came().unitCostExclTax, text == u"7"_s ? 7.0 : 5.5);
    }
}

void TestTypedMoney::ofPayments()
{
    open(eventPage(4));
    const auto payments = [this] { return must(m_shop->services().payments.list(m_filled->event, {}, {})).rows; };
    QTRY_VERIFY(m_page->findChild<PaymentsTab *>() && m_page->findChild<PaymentsTab *>()->isVisible());
    QLineEdit *amount = m_page->findChild<NewRow *>()->findChildren<QLineEdit *>().at(1); // After the day.
    int stored = 0;
    for (const QString &sum : sumsTyped()) {
        typeInto(*amount, sum);
        QTest::keyClick(amount, Qt::Key_Return); // It is many times the price of the event, which is asked about.
        QCOMPARE(payments().size(), stored);
        QTest::keyClick(amount, Qt::Key_Return);
        stored += 1;
        QTRY_COMPARE(payments().size(), stored);
        QTRY_COMPARE(amount->text(), QString());
    }
    for (const Payment &payment : payments())
        QCOMPARE(payment.amount.amount(), 1'250.0);
    typeInto(*amount, u"a lot"_s);
    QTest::keyClick(amount, Qt::Key_Return);
    QCOMPARE(amount->text(), u"a lot"_s);
    QCOMPARE(payments().size(), stored);
}

void TestTypedMoney::ofThePaymentPlan()
{
    open(eventPage(4));
    QTRY_VERIFY(withText<Button>(*m_page, u"Change the plan"_s));
    withText<Button>(*m_page, u"Change the plan"_s)->click();
    const auto deposit = [this] { return event().paymentPlan.value_or(PaymentPlan()).value(0); };
    for (const auto &[text, percent] : {std::pair(u"30 %"_s, 30.0), std::pair(u"12,5%"_s, 12.5)}) {
        enter(u"Share or amount"_s, text);
        QTRY_COMPARE(deposit().percent, std::optional(percent));
        QTRY_COMPARE(numberFrom(field(u"Share or amount"_s)->value(), NumberUnit::Percent), std::optional(percent));
    }
    enter(u"Share or amount"_s, u"1,25 €"_s);
    QTRY_COMPARE(deposit().amountIncTax, std::optional(1.25));
    QVERIFY(!deposit().percent);
}

STEMDESK_TEST(TestTypedMoney)

} // namespace stemdesk::typed_money_test

#include "tst_typed_money.moc"
