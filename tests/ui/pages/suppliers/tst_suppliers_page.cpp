#include "ui/pages/suppliers/suppliers_page.h"

#include "tests/support/held_thread.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/typing.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/suppliers/supplier_panel.h"
#include "ui/pages/suppliers/supplier_use.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/tables/table_view.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stemdesk::suppliers_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestSuppliersPage : public PageTest<SuppliersPage> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_bloemenhof = services().suppliers.create({.name = u"Bloemenhof"_s})->id;
        m_arden = services().suppliers.create({.name = u"Arden Foliage"_s})->id;
        showPage();
        m_table = m_page->findChild<TableView *>();
    }

    void modelKeepsItsPromises()
    {
        auto *model = m_page->findChild<SuppliersModel *>();
        const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);

        QVERIFY(services().suppliers.create({.name = u"Fleura"_s}));
        QTRY_COMPARE(model->rowCount(), 3);
        QVERIFY(services().suppliers.archive(m_bloemenhof));
        QTRY_COMPARE(model->rowCount(), 2);
    }

    void suppliersStandInAlphabeticalOrder() { QCOMPARE(names(), QStringList({u"Arden Foliage"_s, u"Bloemenhof"_s})); }

    void supplierFromElsewhereAppearsAndSelectionStays()
    {
        m_table->selectRow(1);

        QVERIFY(services().suppliers.create({.name = u"Ashby"_s}));

        QTRY_COMPARE(names(), QStringList({u"Arden Foliage"_s, u"Ashby"_s, u"Bloemenhof"_s}));
        QCOMPARE(m_page->current(), m_bloemenhof);
        QCOMPARE(m_table->currentIndex().row(), 2);
    }

    void cellIsStoredAndUndone()
    {
        QVERIFY(m_table->model()->setData(cell(0, SuppliersModel::Phone), u" 0123 456 "_s));
        QTRY_COMPARE(stored(m_arden).phone, u"0123 456"_s);
        QTRY_COMPARE(cell(0, SuppliersModel::Phone).data().toString(), u"0123 456"_s);

        m_shop->edits().undo();
        QTRY_COMPARE(cell(0, SuppliersModel::Phone).data().toString(), QString());

        m_shop->edits().stack().redo();
        QTRY_COMPARE(cell(0, SuppliersModel::Phone).data().toString(), u"0123 456"_s);
    }

    void theTableSaysWhatIsSoldAndTheMinimum()
    {
        must(services().suppliers.patch(m_arden, {.minOrderExclTax = std::optional(150.0)}));

        QTRY_COMPARE(cell(0, SuppliersModel::Minimum).data().toString(), u"£150.00"_s);
        QTRY_COMPARE(cell(0, SuppliersModel::Products).data().toString(), u"0"_s);
        QCOMPARE(cell(0, SuppliersModel::OpenOrders).data().toString(), QString());
    }

    void refusedCellKeepsWhatWasTyped()
    {
        m_table->model()->setData(cell(0, SuppliersModel::Email), u"anna"_s);

        QTRY_VERIFY(!cell(0, SuppliersModel::Email).data(ErrorRole).toString().isEmpty());
        QCOMPARE(cell(0, SuppliersModel::Email).data().toString(), u"anna"_s);
        QCOMPARE(stored(m_arden).contactEmail, QString());
        QCOMPARE(m_shop->edits().stack().count(), 0);
    }

    void fieldOfThePanelIsStored()
    {
        ValueField *website = field(u"Website"_s);
        enterInto(website, u"ardenfoliage.example"_s);

        QTRY_COMPARE(stored(m_arden).website, u"ardenfoliage.example"_s);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Change website of Arden Foliage"_s);
    }

    void theFieldsEndWhereTheButtonsOfTheHeadDo()
    {
        const ValueField *email = field(u"E-mail"_s);

        for (const int height : {2'000, 400}) { // Without a scroll bar, and with one.
            m_page->resize(1080, height);
            QTRY_COMPARE(email->mapTo(m_page.get(), QPoint(email->width(), 0)).x(), 1080 - metric::kPageEdge);
        }
    }

    void theChipOfAnArchivedSupplierIsWhole()
    {
        QVERIFY(services().suppliers.archive(m_arden));
        m_page->resize(1080, 600);

        m_page->findChild<ViewSwitch *>()->setCurrentIndex(2); // All of them.

        QTRY_VERIFY(m_table->columnWidth(SuppliersModel::State)
                    >= statusChipWidth(SuppliersModel::tr("Archived")) + 2 * metric::kCellPadding);
    }

    void refusedFieldSaysWhy()
    {
        ValueField *email = field(u"E-mail"_s);
        enterInto(email, u"anna"_s);

        QTRY_VERIFY(email->isRefused());
        QCOMPARE(email->text(), u"anna"_s);
    }

    void conflictShowsBothValuesAndEnterKeepsMine()
    {
        ValueField *phone = field(u"Phone"_s);
        phone->setFocus();
        QTest::keyClicks(phone, u"111"_s);
        QVERIFY(services().suppliers.patch(m_arden, {.phone = u"222"_s}));
        const auto *row = qobject_cast<FormRow *>(phone->parentWidget());
        QTRY_VERIFY(row->note().contains(u"222"_s));
        QCOMPARE(phone->text(), u"111"_s);

        QTest::keyClick(phone, Qt::Key_Return);

        QTRY_COMPARE(stored(m_arden).phone, u"111"_s);
    }

    void newSupplierIsChosenAndUndoArchivesIt()
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), u"Fleura"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(names().size(), 3);
        QTRY_COMPARE(stored(m_page->current()).name, u"Fleura"_s);
        const SupplierId fleura = m_page->current();

        m_shop->edits().undo();
        QTRY_VERIFY(stored(fleura).isArchived);

        m_shop->edits().stack().redo();
        QTRY_VERIFY(!stored(fleura).isArchived);
        QTRY_COMPARE(names().size(), 3);
    }

    void deleteArchivesAndUndoBringsBack()
    {
        m_table->setFocus();
        QTest::keyClick(m_table, Qt::Key_Delete);
        QTRY_COMPARE(names(), QStringList({u"Bloemenhof"_s}));

        m_shop->edits().undo();
        QTRY_COMPARE(names().size(), 2);
    }

    void conditionsAreReadAsPeopleTypeThem()
    {
        m_table->selectRow(0);
        enterInto(field(u"Claims within"_s), u"2 days"_s);
        QTRY_COMPARE(stored(m_arden).claimHours, std::optional(48.0));
        enterInto(field(u"Delivers on"_s), u"mon-wed and sat"_s);
        const QStringList days{u"mon"_s, u"tue"_s, u"wed"_s, u"sat"_s};
        QTRY_COMPARE(stored(m_arden).deliveryWeekdays, days);
        enterInto(field(u"Delivers on"_s), field(u"Delivers on"_s)->placeholderText());
        QTRY_COMPARE(stored(m_arden).deliveryWeekdays, QStringList());
    }

    void openOrdersAndVarietiesStandBesideTheSupplier()
    {
        const ProductRow row{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                             .hasVariant = true,
                             .variant = {.name = u"Quicksand"_s, .supplierIds = QList<SupplierId>{m_arden}}};
        const VariantId rose = must(must(services().products.upsert({row})).constFirst()).variantId;
        const EventId event = must(services().events.create({.name = u"Meadow wedding"_s})).event.id;
        const EventGroupId group = must(services().lines.createGroup(event, {.name = u"Tables"_s})).id;
        must(services().lines.createItem(event, group, {.variantId = rose, .supplierId = m_arden, .quantity = 60}));
        const OrderSheetId sheet = must(services().orderSheets.save({event})).id;
        must(services().orderSheets.patch(sheet, {.state = SheetState::Ordered}));
        QSignalSpy chosen(m_page.get(), &SuppliersPage::sheetChosen);

        QTRY_VERIFY(orderLink());
        orderLink()->click();

        QCOMPARE(chosen.constFirst().constFirst().value<OrderSheetId>(), sheet);
        QTRY_VERIFY(hasText(u"Rose ‘Quicksand’"_s));
        QTRY_COMPARE(cell(0, SuppliersModel::Varieties).data().toString(), u"1"_s);
        QCOMPARE(cell(0, SuppliersModel::Products).data().toString(), u"1"_s);
        QVERIFY(hasText(u"Products"_s) && hasText(u"Varieties"_s)); // The same beside the table.
        const ReceivedRow received{.variantId = rose, .supplierId = m_arden, .packs = 60};
        must(services().orderSheets.patch(sheet, {.received = QList<ReceivedRow>{received}}));
        QTRY_VERIFY(hasText(u"No open orders."_s));
    }

    void moreThanNoneOfAnArchivedSuppliersVarietiesIsNotPromised()
    {
        constexpr int kMoreThanAreNamed = 13;
        for (int at = 0; at < kMoreThanAreNamed; ++at) {
            const ProductRow row{.product = {.name = u"Rose %1"_s.arg(at), .productType = u"flower"_s},
                                 .hasVariant = true,
                                 .variant = {.name = u"Red"_s, .supplierIds = QList<SupplierId>{m_arden}}};
            must(must(services().products.upsert({row})).constFirst());
        }
        m_page->open(m_arden);
        QTRY_VERIFY(hasText(u"More in Products"_s));

        must(services().suppliers.archive(m_arden));
        m_page->open(m_bloemenhof);
        m_page->open(m_arden);

        const auto *orders = m_page->findChild<OpenOrdersList *>();
        QTRY_VERIFY(orders->isVisible()); // They are read together.
        QTRY_VERIFY(!hasText(u"More in Products"_s)); // Rows that are gone are deleted a little later.
    }

    void ofAProductOnlyTheSuppliersOwnVarietiesCount()
    {
        ProductRow row{.product = {.name = u"Rose"_s, .productType = u"flower"_s},
                       .hasVariant = true,
                       .variant = {.name = u"Quicksand"_s, .supplierIds = QList<SupplierId>{m_arden}}};
        row.productId = must(must(services().products.upsert({row})).constFirst()).productId;
        row.variant = {.name = u"Juliet"_s, .supplierIds = QList<SupplierId>{m_bloemenhof}};
        must(must(services().products.upsert({row})).constFirst());
        m_table->selectRow(0);

        QTRY_COMPARE(cell(0, SuppliersModel::Varieties).data().toString(), u"1"_s);
        QTRY_COMPARE(cell(1, SuppliersModel::Varieties).data().toString(), u"1"_s);
        QCOMPARE(figure(u"Products"_s), u"1"_s);
        QCOMPARE(figure(u"Varieties"_s), u"1"_s);
    }

    void figuresOfASupplierAreNotThoseOfThePreviousOne()
    {
        m_table->selectRow(0);
        QTRY_COMPARE(figure(u"Products"_s), u"0"_s);
        const auto *orders = m_page->findChild<OpenOrdersList *>();
        QTRY_VERIFY(orders->isVisible());
        const HeldThread held(m_shop->context().lookups); // They cannot be read.

        const SupplierId fleura = must(services().suppliers.create({.name = u"Fleura"_s})).id;
        m_page->open(fleura);

        QCOMPARE(m_page->current(), fleura);
        QCOMPARE(figure(u"Products"_s), QString());
        QVERIFY(!orders->isVisible());
    }

