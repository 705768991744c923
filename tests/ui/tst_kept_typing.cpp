#include "tests/support/demo_window.h"
#include "tests/support/settled.h"
#include "tests/support/test_registry.h"
#include "tests/support/typed_editors.h"
#include "ui/delegates/cell_roles.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/draft.h"
#include "ui/window/window_frame.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QTimer>

#include <algorithm>

namespace stemdesk::kept_typing_test {

using namespace stemdesk::ui;

namespace {

/// Pairs of texts that some field accepts; the two differ so that the second is a change.
const QList<std::pair<QString, QString>> kTexts{{u"7"_s, u"8"_s},
                                                {u"Anna"_s, u"Berta"_s},
                                                {u"1 June 2027"_s, u"2 June 2027"_s},
                                                {u"10:30"_s, u"11:30"_s},
                                                {u"anna@example.com"_s, u"berta@example.com"_s},
                                                {u"https://example.com/a"_s, u"https://example.com/b"_s},
                                                {u"#aabbcc"_s, u"#bbccdd"_s},
                                                {u"GB123456789"_s, u"GB987654321"_s},
                                                {u"DE89370400440532013000"_s, u"GB29NWBK60161331926819"_s}};

/// Simulates a pause long enough to save.
bool rest(const QWidget &editor)
{
    const AutoSave *save = saveOf(editor);
    auto *timer = save ? save->findChild<QTimer *>() : nullptr;
    if (!timer || !timer->isActive() || timer->interval() != AutoSave::kRest)
        return false;
    timer->setInterval(0);
    while (timer->isActive())
        QCoreApplication::processEvents();
    timer->setInterval(AutoSave::kRest);
    return true;
}

} // namespace

/// Text typed into any field or cell is stored after a pause and when the window closes, or the user is told that it
/// cannot be. New fields are found automatically.
class TestKeptTyping : public DemoWindow {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openFrame(); }
    void cleanupTestCase() { closeShop(); }

    void aRestStoresEveryField_data() { addPages(); }
    void aRestStoresEveryField();
    void manyWereStoredAtRest() { QVERIFY2(m_stored > 70, qPrintable(QString::number(m_stored))); }
    void closingStoresEveryFieldOrAsks_data() { addPages(); }
    void closingStoresEveryFieldOrAsks();
    void aRestStoresEveryCell_data() { addPages(); }
    void aRestStoresEveryCell();
    void whatIsTypedIntoASelectedCellReplacesIt_data() { addPages(); }
    void whatIsTypedIntoASelectedCellReplacesIt();

private:
    void show(const QString &page, int tab);
    QWidgetList editors() const;
    QList<QAbstractItemView *> views() const;
    QModelIndexList editableCells(const QAbstractItemView *view) const;
    static QLineEdit *opened(QAbstractItemView *view, const QModelIndex &cell);
    bool isStored(QWidget &editor, const QString &text);
    bool isAnyTextStored(const QPointer<QLineEdit> &editor);
    bool closes();
    static void cancelTyping(const QPointer<QWidget> &editor);

    int m_stored = 0; ///< Fields, at rest.
};

void TestKeptTyping::show(const QString &page, int tab)
{
    open(page, tab);
    settle(*m_shop);
    for (QAbstractItemView *view : views()) { // Selects a row, which shows its panel.
        if (view->model()->rowCount() > 0)
            view->setCurrentIndex(view->model()->index(0, 0));
    }
    settle(*m_shop);
}

QWidgetList TestKeptTyping::editors() const
{
    QWidgetList found = m_window->findChildren<QWidget *>();
    found.removeIf([](const QWidget *widget) { return !isTypedInto(*widget); });
    return found;
}

QList<QAbstractItemView *> TestKeptTyping::views() const
{
    QList<QAbstractItemView *> found = m_window->findChildren<QAbstractItemView *>();
    found.removeIf([](const QAbstractItemView *view) { return !view->isVisible() || !view->model(); });
    return found;
}

/// One of each column; none if the view is gone.
QModelIndexList TestKeptTyping::editableCells(const QAbstractItemView *view) const
{
    QModelIndexList cells;
    if (!view)
        return cells;
    const QAbstractItemModel &model = *view->model();
    const bool isEdited = view->editTriggers().testFlag(QAbstractItemView::EditKeyPressed);
    for (int column = 0; isEdited && column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(0, column);
        if (cell.flags().testFlags(Qt::ItemIsEditable | Qt::ItemIsEnabled))
            cells.append(cell);
    }
    return cells;
}

QLineEdit *TestKeptTyping::opened(QAbstractItemView *view, const QModelIndex &cell)
{
    if (!cell.isValid())
        return nullptr;
    view->setFocus();
    view->setCurrentIndex(cell);
    QTest::keyClick(view, Qt::Key_F2);
    for (auto *line : view->viewport()->findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (line->isVisible() && line->hasFocus())
            return line;
    }
    return nullptr; // The cell has a list of choices instead.
}

/// Types the text and pauses.
bool TestKeptTyping::isStored(QWidget &editor, const QString &text)
{
    QSignalSpy stored(&m_shop->edits(), &Edits::stored);
    const QString address = m_shop->server().address();
    const QPointer<QWidget> there(&editor);
    typeOver(editor, text);
    rest(editor);
    settle(*m_shop);
    const bool isStored = !stored.isEmpty() || m_shop->server().address() != address;
    // An older read may still be shown for a moment.
    return isStored && QTest::qWaitFor([&] { return !there || textOf(*there) == text; });
}

