#include "ui/widgets/menu_search.h"

#include "core/base/text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/auto_save.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QStandardItemModel>
#include <QWidgetAction>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr qsizetype kLong = 14; ///< Fewer are seen at a glance.
constexpr int kRowsShown = 12;

QString wordsOf(const QAction &action)
{
    return action.text().replace(u"&&"_s, u"&"_s);
}

bool hasWord(const QString &text, const QStringList &words)
{
    const QStringList texts = searchTokens(text);
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](const QString &each) { return each.startsWith(word); });
    });
}

/// The longest run of entries without a separator or a menu of their own.
QList<QAction *> longestRun(const QList<QAction *> &actions)
{
    QList<QAction *> longest;
    QList<QAction *> run;
    for (QAction *action : actions) {
        if (action->isSeparator() || action->menu())
            run.clear();
        else
            run += action;
        if (run.size() > longest.size())
            longest = run;
    }
    return longest;
}

} // namespace

void MenuSearch::put(QMenu *menu)
{
    auto *search = new MenuSearch(menu);
    connect(menu, &QMenu::aboutToShow, search, &MenuSearch::open,
            Qt::SingleShotConnection); // After what fills the menu.
    connect(menu, &QMenu::aboutToHide, search, &MenuSearch::giveBack);
}

MenuSearch::MenuSearch(QMenu *menu) : QObject(menu), m_menu(menu) {}

void MenuSearch::open()
{
    const QList<QAction *> all = m_menu->actions();
    m_entries = longestRun(all);
    if (m_entries.size() <= kLong)
        return;
    m_after = all.value(all.indexOf(m_entries.constLast()) + 1);
    for (QAction *entry : std::as_const(m_entries))
        m_menu->removeAction(entry);
    fill();
    m_menu->installEventFilter(this);
}

void MenuSearch::fill()
{
    auto *holder = new QWidget;
    m_field = new QLineEdit;
    m_field->setPlaceholderText(tr("Type to find…"));
    m_field->setAccessibleName(tr("Find in this menu"));
    m_field->setFocusPolicy(Qt::NoFocus); // The menu has the focus.
    markAsSearch(m_field);
    m_rows = new QStandardItemModel(holder);
    for (const QAction *entry : std::as_const(m_entries))
        m_rows->appendRow(new QStandardItem(entry->icon(), wordsOf(*entry)));
    m_list = new QListView;
    m_list->setProperty("completions", true);
    m_list->setAccessibleName(m_menu->accessibleName());
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setModel(m_rows);
    auto *column = columnInside(holder, kSpace8, {kSpace4, kSpace4, kSpace4, kSpace4});
    column->addWidget(m_field);
    column->addWidget(m_list);
    m_list->ensurePolished();
    m_list->setFixedHeight(kRowsShown * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
    m_list->setMinimumWidth(std::max(kNumberWidth, m_list->sizeHintForColumn(0) + kScrollBar + kSpace8));
    auto *place = new QWidgetAction(m_menu);
    place->setDefaultWidget(holder);
    m_place = place;
    m_menu->insertAction(m_after, place);
    connect(m_list, &QAbstractItemView::entered, this, [this](const QModelIndex &index) { mark(index.row()); });
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) { take(index.row()); });
}

void MenuSearch::giveBack()
{
    if (m_place) {
        for (QAction *entry : std::as_const(m_entries))
            m_menu->insertAction(m_after, entry);
        m_menu->removeAction(m_place);
        m_place->deleteLater();
    }
    deleteLater();
}

void MenuSearch::narrow(const QString &text)
{
    m_field->setText(text);
    const QStringList words = searchTokens(text);
    int first = -1;
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const bool isFound = hasWord(m_rows->item(row)->text(), words);
        m_list->setRowHidden(row, !isFound);
        if (isFound && first < 0)
            first = row;
    }
    mark(first);
}

void MenuSearch::mark(int row)
{
    m_list->setCurrentIndex(m_rows->index(row, 0));
    if (row < 0)
        return;
    QAccessibleEvent marked(m_list, QAccessible::Focus);
    marked.setChild(row);
    QAccessible::updateAccessibility(&marked);
}

bool MenuSearch::move(int key)
{
    QList<int> shown;
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (!m_list->isRowHidden(row))
            shown += row;
    }
    const auto at = int(shown.indexOf(m_list->currentIndex().row()));
    const auto last = int(shown.size()) - 1;
    int to = 0;
    switch (key) {
    case Qt::Key_Down: to = at + 1; break;
    case Qt::Key_Up: to = at < 0 ? last : at - 1; break;
    case Qt::Key_PageDown: to = at + kRowsShown; break;
    case Qt::Key_PageUp: to = at - kRowsShown; break;
    case Qt::Key_Home: break;
    case Qt::Key_End: to = last; break;
    default: return false;
    }
    const bool isBeyond = (to > last && key == Qt::Key_Down) || (to < 0 && key == Qt::Key_Up);
    if (isBeyond && m_menu->actions().size() > 1)
        return false; // To the entries around the list.
    if (last >= 0)
        mark(shown.at(std::clamp(to, 0, last)));
    m_menu->setActiveAction(m_place);
    return true;
}

void MenuSearch::take(int row)
{
    const QPointer<QAction> entry = m_entries.value(row);
    m_menu->close();
    if (entry)
        entry->trigger();
}

bool MenuSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_menu || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QString typed = key->text();
    const bool isMarked =
        m_list->currentIndex().isValid() && (!m_menu->activeAction() || m_menu->activeAction() == m_place);
    const bool isTaken = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter
        || (key->key() == Qt::Key_Space && m_field->text().isEmpty());
    if (isTaken && isMarked) {
        take(m_list->currentIndex().row());
        return true;
    }
    if (key->key() == Qt::Key_Backspace) {
        narrow(m_field->text().chopped(std::min<qsizetype>(1, m_field->text().size())));
        return true;
    }
    if (move(key->key()))
        return true;
    const bool isLetter = !typed.isEmpty() && typed.at(0).isPrint() && !(key->modifiers() & Qt::ControlModifier);
    if (!isLetter || isTaken)
        return QObject::eventFilter(watched, event);
    narrow(m_field->text() + typed);
    return true;
}

} // namespace stemdesk::ui
