#include "ui/pages/products/products_page.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/page_test.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/pages/products/new_product_row.h"
#include "ui/pages/products/product_cells.h"
#include "ui/pages/products/variant_panel.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/words/money_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::products_page_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestProductsPage : public PageTest<ProductsPage> {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_rose = made(services(), productRow(u"Rose"_s, u"Quicksand"_s));
        showPage();
        m_tree = m_page->findChild<TreeView *>();
    }

    void fieldOfThePanelIsStoredAndUndone()
    {
        ValueField *stem = field(u"Stem length"_s);
        stem->setFocus();
        QTest::keyClicks(stem, u"50"_s);
        QTest::keyClick(stem, Qt::Key_Return);
        QTRY_COMPARE(stored().stemLength, std::optional(50.0));
        QTRY_COMPARE(stem->text(), u"50"_s);

        m_shop->edits().undo();
        QTRY_COMPARE(stem->text(), QString());
    }

    void numberThatIsNoneIsRefusedInPlace()
    {
        ValueField *pack = field(u"Units per pack"_s);
        pack->setFocus();
        pack->selectAll();
        QTest::keyClicks(pack, u"many"_s);
        QTest::keyClick(pack, Qt::Key_Return);

        QVERIFY(pack->isRefused());
        QCOMPARE(pack->text(), u"many"_s);
        QCOMPARE(stored().unitsPerPack, std::optional(25.0));
    }

    void minimumShowsBothValues()
    {
        const SupplierId farm = services().suppliers.create({.name = u"Fern farm"_s})->id;
        setMinimum(farm, 2);
        QTRY_VERIFY(field(u"Minimum packs of Fern farm"_s));
        ValueField *minimum = field(u"Minimum packs of Fern farm"_s);
        QTRY_COMPARE(minimum->text(), u"2"_s);
        minimum->setFocus();
        minimum->selectAll();
        QTest::keyClicks(minimum, u"5"_s);

        setMinimum(farm, 3);

        QTRY_VERIFY(minimum->isInConflict());
        QCOMPARE(minimum->text(), u"5"_s);
        const auto notes = m_page->findChildren<ConflictNote *>();
        const auto shown = std::ranges::find_if(notes, [](const ConflictNote *note) { return note->isVisible(); });
        QVERIFY(shown != notes.cend());
        QCOMPARE((*shown)->text(), u"Yours: 5, now: 3"_s);
        QTest::keyClick(minimum, Qt::Key_Return); // Saves what was typed.
        QTRY_COMPARE(stored().supplierMinPacks, (QList<SupplierMinimum>{{farm, 5}}));
        QTRY_VERIFY(!minimum->isInConflict());
    }

    void aSuppliersCodeIsTypedBelowTheirName()
    {
        const SupplierId farm = services().suppliers.create({.name = u"Fern farm"_s})->id;
        setMinimum(farm, 2);
        QTRY_VERIFY(field(u"Code of Fern farm"_s));
        ValueField *code = field(u"Code of Fern farm"_s);

        QTest::keyClicks(code, u"RQ-50"_s);
        QTest::keyClick(code, Qt::Key_Return);

        QTRY_COMPARE(stored().supplierCodes, (QList<SupplierCode>{{farm, u"RQ-50"_s}}));
        m_shop->edits().undo();
        QTRY_COMPARE(stored().supplierCodes, QList<SupplierCode>());
        QTRY_COMPARE(code->text(), QString());
    }

    void aMissingPriceIsTypedInThePanel()
    {
        ShopServices &shop = services();
        const SupplierId farm = must(shop.suppliers.create({.name = u"Fern farm"_s})).id;
        must(shop.products.patchVariant(m_rose.productId, m_rose.variantId, {.supplierIds = QList{farm}}));
        const PriceListId list = madePriceList(shop, u"flower"_s, {2026, 1, 1});
        QTRY_VERIFY(field(u"Unit cost of Fern farm"_s));
        ValueField *cost = field(u"Unit cost of Fern farm"_s);

        QTest::keyClicks(cost, u"much"_s);
        QTest::keyClick(cost, Qt::Key_Return);
        QVERIFY(cost->isRefused());
        cost->selectAll();
        QTest::keyClicks(cost, u"0.45"_s);
        QTest::keyClick(cost, Qt::Key_Return);

        const auto prices = [&shop, list] {
            return must(shop.priceLists.find(list, PriceListService::Entries::Load)).entries;
        };
        QTRY_COMPARE(prices().size(), 1);
        QCOMPARE(prices().constFirst().supplierId, farm);
        QCOMPARE(prices().constFirst().unitCostExclTax, 0.45);
        QTRY_VERIFY(says(moneyText(0.45, m_shop->context().shop.currency)));
        m_shop->edits().undo();
        QTRY_COMPARE(prices().size(), 0);
    }

    void theFirstPriceMakesTheList()
    {
        ShopServices &shop = m_shop->services();
        const auto lists = [&shop] { return must(shop.prices.lists()); };
        QVERIFY(lists().isEmpty());
        QTRY_VERIFY(field(u"Unit cost without a supplier"_s));
        ValueField *cost = field(u"Unit cost without a supplier"_s);

        QTest::keyClicks(cost, u"0.45"_s);
        QTest::keyClick(cost, Qt::Key_Return);

        QTRY_COMPARE(lists().size(), 1);
        QCOMPARE(lists().constFirst().list.productType, u"flower"_s);
        QTRY_VERIFY(says(moneyText(0.45, m_shop->context().shop.currency)));
        m_shop->edits().undo();
        QTRY_VERIFY(lists().isEmpty());
        m_shop->edits().stack().redo();
        QTRY_COMPARE(lists().size(), 1);
        QTRY_VERIFY(says(moneyText(0.45, m_shop->context().shop.currency)));
    }

    void aSearchShowsTheVarietiesThatItFound()
    {
        for (const QString &name : {u"Avalanche"_s, u"Grand Prix"_s})
            must(services().products.upsert(
                {ProductRow{.productId = m_rose.productId, .hasVariant = true, .variant = {.name = name}}}));
        const auto shownRows = [this] {
            QStringList names;
            const QModelIndex product = m_tree->model()->index(0, 0);
            for (int row = 0; row < m_tree->model()->rowCount(product); ++row) {
                if (!m_tree->isRowHidden(row, product))
                    names += m_tree->model()->index(row, 0, product).data().toString();
            }
            return names;
        };
        QTRY_COMPARE(shownRows().size(), 3);

        search(u"gran"_s);
        QTRY_COMPARE(shownRows(), QStringList{u"Grand Prix"_s});
        QCOMPARE(m_tree->currentIndex().data().toString(), u"Grand Prix"_s);
        const auto labels = m_page->findChildren<QLabel *>();
        QVERIFY(std::ranges::find(labels, u"1 products · 1 varieties"_s, &QLabel::text) != labels.cend());
        search(u"ros"_s);
        QTRY_COMPARE(shownRows().size(), 3);
        search(u"rose gran"_s);
        QTRY_COMPARE(shownRows(), QStringList{u"Grand Prix"_s});
        m_page->open(m_rose.productId, m_rose.variantId);
        QTRY_COMPARE(m_tree->currentIndex().data().toString(), u"Quicksand"_s);
        search(QString());
        QTRY_COMPARE(shownRows().size(), 3);
    }

    void pressingAColumnSortsAndKeepsWhatIsOpenAndChosen()
    {
        const auto peony = made(services(), productRow(u"Peony"_s, u"Coral Charm"_s));
        const auto names = [this] {
            QStringList found;
            for (int row = 0; row < m_tree->model()->rowCount(); ++row)
                found += m_tree->model()->index(row, 0).data().toString();
            return found;
        };
        QTRY_COMPARE(names(), (QStringList{u"Rose"_s, u"Peony"_s}));
        m_page->open(peony.productId, peony.variantId);
        QTRY_COMPARE(m_tree->currentIndex().data().toString(), u"Coral Charm"_s);
        const QHeaderView &heads = *m_tree->header();
        const QPoint head(heads.sectionViewportPosition(0) + 20, heads.height() / 2);

        QTest::mouseClick(heads.viewport(), Qt::LeftButton, {}, head);
        QTRY_COMPARE(names(), (QStringList{u"Peony"_s, u"Rose"_s}));
        QCOMPARE(m_tree->currentIndex().data().toString(), u"Coral Charm"_s);
        QVERIFY(m_tree->isExpanded(m_tree->model()->index(0, 0)));
        QTest::mouseClick(heads.viewport(), Qt::LeftButton, {}, head);
        QTRY_COMPARE(names(), (QStringList{u"Rose"_s, u"Peony"_s}));
        QTest::mouseClick(heads.viewport(), Qt::LeftButton, {}, head); // Back to the order in which they were added.
        QTRY_COMPARE(heads.sortIndicatorSection(), -1);
    }

    void packsOfSuppliersAreTypedAsInASheet()
    {
        ShopServices &shop = services();
        const SupplierId farm = must(shop.suppliers.create({.name = u"Fern farm"_s})).id;
        const SupplierId hill = must(shop.suppliers.create({.name = u"Hill"_s})).id;
        const PriceListId list = madePriceList(shop, u"flower"_s, {2026, 1, 1});
        for (const auto &[supplier, cost] : {std::pair(farm, 0.5), std::pair(hill, 0.4)})
            must(shop.priceLists.createEntry(
                list, {.variantId = m_rose.variantId, .supplierId = supplier, .unitCostExclTax = cost}));
        must(shop.products.patchVariant(m_rose.productId, m_rose.variantId, {.supplierIds = QList{farm, hill}}));
        QTRY_VERIFY(field(u"Pack of Hill"_s));
        ValueField *pack = field(u"Pack of Fern farm"_s);
        QCOMPARE(pack->placeholderText(), u"25"_s); // The variety's own.
        const auto ofPack = [this](double cost) {
            return u"%1 per pack"_s.arg(moneyText(cost, m_shop->context().shop.currency));
        };
        QTRY_VERIFY(says(ofPack(10)));
        QVERIFY(says(u"cheapest"_s));
        const auto labels = m_page->findChild<VariantPanel *>()->findChildren<QLabel *>();
        QCOMPARE(std::ranges::count(labels, u"Their code"_s, &QLabel::text), 1); // Above the first supplier's fields.

        pack->setFocus();
        QTest::keyClicks(pack, u"12"_s);
        QTest::keyClick(pack, Qt::Key_Return);

        QTRY_COMPARE(stored().supplierPacks, (QList<SupplierPack>{{farm, 12}}));
        QTRY_VERIFY(says(ofPack(6)));
        QTRY_VERIFY(m_page->focusWidget() == field(u"Pack of Hill"_s));
        QTest::keyClick(field(u"Pack of Hill"_s), Qt::Key_Up);
        QVERIFY(m_page->focusWidget() == field(u"Pack of Fern farm"_s));
        ValueField *ean = field(u"EAN of Hill"_s);
        QTest::keyClicks(ean, u"8712345000017"_s);
        QTest::keyClick(ean, Qt::Key_Return);
        QTRY_COMPARE(stored().supplierCodes, (QList<SupplierCode>{{hill, QString(), u"8712345000017"_s}}));
        m_shop->edits().undo();
        m_shop->edits().undo();
        QTRY_COMPARE(stored().supplierPacks, QList<SupplierPack>());
    }

    /// The mark compares what one unit costs today before tax; packs, the lists' tax rates and kept prices do not
    /// matter.
    void theCheapestSupplierIsMarked()
    {
        ShopServices &shop = services();
        const SupplierId farm = must(shop.suppliers.create({.name = u"Fern farm"_s})).id;
        const SupplierId hill = must(shop.suppliers.create({.name = u"Hill"_s})).id;
        const SupplierId lane = must(shop.suppliers.create({.name = u"Lane"_s})).id;
        must(shop.products.patchVariant(
            m_rose.productId, m_rose.variantId,
            {.supplierIds = QList{farm, hill, lane},
             .supplierPacks = QList<SupplierPack>{{farm, 50}, {hill, 10}}})); // A bunch of Hill's costs least.
        const PriceListId before =
            must(shop.priceLists.create({.productType = u"flower"_s, .date = QDate(2026, 1, 1), .taxMultiplier = 1.0}))
                .id;
        const PriceListId list = madePriceList(shop, u"flower"_s, {2026, 2, 1});
        const auto price = [&](const PriceListId &of, const SupplierId &supplier, double cost) {
            return must(shop.priceLists.createEntry(
                of, {.variantId = m_rose.variantId, .supplierId = supplier, .unitCostExclTax = cost}));
        };
        price(before, lane, 0.42); // With tax it would be the cheapest: 0.42 against 0.48.
        price(list, farm, 0.4);
        price(list, hill, 0.45);
        QTRY_VERIFY(field(u"Pack of Hill"_s));
        QTRY_COMPARE(cheapest(), QStringList{u"Fern farm"_s});

        price(list, lane, 0.35);
        QTRY_COMPARE(cheapest(), QStringList{u"Lane"_s});
        const PriceListId newest = madePriceList(shop, u"flower"_s, {2026, 3, 1});
        price(newest, farm, 0.5);
        price(newest, hill, 0.5);
        price(newest, lane, 0.5);
        QTRY_COMPARE(cheapest(), QStringList()); // All the same.
    }

    // The field shows only the code; other details from the API or a file are kept.
    void anEanStaysWhereACodeIsTypedOrTakenAway()
    {
        const SupplierId farm = services().suppliers.create({.name = u"Fern farm"_s})->id;
        setMinimum(farm, 2);
        const QString ean = u"8712345000017"_s;
        QVERIFY(services().products.patchVariant(m_rose.productId, m_rose.variantId,
                                                 {.supplierCodes = QList<SupplierCode>{{farm, u"OLD"_s, ean}}}));
        QTRY_VERIFY(field(u"Code of Fern farm"_s));
        ValueField *code = field(u"Code of Fern farm"_s);
        QTRY_COMPARE(code->text(), u"OLD"_s);

        code->selectAll();
        QTest::keyClicks(code, u"RQ-50"_s);
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_COMPARE(stored().supplierCodes, (QList<SupplierCode>{{farm, u"RQ-50"_s, ean}}));

        code->selectAll();
        QTest::keyClick(code, Qt::Key_Delete);
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_COMPARE(stored().supplierCodes, (QList<SupplierCode>{{farm, QString(), ean}}));
    }

    void spareIsTypedInPerCent()
    {
        ValueField *spare = field(u"Spare (%)"_s);

        QTest::keyClicks(spare, u"7,5"_s);
        QTest::keyClick(spare, Qt::Key_Return);
        QTRY_COMPARE(stored().sparePercent, std::optional(7.5));

        spare->selectAll();
        QTest::keyClicks(spare, u"101"_s);
        QTest::keyClick(spare, Qt::Key_Return);
        QTRY_VERIFY(spare->isRefused());
        QCOMPARE(stored().sparePercent, std::optional(7.5));
    }

    void whatIsTypedIntoOneOfSeveralSelectedRowsIsForAll()
    {
        const auto menta = made(services(), productRow(u"Rose"_s, u"Menta"_s));
        QTRY_COMPARE(m_tree->model()->rowCount(), 2);
        m_tree->expandAll();
        const QModelIndex first = m_tree->model()->index(0, 0, m_tree->model()->index(0, 0));
        const QModelIndex second = m_tree->model()->index(0, 0, m_tree->model()->index(1, 0));
        m_tree->setCurrentIndex(second);
        m_tree->selectionModel()->select(first, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const QModelIndex cell = second.siblingAtColumn(int(ProductColumn::Stem));

        m_tree->model()->setData(cell, u"60 cm"_s);

        QTRY_COMPARE(stored().stemLength, std::optional(60.0));
        QTRY_COMPARE(services().products.findVariant(menta.variantId)->stemLength, std::optional(60.0));
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(stored().stemLength, std::nullopt);
        QTRY_COMPARE(services().products.findVariant(menta.variantId)->stemLength, std::nullopt);
    }

    void productsAndVarietiesAreDuplicated()
    {
        must(services().products.patchVariant(m_rose.productId, m_rose.variantId,
                                              {.stemLength = 50, .colors = QStringList{u"Peach"_s}}));
        QTRY_COMPARE(m_tree->currentIndex().siblingAtColumn(int(ProductColumn::Stem)).data().toString(), u"50 cm"_s);
        QTest::keyClick(m_tree, Qt::Key_D, Qt::ControlModifier);
        QTRY_COMPARE(m_tree->currentIndex().data().toString(), u"Quicksand (copy)"_s);
        const auto rose = [this] { return *services().products.find(m_rose.productId); };
        QCOMPARE(rose().variants.size(), 2);
        QCOMPARE(rose().variants.last().stemLength, std::optional(50.0));
        QCOMPARE(rose().variants.last().colors, QStringList{u"Peach"_s});

        m_tree->setCurrentIndex(m_tree->model()->index(0, 0));
        QTest::keyClick(m_tree, Qt::Key_D, Qt::ControlModifier);

        QTRY_COMPARE(m_tree->model()->rowCount(), 2);
        QTRY_COMPARE(m_tree->model()->rowCount(m_tree->model()->index(1, 0)), 2);
        m_shop->edits().undo();
        QTRY_COMPARE(m_tree->model()->rowCount(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(rose().variants.size(), 1);
    }

    void severalSelectedRowsAreDeletedAsOneStep()
    {
        made(services(), productRow(u"Lily"_s, u"Casablanca"_s));
        QTRY_COMPARE(m_tree->model()->rowCount(), 2);
        const EventId event = services().events.create({.name = u"Wedding"_s})->event.id;
        const EventGroupId group = services().lines.createGroup(event, {.name = u"Bouquet"_s})->id;
        QVERIFY(services().lines.createItem(event, group, {.variantId = m_rose.variantId, .quantity = 12}));
        QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
        m_tree->collapseAll();
        m_tree->setFocus();
        m_tree->selectAll();

        QTest::keyClick(m_tree, Qt::Key_Delete);

        QTRY_COMPARE(m_tree->model()->rowCount(), 0);
        QTRY_VERIFY(offered.value(0).value(0).toString().contains(u"1 event line"_s));
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        m_shop->edits().undo();
        QTRY_COMPARE(m_tree->model()->rowCount(), 2);
    }

    void newProductIsChosenAndUndoTakesItAway()
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        typeInFocus(u"Peony"_s);
        typeInFocus(u"Coral Charm"_s);

        QTRY_COMPARE(m_tree->currentIndex().data().toString(), u"Coral Charm"_s);
        QTRY_COMPARE(m_tree->model()->rowCount(), 2);

        m_shop->edits().undo();
        QTRY_COMPARE(m_tree->model()->rowCount(), 1);
        m_shop->edits().stack().redo();
        QTRY_COMPARE(m_tree->model()->rowCount(), 2);
    }

    void newProductOfALargeCatalogueIsFound()
    {
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < 400; ++i)
            rows.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
        QVERIFY(services().products.upsert(rows));
        ProductsPage page(m_shop->context());
        page.resize(1080, 720);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));

        auto *row = page.findChild<NewProductRow *>();
        Q_EMIT row->productNamed(
            {.name = u"Peony"_s, .productType = u"flower"_s, .category = {}, .variety = u"Charm"_s});

        auto *tree = page.findChild<TreeView *>();
        QTRY_COMPARE(tree->currentIndex().data().toString(), u"Charm"_s);
        QVERIFY2(tree->model()->rowCount() < 100, "the catalogue is not read to its end for it");
    }

    void productFarDownIsChosenAndStaysChosen()
    {
        addTulips(400);
        const ProductRowOutcome far = made(services(), productRow(u"Tulip"_s, u"Rococo"_s));
        const ProductRowOutcome last = made(services(), productRow(u"Tulip"_s, u"Queen of Night"_s));
        ProductsPage page(m_shop->context());
        page.resize(1080, 720);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto *tree = page.findChild<TreeView *>();

        page.open(last.productId, last.variantId);
        QTRY_COMPARE(tree->currentIndex().data().toString(), u"Queen of Night"_s);
        QTest::keyClick(page.findChild<SearchField *>(), Qt::Key_Return); // Return must not start a second search.
        QCoreApplication::processEvents();
        QCOMPARE(tree->currentIndex().data().toString(), u"Queen of Night"_s);

        page.open(far.productId, far.variantId);
        QCOMPARE(tree->currentIndex().data().toString(), u"Rococo"_s);
    }

    void scrollingToTheEndKeepsWhatIsChosen()
    {
        addTulips(1'500);
        ProductsPage page(m_shop->context());
        page.resize(1080, 720);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto *tree = page.findChild<TreeView *>();
        QAbstractItemModel *model = tree->model();
        const QPersistentModelIndex chosen = tree->currentIndex();
        QCOMPARE(chosen.data().toString(), u"Quicksand"_s);

        QScrollBar *bar = tree->verticalScrollBar();
        while (model->rowCount() < 1'501) {
            const int rows = model->rowCount();
            // Repeated, because the bar's range grows only after the new rows are laid out.
            QTRY_VERIFY((bar->setValue(bar->maximum()), model->rowCount() > rows));
        }
        bar->setValue(bar->maximum());
        QTRY_COMPARE(model->index(1'500, 0).data().toString(), u"Tulip 1499"_s);

        QCOMPARE(tree->currentIndex(), QModelIndex(chosen));
        QVERIFY(tree->selectionModel()->isSelected(chosen));
        bar->setValue(0);
        QTRY_COMPARE(chosen.data().toString(), u"Quicksand"_s);
        QVERIFY(tree->isExpanded(model->index(0, 0)));
    }

    void newVarietyJoinsItsProduct()
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        typeInFocus(u"Amnesia"_s);

        QTRY_COMPARE(m_tree->currentIndex().data().toString(), u"Amnesia"_s);
        QCOMPARE(services().products.find(m_rose.productId)->variants.size(), 2);
    }

    void refusedProductKeepsTheRowOpen()
    {
        QTest::keyClick(m_page.get(), Qt::Key_N, Qt::ControlModifier);
        auto *row = m_page->findChild<NewProductRow *>();
        Q_EMIT row->productNamed({.name = u" "_s, .productType = u"flower"_s, .category = {}, .variety = u"A"_s});

        QTRY_VERIFY(std::ranges::any_of(row->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->isVisible() && label->text() == u"Give it a name."_s;
        }));
        QVERIFY(row->isVisible());
    }

    void deletionSaysWhatWentAndCanBeUndone()
    {
        ShopServices &shop = services();
        const EventId event = shop.events.create({.name = u"Wedding"_s})->event.id;
        const EventGroupId group = shop.lines.createGroup(event, {.name = u"Bouquet"_s})->id;
        QVERIFY(shop.lines.createItem(event, group, {.variantId = m_rose.variantId, .quantity = 12}));
        QSignalSpy offered(&m_shop->edits(), &Edits::undoOffered);
        m_tree->setCurrentIndex(m_tree->model()->index(0, 0));
        m_tree->setFocus();

        QTest::keyClick(m_tree, Qt::Key_Delete);

        QTRY_COMPARE(m_tree->model()->rowCount(), 0);
        QTRY_COMPARE(offered.count(), 1);
        QVERIFY2(offered.constFirst().constFirst().toString().contains(u"1 event line"_s),
                 qPrintable(offered.constFirst().constFirst().toString()));
        m_shop->edits().undo();
        QTRY_COMPARE(m_tree->model()->rowCount(), 1);
        QCOMPARE(shop.events.find(event)->groups.constFirst().items.size(), 1);
    }

private:
    /// The suppliers whose row is followed by the mark.
    QStringList cheapest() const
    {
        QStringList names;
        const auto labels = m_page->findChild<VariantPanel *>()->findChildren<QLabel *>();
        for (const QLabel *mark : labels) {
            if (mark->text() != u"cheapest"_s || !mark->isVisible())
                continue;
            const QLabel *above = nullptr; // The nearest supplier name on the left.
            for (const QLabel *label : labels) {
                const auto yOf = [](const QLabel &each) { return each.mapToGlobal(QPoint()).y(); };
                const bool isName = label->isVisible()
                    && label->mapToGlobal(QPoint()).x() == mark->mapToGlobal(QPoint()).x() && yOf(*label) < yOf(*mark)
                    && !label->text().isEmpty();
                if (isName && (!above || yOf(*label) > yOf(*above)))
                    above = label;
            }
            names += above ? above->text() : QString();
        }
        return names;
    }

    void addTulips(int count)
    {
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < count; ++i)
            rows.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
        QVERIFY(services().products.upsert(rows));
    }
    void setMinimum(const SupplierId &supplier, int packs)
    {
        QVERIFY(services().products.patchVariant(m_rose.productId, m_rose.variantId,
                                                 {.supplierIds = QList<SupplierId>{supplier},
                                                  .supplierMinPacks = QList<SupplierMinimum>{{supplier, packs}}}));
        QTRY_VERIFY(isBoughtFromAnyone()); // Before that, the fields may still belong to the previous product.
    }
    bool says(const QString &text) const
    {
        const auto labels = m_page->findChild<VariantPanel *>()->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&text](const QLabel *label) { return label->text().contains(text); });
    }
    void search(const QString &text)
    {
        auto *field = m_page->findChild<SearchField *>();
        field->setText(text);
        Q_EMIT field->searched(text);
    }
    bool isBoughtFromAnyone() const
    {
        const auto buttons = m_page->findChild<VariantPanel *>()->findChildren<IconButton *>();
        return std::ranges::any_of(buttons, [](const IconButton *button) {
            return button->accessibleName().startsWith("Do not buy from"_L1);
        });
    }

    Variant stored() const { return *services().products.findVariant(m_rose.variantId); }
    ValueField *field(const QString &name) const
    {
        const auto fields = m_page->findChild<VariantPanel *>()->findChildren<ValueField *>();
        const auto found = std::ranges::find(fields, name, &QWidget::accessibleName);
        return found == fields.cend() ? nullptr : *found;
    }
    static void typeInFocus(const QString &text)
    {
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QWidget *line = QApplication::focusWidget();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    TreeView *m_tree = nullptr;
    ProductRowOutcome m_rose;
};

STEMDESK_TEST(TestProductsPage)

} // namespace stemdesk::products_page_test

#include "tst_products_page.moc"
