#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/clients/client_panel.h"
#include "ui/pages/clients/clients_page.h"
#include "ui/pages/colours/colours_page.h"
#include "ui/pages/events/event_filters.h"
#include "ui/pages/events/events_page.h"
#include "ui/pages/events/events_table.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/pages/price_lists/price_list_view.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/product_cells.h"
#include "ui/pages/products/products_page.h"
#include "ui/pages/products/variant_panel.h"
#include "ui/pages/suppliers/supplier_panel.h"
#include "ui/pages/suppliers/suppliers_page.h"
#include "ui/ui_context.h"
#include "ui/undo/edits.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QLocale>
#include <QTest>
#include <QUndoStack>

#include <functional>

namespace stemdesk::new_rows_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

/// A row created while a search or filter would hide it is still shown, selected and edited.
class TestNewRows : public PageTest<QWidget> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init() { m_shop = std::make_unique<UiShop>(); }

    void aProductIsMadeDuringASearch();
    void aVarietyIsMadeUnderAFilter();
    void aProductIsMadeAmongMany();
    void whoRenamesWhatWasSearchedForStaysWithIt();
    void aSupplierIsMadeDuringASearch();
    void aClientIsMadeDuringASearch();
    void whoRenamesAClientStaysWithIt();
    void aColourIsMadeDuringASearch();
    void aPriceIsMadeDuringASearch();
    void anEventIsCopiedUnderAFilter();
    void enterPressedTwiceMakesOne_data();
    void enterPressedTwiceMakesOne();

private:
    template <class Page>
    Page *show()
    {
        m_page = std::make_unique<Page>(m_shop->context());
        m_page->resize(1080, 720);
        m_page->show();
        return static_cast<Page *>(m_page.get());
    }
    void search(const QString &words)
    {
        auto *field = m_page->findChild<SearchField *>();
        field->setFocus();
        QTest::keyClicks(field, words);
        QTest::keyClick(field, Qt::Key_Return);
    }
    template <class Page>
    void open()
    {
        show<Page>();
        makeNew({});
    }
    /// Presses Ctrl+N and answers what the row asks for.
    void makeNew(const QStringList &answers)
    {
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        answer(answers);
    }
    static void answer(const QStringList &answers)
    {
        for (const QString &answer : answers) {
            QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
            QWidget *field = QApplication::focusWidget();
            QTest::keyClicks(field, answer);
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    ValueField *focusedIn(const QWidget *panel) const
    {
        auto *field = qobject_cast<ValueField *>(QApplication::focusWidget());
        return field && panel->isAncestorOf(field) ? field : nullptr;
    }
};

void TestNewRows::aProductIsMadeDuringASearch()
{
    made(services(), productRow(u"Rose"_s, u"Avalanche"_s));
    made(services(), productRow(u"Tulip"_s, u"Rococo"_s));
    const auto *page = show<ProductsPage>();
    auto *tree = page->findChild<TreeView *>();
    search(u"avalan"_s);
    QTRY_COMPARE(tree->model()->rowCount(), 1);

    makeNew({u"Lily"_s, u"Casa Blanca"_s});

    QTRY_COMPARE(tree->currentIndex().data().toString(), u"Casa Blanca"_s);
    auto *panel = page->findChild<VariantPanel *>();
    QTRY_VERIFY(focusedIn(panel));
    QTRY_COMPARE(focusedIn(panel)->text(), u"Casa Blanca"_s);
    QTest::keyClicks(focusedIn(panel), u"Sweet Sue"_s);
    QTest::keyClick(focusedIn(panel), Qt::Key_Return);
    QTRY_COMPARE(tree->currentIndex().data().toString(), u"Sweet Sue"_s);
    const auto products = must(services().products.list({}, {}, ProductService::Variants::Load)).rows;
    QCOMPARE(products.constFirst().variants.constFirst().name, u"Avalanche"_s);
    QCOMPARE(products.constLast().variants.constFirst().name, u"Sweet Sue"_s);
}

void TestNewRows::aVarietyIsMadeUnderAFilter()
{
    const ProductRowOutcome rose = made(services(), productRow(u"Rose"_s, u"Avalanche"_s));
    made(services(), productRow(u"Tulip"_s, u"Rococo"_s));
    auto *page = show<ProductsPage>();
    auto *tree = page->findChild<TreeView *>();
    page->showCategory(u"Nothing is in it"_s);
    QTRY_COMPARE(tree->model()->rowCount(), 0);

    makeNew({u"Lily"_s, u"Casa Blanca"_s});

    QTRY_COMPARE(tree->currentIndex().data().toString(), u"Casa Blanca"_s);
    QTRY_VERIFY(focusedIn(page->findChild<VariantPanel *>()));
    page->open(rose.productId, rose.variantId);
    QTRY_COMPARE(tree->currentIndex().data().toString(), u"Avalanche"_s);
}

void TestNewRows::aProductIsMadeAmongMany()
{
    QList<Result<ProductRow>> rows;
    for (int i = 0; i < 400; ++i)
        rows.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
    must(services().products.upsert(rows));
    const auto *page = show<ProductsPage>();
    auto *tree = page->findChild<TreeView *>();
    search(u"399"_s);
    QTRY_COMPARE(tree->model()->rowCount(), 1);

    makeNew({u"Lily"_s, u"Casa Blanca"_s});

    QTRY_COMPARE(tree->currentIndex().data().toString(), u"Casa Blanca"_s);
    QTRY_VERIFY(focusedIn(page->findChild<VariantPanel *>()));
}

void TestNewRows::whoRenamesWhatWasSearchedForStaysWithIt()
{
    made(services(), productRow(u"Rose"_s, u"Avalanche"_s));
    made(services(), productRow(u"Rosemary"_s, u"Green"_s));
    const auto *page = show<ProductsPage>();
    auto *tree = page->findChild<TreeView *>();
    search(u"avalanche"_s);
    QTRY_COMPARE(tree->model()->rowCount(), 1);
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    auto *panel = page->findChild<VariantPanel *>();
    panel->focusName();
    QTRY_VERIFY(focusedIn(panel));

    QTest::keyClicks(focusedIn(panel), u"Timeout"_s);
    QTest::keyClick(focusedIn(panel), Qt::Key_Return);

    QTRY_COMPARE(tree->currentIndex().data().toString(), u"Timeout"_s); // Though the search finds it no more.
    QVERIFY(focusedIn(panel));
}

void TestNewRows::aSupplierIsMadeDuringASearch()
{
    must(services().suppliers.create({.name = u"Rosendaal"_s}));
    const auto *page = show<SuppliersPage>();
    auto *table = page->findChild<TableView *>();
    search(u"rosen"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);

    makeNew({u"Van Dijk"_s});

    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), u"Van Dijk"_s);
    QTRY_VERIFY(focusedIn(page->findChild<SupplierPanel *>()));
}

