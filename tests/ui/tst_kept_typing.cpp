#include "core/exchange/demo/demo_shop.h"
#include "tests/support/settled.h"
#include "tests/support/spoken.h"
#include "tests/support/test_registry.h"
#include "ui/delegates/cell_roles.h"
#include "ui/main_window.h"
#include "ui/pages/events/events_page.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/window_frame.h"

#include <QAbstractItemView>
#include <QApplication>
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
using namespace Qt::StringLiterals;

namespace {

/// What one field or another takes; of each two, for a second text is to be another one.
const QList<std::pair<QString, QString>> kTexts{{u"7"_s, u"8"_s},
                                                {u"Anna"_s, u"Berta"_s},
                                                {u"1 June 2027"_s, u"2 June 2027"_s},
                                                {u"10:30"_s, u"11:30"_s},
                                                {u"anna@example.com"_s, u"berta@example.com"_s},
                                                {u"https://example.com/a"_s, u"https://example.com/b"_s},
                                                {u"#aabbcc"_s, u"#bbccdd"_s},
                                                {u"GB123456789"_s, u"GB987654321"_s},
                                                {u"DE89370400440532013000"_s, u"GB29NWBK60161331926819"_s}};

bool isTypedInto(const QWidget &widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    const auto *lines = qobject_cast<const QPlainTextEdit *>(&widget);
    const auto *rich = qobject_cast<const QTextEdit *>(&widget);
    const bool isOpen =
        (line && !line->isReadOnly()) || (lines && !lines->isReadOnly()) || (rich && !rich->isReadOnly());
    return isOpen && widget.isVisible() && widget.isEnabled() && !widget.property("isSearch").toBool();
}

AutoSave *saveOf(const QWidget &editor)
{
    auto *save = editor.findChild<AutoSave *>(QString(), Qt::FindDirectChildrenOnly);
    return save || !editor.parentWidget()
        ? save
        : editor.parentWidget()->findChild<AutoSave *>(QString(), Qt::FindDirectChildrenOnly);
}

QString textOf(const QWidget &editor)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&editor))
        return line->text();
    const auto *lines = qobject_cast<const QPlainTextEdit *>(&editor);
    const auto *rich = qobject_cast<const QTextEdit *>(&editor);
    return lines ? lines->toPlainText() : rich ? rich->toPlainText() : QString();
}

/// Over what stands there.
void typeOver(QWidget &editor, const QString &text)
{
    editor.setFocus();
    QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&editor, Qt::Key_Delete);
    QTest::keyClicks(&editor, text);
}

/// As if nothing had been typed for so long as it takes.
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

/// What is typed in any field or cell of any page is stored after a rest and when the window closes; what cannot be
/// stored is said. Whatever is new in the window is walked too.
class TestKeptTyping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_spoken = std::make_unique<Spoken>(u"en"_s, british());
        m_shop = std::make_unique<UiShop>();
        QVERIFY(fillWithDemo(m_shop->services(), m_shop->shop().now()));
        m_shop->context().shop = *m_shop->services().settings.shop();
        m_event = must(m_shop->services().events.list({.q = u"sophie grace"_s}, {.limit = 1})).rows.constFirst().id;
        m_frame = std::make_unique<WindowFrame>(m_shop->context().settings);
        m_frame->resize(1600, 1000);
        m_window = new MainWindow(m_shop->context());
        m_frame->show(m_window, &m_shop->edits());
        m_frame->show();
        QVERIFY(QTest::qWaitForWindowActive(m_frame.get()));
    }
    void cleanupTestCase()
    {
        m_frame.reset();
        m_shop.reset();
        m_spoken.reset();
    }

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
    void addPages()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("tab");
        for (const char *page : {"today", "events", "clients", "products", "suppliers", "price-lists", "orders", "hire",
                                 "week", "money", "colours", "integrations", "settings", "event"}) {
            const int tabs = tabsOf(QString::fromLatin1(page));
            for (int tab = 0; tab < std::max(1, tabs); ++tab)
                QTest::addRow("%s %d", page, tab) << QString::fromLatin1(page) << tab;
        }
    }
    int tabsOf(const QString &page)
    {
        show(page, 0);
        return m_strip ? m_strip->count() : 0;
    }
    void show(const QString &page, int tab);
    QWidgetList editors() const;
    QList<QAbstractItemView *> views() const;
    QModelIndexList editableCells(const QAbstractItemView &view) const;
    static QLineEdit *opened(QAbstractItemView &view, const QModelIndex &cell);
    bool isStored(QWidget &editor, const QString &text);
    bool closes();

    std::unique_ptr<Spoken> m_spoken;
    std::unique_ptr<UiShop> m_shop;
    std::unique_ptr<WindowFrame> m_frame;
    MainWindow *m_window = nullptr;
    EventId m_event;
    int m_stored = 0; ///< Fields, at rest.
    TabStrip *m_strip = nullptr;
};

