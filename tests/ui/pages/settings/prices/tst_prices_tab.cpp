#include "ui/pages/settings/prices/prices_tab.h"

#include "core/domain/shops/default_charges.h"
#include "tests/support/test_registry.h"
#include "tests/support/with_text.h"
#include "tests/ui/pages/settings/settings_driver.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/settings/prices/product_types_card.h"
#include "ui/pages/settings/prices/product_types_model.h"
#include "ui/pages/settings/prices/tax_groups_card.h"
#include "ui/pages/settings/prices/tax_groups_model.h"
#include "ui/pages/settings/shop/charges_card.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

namespace stemdesk::prices_tab_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

using Tester = QAbstractItemModelTester;

class TestPricesTab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_driver.reset(); }
    void markupIsChangedInItsCell();
    void markupThatIsNoneStaysInItsCell();
    void spareIsInPerCent();
    void goodsAreHiredOut();
    void newTypeIsTypedBelow();
    void newTypeIsAddedWithTheButton();
    void enterPressedTwiceAddsOneAndComplainsOfNothing();
    void ownTypeIsDeletedAndComesBack();
    void usedTypeStays();
    void typeOfEveryShopStays();
    void taxGroupIsTypedBelow();
    void taxGroupIsChangedInItsCells();
    void badTaxGroupsAreRefused_data();
    void badTaxGroupsAreRefused();
    void taxGroupIsDeletedAndComesBack();
    void usedTaxGroupStays();
    void usualTaxGroupIsChosen();
    void newEventsBeginWithTheUsualLabourAndFees();
    void othersTaxGroupsArriveByThemselves();
    void narrowWindowsHaveOneColumn();

private:
    TaxGroupId newGroup(const QString &name, double rate) const
    {
        return m_driver->services().taxGroups.create({.name = name, .rate = rate})->id;
    }
    QString typeCell(int row, int column) const { return m_types->index(row, column).data().toString(); }
    QString taxCell(int row, int column) const { return m_groups->index(row, column).data().toString(); }
    static void choose(Card *card, int row)
    {
        auto *table = card->findChild<TableView *>();
        table->setCurrentIndex(table->model()->index(row, 0));
    }

    /// What the card says of an act; refused cells have a note of their own.
    static const InlineMessage *messageOf(const Card &card)
    {
        for (const auto *message : card.findChildren<InlineMessage *>()) {
            if (!qobject_cast<const RefusalNote *>(message))
                return message;
        }
        return nullptr;
    }

    std::unique_ptr<SettingsDriver> m_driver;
    ProductTypesCard *m_typesCard = nullptr;
    TaxGroupsCard *m_groupsCard = nullptr;
    ProductTypesModel *m_types = nullptr;
    TaxGroupsModel *m_groups = nullptr;
};

void TestPricesTab::init()
{
    m_driver = std::make_unique<SettingsDriver>(SettingsPage::Prices);
    m_typesCard = m_driver->part<ProductTypesCard>();
    m_groupsCard = m_driver->part<TaxGroupsCard>();
    m_types = m_driver->part<ProductTypesModel>();
    m_groups = m_driver->part<TaxGroupsModel>();
    new Tester(m_types, Tester::FailureReportingMode::QtTest, m_types);
    new Tester(m_groups, Tester::FailureReportingMode::QtTest, m_groups);
}

void TestPricesTab::markupIsChangedInItsCell()
{
    QCOMPARE(typeCell(0, ProductTypesModel::Name), u"Flower"_s);
    QCOMPARE(typeCell(0, ProductTypesModel::Markup), u"1"_s);

    m_types->setData(m_types->index(0, ProductTypesModel::Markup), 2.5);

    QCOMPARE(typeCell(0, ProductTypesModel::Markup), u"2.5"_s); // Before it is stored, too.
    QTRY_COMPARE(m_driver->stored().productTypes.constFirst().markup, 2.5);
    m_driver->undo(u"Change the markup of flower"_s);
    QTRY_COMPARE(m_driver->stored().productTypes.constFirst().markup, 1.0);
    QTRY_COMPARE(typeCell(0, ProductTypesModel::Markup), u"1"_s);
}

