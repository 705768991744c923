#include "ui/cells/typed_cells.h"

#include "tests/support/event_shop.h"
#include "tests/support/held_thread.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/colours/colours_model.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/orders/goods_model.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/pages/price_lists/unpriced_model.h"
#include "ui/pages/products/products_model.h"
#include "ui/pages/settings/prices/product_types_model.h"
#include "ui/pages/settings/prices/tax_groups_model.h"
#include "ui/pages/suppliers/suppliers_model.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <functional>
#include <memory>

namespace stemdesk::typed_models_test {

using namespace stemdesk::ui;

/// A cell of a model for typing, and a way for others to change its value.
struct Bench {
    std::unique_ptr<QObject> home; ///< Owns the model.
    QPersistentModelIndex cell;
    QVariant first;
    QVariant second;
    std::function<void(ShopServices &)> theirs;

    bool isPending() const { return cell.data(PendingRole).toBool(); }
    QString text() const { return cell.data().toString(); }
    QString reason() const { return cell.data(ErrorRole).toString(); }
};

/// Every editable model of the window keeps refused values, however fast the user types.
class TestTypedModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void theSecondIsRefusedAfterTheFirstIsStored_data() { addModels(); }
    void theSecondIsRefusedAfterTheFirstIsStored();
    void bothAreRefused_data() { addModels(); }
    void bothAreRefused();
    void whatWasRefusedIsGivenUp_data() { addModels(); }
    void whatWasRefusedIsGivenUp();
    void undoInBetweenHidesNothing_data() { addModels(); }
    void undoInBetweenHidesNothing();
    void typedBackBeforeTheFirstIsStored_data() { addModelsOfValues(); }
    void typedBackBeforeTheFirstIsStored();
    void anEditIsReadOnce_data() { addModelsThatRead(); }
    void anEditIsReadOnce();

private:
    using Build = Bench (TestTypedModels::*)();

    void addModels();
    void addModelsOfValues();
    void addModelsThatRead();
    qsizetype queriesOf(const std::function<void()> &change);
    Bench bench();
    Bench suppliers();
    Bench products();
    Bench colours();
    Bench categories();
    Bench taxGroups();
    Bench productTypes();
    Bench priceEntries();
    Bench unpriced();
    Bench goods();
    Bench lines();

    void type(const Bench &bench, const QVariant &value)
    {
        auto *model = const_cast<QAbstractItemModel *>(bench.cell.model());
        QVERIFY(model->setData(bench.cell, value));
    }
    /// Another client's change comes between the window's own.
    void changeBetween(const Bench &bench)
    {
        m_shop->editsThread().run([shop = m_shop->context().shop.id, theirs = bench.theirs](Services &services) {
            theirs(*must(services.forShop(shop)));
        });
    }
    ShopServices &services() { return m_shop->services(); }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<ShopWithEvent> m_data;
};

void TestTypedModels::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

void TestTypedModels::init()
{
    m_shop = std::make_unique<UiShop>();
    m_data = std::make_unique<ShopWithEvent>(m_shop->services());
}

void TestTypedModels::cleanup()
{
    m_data.reset();
    m_shop.reset();
}

void TestTypedModels::addModels()
{
    addModelsOfValues();
    QTest::newRow("without a price") << &TestTypedModels::unpriced;
}

void TestTypedModels::addModelsOfValues()
{
    addModelsThatRead();
    QTest::newRow("goods received") << &TestTypedModels::goods;
}

/// On the window's own connection; goods are read by the page that shows them.
void TestTypedModels::addModelsThatRead()
{
    QTest::addColumn<Build>("build");
    QTest::newRow("suppliers") << &TestTypedModels::suppliers;
    QTest::newRow("products") << &TestTypedModels::products;
    QTest::newRow("colours") << &TestTypedModels::colours;
    QTest::newRow("categories") << &TestTypedModels::categories;
    QTest::newRow("tax groups") << &TestTypedModels::taxGroups;
    QTest::newRow("product types") << &TestTypedModels::productTypes;
    QTest::newRow("prices") << &TestTypedModels::priceEntries;
    QTest::newRow("lines") << &TestTypedModels::lines;
}

Bench TestTypedModels::bench()
{
    QFETCH(const Build, build);
    return (this->*build)();
}

Bench TestTypedModels::suppliers()
{
    must(services().suppliers.patch(m_data->supplier, {.phone = u"0"_s}, {}));
    auto model = std::make_unique<SuppliersModel>(m_shop->context());
    const QModelIndex cell = model->index(0, SuppliersModel::Phone);
    return {std::move(model), cell, u"1"_s, u"2"_s, [id = m_data->supplier](ShopServices &services) {
                must(services.suppliers.patch(id, {.phone = u"3"_s}, {}));
            }};
}