void TestKeptTyping::show(const QString &page, int tab)
{
    if (page == "event"_L1) {
        m_window->showPage(u"events"_s);
        Q_EMIT m_window->findChild<EventsPage *>()->eventChosen(m_event);
    } else {
        m_window->showPage(page);
    }
    m_strip = nullptr;
    for (PageHeader *header : m_window->findChildren<PageHeader *>()) {
        auto *strip = header->findChild<TabStrip *>();
        if (header->isVisible() && strip && strip->isVisible())
            m_strip = strip;
    }
    if (m_strip)
        m_strip->setCurrentIndex(tab);
    settle(*m_shop);
    for (QAbstractItemView *view : views()) { // Whoever chooses a row sees its panel.
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

/// One of each column.
QModelIndexList TestKeptTyping::editableCells(const QAbstractItemView &view) const
{
    QModelIndexList cells;
    const QAbstractItemModel &model = *view.model();
    const bool isEdited = view.editTriggers().testFlag(QAbstractItemView::EditKeyPressed);
    for (int column = 0; isEdited && column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(0, column);
        if (cell.flags().testFlags(Qt::ItemIsEditable | Qt::ItemIsEnabled))
            cells.append(cell);
    }
    return cells;
}

QLineEdit *TestKeptTyping::opened(QAbstractItemView &view, const QModelIndex &cell)
{
    view.setFocus();
    view.setCurrentIndex(cell);
    QTest::keyClick(&view, Qt::Key_F2);
    for (auto *line : view.viewport()->findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (line->isVisible() && line->hasFocus())
            return line;
    }
    return nullptr; // Something is chosen there.
}

/// Types it and rests.
bool TestKeptTyping::isStored(QWidget &editor, const QString &text)
{
    QSignalSpy stored(&m_shop->edits(), &Edits::stored);
    const QString address = m_shop->server().address();
    const QPointer<QWidget> there(&editor);
    typeOver(editor, text);
    rest(editor);
    settle(*m_shop);
    const bool isStored = !stored.isEmpty() || m_shop->server().address() != address;
    return isStored && (!there || textOf(*there) == text); // What may be typed on stays as it was typed.
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
        if (!isAnyStored && unstoredIn(*m_window).isEmpty()) // What no rule of the shop lets in is said.
            lost += name;
        if (i < editors().size())
            QTest::keyClick(editors().at(i), Qt::Key_Escape);
        m_window->setFocus();
    }
    QCOMPARE(lost.join(u'\n'), QString());
}

/// Whether it closes without a question.
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
        for (const QString &text : {u"9"_s, u"6"_s}) { // One of them may be what is there.
            if (there)
                typeOver(*there, text);
            isClosed = closes();
        }
        settle(*m_shop);
        if (isClosed && stored.isEmpty() && m_shop->server().address() == address)
            lost += name;
        if (there && there->isVisible()) { // Given up.
            there->setFocus();
            QTest::keyClick(there, Qt::Key_Escape);
            if (there && !saveOf(*there)) {
                QTest::keyClick(there, Qt::Key_A, Qt::ControlModifier);
                QTest::keyClick(there, Qt::Key_Delete);
            }
        }
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
        for (const QPersistentModelIndex cell : view ? editableCells(*view) : QModelIndexList()) {
            const QString name =
                view->accessibleName() + u", "_s + cell.model()->headerData(cell.column(), Qt::Horizontal).toString();
            const bool waits = cell.data(WaitsForEndRole).toBool();
            QPointer<QLineEdit> editor = cell.isValid() ? opened(*view, cell) : nullptr;
            if (!editor)
                continue;
            const auto stored = [&](const std::pair<QString, QString> &texts) {
                return editor && isStored(*editor, editor->text() == texts.first ? texts.second : texts.first);
            };
            if (!waits && !std::ranges::any_of(kTexts, stored))
                lost += name;
            if (editor)
                QTest::keyClick(editor, Qt::Key_Escape);
            settle(*m_shop);
        }
    }
    QCOMPARE(lost.join(u'\n'), QString());
}

/// Also where its row is told anew while its editor opens, as after Tab from the cell beside it.
void TestKeptTyping::whatIsTypedIntoASelectedCellReplacesIt()
{
    QFETCH(QString, page);
    QFETCH(int, tab);
    show(page, tab);
    QStringList appended;
    for (const QPointer<QAbstractItemView> view : views()) {
        for (const QPersistentModelIndex cell : view ? editableCells(*view) : QModelIndexList()) {
            QPointer<QLineEdit> editor = cell.isValid() ? opened(*view, cell) : nullptr;
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