void TestNewRows::aClientIsMadeDuringASearch()
{
    must(services().contacts.create({.name = u"Ada"_s}));
    const auto *page = show<ClientsPage>();
    auto *table = page->findChild<TableView *>();
    search(u"ada"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);

    makeNew({u"Zoe"_s});

    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), u"Zoe"_s);
    QTRY_VERIFY(focusedIn(page->findChild<ClientPanel *>()));
}

void TestNewRows::whoRenamesAClientStaysWithIt()
{
    const ContactId ada = must(services().contacts.create({.name = u"Ada Byron"_s})).id;
    must(services().contacts.create({.name = u"Ada Lovelace"_s}));
    const auto *page = show<ClientsPage>();
    auto *table = page->findChild<TableView *>();
    search(u"ada"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    table->setCurrentIndex(table->model()->index(0, 0));
    auto *panel = page->findChild<ClientPanel *>();
    auto *name = panel->findChild<ValueField *>();
    QCOMPARE(name->text(), u"Ada Byron"_s);
    name->setFocus();
    name->selectAll();

    QTest::keyClicks(name, u"Zoe"_s);
    QTest::keyClick(name, Qt::Key_Return);

    QTRY_COMPARE(must(services().contacts.find(ada)).name, u"Zoe"_s);
    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), u"Zoe"_s);
    QCOMPARE(name->text(), u"Zoe"_s);
    must(services().contacts.remove(ada, true));
    QTRY_COMPARE(table->model()->rowCount(), 1);
}