Bench TestTypedModels::products()
{
    auto model = std::make_unique<ProductsModel>(m_shop->context());
    const QModelIndex cell = model->indexOf(m_data->roseProduct).siblingAtColumn(int(ProductColumn::Name));
    return {std::move(model), cell, u"Rosa"_s, u"Rose tree"_s, [id = m_data->roseProduct](ShopServices &services) {
                must(services.products.patch(id, {.name = u"Rosa gallica"_s}));
            }};
}

Bench TestTypedModels::colours()
{
    const ColourId id = must(services().colours.create({.name = u"Aubergine"_s, .hex = u"#301030"_s})).id;
    auto model = std::make_unique<ColoursModel>(m_shop->context());
    const QModelIndex cell = model->index(model->rowOf(id), ColoursModel::Name);
    return {std::move(model), cell, u"Plum"_s, u"Damson"_s,
            [id](ShopServices &services) { must(services.colours.patch(id, {.name = u"Mulberry"_s})); }};
}

Bench TestTypedModels::categories()
{
    const CategoryId id = must(services().categories.create({.name = u"Moss"_s})).id;
    auto model = std::make_unique<CategoriesModel>(m_shop->context());
    const QModelIndex cell = model->index(model->rowOf(id), CategoriesModel::Name);
    return {std::move(model), cell, u"Fern"_s, u"Bark"_s,
            [id](ShopServices &services) { must(services.categories.patch(id, {.name = u"Lichen"_s})); }};
}

Bench TestTypedModels::taxGroups()
{
    auto model = std::make_unique<TaxGroupsModel>(m_shop->context());
    const QModelIndex cell = model->index(model->rowOf(m_data->tax), TaxGroupsModel::Rate);
    return {std::move(model), cell, 5.0, 6.0,
            [id = m_data->tax](ShopServices &services) { must(services.taxGroups.patch(id, {.rate = 0.07})); }};
}

Bench TestTypedModels::productTypes()
{
    auto model = std::make_unique<ProductTypesModel>(m_shop->context());
    const QModelIndex cell = model->index(0, ProductTypesModel::Markup);
    const QString name = model->rowAt(0).name;
    return {std::move(model), cell, 2.0, 3.0, [name](ShopServices &services) {
                must(services.settings.set({{u"markup."_s + name, u"4"_s}}));
            }};
}

Bench TestTypedModels::priceEntries()
{
    auto model = std::make_unique<PriceEntriesModel>(m_shop->context());
    model->setList({.list = must(services().priceLists.find(m_data->flowers, PriceListService::Entries::Skip))});
    const QModelIndex cell = model->index(model->rowOf(m_data->rosePrice), PriceEntriesModel::UnitCost);
    return {
        std::move(model), cell, 2.5, 3.5, [list = m_data->flowers, id = m_data->rosePrice](ShopServices &services) {
            must(services.priceLists.upsertEntries(list, {PriceEntryRow{.id = id, .patch = {.unitCostExclTax = 4.5}}}));
        }};
}

/// A second price for the same variety is refused anyway. The row stays until the list is read again.
Bench TestTypedModels::unpriced()
{
    const VariantId lily = m_data->addVariant(u"Lily"_s, u"flower"_s, 10);
    m_data->addLine(m_data->group, lily, 3);
    auto model = std::make_unique<UnpricedModel>(m_shop->context());
    const QSignalSpy refreshed(model.get(), &UnpricedModel::refreshed);
    model->refresh();
    if (!QTest::qWaitFor([&] { return !refreshed.isEmpty(); }))
        qFatal("the varieties without a price were not read");
    const QModelIndex cell = model->index(model->rowOf(lily), UnpricedModel::UnitCost);
    auto home = std::make_unique<QObject>();
    auto *held = new HeldThread(m_shop->context().lookups);
    connect(home.get(), &QObject::destroyed, this, [held] { delete held; });
    model.release()->setParent(home.get());
    return {std::move(home), cell, 1.5, 2.5, [list = m_data->flowers, lily](ShopServices &services) {
                must(services.priceLists.upsertEntries(
                    list, {PriceEntryRow{.patch = {.variantId = lily, .unitCostExclTax = 3.5}}}));
            }};
}

Bench TestTypedModels::goods()
{
    const OrderSheet sheet = must(services().orderSheets.save({m_data->event}));
    const OrderSheetSupplier &ordered = sheet.suppliers.constFirst();
    const auto note = [id = sheet.id, supplier = ordered.supplierId,
                       variant = ordered.lines.constFirst().variantId](ShopServices &services, double packs) {
        const ReceivedRow row{.variantId = variant, .supplierId = supplier, .packs = packs, .unitCostExclTax = 1};
        return must(services.orderSheets.patch(id, {.received = QList{row}})).suppliers.constFirst();
    };
    auto model = std::make_unique<GoodsModel>(m_shop->context());
    model->setSupplier(sheet.id, note(services(), 3), {}, u"GBP"_s);
    const QModelIndex cell = model->index(0, GoodsModel::Received);
    return {std::move(model), cell, 1.0, 2.0, [note](ShopServices &services) { note(services, 9); }};
}