void TestPricesTab::newEventsBeginWithTheUsualLabourAndFees()
{
    const auto *card = m_driver->part<ChargesCard>();
    const auto fields = card->findChildren<ValueField *>();
    m_driver->type(fields.at(0), u"15%"_s);
    QTRY_COMPARE(m_driver->stored().labourPercent, std::optional(15.0));
    m_driver->type(fields.at(1), u"£27.50"_s);
    QTRY_COMPARE(m_driver->stored().labourRateExclTax, std::optional(27.5));
    m_driver->type(fields.at(1), u"lots"_s);
    QCOMPARE(fields.at(1)->text(), u"lots"_s);
    withText<Button>(*card, u"Add a fee"_s)->setFocus();
    withText<Button>(*card, u"Add a fee"_s)->click();
    QTRY_COMPARE(m_driver->stored().fees.size(), 1);
    const auto isNamed = [] {
        const QWidget *field = QApplication::focusWidget();
        return field && field->accessibleName() == u"Fee"_s;
    };
    QTRY_VERIFY(isNamed()); // What is typed next is its name.
    const auto amount = [card] {
        for (auto *field : card->findChildren<ValueField *>()) {
            if (field->accessibleName() == u"Amount excl. tax"_s)
                return field;
        }
        return static_cast<ValueField *>(nullptr);
    };
    QTRY_VERIFY(amount());
    m_driver->type(amount(), u"45"_s);
    QTRY_COMPARE(m_driver->stored().fees.constFirst(), (AdditionalFee{.name = u"Delivery"_s, .amountExclTax = 45}));

    EventPatch patch{.name = u"Meadow wedding"_s};
    addDefaultCharges(patch, m_driver->stored());
    const EventPricing pricing = m_driver->services().events.create(patch)->event.pricing.value();

    QCOMPARE(pricing.labour->percent, std::optional(15.0));
    QCOMPARE(pricing.labour->hourlyRateExclTax, std::optional(27.5));
    QCOMPARE(pricing.additionalFees, std::optional(m_driver->stored().fees));
}

void TestPricesTab::markupThatIsNoneStaysInItsCell()
{
    const QModelIndex cell = m_types->index(0, ProductTypesModel::Markup);

    m_types->setData(cell, u"double"_s);
    QCOMPARE(cell.data().toString(), u"double"_s);
    QVERIFY(!cell.data(ErrorRole).toString().isEmpty());

    m_types->setData(cell, 0.0);
    QVERIFY(!cell.data(ErrorRole).toString().isEmpty());
    m_types->setData(cell, 1.0);
    QVERIFY(cell.data(ErrorRole).toString().isEmpty());
    QCOMPARE(m_driver->stored().productTypes.constFirst().markup, 1.0);
}

void TestPricesTab::spareIsInPerCent()
{
    const QModelIndex cell = m_types->index(0, ProductTypesModel::Spare);
    QCOMPARE(cell.data().toString(), u"none"_s);

    m_types->setData(cell, 101.0);
    QVERIFY(!cell.data(ErrorRole).toString().isEmpty());
    m_types->setData(cell, 10.0);

    QTRY_COMPARE(m_driver->stored().productTypes.constFirst().sparePercent, 10.0);
    QTRY_COMPARE(cell.data().toString(), u"10%"_s);
    m_driver->undo(u"Change the spare of flower"_s);
    QTRY_COMPARE(m_driver->stored().productTypes.constFirst().sparePercent, 0.0);
}

void TestPricesTab::goodsAreHiredOut()
{
    const QModelIndex cell = m_types->index(1, ProductTypesModel::Hired);
    QCOMPARE(cell.data().toString(), u"sold"_s);

    m_types->setData(cell, true);

    QTRY_VERIFY(m_driver->stored().productTypes.at(1).isHired);
    QTRY_COMPARE(cell.data().toString(), u"hired out"_s);
    m_driver->undo(u"Hire out material"_s);
    QTRY_VERIFY(!m_driver->stored().productTypes.at(1).isHired);
}

void TestPricesTab::newTypeIsTypedBelow()
{
    QTest::keyClick(&m_driver->page(), Qt::Key_N, Qt::ControlModifier);
    auto *name = m_driver->field<QLineEdit>(u"Name of a new type"_s);
    QTRY_VERIFY(name->hasFocus());

    SettingsDriver::type(name, u"Vase"_s);

    QTRY_COMPARE(m_types->rowCount(), 4);
    QCOMPARE(typeCell(3, ProductTypesModel::Name), u"Vase"_s);
    QTRY_COMPARE(name->text(), QString());
    SettingsDriver::type(name, u"vase"_s);
    QCOMPARE(m_typesCard->findChild<NewRow *>()->reason(), u"This type already exists."_s);
    m_driver->undo(u"Add the type Vase"_s);
    QTRY_COMPARE(m_types->rowCount(), 3);
}

void TestPricesTab::newTypeIsAddedWithTheButton()
{
    auto *name = m_driver->field<QLineEdit>(u"Name of a new type"_s);
    name->setFocus();
    QTest::keyClicks(name, u"Vase"_s);

    QTest::mouseClick(withText<Button>(*m_typesCard, u"Add"_s), Qt::LeftButton);

    QTRY_COMPARE(m_types->rowCount(), 4);
    QTRY_COMPARE(name->text(), QString());
    QVERIFY(name->hasFocus());
}

