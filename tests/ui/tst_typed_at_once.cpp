#include "tests/support/held_thread.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "tests/support/with_text.h"
#include "ui/pages/event/details/palette_field.h"
#include "ui/pages/event/payments/payments_card.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/tree_view.h"

#include <QUndoStack>

namespace stemdesk::typed_at_once_test {

using namespace stemdesk::ui;

/// Lists that are changed again before the window has read the result of the previous change: nothing is lost, and no
/// conflict with oneself is reported.
class TestTypedAtOnce : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void feesOfAnEvent_data() { british(); }
    void feesOfAnEvent();
    void feesOfTheShop_data() { british(); }
    void feesOfTheShop();
    void minimumsAndCodes_data() { british(); }
    void minimumsAndCodes();
    void coloursOfAnEvent_data() { british(); }
    void coloursOfAnEvent();
    void paymentsOfTwoEvents_data() { british(); }
    void paymentsOfTwoEvents();

private:
    static void british()
    {
        QTest::addColumn<QLocale>("figures");
        QTest::newRow("en_GB") << QLocale(u"en_GB"_s);
    }
    QList<AdditionalFee> fees()
    {
        return event().pricing.value_or(EventPricing()).additionalFees.value_or(QList<AdditionalFee>());
    }
    void press(const QString &text)
    {
        QTRY_VERIFY(withText<Button>(*m_page, text));
        withText<Button>(*m_page, text)->click();
    }
    void typeFee()
    {
        enter(u"Amount excl. tax"_s, u"12"_s);
        enter(u"Fee"_s, u"Van"_s);
        enter(u"Amount excl. tax"_s, u"1,250.00"_s);
    }
    void expectNoQuestion()
    {
        for (const ValueField *field : m_page->findChildren<ValueField *>())
            QVERIFY2(!field->isRefused(), qUtf8Printable(field->accessibleName()));
    }
};

void TestTypedAtOnce::feesOfAnEvent()
{
    open(eventPage(2));
    {
        HeldThread held(m_shop->editsThread());
        press(u"Add a fee"_s);
        press(u"Add a fee"_s); // Two clicks, two fees.
    }
    QTRY_COMPARE(fees().size(), 2);
    QTRY_VERIFY(field(u"Fee"_s));
    {
        HeldThread held(m_shop->editsThread());
        typeFee();
    }
    QTRY_COMPARE(fees(), (QList<AdditionalFee>{{u"Van"_s, 1'250}, {u"Delivery"_s, 0}}));
    QTRY_COMPARE(field(u"Amount excl. tax"_s)->value(), u"1250"_s);
    expectNoQuestion();
    {
        HeldThread held(m_shop->editsThread());
        enter(u"Fee"_s, u"Carrier"_s);
        for (IconButton *button : m_page->findChildren<IconButton *>()) {
            if (button->accessibleName() == u"Remove the fee Van"_s)
                button->click();
        }
    }
    QTRY_COMPARE(fees(), (QList<AdditionalFee>{{u"Delivery"_s, 0}}));
    expectNoQuestion();
}

void TestTypedAtOnce::feesOfTheShop()
{
    auto *page = new SettingsPage(m_shop->context());
    page->showTab(SettingsPage::Prices);
    open(page);
    const auto shopFees = [this] { return must(m_shop->services().settings.shop()).fees; };
    press(u"Add a fee"_s);
    QTRY_COMPARE(shopFees().size(), 1);
    QTRY_VERIFY(field(u"Fee"_s));
    {
        HeldThread held(m_shop->editsThread());
        typeFee();
    }
    QTRY_COMPARE(shopFees(), (QList<AdditionalFee>{{u"Van"_s, 1'250}}));
    expectNoQuestion();
}

void TestTypedAtOnce::minimumsAndCodes()
{
    const auto grower = must(m_shop->services().suppliers.create({.name = u"Grower"_s}));
    must(m_shop->services().products.patchVariant(m_filled->roseProduct, m_filled->rose,
                                                  {.supplierIds = QList{m_filled->supplier, grower.id}}));
    const QString first = must(m_shop->services().suppliers.find(m_filled->supplier)).name;
    open(new ProductsPage(m_shop->context()));
    auto *tree = m_page->findChild<TreeView *>();
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    tree->expandAll();
    const auto rose = [&] {
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"Rose"_s);
        return tree->model()->index(0, 0, found.value(0));
    };
    QTRY_VERIFY(rose().isValid());
    tree->setCurrentIndex(rose());
    QTRY_VERIFY(field(u"Code of Grower"_s));
    {
        HeldThread held(m_shop->editsThread());
        enter(u"Minimum packs of %1"_s.arg(first), u"4"_s);
        enter(u"Minimum packs of Grower"_s, u"2"_s);
        enter(u"Code of Grower"_s, u"R-1"_s);
        enter(u"Minimum packs of %1"_s.arg(first), u"6"_s);
        enter(u"Code of %1"_s.arg(first), u"77"_s);
    }
    const auto stored = [&] {
        return must(m_shop->services().products.find(m_filled->roseProduct)).variants.constFirst();
    };
    QTRY_COMPARE(stored().supplierCodes.size(), 2);
    const Variant variant = stored();
    QHash<SupplierId, int> minimums;
    for (const SupplierMinimum &minimum : variant.supplierMinPacks)
        minimums.insert(minimum.supplierId, minimum.minPacks);
    QCOMPARE(variant.supplierMinPacks.size(), 2);
    QCOMPARE(minimums.value(m_filled->supplier), 6);
    QCOMPARE(minimums.value(grower.id), 2);
    QTRY_COMPARE(m_shop->edits().stack().count(), 5);
    expectNoQuestion();
}

void TestTypedAtOnce::coloursOfAnEvent()
{
    open(eventPage(1));
    QTRY_VERIFY(m_page->findChild<PaletteField *>());
    auto *input = m_page->findChild<PaletteField *>()->findChild<QLineEdit *>();
    {
        HeldThread held(m_shop->editsThread());
        for (const QString &colour : {u"Blush"_s, u"Cream"_s, u"Sage"_s}) {
            input->setFocus();
            QTest::keyClicks(input, colour);
            QTest::keyClick(input, Qt::Key_Return);
        }
    }
    QTRY_COMPARE(event().colourScheme.value_or(QStringList()).size(), 3);
}

/// What is recorded is not offered again, and what is typed for the other event stays.
void TestTypedAtOnce::paymentsOfTwoEvents()
{
    const EventId other = must(m_shop->services().events.create({.name = u"Party"_s})).event.id;
    open(eventPage(4));
    auto *page = qobject_cast<EventPage *>(m_page.get());
    QLineEdit *amount = page->findChild<PaymentsCard *>()->findChild<NewRow *>()->findChildren<QLineEdit *>().at(1);
    const quint64 answered = m_shop->edits().outcomes();
    {
        HeldThread held(m_shop->editsThread());
        QTest::keyClicks(amount, u"12"_s);
        QTest::keyClick(amount, Qt::Key_Return);
        page->open(other);
        page->findChild<TabStrip *>()->setCurrentIndex(4);
        QTest::keyClicks(amount, u"7"_s);
    }

    QTRY_VERIFY(m_shop->edits().outcomes() > answered);
    QCOMPARE(must(m_shop->services().payments.list(m_filled->event, {}, {})).rows.size(), 1);
    QCOMPARE(amount->text(), u"7"_s);
    page->open(m_filled->event);
    QCOMPARE(amount->text(), QString());
}

STEMDESK_TEST(TestTypedAtOnce)

} // namespace stemdesk::typed_at_once_test

#include "tst_typed_at_once.moc"
