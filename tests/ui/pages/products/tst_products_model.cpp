#include "ui/pages/products/products_model.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/held_thread.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::products_model_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestProductsModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_rose = made(m_shop->services(), productRow(u"Rose"_s, u"Quicksand"_s));
        m_peony = made(m_shop->services(), productRow(u"Peony"_s, u"Coral Charm"_s));
        m_model = std::make_unique<ProductsModel>(m_shop->context());
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_shop.reset();
    }

    void varietiesAreFoldedIn()
    {
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(text(rose()), u"Rose"_s);
        QCOMPARE(m_model->rowCount(rose()), 1);
        QCOMPARE(text(quicksand()), u"Quicksand"_s);
        QCOMPARE(text(quicksand(), ProductColumn::Pack), u"25"_s);
    }

    void costIsTheRangeOverSuppliersOfTheListInUse()
    {
        ShopServices &shop = m_shop->services();
        const SupplierId fleura = madeSupplier(shop, u"Fleura"_s);
        const SupplierId bloemenhof = madeSupplier(shop, u"Bloemenhof"_s);
        const PriceListId list = madePriceList(shop, u"flower"_s, {2026, 1, 1});
        const QList<std::pair<SupplierId, double>> costs{{fleura, 0.79}, {bloemenhof, 0.85}};
        for (const auto &[supplier, cost] : costs) {
            const PriceEntryRow row{
                .patch = {.variantId = m_rose.variantId, .supplierId = supplier, .unitCostExclTax = cost}};
            QVERIFY(shop.priceLists.upsertEntries(list, {row}));
        }

        QTRY_COMPARE(text(quicksand(), ProductColumn::Cost), u"£0.79 – £0.85"_s);
        QVERIFY(text(quicksand(), ProductColumn::Suppliers).contains(u"Fleura"_s));
    }

    void aColumnSortsProductsAndTheirVarieties()
    {
        ShopServices &shop = m_shop->services();
        must(shop.products.patchVariant(m_rose.productId, m_rose.variantId, {.stemLength = std::optional(60.0)}));
        for (const auto &[name, length] : {std::pair(u"Avalanche"_s, 40.0), std::pair(u"Menta"_s, 70.0)})
            must(shop.products.upsert({ProductRow{
                .productId = m_rose.productId, .hasVariant = true, .variant = {.name = name, .stemLength = length}}}));
        QTRY_COMPARE(m_model->rowCount(rose()), 3);

        sortBy(ProductColumn::Name, Qt::AscendingOrder);
        QCOMPARE(names({}), (QStringList{u"Peony"_s, u"Rose"_s}));
        QCOMPARE(names(rose()), (QStringList{u"Avalanche"_s, u"Menta"_s, u"Quicksand"_s}));
        sortBy(ProductColumn::Stem, Qt::DescendingOrder);
        QCOMPARE(names({}), (QStringList{u"Rose"_s, u"Peony"_s})); // Products without a length come last.
        QCOMPARE(names(rose()), (QStringList{u"Menta"_s, u"Quicksand"_s, u"Avalanche"_s}));
        sortBy(ProductColumn::Stem, Qt::AscendingOrder);
        QCOMPARE(names({}), (QStringList{u"Rose"_s, u"Peony"_s}));
        QCOMPARE(names(rose()), (QStringList{u"Avalanche"_s, u"Quicksand"_s, u"Menta"_s}));

        m_model->sort(-1);
        QTRY_VERIFY(!m_model->order().column);
        QCOMPARE(names({}), (QStringList{u"Rose"_s, u"Peony"_s}));
        QCOMPARE(names(rose()).constFirst(), u"Quicksand"_s);
    }

    void pricesSortWithinAndAcrossProducts()
    {
        ShopServices &shop = m_shop->services();
        const PriceListId list = madePriceList(shop, u"flower"_s, {2026, 1, 1});
        for (const auto &[variety, cost] : {std::pair(m_rose.variantId, 0.9), std::pair(m_peony.variantId, 0.4)})
            must(shop.priceLists.createEntry(list, {.variantId = variety, .unitCostExclTax = cost}));
        made(shop, productRow(u"Tulip"_s, u"Plain"_s)); // Without a price.

        sortBy(ProductColumn::Cost, Qt::AscendingOrder);
        QCOMPARE(names({}), (QStringList{u"Peony"_s, u"Rose"_s, u"Tulip"_s}));
        sortBy(ProductColumn::Cost, Qt::DescendingOrder);
        QCOMPARE(names({}), (QStringList{u"Rose"_s, u"Peony"_s, u"Tulip"_s}));
    }

    void whatNobodySellsComesBehindWhatSomebodyDoes()
    {
        const SupplierId fleura = madeSupplier(m_shop->services(), u"Fleura"_s);
        must(m_shop->services().products.patchVariant(m_peony.productId, m_peony.variantId,
                                                      {.supplierIds = QList<SupplierId>{fleura}}));
        for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            sortBy(ProductColumn::Suppliers, direction);
            QCOMPARE(names({}), (QStringList{u"Peony"_s, u"Rose"_s}));
        }
    }

    void whatIsTypedMovesNoSortedRowAndNewOnesFindTheirPlace()
    {
        sortBy(ProductColumn::Name, Qt::AscendingOrder);
        m_model->setData(m_model->index(0, 0), u"Zinnia"_s);
        QTRY_COMPARE(m_shop->services().products.find(m_peony.productId)->name, u"Zinnia"_s);
        QTRY_COMPARE(names({}), (QStringList{u"Zinnia"_s, u"Rose"_s}));

        made(m_shop->services(), productRow(u"Quince"_s, u"Plain"_s));

        QTRY_COMPARE(names({}), (QStringList{u"Zinnia"_s, u"Quince"_s, u"Rose"_s})); // Peony was there before.
    }

    void aLongSortedCatalogueIsReadWhereItIsLookedAt()
    {
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < 300; ++i)
            rows.append(productRow(u"Tulip %1"_s.arg(i, 3, 10, QChar(u'0')), u"Plain"_s));
        must(m_shop->services().products.upsert(rows));
        sortBy(ProductColumn::Name, Qt::DescendingOrder);
        QTRY_COMPARE(m_model->rowCount(), 302);

        QTRY_COMPARE(text(m_model->index(299, 0)), u"Tulip 000"_s);
        QTRY_COMPARE(text(m_model->index(301, 0)), u"Peony"_s);
        QCOMPARE(m_model->nodeAt(m_model->index(250, 0))->product.name, u"Tulip 049"_s);
    }

    void batchFromElsewhereAppearsAtOnce()
    {
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < 500; ++i)
            rows.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
        m_tester.reset(); // Otherwise it would check every row again for each new one.
        const QPersistentModelIndex chosen = quicksand();
        QSignalSpy refreshed(m_model.get(), &ProductsModel::refreshed);

        QVERIFY(m_shop->services().products.upsert(rows));

        QTRY_COMPARE(m_model->rowCount(), 502);
        QVERIFY2(refreshed.count() < 20, "a batch is read in few turns");
        QVERIFY(chosen.isValid());
        QCOMPARE(text(chosen), u"Quicksand"_s);
    }

    void laterPagesAreReadWhenAskedFor()
    {
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < 150; ++i)
            rows.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
        QVERIFY(m_shop->services().products.upsert(rows));
        ProductsModel model(m_shop->context());
        QCOMPARE(model.rowCount(), 100);
        QVERIFY(model.canFetchMore({}));

        model.fetchMore({}); // Like a view during its layout.
        HeldThread(m_shop->context().lookups).release();
        QCoreApplication::processEvents();
        QCOMPARE(model.rowCount(), 100);
        model.readOn();

        QTRY_COMPARE(model.rowCount(), 152);
        QVERIFY(!model.canFetchMore({}));
    }

    void nextPageIsReadBeforeTheEndIsSeen()
    {
        addTulips(150);
        ProductsModel model(m_shop->context());
        QCOMPARE(model.rowCount(), 100);

        model.index(60, 0).data();

        QTRY_COMPARE(model.rowCount(), 152);
    }

    void rowsStayUntilTheSearchIsAnswered()
    {
        QSignalSpy filtered(m_model.get(), &ProductsModel::filtered);
        const auto held = std::make_unique<HeldThread>(m_shop->context().lookups);

        QVERIFY(m_model->setFilter({.q = u"quick"_s}));
        QVERIFY2(!m_model->setFilter({.q = u"quick"_s}), "the same is asked only once");
        QCoreApplication::processEvents();

        QCOMPARE(m_model->rowCount(), 2);
        QVERIFY(!m_model->isNarrowed());
        held->release();
        QTRY_COMPARE(m_model->rowCount(), 1);
        QVERIFY(m_model->isNarrowed());
        QCOMPARE(filtered.count(), 1);
    }

    void olderAnswerNeverOverwritesANewerSearch()
    {
        QSignalSpy filtered(m_model.get(), &ProductsModel::filtered);
        const auto held = std::make_unique<HeldThread>(m_shop->context().lookups);
        for (const QString &typed : {u"quick"_s, u"quicks"_s, u"coral"_s})
            m_model->setFilter({.q = typed});

        held->release();

        QTRY_COMPARE(filtered.count(), 1);
        QCOMPARE(text(m_model->index(0, 0)), u"Peony"_s);
        HeldThread(m_shop->context().lookups).release(); // Pending look-ups are answered by now.
        QCoreApplication::processEvents();
        QCOMPARE(filtered.count(), 1);
        QCOMPARE(m_model->filter().q, u"coral"_s);
    }

    void whatIsFarFromTheViewIsReadAgain()
    {
        addTulips(2'400);
        ProductsModel model(m_shop->context());
        const QPersistentModelIndex chosen = model.indexOf(m_rose.productId, m_rose.variantId);
        readToTheEnd(model, 2'402);
        const QModelIndex last = model.index(2'401, 0);

        QCOMPARE(text(last), QString());
        QTRY_COMPARE(text(last), u"Tulip 2399"_s);

        readRows(model, 2'300); // The model keeps the rows that were read most recently.
        QCOMPARE(text(chosen), QString());
        QVERIFY(chosen.isValid());
        QCOMPARE(model.variantAt(chosen)->name, u"Quicksand"_s);
        QTRY_COMPARE(text(chosen), u"Quicksand"_s);
        QCOMPARE(model.varietyCount(), 2'402);
    }

    void rowsThatWereLetGoAreBroughtTogether()
    {
        addTulips(1'400);
        ProductsModel model(m_shop->context());
        readToTheEnd(model, 1'402);
        const QModelIndexList rows{model.index(0, 0), model.index(1'300, 0), model.index(1'401, 0)};
        QStringList brought;

        model.bring(rows, [&] {
            for (const QModelIndex &row : rows)
                brought += text(row);
        });

        QTRY_COMPARE(brought, QStringList({u"Rose"_s, u"Tulip 1298"_s, u"Tulip 1399"_s}));
    }

    void rowsInSightStayWhileOthersAreBrought()
    {
        addTulips(1'400);
        ProductsModel model(m_shop->context());
        readToTheEnd(model, 1'402);
        QCOMPARE(text(model.index(2, 0)), u"Tulip 0"_s); // The view shows the first rows.
        const QModelIndex last = model.index(1'401, 0);
        QString brought;

        model.bring({last}, [&] { brought = text(last); });

        QTRY_COMPARE(brought, u"Tulip 1399"_s);
        QCOMPARE(text(model.index(2, 0)), u"Tulip 0"_s);
    }

    void rowThatWasLetGoIsEditedAndFollowsOthers()
    {
        addTulips(1'400);
        ProductsModel model(m_shop->context());
        readToTheEnd(model, 1'402);
        const QModelIndex last = model.index(1'401, 0);
        const ProductId tulip = model.nodeAt(last)->product.id;

        QVERIFY(model.setData(last, u"Parrot tulip"_s));
        QTRY_COMPARE(m_shop->services().products.find(tulip)->name, u"Parrot tulip"_s);
        ProductRow row;
        row.productId = tulip;
        row.hasVariant = true;
        row.variant.name = u"Rococo"_s;
        made(m_shop->services(), row);

        QTRY_COMPARE(model.rowCount(model.indexOf(tulip)), 2);
        QTRY_COMPARE(text(model.indexOf(tulip)), u"Parrot tulip"_s);
    }

    void valueForSelectedRowsIsOneStepWhateverWasLetGo()
    {
        addTulips(1'400);
        ProductsModel model(m_shop->context());
        readToTheEnd(model, 1'402);
        const QModelIndexList rows{model.index(2, 0), model.index(1'300, 0), model.index(1'401, 0)};
        model.setSelected(rows);

        QVERIFY(model.setData(cell(rows.constLast(), ProductColumn::Category), u"Bulbs"_s));

        for (const QModelIndex &row : rows) {
            QTRY_COMPARE(m_shop->services().products.find(model.productAt(row))->category, u"Bulbs"_s);
            QTRY_COMPARE(text(row, ProductColumn::Category), u"Bulbs"_s);
        }
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
    }

    void editedCellIsStoredAndUndone()
    {
        QVERIFY(m_model->setData(cell(quicksand(), ProductColumn::Stem), u"60 cm"_s));
        QTRY_COMPARE(text(quicksand(), ProductColumn::Stem), u"60 cm"_s);
        QTRY_COMPARE(stored().stemLength, std::optional(60.0));

        m_shop->edits().undo();
        QTRY_COMPARE(text(quicksand(), ProductColumn::Stem), QString());
    }

    void renamedProductIsStored()
    {
        QVERIFY(m_model->setData(rose(), u" Garden rose "_s));

        QTRY_COMPARE(m_shop->services().products.find(m_rose.productId)->name, u"Garden rose"_s);
        QTRY_COMPARE(text(rose()), u"Garden rose"_s);
    }

    void refusedCellKeepsWhatWasTyped_data()
    {
        QTest::addColumn<ProductColumn>("column");
        QTest::addColumn<QString>("typed");
        QTest::newRow("no number") << ProductColumn::Pack << u"a dozen"_s;
        QTest::newRow("no pack") << ProductColumn::Pack << u"0"_s;
        QTest::newRow("no name") << ProductColumn::Name << u" "_s;
    }

    void refusedCellKeepsWhatWasTyped()
    {
        QFETCH(const ProductColumn, column);
        QFETCH(const QString, typed);
        const QModelIndex index = cell(quicksand(), column);

        m_model->setData(index, typed);

        QTRY_VERIFY(!cell(quicksand(), column).data(ErrorRole).toString().isEmpty());
        QCOMPARE(text(quicksand(), column), typed);
        QCOMPARE(stored().name, u"Quicksand"_s);
        QCOMPARE(m_shop->edits().stack().count(), 0);
    }

    void changeThatNoLongerMatchesLeavesTheSearch()
    {
        m_model->setFilter({.q = u"quick"_s});
        QTRY_COMPARE(m_model->rowCount(), 1);

        QVERIFY(m_shop->services().products.patchVariant(m_rose.productId, m_rose.variantId, {.name = u"Amnesia"_s}));

        QTRY_COMPARE(m_model->rowCount(), 0);
    }

    void changeThatMatchesNowJoinsTheSearch()
    {
        m_model->setFilter({.q = u"quick"_s});

        QVERIFY(m_shop->services().products.patch(m_peony.productId, {.name = u"Quick peony"_s}));

        QTRY_COMPARE(m_model->rowCount(), 2);
    }

    void deletedProductAndVarietyGo()
    {
        ShopServices &shop = m_shop->services();
        ProductRow row;
        row.productId = m_rose.productId;
        row.hasVariant = true;
        row.variant.name = u"Amnesia"_s;
        made(shop, row);
        QTRY_COMPARE(m_model->rowCount(rose()), 2);

        QVERIFY(shop.products.removeVariant(m_rose.productId, m_rose.variantId, true));
        QTRY_COMPARE(m_model->rowCount(rose()), 1);
        QVERIFY(shop.products.remove(m_rose.productId, true));
        QTRY_COMPARE(m_model->rowCount(), 1);
    }

private:
    void sortBy(ProductColumn column, Qt::SortOrder direction)
    {
        m_model->sort(int(column), direction);
        QTRY_COMPARE(m_model->order(), (ProductOrder{.column = column, .direction = direction}));
    }
    QStringList names(const QModelIndex &parent) const
    {
        QStringList names;
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            names += m_model->index(row, 0, parent).data().toString();
        return names;
    }
    void addTulips(int count)
    {
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < count; ++i)
            rows.append(productRow(u"Tulip %1"_s.arg(i), u"Plain"_s));
        QVERIFY(m_shop->services().products.upsert(rows));
        m_tester.reset(); // Otherwise it would check every row again for each new one.
        QTRY_COMPARE(m_model->rowCount(), count + 2);
    }
    static void readToTheEnd(ProductsModel &model, int rows)
    {
        while (model.canFetchMore({})) {
            const int before = model.rowCount();
            model.readOn();
            QTRY_VERIFY(model.rowCount() > before || !model.canFetchMore({}));
        }
        QCOMPARE(model.rowCount(), rows);
    }
    /// Reads one row, like a view that is scrolled there.
    static void readRows(ProductsModel &model, int place) { QTRY_VERIFY(!text(model.index(place, 0)).isEmpty()); }
    QModelIndex rose() const { return m_model->indexOf(m_rose.productId); }
    QModelIndex quicksand() const { return m_model->indexOf(m_rose.productId, m_rose.variantId); }
    static QModelIndex cell(const QModelIndex &row, ProductColumn column) { return row.siblingAtColumn(int(column)); }
    static QString text(const QModelIndex &row, ProductColumn column = ProductColumn::Name)
    {
        return cell(row, column).data().toString();
    }
    Variant stored() const { return *m_shop->services().products.findVariant(m_rose.variantId); }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ProductsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    ProductRowOutcome m_rose;
    ProductRowOutcome m_peony;
};

STEMDESK_TEST(TestProductsModel)

} // namespace stemdesk::products_model_test

#include "tst_products_model.moc"
