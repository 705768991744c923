#include "ui/widgets/tables/cell_conflict.h"

#include "tests/support/test_registry.h"
#include "tests/support/ui_shop.h"
#include "ui/delegates/cell_roles.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/tree_view.h"

#include <QLineEdit>
#include <QTest>

namespace stemdesk::cell_conflict_test {

using namespace stemdesk::ui;

/// Two people on one cell. The other one changes it by the services, as the API does.
class TestCellConflict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void bothValuesStandUnderTheCell();
    void mineCanBeKept();
    void theirsCanBeTaken();
    void whatComesUnderTheEditorIsNotOverwritten();
    void whatWasTypedOverTheirsCanBeKept();
    void typingOnceMoreIsTheLastWord();
    void modelOfAViewThatWasNeverPaintedIsFollowed_data();
    void modelOfAViewThatWasNeverPaintedIsFollowed();
    void modelThatWasShownBeforeIsLeftAlone();
    void theNoteNeverCoversItsCell();
    void theNoteNeverCoversTheCurrentCell();

private:
    void conflict();
    void typeWhileTheyChangeIt();
    void type(const QString &text);
    ConflictNote &note() { return *m_view->findChild<ConflictNote *>(); }
    void choose(const QString &choice);
    QString stored() { return m_shop->services().suppliers.find(m_id)->phone; }

    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<SuppliersModel> m_model;
    std::unique_ptr<TableView> m_view;
    QModelIndex m_cell;
    SupplierId m_id;
};

void TestCellConflict::init()
{
    m_shop = std::make_unique<UiShop>();
    m_id = m_shop->services().suppliers.create({.name = u"Bloemenhof"_s, .phone = u"10"_s})->id;
    m_model = std::make_unique<SuppliersModel>(m_shop->context());
    m_view = std::make_unique<TableView>(u"Suppliers"_s);
    m_view->setModel(m_model.get());
    m_view->resize(800, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_cell = m_model->index(0, SuppliersModel::Phone);
}

void TestCellConflict::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_shop.reset();
}

void TestCellConflict::conflict()
{
    QVERIFY(m_shop->services().suppliers.patch(m_id, {.phone = u"15"_s}, {}));
    QVERIFY(m_model->setData(m_cell, u"12"_s)); // Typed over the 10 that is still shown.
    QTRY_VERIFY(note().isVisible());
}

void TestCellConflict::choose(const QString &choice)
{
    const auto buttons = note().findChildren<Button *>();
    const auto found = std::ranges::find(buttons, choice, &QAbstractButton::text);
    QVERIFY(found != buttons.end());
    (*found)->click();
}

void TestCellConflict::bothValuesStandUnderTheCell()
{
    conflict();

    QCOMPARE(note().text(), u"Yours: 12, now: 15"_s);
    QCOMPARE(m_cell.data().toString(), u"12"_s);
    QCOMPARE(stored(), u"15"_s);
    QVERIFY(m_view->viewport()->rect().contains(m_view->findChild<CellConflict *>()->geometry()));
}

void TestCellConflict::mineCanBeKept()
{
    conflict();

    choose(u"Keep mine"_s);

    QTRY_COMPARE(stored(), u"12"_s);
    QTRY_COMPARE(m_cell.data().toString(), u"12"_s);
    QVERIFY(!note().isVisible());
}

void TestCellConflict::theirsCanBeTaken()
{
    conflict();

    choose(u"Take theirs"_s);

    QCOMPARE(m_cell.data().toString(), u"15"_s);
    QCOMPARE(stored(), u"15"_s);
    QVERIFY(!note().isVisible());
}

void TestCellConflict::type(const QString &text)
{
    m_view->setCurrentIndex(m_cell);
    m_view->edit(m_cell);
    auto *editor = m_view->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, text);
}

void TestCellConflict::typeWhileTheyChangeIt()
{
    type(u"12"_s);
    QVERIFY(m_shop->services().suppliers.patch(m_id, {.phone = u"15"_s}, {}));
    QTRY_COMPARE(m_cell.data().toString(), u"15"_s);
    QTest::keyClick(m_view->viewport()->findChild<QLineEdit *>(), Qt::Key_Return);
    QTRY_VERIFY(note().isVisible());
}

void TestCellConflict::whatComesUnderTheEditorIsNotOverwritten()
{
    typeWhileTheyChangeIt();

    QCOMPARE(note().text(), u"Yours: 12, now: 15"_s);
    QCOMPARE(stored(), u"15"_s);
    choose(u"Take theirs"_s);
    QCOMPARE(stored(), u"15"_s);
    QVERIFY(!note().isVisible());
}

