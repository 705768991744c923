#include "ui/widgets/tables/table_view.h"

#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QVBoxLayout>

#include <functional>

namespace stemdesk::table_view_test {

using namespace stemdesk::ui;

namespace {

/// Its further rows come later, or never.
class UnreadModel : public QStandardItemModel {
public:
    using QStandardItemModel::QStandardItemModel;

    bool canFetchMore(const QModelIndex &parent) const override { return !parent.isValid() && rowCount() < m_all; }
    void fetchMore(const QModelIndex &) override { ++m_asked; }
    int asked() const { return m_asked; }
    void giveUp() { m_all = rowCount(); }
    void bringAll()
    {
        while (rowCount() < m_all)
            appendRow(new QStandardItem(u"late"_s));
    }

private:
    int m_all = 5;
    int m_asked = 0;
};

} // namespace

class TestTableView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<TableView>(u"Lines"_s);
        m_model = new QStandardItemModel(3, 3, m_view.get());
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 3; ++column)
                m_model->setItem(row, column, newItem(row, column));
        }
        m_view->setModel(m_model);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
        m_view->setCurrentIndex(m_model->index(0, 1));
    }

    void typingReplacesAndEnterGoesDown()
    {
        QTest::keyClick(m_view.get(), Qt::Key_4);
        auto *editor = m_view->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_2);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_view->currentIndex(), m_model->index(1, 1));
        QCOMPARE(m_model->index(0, 1).data(Qt::EditRole), QVariant(42));
    }

    /// Keys that were waiting while the window was busy arrive without a pause between them.
    void keysAfterEnterAreForTheNextCell()
    {
        for (const auto key : {Qt::Key_1, Qt::Key_Return, Qt::Key_2, Qt::Key_Enter, Qt::Key_3, Qt::Key_Return})
            QTest::keyClick(QApplication::focusWidget(), key);

        for (int row = 0; row < 3; ++row)
            QCOMPARE(m_model->index(row, 1).data(Qt::EditRole), QVariant(row + 1));
    }

    /// However the view chooses the next row.
    void keysForARemovedRowMakeNothing()
    {
        QSignalSpy removed(m_view.get(), &TableView::editedRowRemoved);
        for (const auto mode : {QAbstractItemView::ExtendedSelection, QAbstractItemView::SingleSelection}) {
            m_view->setSelectionMode(mode);
            m_view->setCurrentIndex(m_model->index(0, 1));
            const QVariant next = m_model->index(1, 1).data(Qt::EditRole);
            QTest::keyClick(m_view.get(), Qt::Key_4);
            QVERIFY(m_view->findChild<QLineEdit *>());

            m_model->removeRow(0);
            QTRY_VERIFY(!m_view->findChild<QLineEdit *>());
            QCOMPARE(removed.takeFirst(), QVariantList{u"4"_s});
            QVERIFY(m_view->hasFocus());
            for (const auto key : {Qt::Key_2, Qt::Key_Return, Qt::Key_3, Qt::Key_Delete})
                QTest::keyClick(m_view.get(), key);
            QVERIFY(!m_view->findChild<QLineEdit *>());
            QCOMPARE(m_model->index(0, 1).data(Qt::EditRole), next);

            QTest::keyClick(m_view.get(), Qt::Key_Up); // From now on, keys are for the row that is reached.
            QTest::keyClick(m_view.get(), Qt::Key_5);
            QVERIFY(m_view->findChild<QLineEdit *>());
            QTest::keyClick(m_view->findChild<QLineEdit *>(), Qt::Key_Escape);
            QTRY_VERIFY(!m_view->findChild<QLineEdit *>());
        }
    }

    /// A table without rows may be hidden; what is typed once it has rows again is for them.
    void keysForTheNextRowsAreNotDropped()
    {
        QWidget page;
        auto *view = new TableView(u"Lines"_s, &page);
        view->setModel(m_model);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        view->setFocus();
        view->setCurrentIndex(m_model->index(0, 1));
        QTest::keyClick(view, Qt::Key_4);
        QVERIFY(view->findChild<QLineEdit *>());

        m_model->setRowCount(0);
        view->hide();
        QTRY_VERIFY(page.hasFocus());
        m_model->appendRow({newItem(0, 0), newItem(0, 1), newItem(0, 2)});
        view->show();
        view->setFocus();
        QTRY_VERIFY(!view->findChild<QLineEdit *>());
        view->setCurrentIndex(m_model->index(0, 1));
        QTest::keyClick(view, Qt::Key_5);
        QVERIFY(view->findChild<QLineEdit *>());
    }

    /// Some heads have two lines, a name none.
    void editorsHaveTheNamesOfTheirColumns()
    {
        m_model->setHeaderData(1, Qt::Horizontal, u"Price\nincl. tax"_s);
        QTest::keyClick(m_view.get(), Qt::Key_4);
        const auto *editor = m_view->findChild<QLineEdit *>();
        QVERIFY(editor);
        QCOMPARE(editor->accessibleName(), u"Price incl. tax"_s);
    }

    /// Lines and tints end where the table does, not where its scroll bar begins.
    void rowsGoOnBelowTheScrollBar()
    {
        m_view->setStyleSheet(styleSheetFrom(themeTokens()));
        m_model->setRowCount(40);
        m_view->resize(600, 200);
        m_view->setCurrentIndex(m_model->index(0, 0));
        QTRY_VERIFY(m_view->verticalScrollBar()->isVisible());

        const QImage image = m_view->grab().toImage();
        const QRect row = m_view->visualRect(m_model->index(0, 2)).translated(0, m_view->viewport()->y());
        const int end = m_view->width() - 1;
        QVERIFY(row.right() < end);
        QCOMPARE(image.pixelColor(end, row.center().y()), themeTokens().selection);
        QCOMPARE(image.pixelColor(end, row.bottom()), themeTokens().hairline);
    }

    void aRowThatWouldBeCutIsNotShown()
    {
        m_view->setStyleSheet(styleSheetFrom(themeTokens()));
        m_model->setRowCount(40);
        m_view->resize(600, 200);
        m_view->setCurrentIndex(m_model->index(0, 0));
        QTRY_VERIFY(m_view->verticalScrollBar()->isVisible());
        const int edge = m_view->viewport()->height() - 1;
        const int row = m_view->rowAt(edge);
        m_view->resize(600, 200 + m_view->rowViewportPosition(row) + m_view->rowHeight(row) / 2 - edge);
        m_view->selectionModel()->select(m_model->index(row, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);

        const QRect cut = m_view->visualRect(m_model->index(row, 0));
        QVERIFY(cut.bottom() >= m_view->viewport()->height());
        QCOMPARE(m_view->viewport()->grab().toImage().pixelColor(1, cut.top() + 2), themeTokens().panel);
    }

    /// A message that comes below the table is often about its current row.
    void theCurrentRowStaysWhereTheViewIsLower()
    {
        m_model->setRowCount(40);
        m_view->resize(600, 200);
        QTRY_VERIFY(m_view->verticalScrollBar()->isVisible());
        const int row = m_view->rowAt(m_view->viewport()->height() - 1) - 1;
        const QModelIndex current = m_model->index(row, 0);
        m_view->setCurrentIndex(current);
        const int spare = m_view->viewport()->height() - 1 - m_view->visualRect(current).bottom();

        m_view->resize(600, 200 - spare - m_view->rowHeight(row) / 2);

        QTRY_VERIFY(m_view->verticalScrollBar()->value() > 0);
        QVERIFY(m_view->visualRect(current).bottom() < m_view->viewport()->height());
    }

    /// Over the head, the handle would look like a mark of it.
    void theScrollBarBeginsWithTheRows()
    {
        m_model->setRowCount(40);
        m_view->resize(600, 200);
        const QScrollBar *bar = m_view->verticalScrollBar();
        QTRY_VERIFY(bar->isVisible());
        QTRY_COMPARE(bar->mapTo(m_view.get(), QPoint()).y(), m_view->viewport()->y());

        const QImage image = m_view->grab().toImage();
        QCOMPARE(image.pixelColor(m_view->width() - 1, m_view->viewport()->y() - 1), themeTokens().hairline);
    }

    /// Where a table is taller than its rows, the last one is closed by a line, too.
    void theLastRowHasALineUnlessTheTableEndsThere()
    {
        const auto lineAt = [this] {
            const QRect cell = m_view->visualRect(m_model->index(2, 2));
            return m_view->viewport()->grab().toImage().pixelColor(cell.right() - 1, cell.bottom());
        };
        m_view->setCurrentIndex(m_model->index(0, 0));
        m_view->resize(600, 400);
        QTRY_COMPARE(lineAt(), themeTokens().hairline);

        m_view->setFitsContents(true);
        m_view->resize(600, m_view->sizeHint().height());
        QTRY_VERIFY(lineAt() != themeTokens().hairline);
    }

    void moreIsPastedThanWasRead()
    {
        UnreadModel model(3, 1);
        m_view->setModel(&model);
        m_view->setCurrentIndex(model.index(0, 0));
        QSignalSpy pasted(m_view.get(), &TableView::pasted);
        QGuiApplication::clipboard()->setText(u"1\n2\n3\n4\n5\n6"_s);

        QTest::keySequence(m_view.get(), QKeySequence::Paste);

        QCOMPARE(pasted.count(), 1);
        m_view->setModel(m_model);
    }

    /// A model that cannot read its next page drops what is left, and looks as if it were whole.
    void aPartIsNotDeletedWhereReadingFails()
    {
        UnreadModel model(3, 1);
        m_view->setModel(&model);
        m_view->setReadOn([&model] { model.giveUp(); });
        m_view->setCurrentIndex(model.index(0, 0));
        QSignalSpy deleted(m_view.get(), &TableView::deleteRequested);

        QTest::keySequence(m_view.get(), QKeySequence::SelectAll);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QTest::qWait(100);

        QVERIFY(!model.canFetchMore({}));
        QVERIFY(!m_view->selectionModel()->hasSelection());
        QCOMPARE(deleted.count(), 0);
        m_view->setModel(m_model);
    }

    /// Each further try could wait for a server's timeout.
    void aBusyModelIsAskedOnce()
    {
        UnreadModel model(3, 1);
        m_view->setModel(&model);
        m_view->setCurrentIndex(model.index(0, 0));
        QTest::qWait(50); // The view itself asks as it lays out its rows.
        const int before = model.asked();

        QTest::keySequence(m_view.get(), QKeySequence::SelectAll);
        QTest::qWait(200);

        QVERIFY2(model.asked() <= before + 2, qPrintable(QString::number(model.asked() - before)));
        model.bringAll();
        QTest::qWait(50);
        QVERIFY(!m_view->selectionModel()->hasSelection());
        m_view->setModel(m_model);
    }

    void whatIsCopiedIsBroughtFirst()
    {
        std::function<void()> copy;
        m_view->setBring([&copy](const QModelIndexList &, const std::function<void()> &then) { copy = then; });
        const auto select = [this](int row) {
            m_view->selectionModel()->select(m_view->model()->index(row, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        };
        select(1);
        QGuiApplication::clipboard()->setText(u"before"_s);

        QTest::keySequence(m_view.get(), QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QVERIFY(copy);
        select(0); // The user goes on meanwhile.
        copy();

        QCOMPARE(QGuiApplication::clipboard()->text(), u"row 1\t1\t1"_s);
    }

    void nothingIsSelectedBeforeAllAreRead()
    {
        UnreadModel model(3, 1);
        m_view->setModel(&model);
        m_view->setReadOn([] {});
        m_view->setCurrentIndex(model.index(0, 0));
        QSignalSpy deleted(m_view.get(), &TableView::deleteRequested);

        QTest::keySequence(m_view.get(), QKeySequence::SelectAll);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QTest::qWait(50);
        QVERIFY(!m_view->selectionModel()->hasSelection());
        QCOMPARE(deleted.count(), 0);

        model.bringAll();
        QTRY_COMPARE(m_view->selectionModel()->selectedRows().size(), 5);
        QCOMPARE(deleted.count(), 1);
        m_view->setModel(m_model);
    }

    void unreadableNumberReachesTheModelAsTyped()
    {
        QTest::keyClick(m_view.get(), Qt::Key_F2);
        auto *editor = m_view->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, u"a dozen"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_model->index(0, 1).data(Qt::EditRole), QVariant(u"a dozen"_s));
    }

    /// Qt left it out of sight by the height of the head.
    void aPageShowsTheRowThatTheKeyboardComesTo()
    {
        QScrollArea page;
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        auto *before = new QLineEdit;
        column->addWidget(before);
        QStandardItemModel rows(20, 1);
        auto *table = new TableView(u"Goods"_s);
        table->setModel(&rows);
        table->setFitsContents(true);
        column->addWidget(table);
        page.setWidget(content);
        page.setWidgetResizable(true);
        page.resize(300, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        before->setFocus();
        table->setCurrentIndex(rows.index(15, 0));

        QTest::keyClick(before, Qt::Key_Tab);

        QVERIFY(table->hasFocus());
        const auto shown = [&] {
            const QRect row = table->visualRect(table->currentIndex());
            return page.viewport()->rect().contains(
                QRect(table->viewport()->mapTo(page.viewport(), row.topLeft()), QSize(1, row.height())));
        };
        QTRY_VERIFY(shown());
    }

    void aTableIsOneStopOfTab()
    {
        QWidget window;
        auto *before = new QLineEdit(&window);
        auto *after = new QLineEdit(&window);
        m_view->setParent(&window);
        QWidget::setTabOrder(before, m_view.get());
        QWidget::setTabOrder(m_view.get(), after);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QModelIndex current = m_view->currentIndex();

        before->setFocus();
        QTest::keyClick(before, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_view.get());
        QTest::keyClick(m_view.get(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), after);
        QCOMPARE(m_view->currentIndex(), current);
        m_view->setParent(nullptr);
    }

    void tabInAnEditorEditsTheNextCell()
    {
        QTest::keyClick(m_view.get(), Qt::Key_9);
        QTest::keyClick(m_view->findChild<QLineEdit *>(), Qt::Key_Tab);
        QTRY_COMPARE(m_view->currentIndex(), m_model->index(0, 2));
        QCOMPARE(m_model->index(0, 1).data(Qt::EditRole), QVariant(9));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QTRY_COMPARE(m_view->currentIndex(), m_model->index(0, 1));
    }

    void commandsAreAnnounced()
    {
        QSignalSpy duplicated(m_view.get(), &TableView::duplicateRequested);
        QSignalSpy deleted(m_view.get(), &TableView::deleteRequested);
        QTest::keyClick(m_view.get(), Qt::Key_D, Qt::ControlModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QCOMPARE(duplicated.count(), 1);
        QCOMPARE(deleted.count(), 1);
    }

    void tableInACardIsAsHighAsItsRows()
    {
        m_view->setFitsContents(true);
        const int headings = m_view->horizontalHeader()->sizeHint().height();
        QCOMPARE(m_view->sizeHint().height(), headings + 3 * metric::rowHeight());
        m_model->removeRow(0);
        QCOMPARE(m_view->sizeHint().height(), headings + 2 * metric::rowHeight());
    }

    void aWideTableKeepsItsColumnsTogether()
    {
        const QHeaderView &header = *m_view->horizontalHeader();
        m_view->setStretchedColumn(0);
        m_view->resize(900, 400);
        QTRY_COMPARE(header.length(), m_view->viewport()->width());

        m_view->resize(2500, 400);
        QTRY_COMPARE(header.length(), metric::kPageMeasure);
        m_view->setColumnWidth(1, m_view->columnWidth(1) + 100);
        QCOMPARE(header.length(), metric::kPageMeasure);

        m_view->resize(900, 400);
        QTRY_COMPARE(header.length(), m_view->viewport()->width());
    }

    void newRowsFillTheWidthAgain()
    {
        m_view->resize(900, 400);
        m_view->setStretchedColumn(0);
        QTRY_COMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());

        m_model->removeRow(0);
        m_view->setStretchedColumn(0);

        QTRY_COMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
    }

    void spreadsheetTextBecomesCells()
    {
        QCOMPARE(cellsFrom(u"a\tb\r\nc\td\r\n"_s), (QList<QStringList>{{u"a"_s, u"b"_s}, {u"c"_s, u"d"_s}}));
        QVERIFY(cellsFrom({}).isEmpty());
    }

    void selectionIsCopiedRowByRow()
    {
        m_view->selectRow(1);
        QCOMPARE(selectionText(m_view->selectionModel()->selection()), u"row 1\t1\t1"_s);
    }

    void rowsOfATreeAreCopiedBelowTheirOwn()
    {
        QStandardItemModel tree;
        QItemSelection all;
        for (const QString &name : {u"Rose"_s, u"Tulip"_s}) {
            auto *product = new QStandardItem(name);
            product->appendRow({new QStandardItem(u"40 cm"_s), new QStandardItem(u"1.20"_s)});
            tree.appendRow({product, new QStandardItem(u"flower"_s)});
            const QModelIndex variety = tree.index(0, 0, product->index());
            all.select(variety, variety.siblingAtColumn(1));
            all.select(product->index(), product->index().siblingAtColumn(1));
        }

        QCOMPARE(selectionText(all), u"Rose\tflower\n40 cm\t1.20\nTulip\tflower\n40 cm\t1.20"_s);
    }

private:
    static QStandardItem *newItem(int row, int column)
    {
        auto *item = new QStandardItem;
        item->setData(column == 0 ? QVariant(u"row %1"_s.arg(row)) : QVariant(row), Qt::EditRole);
        item->setData(column > 0, NumberRole);
        item->setEditable(column > 0);
        return item;
    }

    std::unique_ptr<TableView> m_view;
    QStandardItemModel *m_model = nullptr;
};

STEMDESK_TEST(TestTableView)

} // namespace stemdesk::table_view_test

#include "tst_table_view.moc"