private:
    /// The figure beside the table.
    QString figure(const QString &name) const
    {
        for (const auto *row : m_page->findChild<SupplierPanel *>()->findChildren<ValueRow *>()) {
            const auto labels = row->findChildren<QLabel *>();
            if (std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == name; }))
                return row->value();
        }
        return u"no such row"_s;
    }
    Button *orderLink() const
    {
        for (auto *button : m_page->findChild<SupplierPanel *>()->findChildren<Button *>()) {
            if (button->isVisible() && button->accessibleName().startsWith(u"Open the order of"_s))
                return button;
        }
        return nullptr;
    }
    bool hasText(const QString &text) const
    {
        const auto labels = m_page->findChild<SupplierPanel *>()->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
    }
    QModelIndex cell(int row, int column) const { return m_table->model()->index(row, column); }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < m_table->model()->rowCount(); ++row)
            names += cell(row, SuppliersModel::Name).data().toString();
        return names;
    }
    Supplier stored(SupplierId id) const { return *services().suppliers.find(id); }
    ValueField *field(const QString &name) const
    {
        const auto fields = m_page->findChild<SupplierPanel *>()->findChildren<ValueField *>();
        const auto found = std::ranges::find(fields, name, &QWidget::accessibleName);
        return found == fields.cend() ? nullptr : *found;
    }

    TableView *m_table = nullptr;
    SupplierId m_bloemenhof;
    SupplierId m_arden;
};

STEMDESK_TEST(TestSuppliersPage)

} // namespace stemdesk::suppliers_page_test

#include "tst_suppliers_page.moc"
