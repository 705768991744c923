#include "tests/support/test_registry.h"
#include "tests/support/typed_page.h"
#include "ui/delegates/cell_roles.h"
#include "ui/flowers/flower_field.h"
#include "ui/flowers/new_flower_panel.h"
#include "ui/pages/event/payments/payments_card.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/event/recipe/lines_model.h"
#include "ui/pages/event/recipe/unknown_rows.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/pages/price_lists/price_list_view.h"
#include "ui/pages/price_lists/price_lists_page.h"
#include "ui/pages/products/products_page.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/tree_view.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QUndoStack>

namespace stemdesk::doubted_figures_test {

using namespace stemdesk::ui;

/// A figure twenty times the previous one, or twenty times what it relates to, is questioned once, wherever it is
/// typed. Until the question is answered nothing is stored, and no typing is lost.
class TestDoubtedFigures : public TypedPage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void ofACell_data() { one(); }
    void ofACell();
    void ofACellIsCorrected_data() { one(); }
    void ofACellIsCorrected();
    void ofSeveralCells_data() { one(); }
    void ofSeveralCells();
    void tabIntoAPriceReplacesIt_data() { one(); }
    void tabIntoAPriceReplacesIt();
    void ofAField_data() { one(); }
    void ofAField();
    void ofStemsAndGuests_data() { one(); }
    void ofStemsAndGuests();
    void ofAPayment_data() { one(); }
    void ofAPayment();
    void ofAPastedTable_data() { one(); }
    void ofAPastedTable();
    void ofPastedRows_data() { one(); }
    void ofPastedRows();
    void ofPastedRowsThatAreCorrected_data() { one(); }
    void ofPastedRowsThatAreCorrected();
    void ofNumbersPastedBesideTheirColumn_data() { one(); }
    void ofNumbersPastedBesideTheirColumn();
    void ofAVariety_data() { one(); }
    void ofAVariety();
    void ofANewFlower_data() { one(); }
    void ofANewFlower();
    void ofWhatCanBeReadAsTwo_data();
    void ofWhatCanBeReadAsTwo();
    void ofStemsThatCanBeReadAsTwo_data() { ofWhatCanBeReadAsTwo_data(); }
    void ofStemsThatCanBeReadAsTwo();

private:
    static void one()
    {
        QTest::addColumn<QLocale>("figures");
        QTest::newRow("nl_NL") << QLocale(u"nl_NL"_s);
    }
    void pasteInto(QWidget &place, const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        place.setFocus();
        QTest::keySequence(&place, QKeySequence::Paste);
    }
    FlowerField *addField() { return m_page->findChild<GroupCard *>()->findChild<FlowerField *>(); }
    QList<EventItem> lines() { return event().groups.constFirst().items; }
    /// The prices of the flowers, with a second one.
    TableView *prices()
    {
        const VariantId tulip = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 10);
        m_second = m_filled->addPrice(m_filled->flowers, tulip, 0.64);
        must(m_shop->services().priceLists.patchEntry(m_filled->flowers, m_filled->rosePrice,
                                                      {.unitCostExclTax = 0.64}));
        open(new PriceListsPage(m_shop->context()));
        auto *view = m_page->findChild<PriceListView *>();
        m_model = view->prices();
        return view->findChild<TableView *>();
    }
    double price(int row) const { return m_model->entryAt(row).unitCostExclTax; }
    /// Like enter(), but without an answer to the question.
    static void type(QAbstractItemView &view, const QModelIndex &cell, const QString &text,
                     Qt::Key end = Qt::Key_Return)
    {
        view.setFocus();
        view.setCurrentIndex(cell);
        QTest::keyClicks(&view, text.first(1)); // Typing opens the cell.
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(editor);
        QTest::keyClicks(editor, text.sliced(1));
        QTest::keyClick(editor, end);
    }
    static Button *answer(const QWidget &place, const QString &words)
    {
        for (auto *button : place.findChildren<Button *>()) {
            if (button->isVisible() && button->text() == words)
                return button;
        }
        return nullptr;
    }
    static bool isAsked(const QWidget &place) { return answer(place, u"Correct it"_s) != nullptr; }
    int changes() { return m_shop->edits().stack().count(); }

    PriceEntriesModel *m_model = nullptr;
    PriceEntryId m_second;
};