void TestCellConflict::whatWasTypedOverTheirsCanBeKept()
{
    typeWhileTheyChangeIt();

    choose(u"Keep mine"_s);

    QTRY_COMPARE(stored(), u"12"_s);
    QVERIFY(!note().isVisible());
}

void TestCellConflict::typingOnceMoreIsTheLastWord()
{
    typeWhileTheyChangeIt();
    QTRY_VERIFY(!m_view->viewport()->findChild<QLineEdit *>());

    type(u"20"_s);
    QTest::keyClick(m_view->viewport()->findChild<QLineEdit *>(), Qt::Key_Return);

    QTRY_COMPARE(stored(), u"20"_s);
    QTRY_VERIFY(!note().isVisible());
}

void TestCellConflict::modelOfAViewThatWasNeverPaintedIsFollowed_data()
{
    QTest::addColumn<bool>("isTree");
    QTest::addRow("table") << false;
    QTest::addRow("tree") << true;
}

void TestCellConflict::modelOfAViewThatWasNeverPaintedIsFollowed()
{
    QFETCH(bool, isTree);
    std::unique_ptr<QAbstractItemView> view;
    if (isTree)
        view = std::make_unique<TreeView>(u"Suppliers"_s);
    else
        view = std::make_unique<TableView>(u"Suppliers"_s);
    view->setModel(m_model.get());
    QVERIFY(m_shop->services().suppliers.patch(m_id, {.phone = u"15"_s}, {}));

    QVERIFY(m_model->setData(m_cell, u"12"_s));

    QTRY_VERIFY(!view->findChild<CellConflict *>()->isHidden());
    QCOMPARE(view->findChild<ConflictNote *>()->text(), u"Yours: 12, now: 15"_s);
}

void TestCellConflict::modelThatWasShownBeforeIsLeftAlone()
{
    SuppliersModel other(m_shop->context());
    m_view->setModel(&other);
    QVERIFY(m_shop->services().suppliers.patch(m_id, {.phone = u"15"_s}, {}));

    QVERIFY(m_model->setData(m_cell, u"12"_s));

    QTRY_VERIFY(m_cell.data(TheirsRole).isValid());
    QVERIFY(!note().isVisible());
    m_view->setModel(m_model.get());
}

STEMDESK_TEST(TestCellConflict)

/// A table with a single row has no room for the note, which then covers widgets around the table.
void TestCellConflict::theNoteNeverCoversItsCell()
{
    QWidget page;
    page.resize(800, 400);
    m_view->setParent(&page);
    m_view->setFitsContents(true);
    m_view->setGeometry(0, 100, 800, m_view->sizeHint().height());
    page.show();
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(&page));

    QVERIFY(m_shop->services().suppliers.patch(m_id, {.phone = u"15"_s}, {}));
    QVERIFY(m_model->setData(m_cell, u"12"_s));

    auto *shown = page.findChild<CellConflict *>();
    QTRY_VERIFY(shown->isVisible());
    const QRect cell = m_view->visualRect(m_cell).translated(m_view->viewport()->mapTo(&page, QPoint()));
    const QRect note(shown->mapTo(&page, QPoint()), shown->size());
    QVERIFY(note.top() >= cell.bottom());
    QVERIFY(page.rect().contains(note));
    m_view->hide();
    QVERIFY(!shown->isVisible());
    m_view->setParent(nullptr);
}

/// A doubtful price was asked about over the next row's price, where Enter had led.
void TestCellConflict::theNoteNeverCoversTheCurrentCell()
{
    QVERIFY(m_shop->services().suppliers.create({.name = u"Veiling"_s}));
    QTRY_COMPARE(m_model->rowCount(), 2);
    m_cell = m_model->index(0, SuppliersModel::Phone);
    conflict();
    const auto geometryOf = [this](int row) { // Without the line that the note lies on.
        return m_view->visualRect(m_model->index(row, SuppliersModel::Phone)).adjusted(0, 0, 0, -1);
    };

    m_view->setCurrentIndex(m_model->index(1, SuppliersModel::Phone));

    const auto *shown = m_view->findChild<CellConflict *>();
    QTRY_VERIFY(!shown->geometry().intersects(geometryOf(1)));
    QVERIFY(!shown->geometry().intersects(geometryOf(0)));
}

} // namespace stemdesk::cell_conflict_test

#include "tst_cell_conflict.moc"