void TestPricesTab::enterPressedTwiceAddsOneAndComplainsOfNothing()
{
    auto *name = m_driver->field<QLineEdit>(u"Name of a new type"_s);
    name->setFocus();
    QTest::keyClicks(name, u"Vase"_s);

    QTest::keyClick(name, Qt::Key_Return);
    QTest::keyClick(name, Qt::Key_Return);
    QTest::keyClicks(name, u"Ribbon"_s);

    QTRY_COMPARE(name->text(), u"Ribbon"_s);
    QCOMPARE(m_types->rowCount(), 4);
    QCOMPARE(m_typesCard->findChild<NewRow *>()->reason(), QString());
}

void TestPricesTab::ownTypeIsDeletedAndComesBack()
{
    QVERIFY(m_driver->services().settings.set({{u"markup.vase"_s, u"3"_s}}));
    QTRY_COMPARE(m_types->rowCount(), 4);
    choose(m_typesCard, 3);

    m_typesCard->findChild<Button *>()->click();

    QTRY_COMPARE(m_types->rowCount(), 3);
    m_driver->undo(u"Delete the type vase"_s);
    QTRY_COMPARE(m_types->rowCount(), 4);
    QCOMPARE(m_driver->stored().productTypes.constLast(), (ProductType{.name = u"vase"_s, .markup = 3}));
}

void TestPricesTab::usedTypeStays()
{
    QVERIFY(m_driver->services().settings.set({{u"markup.vase"_s, u"3"_s}}));
    QVERIFY(m_driver->services().priceLists.create(
        {.productType = u"vase"_s, .date = QDate(2026, 3, 1), .taxMultiplier = 1.2}));
    QTRY_COMPARE(m_types->rowCount(), 4);
    choose(m_typesCard, 3);

    m_typesCard->findChild<Button *>()->click();

    const InlineMessage *refusal = messageOf(*m_typesCard);
    QTRY_VERIFY(refusal->isVisible());
    QVERIFY(refusal->text().startsWith(u'1'));
    QCOMPARE(m_types->rowCount(), 4);
}

void TestPricesTab::typeOfEveryShopStays()
{
    choose(m_typesCard, 0);

    QVERIFY(!m_typesCard->findChild<Button *>()->isVisible());
}

void TestPricesTab::taxGroupIsTypedBelow()
{
    m_driver->field<QLineEdit>(u"Name of a new tax group"_s)->setText(u"Reduced"_s);

    SettingsDriver::type(m_driver->field<QLineEdit>(u"Rate in %"_s), u"17.5 %"_s);

    QTRY_COMPARE(m_groups->rowCount(), 1);
    QCOMPARE(m_groups->rowAt(0).group.rate, 0.175);
    QCOMPARE(taxCell(0, TaxGroupsModel::Rate), u"17.5%"_s);
    QCOMPARE(taxCell(0, TaxGroupsModel::Events), u"no events"_s);
    m_driver->undo(u"Add the tax group Reduced"_s);
    QTRY_COMPARE(m_groups->rowCount(), 0);
    m_driver->shop().edits().stack().redo();
    QTRY_COMPARE(m_groups->rowCount(), 1);
}

void TestPricesTab::taxGroupIsChangedInItsCells()
{
    const TaxGroupId id = newGroup(u"High"_s, 0.2);
    QTRY_COMPARE(m_groups->rowCount(), 1);

    m_groups->setData(m_groups->index(0, TaxGroupsModel::Rate), 21.0);
    QTRY_COMPARE(m_driver->services().taxGroups.find(id)->rate, 0.21);
    m_groups->setData(m_groups->index(0, TaxGroupsModel::Name), u"Full"_s);
    QTRY_COMPARE(m_driver->services().taxGroups.find(id)->name, u"Full"_s);

    m_driver->undo(u"Rename High"_s);
    QTRY_COMPARE(m_driver->services().taxGroups.find(id)->name, u"High"_s);
    const QModelIndex rate = m_groups->index(0, TaxGroupsModel::Rate);
    m_groups->setData(rate, 120.0);
    QCOMPARE(rate.data(ErrorRole).toString(), u"Write the rate as a percentage, from 0 to 100."_s);
    QCOMPARE(rate.data().toString(), u"120"_s);
}

void TestPricesTab::badTaxGroupsAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("rate");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no name") << QString() << u"20"_s << u"Give it a name."_s;
    QTest::newRow("no rate") << u"High"_s << QString() << u"Write the rate as a percentage, from 0 to 100."_s;
    QTest::newRow("too high") << u"High"_s << u"101"_s << u"Write the rate as a percentage, from 0 to 100."_s;
}