void TestNewRows::aColourIsMadeDuringASearch()
{
    const auto *page = show<ColoursPage>();
    auto *table = page->findChild<TableView *>();
    search(u"nothing is called so"_s);
    QTRY_COMPARE(table->model()->rowCount(), 0);

    makeNew({u"Mulberry"_s});

    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), u"Mulberry"_s);
}

void TestNewRows::aPriceIsMadeDuringASearch()
{
    ShopWithEvent filled(services());
    filled.addVariant(u"Lily"_s, u"flower"_s, 10);
    auto *page = show<PriceListsPage>();
    auto *view = page->findChild<PriceListView *>();
    PriceEntriesModel *prices = view->prices();
    page->findChild<TableView *>()->selectRow(0);
    QTRY_COMPARE(prices->rowCount(), 1);
    auto *searched = view->findChild<SearchField *>();
    QTest::keyClicks(searched, u"nothing is called so"_s);
    QTest::keyClick(searched, Qt::Key_Return);
    QTRY_COMPARE(prices->rowCount(), 0);
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));

    view->startAdding();
    QWidget *field = QApplication::focusWidget();
    QTest::keyClicks(field, u"lily"_s);
    QTest::keyClick(field, Qt::Key_Return);

    QTRY_COMPARE(prices->rowCount(), 2);
    QTRY_VERIFY(QApplication::focusWidget()->property("cellEditor").toBool());
    QTest::keyClicks(QApplication::focusWidget(), u"1.25"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(must(services().priceLists.find(filled.flowers, PriceListService::Entries::Load))
                     .entries.constLast()
                     .unitCostExclTax,
                 1.25);
}

void TestNewRows::anEventIsCopiedUnderAFilter()
{
    const EventId id = must(services().events.create({.name = u"Wedding"_s})).event.id;
    must(services().events.patch(id, {.status = u"quoting"_s}));
    auto *page = show<EventsPage>();
    auto *table = page->findChild<EventsTable *>();
    page->findChild<EventFilters *>()->setStatus(u"quoting"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    table->selectRow(0);
    table->setFocus();

    QTest::keyClick(table, Qt::Key_D, Qt::ControlModifier);

    QTRY_COMPARE(table->model()->rowCount(), 2);
    QTRY_VERIFY(table->currentIndex().siblingAtColumn(0).data().toString().contains("opy"_L1));
}

void TestNewRows::enterPressedTwiceMakesOne_data()
{
    QTest::addColumn<std::function<void()>>("show");
    QTest::addColumn<QStringList>("answers");
    const auto row = [](const char *name, const std::function<void()> &show, const QStringList &answers) {
        QTest::newRow(name) << show << answers;
    };
    row("client", [this] { open<ClientsPage>(); }, {u"Zoe"_s});
    row("supplier", [this] { open<SuppliersPage>(); }, {u"Van Dijk"_s});
    row("product", [this] { open<ProductsPage>(); }, {u"Lily"_s, u"Casa Blanca"_s});
    row("colour", [this] { open<ColoursPage>(); }, {u"Mulberry"_s});
    row("variety",
        [this] {
            made(services(), productRow(u"Rose"_s, u"Avalanche"_s));
            auto *tree = show<ProductsPage>()->findChild<TreeView *>();
            QTRY_COMPARE(tree->model()->rowCount(), 1);
            tree->setCurrentIndex(tree->model()->index(0, 0));
            QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
            QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        },
        {u"Quicksand"_s});
    row("category",
        [this] {
            auto *page = show<ColoursPage>();
            QVERIFY(QTest::qWaitForWindowActive(page));
            page->startNewCategory();
        },
        {u"Herbs"_s});
    row("price list", [this] { open<PriceListsPage>(); }, {u"Spring"_s});
}

void TestNewRows::enterPressedTwiceMakesOne()
{
    QFETCH(const std::function<void()>, show);
    QFETCH(const QStringList, answers);
    show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    answer(answers.first(answers.size() - 1));
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QTest::keyClicks(field, answers.constLast());

    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClick(field, Qt::Key_Return);

    QTRY_VERIFY(!field->isVisible()); // Stored.
    QTRY_VERIFY(m_shop->context().edits.isSettled());
    QCOMPARE(m_shop->context().edits.stack().count(), 1);
}

STEMDESK_TEST(TestNewRows)

} // namespace stemdesk::new_rows_test

#include "tst_new_rows.moc"