void TestDoubtedFigures::ofACell()
{
    TableView *table = prices();
    QTRY_COMPARE(m_model->rowCount(), 2);
    const QModelIndex cell = m_model->index(0, PriceEntriesModel::UnitCost);
    type(*table, cell, u"640,66"_s);
    QTRY_VERIFY(isAsked(*table));
    QCOMPARE(price(0), 0.64);
    QCOMPARE(changes(), 0);
    answer(*table, u"Keep 640,66"_s)->click();
    QTRY_COMPARE(price(0), 640.66);
    QVERIFY(!isAsked(*table));
    type(*table, cell, u"640,66"_s); // The value was confirmed before, so it is not questioned twice.
    QVERIFY(!isAsked(*table));
    m_shop->edits().undo();
    QTRY_COMPARE(price(0), 0.64);
    type(*table, cell, u"0,7"_s);
    QTRY_COMPARE(price(0), 0.7);
    QVERIFY(!isAsked(*table));
}

void TestDoubtedFigures::ofACellIsCorrected()
{
    TableView *table = prices();
    QTRY_COMPARE(m_model->rowCount(), 2);
    type(*table, m_model->index(0, PriceEntriesModel::UnitCost), u"64"_s);
    QTRY_VERIFY(isAsked(*table));
    answer(*table, u"Correct it"_s)->click();
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor);
    QCOMPARE(editor->selectedText(), u"64"_s);
    QTest::keyClicks(editor, u"0,66"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(price(0), 0.66);
    QVERIFY(!isAsked(*table));
}

/// Each cell keeps its question while the next is typed.
void TestDoubtedFigures::ofSeveralCells()
{
    TableView *table = prices();
    QTRY_COMPARE(m_model->rowCount(), 2);
    type(*table, m_model->index(0, PriceEntriesModel::UnitCost), u"64"_s);
    type(*table, m_model->index(1, PriceEntriesModel::UnitCost), u"65"_s);
    QTRY_VERIFY(answer(*table, u"Keep 64"_s));
    answer(*table, u"Keep 64"_s)->click();
    QTRY_VERIFY(answer(*table, u"Keep 65"_s));
    answer(*table, u"Keep 65"_s)->click();
    QTRY_COMPARE(price(0), 64.);
    QTRY_COMPARE(price(1), 65.);
}

void TestDoubtedFigures::tabIntoAPriceReplacesIt()
{
    openGoods();
    const auto came = [this] { return goodsLine().received.value_or(ReceivedGoods()); };
    QAbstractItemModel *model = goods()->model();
    type(*goods(), model->index(0, GoodsModel::Received), u"2"_s, Qt::Key_Tab);
    QTRY_COMPARE(came().packs, 2.);
    QTRY_VERIFY(!model->index(0, GoodsModel::Received).data(PendingRole).toBool()); // The row has been stored.
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor);
    QTest::keyClicks(editor, u"0,66"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(came().unitCostExclTax, 0.66);
}