void TestPricesTab::badTaxGroupsAreRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, rate);
    QFETCH(const QString, reason);
    m_driver->field<QLineEdit>(u"Name of a new tax group"_s)->setText(name);
    auto *field = m_driver->field<QLineEdit>(u"Rate in %"_s);

    SettingsDriver::type(field, rate);

    QCOMPARE(m_groupsCard->findChild<NewRow *>()->reason(), reason);
    QCOMPARE(m_groups->rowCount(), 0);
}

void TestPricesTab::taxGroupIsDeletedAndComesBack()
{
    const TaxGroupId id = newGroup(u"High"_s, 0.2);
    QTRY_COMPARE(m_groups->rowCount(), 1);
    choose(m_groupsCard, 0);
    QSignalSpy offered(&m_driver->shop().edits(), &Edits::undoOffered);

    m_groupsCard->findChild<Button *>()->click();

    QTRY_COMPARE(m_groups->rowCount(), 0);
    QTRY_COMPARE(offered.size(), 1);
    m_driver->undo(u"Delete the tax group High"_s);
    QTRY_COMPARE(m_groups->rowCount(), 1);
    QCOMPARE(m_groups->rowAt(0).group.id, id);
}

void TestPricesTab::usedTaxGroupStays()
{
    const TaxGroupId id = newGroup(u"High"_s, 0.2);
    const EventPricingPatch pricing{.taxGroupId = id};
    QVERIFY(m_driver->services().events.create({.name = u"Wedding"_s, .pricing = std::optional(pricing)}));
    QTRY_COMPARE(taxCell(0, TaxGroupsModel::Events), u"1 event(s)"_s);
    choose(m_groupsCard, 0);

    m_groupsCard->findChild<Button *>()->click();

    const InlineMessage *refusal = messageOf(*m_groupsCard);
    QTRY_COMPARE(refusal->text(), u"1 event(s) use this tax group; it cannot be deleted now."_s);
    QVERIFY(m_driver->services().taxGroups.find(id));
}

void TestPricesTab::usualTaxGroupIsChosen()
{
    const TaxGroupId id = newGroup(u"High"_s, 0.2);
    QTRY_COMPARE(m_groups->rowCount(), 1);
    auto *usual = m_driver->field<QComboBox>(u"Default tax group"_s);
    QCOMPARE(usual->currentIndex(), 0);

    usual->setCurrentIndex(usual->findText(u"High (20%)"_s));
    Q_EMIT usual->activated(usual->currentIndex());

    QTRY_COMPARE(m_driver->stored().defaultTaxGroupId, id);
    QTRY_COMPARE(taxCell(0, TaxGroupsModel::Events), u"all events"_s);
    choose(m_groupsCard, 0);
    m_groupsCard->findChild<Button *>()->click();
    QCOMPARE(messageOf(*m_groupsCard)->text(), u"High is the default; choose another default first."_s);
    newGroup(u"None"_s, 0);
    QTRY_COMPARE(taxCell(1, TaxGroupsModel::Events), u"all events"_s); // After the others, whichever was first.
    QCOMPARE(taxCell(0, TaxGroupsModel::Events), u"no events"_s);
    m_driver->undo(u"Change the default tax group"_s);
    QTRY_VERIFY(m_driver->stored().defaultTaxGroupId.isNull());
    QTRY_COMPARE(usual->currentIndex(), 0);
    newGroup(u"VAT 19 %"_s, 0.19);
    QTRY_VERIFY(usual->findText(u"VAT 19 %"_s) > 0); // The name says the rate.
}

void TestPricesTab::othersTaxGroupsArriveByThemselves()
{
    newGroup(u"High"_s, 0.2);
    QTRY_COMPARE(m_groups->rowCount(), 1);
    choose(m_groupsCard, 0);

    newGroup(u"Low"_s, 0.09);

    QTRY_COMPARE(m_groups->rowCount(), 2);
    QCOMPARE(m_groupsCard->findChild<TableView *>()->currentIndex().row(), 0);
}

void TestPricesTab::narrowWindowsHaveOneColumn()
{
    const auto *left = m_driver->part<ProductTypesCard>();
    const auto *right = m_driver->part<TaxGroupsCard>();
    QTRY_COMPARE(right->y(), left->y());

    m_driver->page().resize(560, 500);
    QTRY_COMPARE(right->x(), left->x());
    QVERIFY(right->y() > left->y());

    m_driver->page().resize(1080, 720);
    QTRY_COMPARE(right->y(), left->y());
}

STEMDESK_TEST(TestPricesTab)

} // namespace stemdesk::prices_tab_test

#include "tst_prices_tab.moc"
