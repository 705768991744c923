#include "ui/pages/price_lists/price_entries_model.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

namespace stemdesk::price_entries_model_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestPriceEntriesModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void init()
    {
        m_shop = std::make_unique<UiShop>();
        m_data = std::make_unique<ShopWithEvent>(m_shop->services());
        m_march = m_data->addList(u"flower"_s, QDate(2026, 3, 1), 1.2);
        m_rose = m_data->addPrice(m_march, m_data->rose, 2.5);
        m_lily = m_data->addPrice(m_march, m_data->addVariant(u"Lily"_s, u"flower"_s, 10), 1);
        m_model = std::make_unique<PriceEntriesModel>(m_shop->context());
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        show(m_march);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_data.reset();
        m_shop.reset();
    }

    void saysWhatAPriceIsForAndHowItChanged()
    {
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(text(0, PriceEntriesModel::Variety), u"Rose"_s);
        QCOMPARE(text(0, PriceEntriesModel::Supplier), u"any supplier"_s);
        QCOMPARE(text(0, PriceEntriesModel::UnitCost), u"£2.50"_s);
        QCOMPARE(text(0, PriceEntriesModel::CustomerPrice), u"£3.00"_s);
        QCOMPARE(text(0, PriceEntriesModel::Difference), u"+25.0%"_s);
        QCOMPARE(cell(0, PriceEntriesModel::Difference).data(ToneRole).toInt(), int(Tone::Warning)); // Dearer.
        QCOMPARE(text(1, PriceEntriesModel::Difference), u"new"_s);
    }

    void typedCostIsStoredAndTakenBack()
    {
        type(0, 2.75);
        QVERIFY(cell(0, PriceEntriesModel::UnitCost).data(PendingRole).toBool());
        QCOMPARE(text(0, PriceEntriesModel::UnitCost), u"£2.75"_s);

        QTRY_COMPARE(stored(m_rose), 2.75);
        QTRY_VERIFY(!cell(0, PriceEntriesModel::UnitCost).data(PendingRole).toBool());
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Change price of Rose"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(stored(m_rose), 2.5);
        QTRY_COMPARE(text(0, PriceEntriesModel::UnitCost), u"£2.50"_s);
        m_shop->edits().stack().redo();
        QTRY_COMPARE(text(0, PriceEntriesModel::UnitCost), u"£2.75"_s);
    }

    void costTypedAgainBeforeTheFirstIsReadIsStored()
    {
        type(0, 2.75);
        type(0, 2.85);

        QTRY_COMPARE(m_shop->edits().stack().count(), 2);
        QCOMPARE(stored(m_rose), 2.85);
        QTRY_COMPARE(text(0, PriceEntriesModel::UnitCost), u"£2.85"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(stored(m_rose), 2.75);
    }

    void supplierThatSomebodyElseChoseTooIsShownBesideYours()
    {
        const SupplierId theirs = must(m_shop->services().suppliers.create({.name = u"Fleura"_s})).id;
        must(m_shop->services().priceLists.upsertEntries(
            m_march, {PriceEntryRow{.id = m_rose, .patch = {.supplierId = theirs}}}));
        const QModelIndex supplier = cell(0, PriceEntriesModel::Supplier);

        QVERIFY(m_model->setData(supplier, QVariant::fromValue(m_data->supplier)));

        QTRY_VERIFY(supplier.data(TheirsRole).isValid());
        QCOMPARE(supplier.data(TheirsRole).value<SupplierId>(), theirs);
        QTRY_COMPARE(supplier.data(TheirsTextRole).toString(), u"Fleura"_s); // Suppliers are read again too.
        QCOMPARE(supplier.data(Qt::EditRole).value<SupplierId>(), m_data->supplier);
        QVERIFY(m_model->setData(supplier, supplier.data(Qt::EditRole))); // "Keep mine".
        QTRY_COMPARE(must(m_shop->services().priceLists.entry(m_march, m_rose)).supplierId, m_data->supplier);
        QTRY_VERIFY(!supplier.data(TheirsRole).isValid());
    }

    void whatIsNoPriceIsRefusedBesideTheCell()
    {
        const QSignalSpy refused(m_model.get(), &PriceEntriesModel::refused);

        type(0, u"cheap"_s);

        QCOMPARE(refused.constLast().constFirst().toString(), u"“cheap” is not a price."_s);
        QCOMPARE(cell(0, PriceEntriesModel::UnitCost).data(ErrorRole).toString(), u"“cheap” is not a price."_s);
        QCOMPARE(text(0, PriceEntriesModel::UnitCost), u"cheap"_s);
        QCOMPARE(stored(m_rose), 2.5);
    }

    void supplierIsChosen()
    {
        QVERIFY(m_model->setData(cell(0, PriceEntriesModel::Supplier), QVariant::fromValue(m_data->supplier)));

        QTRY_COMPARE(text(0, PriceEntriesModel::Supplier), u"Flower market"_s);
        QTRY_VERIFY(!cell(0, PriceEntriesModel::Supplier).data(PendingRole).toBool());
        QCOMPARE(must(m_shop->services().priceLists.entry(m_march, m_rose)).supplierId, m_data->supplier);
    }

    void rowsOfASpreadsheetAreOneChange()
    {
        m_model->paste(cell(0, PriceEntriesModel::UnitCost), {{u"£3.10"_s}, {u"1.20"_s}});

        QTRY_COMPARE(stored(m_rose), 3.1);
        QCOMPARE(stored(m_lily), 1.2);
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);
        QTRY_COMPARE(text(1, PriceEntriesModel::UnitCost), u"£1.20"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(stored(m_lily), 1.0);
        QCOMPARE(stored(m_rose), 2.5);
    }

    void pasteThatDoesNotFitChangesNothing_data()
    {
        QTest::addColumn<QList<QStringList>>("cells");
        QTest::addColumn<QString>("reason");
        QTest::newRow("too many") << QList<QStringList>{{u"1"_s}, {u"2"_s}, {u"3"_s}}
                                  << u"1 more row(s) were pasted than there are prices; nothing was changed."_s;
        QTest::newRow("no number") << QList<QStringList>{{u"1"_s}, {u"Lily"_s}}
                                   << u"“Lily” is not a price; nothing was changed."_s;
    }

    void pasteThatDoesNotFitChangesNothing()
    {
        QFETCH(const QList<QStringList>, cells);
        QFETCH(const QString, reason);
        const QSignalSpy refused(m_model.get(), &PriceEntriesModel::refused);

        m_model->paste(cell(0, PriceEntriesModel::UnitCost), cells);

        QCOMPARE(refused.constLast().constFirst().toString(), reason);
        QCOMPARE(m_shop->edits().stack().count(), 0);
        QCOMPARE(stored(m_rose), 2.5);
    }

    void whatSomebodyElseWroteIsNotOverwritten()
    {
        const QSignalSpy refused(m_model.get(), &PriceEntriesModel::refused);
        m_data->addPrice(m_march, m_data->rose, 9);

        type(0, 3.0);

        QTRY_VERIFY(!cell(0, PriceEntriesModel::UnitCost).data(ErrorRole).toString().isEmpty());
        QCOMPARE(stored(m_rose), 9.0);
        QVERIFY(!refused.constLast().constFirst().toString().isEmpty());
    }

    void pricesOfOthersAppearAndGo()
    {
        const PriceEntryId third = m_data->addPrice(m_march, m_data->rose, 2.2, m_data->supplier);
        QTRY_COMPARE(m_model->rowCount(), 3);
        QCOMPARE(text(2, PriceEntriesModel::Supplier), u"Flower market"_s);

        must(m_shop->services().priceLists.removeEntry(m_march, m_rose));
        QTRY_COMPARE(m_model->rowCount(), 2);
        QCOMPARE(m_model->rowOf(third), 1);
    }

    void newNameOfAVarietyIsShown()
    {
        must(m_shop->services().products.patch(m_data->roseProduct, {.name = u"Garden rose"_s}));

        QTRY_VERIFY(text(0, PriceEntriesModel::Variety).startsWith(u"Garden rose"_s));
    }

    void selectedPricesAreDeletedTogether()
    {
        m_model->remove({0, 1});
        QTRY_COMPARE(m_model->rowCount(), 0);
        QTRY_COMPARE(m_shop->edits().stack().count(), 1);

        m_shop->edits().undo();
        QTRY_COMPARE(m_model->rowCount(), 2);
        QVERIFY(m_model->rowOf(m_rose) >= 0);
    }

    void duplicateIsForTheNextSupplier()
    {
        const QSignalSpy added(m_model.get(), &PriceEntriesModel::added);
        const QSignalSpy refused(m_model.get(), &PriceEntriesModel::refused);
        must(m_shop->services().products.patchVariant(m_data->roseProduct, m_data->rose,
                                                      {.supplierIds = QList<SupplierId>{m_data->supplier}}));
        QTRY_COMPARE(m_model->variantAt(0).supplierIds.size(), 1);

        m_model->duplicate(0);

        QTRY_COMPARE(added.size(), 1);
        QCOMPARE(text(2, PriceEntriesModel::Supplier), u"Flower market"_s);
        QCOMPARE(text(2, PriceEntriesModel::UnitCost), u"£2.50"_s);
        m_model->duplicate(0);
        QCOMPARE(refused.constLast().constFirst().toString(),
                 u"Each supplier of Rose has a price on this list already."_s);
    }

    void foundVarietyIsAddedAtItsCost()
    {
        const QSignalSpy added(m_model.get(), &PriceEntriesModel::added);
        const VariantMatch match{.variant = must(m_shop->services().products.findVariant(m_data->rose)),
                                 .productName = u"Rose"_s,
                                 .productType = u"flower"_s,
                                 .supplierId = m_data->supplier,
                                 .supplierName = u"Flower market"_s,
                                 .unitCostExclTax = 2.4};

        m_model->add(match);

        QTRY_COMPARE(added.size(), 1);
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_model->entryAt(2).unitCostExclTax, 2.4);
        QTRY_COMPARE(m_shop->edits().stack().undoText(), u"Add price of Rose"_s);
        m_shop->edits().undo();
        QTRY_COMPARE(m_model->rowCount(), 2);
        m_shop->edits().stack().redo();
        QTRY_COMPARE(m_model->rowCount(), 3);
    }

    void priceThatIsThereIsNotAddedAgain()
    {
        const QSignalSpy refused(m_model.get(), &PriceEntriesModel::refused);

        m_model->add({.variant = must(m_shop->services().products.findVariant(m_data->rose)),
                      .productName = u"Rose"_s,
                      .productType = u"flower"_s});

        QCOMPARE(refused.constLast().constFirst().toString(), u"Rose has a price for any supplier on this list."_s);
        QCOMPARE(m_model->rowCount(), 2);
    }

    void filtersByWordsAndSupplier()
    {
        m_model->setFilter({.q = u"lil"_s});
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(text(0, PriceEntriesModel::Variety), u"Lily"_s);

        m_model->setFilter({.q = {}, .supplierId = m_data->supplier});
        QCOMPARE(m_model->rowCount(), 0);
        m_data->addPrice(m_march, m_data->rose, 2.2, m_data->supplier);
        QTRY_COMPARE(m_model->rowCount(), 1);
    }

    void longListsAreReadPageByPage()
    {
        m_tester.reset(); // The tester fetches rows itself.
        QList<Result<ProductRow>> rows;
        for (int i = 0; i < 450; ++i)
            rows += ProductRow{.product = {.name = u"Tulip %1"_s.arg(i), .productType = u"flower"_s},
                               .hasVariant = true,
                               .variant = {.name = u"One"_s}};
        QList<Result<PriceEntryRow>> prices;
        for (const auto &made : must(m_shop->services().products.upsert(rows)))
            prices += PriceEntryRow{.patch = {.variantId = made->variantId, .unitCostExclTax = 1}};
        must(m_shop->services().priceLists.upsertEntries(m_march, prices));
        m_model->setList({});
        show(m_march);

        QCOMPARE(m_model->rowCount(), 200);
        QVERIFY(m_model->canFetchMore({}));
        m_model->fetchMore({});
        m_model->fetchMore({});

        QCOMPARE(m_model->rowCount(), 452);
        QVERIFY(!m_model->canFetchMore({}));
        QVERIFY(text(451, PriceEntriesModel::Variety).startsWith(u"Tulip 449"_s));
    }

private:
    void show(const PriceListId &id)
    {
        for (const ListedPriceList &row : must(m_shop->services().prices.lists())) {
            if (row.list.id == id)
                m_model->setList(row);
        }
    }
    QModelIndex cell(int row, int column) const { return m_model->index(row, column); }
    QString text(int row, int column) const { return cell(row, column).data().toString(); }
    void type(int row, const QVariant &value) { m_model->setData(cell(row, PriceEntriesModel::UnitCost), value); }
    double stored(const PriceEntryId &id)
    {
        return must(m_shop->services().priceLists.entry(m_march, id)).unitCostExclTax;
    }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_data;
    std::unique_ptr<PriceEntriesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    PriceListId m_march;
    PriceEntryId m_rose;
    PriceEntryId m_lily;
};

STEMDESK_TEST(TestPriceEntriesModel)

} // namespace stemdesk::price_entries_model_test

#include "tst_price_entries_model.moc"