void TestDoubtedFigures::ofAField()
{
    must(m_shop->services().events.patch(m_filled->event, {.budget = std::optional(950.)}));
    open(eventPage(1));
    QTRY_VERIFY(field(u"Budget"_s));
    ValueField *budget = field(u"Budget"_s);
    typeInto(*budget, u"95000"_s);
    field(u"Guests"_s)->setFocus();
    QVERIFY(budget->isAsked());
    QCOMPARE(event().budget, std::optional(950.));
    QVERIFY(isAsked(*m_page));
    answer(*m_page, u"Correct it"_s)->click();
    QVERIFY(budget->hasFocus());
    QCOMPARE(budget->selectedText(), u"95000"_s);
    QTest::keyClicks(budget, u"9500"_s);
    QTest::keyClick(budget, Qt::Key_Return);
    QTRY_COMPARE(event().budget, std::optional(9'500.));

    typeInto(*budget, u"950000"_s);
    QTest::keyClick(budget, Qt::Key_Return);
    QVERIFY(budget->isAsked());
    answer(*m_page, u"Keep 950.000"_s)->click();
    QTRY_COMPARE(event().budget, std::optional(950'000.));
    QVERIFY(!budget->isRefused());

    typeInto(*budget, u"99000000"_s);
    QTest::keyClick(budget, Qt::Key_Return);
    QVERIFY(budget->isAsked());
    QTest::keyClick(budget, Qt::Key_Escape);
    QCOMPARE(budget->text(), u"950000"_s);
    QVERIFY(!budget->isRefused());
}

void TestDoubtedFigures::ofStemsAndGuests()
{
    must(m_shop->services().events.patch(m_filled->event, {.numberOfGuests = std::optional<qint64>(10)}));
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<LinesModel *>());
    auto *lines = m_page->findChild<LinesModel *>();
    auto *table = m_page->findChild<TableView *>(u"lines"_s);
    const auto stems = [this] { return event().groups.constFirst().items.constFirst().quantity; };
    type(*table, lines->index(0, LinesModel::Stems), u"60"_s); // Twenty times the three.
    QTRY_VERIFY(isAsked(*m_page));
    QCOMPARE(stems(), 3.);
    answer(*m_page, u"Keep 60"_s)->click();
    QTRY_COMPARE(stems(), 60.);
    type(*table, lines->index(0, LinesModel::Stems), u"250"_s); // Twenty-five for each guest.
    QTRY_VERIFY(isAsked(*m_page));
    QCOMPARE(stems(), 60.);
}

void TestDoubtedFigures::ofAPayment()
{
    open(eventPage(4));
    auto *card = m_page->findChild<PaymentsCard *>();
    QTRY_VERIFY(card);
    QTRY_VERIFY(m_page->findChild<NewRow *>());
    auto *row = card->findChild<NewRow *>();
    const auto payments = [this] {
        return must(m_shop->services().payments.list(m_filled->event, {.limit = 9}, {})).rows;
    };
    QLineEdit *amount = row->findChildren<QLineEdit *>().at(1); // After the day.
    typeInto(*amount, u"50000"_s);
    QTest::keyClick(amount, Qt::Key_Return);
    QVERIFY(isAsked(*row));
    QVERIFY(payments().isEmpty());
    answer(*row, u"Correct it"_s)->click();
    QVERIFY(amount->hasFocus());
    QTest::keyClicks(amount, u"50"_s);
    QTest::keyClick(amount, Qt::Key_Return);
    QTRY_COMPARE(payments().size(), 1);
    QTRY_VERIFY(amount->text().isEmpty());
    typeInto(*amount, u"50000"_s);
    QTest::keyClick(amount, Qt::Key_Return);
    QVERIFY(isAsked(*row));
    answer(*row, u"Keep 50.000"_s)->click();
    QTRY_COMPARE(payments().size(), 2);
}

void TestDoubtedFigures::ofAPastedTable()
{
    TableView *table = prices();
    QTRY_COMPARE(m_model->rowCount(), 2);
    QGuiApplication::clipboard()->setText(u"64\n65"_s);
    table->setFocus();
    table->setCurrentIndex(m_model->index(0, PriceEntriesModel::UnitCost));
    QTest::keySequence(table, QKeySequence::Paste);
    QTRY_VERIFY(isAsked(*table));
    QCOMPARE(price(0), 0.64);
    answer(*table, u"Paste anyway"_s)->click();
    QTRY_COMPARE(price(0), 64.);
    QTRY_COMPARE(price(1), 65.);
    QVERIFY(!isAsked(*table)); // Once for all of them.
    QCOMPARE(changes(), 1);
}

/// Enter confirms all of them, in one undo step.
void TestDoubtedFigures::ofPastedRows()
{
    must(m_shop->services().events.patch(m_filled->event, {.numberOfGuests = std::optional<qint64>(10)}));
    m_filled->addVariant(u"Tulip"_s, u"flower"_s, 10);
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<GroupCard *>());
    pasteInto(*addField(), u"Rose\t250\nTulip\t5\nTulip\t300"_s);
    QTRY_VERIFY(answer(*m_page, u"Paste anyway"_s));
    QTRY_COMPARE(lines().size(), 3); // The plausible row is added.
    const auto *rows = m_page->findChild<UnknownRows *>();
    QCOMPARE(rows->fields().size(), 2);
    auto *keep = answer(*m_page, u"Paste anyway"_s);
    QVERIFY(keep->hasFocus());
    QTest::keyClick(keep, Qt::Key_Return);
    QTRY_COMPARE(lines().size(), 5);
    QCOMPARE(lines().at(3).quantity, 250.);
    QCOMPARE(lines().at(4).quantity, 300.);
    QVERIFY(rows->fields().isEmpty());
    QVERIFY(!isAsked(*m_page));
    QTRY_COMPARE(changes(), 2);
}

void TestDoubtedFigures::ofPastedRowsThatAreCorrected()
{
    must(m_shop->services().events.patch(m_filled->event, {.numberOfGuests = std::optional<qint64>(10)}));
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<GroupCard *>());
    pasteInto(*addField(), u"Rose\t250\nVase\t300"_s);
    QTRY_VERIFY(answer(*m_page, u"Paste anyway"_s));
    QTest::keyClick(answer(*m_page, u"Paste anyway"_s), Qt::Key_Escape);
    QVERIFY(!isAsked(*m_page));
    const auto *rows = m_page->findChild<UnknownRows *>();
    QCOMPARE(rows->fields().size(), 2); // All rows, as they were pasted.
    QCOMPARE(rows->fields().constFirst()->text(), u"Rose x 250"_s);
    QVERIFY(rows->fields().constFirst()->hasFocus());
    QCOMPARE(lines().size(), 2);
}

void TestDoubtedFigures::ofNumbersPastedBesideTheirColumn()
{
    must(m_shop->services().events.patch(m_filled->event, {.numberOfGuests = std::optional<qint64>(100)}));
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<LinesModel *>());
    auto *table = m_page->findChild<TableView *>(u"lines"_s);
    table->setCurrentIndex(m_page->findChild<LinesModel *>()->index(0, LinesModel::Flower));
    pasteInto(*table, u"90\n80"_s);
    QTRY_VERIFY(answer(*m_page, u"Paste anyway"_s));
    QCOMPARE(lines().at(0).quantity, 3.);
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(!isAsked(*m_page));
    QCOMPARE(lines().at(0).quantity, 3.);
    pasteInto(*table, u"90\n80"_s);
    QTRY_VERIFY(answer(*m_page, u"Paste anyway"_s));
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_COMPARE(lines().at(0).quantity, 90.);
    QTRY_COMPARE(lines().at(1).quantity, 80.);
}