bool TestKeptTyping::isAnyTextStored(const QPointer<QLineEdit> &editor)
{
    return std::ranges::any_of(kTexts, [&](const std::pair<QString, QString> &texts) {
        return editor && isStored(*editor, editor->text() == texts.first ? texts.second : texts.first);
    });
}

void TestKeptTyping::aRestStoresEveryField()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    show(page, tab);
    QStringList lost;
    for (int i = 0; i < editors().size(); ++i) {
        QWidget *editor = editors().at(i);
        const AutoSave *save = saveOf(*editor);
        const QString name = editor->accessibleName();
        const bool waitsForEnd = u"Find or add a contact, Add a colour, Add a link"_s.contains(name);
        if (!save || waitsForEnd || qobject_cast<QComboBox *>(editor->parentWidget()))
            continue;
        const auto stored = [&](const std::pair<QString, QString> &texts) {
            return i < editors().size()
                && isStored(*editors().at(i), textOf(*editors().at(i)) == texts.first ? texts.second : texts.first);
        };
        const bool isAnyStored = std::ranges::any_of(kTexts, stored);
        m_stored += isAnyStored ? 1 : 0;
        if (!isAnyStored && unstoredIn(*m_window).isEmpty()) // Refused text has a message.
            lost += name;
        if (i < editors().size())
            QTest::keyClick(editors().at(i), Qt::Key_Escape);
        m_window->setFocus();
    }
    QCOMPARE(lost.join(u'\n'), QString());
}

/// Whether the window closes without a question.
bool TestKeptTyping::closes()
{
    m_frame->close();
    const bool isClosed = !m_frame->isVisible();
    if (auto *box = m_frame->findChild<QMessageBox *>()) {
        for (QAbstractButton *button : box->buttons()) {
            if (button->text() == u"Go back"_s)
                button->click();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    m_frame->show();
    m_frame->activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(m_frame.get());
    return isClosed;
}

void TestKeptTyping::cancelTyping(const QPointer<QWidget> &editor)
{
    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Escape);
    if (editor && !saveOf(*editor)) {
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_Delete);
    }
}

void TestKeptTyping::closingStoresEveryFieldOrAsks()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    show(page, tab);
    QStringList lost;
    for (int i = 0; i < editors().size(); ++i) {
        QWidget *editor = editors().at(i);
        const QString name = editor->accessibleName();
        QSignalSpy stored(&m_shop->edits(), &Edits::stored);
        const QPointer<QWidget> there(editor);
        const QString address = m_shop->server().address();
        bool isClosed = false;
        for (const QString &text : {u"9"_s, u"6"_s}) { // One of them may be the current text.
            if (there)
                typeOver(*there, text);
            isClosed = closes();
        }
        settle(*m_shop);
        const bool isKept = there && isKeptAsDraft(*there);
        if (isClosed && !isKept && stored.isEmpty() && m_shop->server().address() == address)
            lost += name;
        if (there && there->isVisible())
            cancelTyping(there);
        settle(*m_shop);
    }
    QCOMPARE(lost.join(u'\n'), QString());
}

void TestKeptTyping::aRestStoresEveryCell()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    show(page, tab);
    QStringList lost;
    for (const QPointer<QAbstractItemView> view : views()) {
        for (const QPersistentModelIndex cell : editableCells(view)) {
            const QString name =
                view->accessibleName() + u", "_s + cell.model()->headerData(cell.column(), Qt::Horizontal).toString();
            const bool waits = cell.data(WaitsForEndRole).toBool();
            QPointer<QLineEdit> editor = opened(view, cell);
            if (!editor)
                continue;
            if (!waits && !isAnyTextStored(editor))
                lost += name;
            if (editor)
                QTest::keyClick(editor, Qt::Key_Escape);
            settle(*m_shop);
        }
    }
    QCOMPARE(lost.join(u'\n'), QString());
}

/// Also if the row is updated while its editor opens, as after Tab in the cell beside it.
void TestKeptTyping::whatIsTypedIntoASelectedCellReplacesIt()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    show(page, tab);
    QStringList appended;
    for (const QPointer<QAbstractItemView> view : views()) {
        for (const QPersistentModelIndex cell : editableCells(view)) {
            QPointer<QLineEdit> editor = opened(view, cell);
            if (!editor)
                continue;
            Q_EMIT view->model()->dataChanged(QModelIndex(cell).siblingAtColumn(0),
                                              QModelIndex(cell).siblingAtColumn(view->model()->columnCount() - 1));
            QTest::keyClicks(editor, u"0,66"_s);
            if (editor && editor->text() != u"0,66"_s)
                appended += view->accessibleName() + u": "_s + editor->text();
            if (editor)
                QTest::keyClick(editor, Qt::Key_Escape);
        }
    }
    QCOMPARE(appended.join(u'\n'), QString());
}

STEMDESK_TEST(TestKeptTyping)

} // namespace stemdesk::kept_typing_test

#include "tst_kept_typing.moc"