Bench TestTypedModels::lines()
{
    auto document = std::make_unique<EventDocument>(m_shop->context());
    document->open(m_data->event);
    auto *model = new LinesModel(*document, m_data->group, document.get());
    const auto show = [document = document.get(), model] {
        if (document->isOpen())
            model->refresh(document->shown().groups.constFirst());
    };
    connect(document.get(), &EventDocument::changed, model, show);
    show();
    const QModelIndex cell = model->indexOf(m_data->roses, LinesModel::Stems);
    return {std::move(document), cell, 4.0, 5.0,
            [event = m_data->event, group = m_data->group, id = m_data->roses](ShopServices &services) {
                must(services.lines.patchItem(event, group, id, {.quantity = 6}));
            }};
}

void TestTypedModels::theSecondIsRefusedAfterTheFirstIsStored()
{
    const Bench bench = this->bench();

    type(bench, bench.first);
    changeBetween(bench);
    type(bench, bench.second);
    const QString typed = bench.text();

    QTRY_VERIFY(!bench.isPending());
    QVERIFY(!bench.reason().isEmpty());
    QCOMPARE(bench.text(), typed);
    QTRY_COMPARE(m_shop->edits().stack().count(), 1); // The first was stored.
    const bool isStale = bench.reason() == errorText(stale());
    QVERIFY(isStale || qstrcmp(QTest::currentDataTag(), "without a price") == 0);
    QCOMPARE(bench.cell.data(TheirsRole).isValid(), isStale);
}

void TestTypedModels::bothAreRefused()
{
    const Bench bench = this->bench();

    changeBetween(bench);
    type(bench, bench.first);
    type(bench, bench.second);
    const QString typed = bench.text();

    QTRY_VERIFY(!bench.isPending());
    QVERIFY(!bench.reason().isEmpty());
    QCOMPARE(bench.text(), typed);
    QCOMPARE(m_shop->edits().stack().count(), 0);
}

/// Escape in its table asks for this.
void TestTypedModels::whatWasRefusedIsGivenUp()
{
    const Bench bench = this->bench();
    auto *model = const_cast<QAbstractItemModel *>(bench.cell.model());
    QVERIFY(!model->setData(bench.cell, {}, DiscardRole)); // Nothing was.
    changeBetween(bench);
    type(bench, bench.first);
    QTRY_VERIFY(!bench.reason().isEmpty());
    const QString refused = bench.text();

    QVERIFY(model->setData(bench.cell, {}, DiscardRole));

    QCOMPARE(bench.reason(), QString());
    QVERIFY(bench.text() != refused);
    QVERIFY(!bench.cell.data(TheirsRole).isValid());
}

/// A value typed over a change that is being undone is stored or refused in its cell; it never disappears silently.
void TestTypedModels::undoInBetweenHidesNothing()
{
    const Bench bench = this->bench();
    type(bench, bench.first);
    QTRY_COMPARE(m_shop->edits().stack().count(), 1);

    m_shop->edits().undo();
    type(bench, bench.second);
    const QString typed = bench.text();

    HeldThread(m_shop->editsThread()).release(); // All submissions are answered by now.
    QCoreApplication::processEvents();
    QCOMPARE(bench.text(), typed);
}

/// A user who types the value that is still stored wants it back in the end.
void TestTypedModels::typedBackBeforeTheFirstIsStored()
{
    const Bench bench = this->bench();
    const QString before = bench.text();
    const QVariant stored = bench.cell.data(Qt::EditRole);

    type(bench, bench.first);
    type(bench, stored);

    QTRY_VERIFY(!bench.isPending());
    QCOMPARE(bench.text(), before);
    QCOMPARE(bench.reason(), QString());
}

/// On the window's connection, until the change was heard of.
qsizetype TestTypedModels::queriesOf(const std::function<void()> &change)
{
    const PlanWatch watch(m_shop->shop().session());
    const RecentChanges later(m_shop->context()); // Notified after the model.
    QSignalSpy gathered(&later, &RecentChanges::gathered);
    change();
    if (gathered.isEmpty() && !gathered.wait())
        qFatal("nobody heard of the change");
    QCoreApplication::processEvents(); // Runs the jobs that it started.
    return watch.queries().size();
}

/// An edit costs as many queries as another client's change, although its result is shown before the notification.
void TestTypedModels::anEditIsReadOnce()
{
    const Bench bench = this->bench();

    const qsizetype theirs = queriesOf([&] { changeBetween(bench); });
    for (int column = 0; column < bench.cell.model()->columnCount(bench.cell.parent()); ++column)
        bench.cell.sibling(bench.cell.row(), column).data(); // Reads the cells like a view.
    const qsizetype own = queriesOf([&] {
        type(bench, bench.first);
        QTRY_VERIFY(!bench.isPending());
    });

    QVERIFY(bench.reason().isEmpty());
    QCOMPARE(own, theirs);
    QVERIFY(theirs > 0 || isOnPostgres());
}

STEMDESK_TEST(TestTypedModels)

} // namespace stemdesk::typed_models_test

#include "tst_typed_models.moc"