void TestDoubtedFigures::ofAVariety()
{
    open(new ProductsPage(m_shop->context()));
    auto *tree = m_page->findChild<TreeView *>();
    QTRY_COMPARE(tree->model()->rowCount(), 2);
    tree->expandAll();
    const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, u"Rose"_s);
    tree->setCurrentIndex(tree->model()->index(0, 0, found.value(0)));
    QTRY_VERIFY(field(u"Units per pack"_s));
    ValueField *pack = field(u"Units per pack"_s);
    typeInto(*pack, u"1000"_s);
    QTest::keyClick(pack, Qt::Key_Return);
    QVERIFY(pack->isAsked());
    const auto stored = [this] { return must(m_shop->services().products.findVariant(m_filled->rose)).unitsPerPack; };
    QCOMPARE(stored(), std::optional(10.));
    QTest::keyClick(pack, Qt::Key_Return);
    QTRY_COMPARE(stored(), std::optional(1'000.));
    QTRY_COMPARE(pack->value(), u"1000"_s);
    typeInto(*pack, u"1"_s); // A thousandth of it.
    QTest::keyClick(pack, Qt::Key_Return);
    QVERIFY(pack->isAsked());
}

void TestDoubtedFigures::ofANewFlower()
{
    open(new NewFlowerPanel(m_shop->context(), u"Cosmos"_s));
    const auto line = [this](const QString &name) {
        for (auto *each : m_page->findChildren<QLineEdit *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return static_cast<QLineEdit *>(nullptr);
    };
    typeInto(*line(u"Cost of one"_s), u"64"_s); // Roses cost 2.
    typeInto(*line(u"Units per pack"_s), u"2500"_s); // There are 10 roses in one.
    QSignalSpy added(qobject_cast<NewFlowerPanel *>(m_page.get()), &NewFlowerPanel::added);
    QTest::keyClick(line(u"Cost of one"_s), Qt::Key_Return);
    QVERIFY(answer(*m_page, u"Keep 2.500"_s));
    QCOMPARE(changes(), 0);
    answer(*m_page, u"Keep 2.500"_s)->click();
    QVERIFY(answer(*m_page, u"Keep 64"_s));
    QTest::keyClick(line(u"Cost of one"_s), Qt::Key_Return); // A second Enter confirms it.
    QTRY_COMPARE(added.count(), 1);
    QCOMPARE(changes(), 1);
}

void TestDoubtedFigures::ofWhatCanBeReadAsTwo_data()
{
    QTest::addColumn<QLocale>("figures");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<double>("number");
    QTest::newRow("en_GB") << QLocale(u"en_GB"_s) << u"250.000"_s << u"Keep 250"_s << 250.;
    QTest::newRow("fr_FR") << QLocale(u"fr_FR"_s) << u"1.250"_s << u"Keep 1250"_s << 1'250.;
    QTest::newRow("en_GB, its own") << QLocale(u"en_GB"_s) << u"5,500"_s << QString() << 5'500.;
    QTest::newRow("de_DE, its own") << QLocale(u"de_DE"_s) << u"5.500"_s << QString() << 5'500.;
    QTest::newRow("de_DE, as the English") << QLocale(u"de_DE"_s) << u"250,000"_s << u"Keep 250"_s << 250.;
}

void TestDoubtedFigures::ofWhatCanBeReadAsTwo()
{
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    QFETCH(double, number);
    open(eventPage(1));
    QTRY_VERIFY(field(u"Guests"_s));
    for (const QString &name : {u"Guests"_s, u"Budget"_s}) {
        ValueField *each = field(name);
        typeInto(*each, typed);
        QTest::keyClick(each, Qt::Key_Return);
        QCOMPARE(each->isAsked(), !kept.isEmpty());
        if (!kept.isEmpty()) {
            QVERIFY(!event().numberOfGuests || name == u"Budget"_s);
            answer(*m_page, kept)->click();
        }
    }
    QTRY_COMPARE(event().budget, std::optional(number));
    QCOMPARE(event().numberOfGuests, std::optional(qint64(number)));
}

/// Also for a row pasted into the field below the recipe.
void TestDoubtedFigures::ofStemsThatCanBeReadAsTwo()
{
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    QFETCH(double, number);
    open(eventPage(0));
    QTRY_VERIFY(m_page->findChild<LinesModel *>());
    auto *table = m_page->findChild<TableView *>(u"lines"_s);
    type(*table, m_page->findChild<LinesModel *>()->index(0, LinesModel::Stems), typed);
    const bool isMany = number >= 60; // Compared with the three before.
    QTRY_COMPARE(isAsked(*m_page), isMany || !kept.isEmpty());
    QCOMPARE(lines().constFirst().quantity, 3.);
    pasteInto(*addField(), u"Rose\t"_s + typed);
    if (kept.isEmpty()) {
        QTRY_COMPARE(lines().size(), 3);
        QCOMPARE(lines().constLast().quantity, number);
    } else {
        QTRY_VERIFY(answer(*m_page, u"Paste anyway"_s));
        QCOMPARE(lines().size(), 2);
    }
}

STEMDESK_TEST(TestDoubtedFigures)

} // namespace stemdesk::doubted_figures_test

#include "tst_doubted_figures.moc"
