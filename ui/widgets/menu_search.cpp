#include "ui/widgets/menu_search.h"

#include "core/base/text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/auto_save.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QWidgetAction>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr qsizetype kLong = 14; ///< Fewer are seen at a glance.

bool hasWord(const QAction &action, const QStringList &words)
{
    const QStringList texts = searchTokens(action.text().replace(u"&&"_s, u"&"_s));
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
    });
}

} // namespace

void MenuSearch::put(QMenu *menu)
{
    if (menu->actions().size() > kLong)
        new MenuSearch(menu);
}

MenuSearch::MenuSearch(QMenu *menu) : QObject(menu), m_menu(menu), m_field(new QLineEdit)
{
    auto *holder = new QWidget;
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(kSpace4, kSpace4, kSpace4, kSpace8);
    row->addWidget(m_field);
    m_field->setPlaceholderText(tr("Type to find…"));
    m_field->setAccessibleName(tr("Find in this menu"));
    m_field->setFocusPolicy(Qt::NoFocus); // The menu has the focus, and continues with the arrow keys.
    markAsSearch(m_field);
    auto *place = new QWidgetAction(menu);
    place->setDefaultWidget(holder);
    m_place = place;
    menu->insertAction(menu->actions().value(0), place);
    menu->installEventFilter(this);
    connect(menu, &QMenu::aboutToHide, this, &QObject::deleteLater);
    connect(place, &QObject::destroyed, this, &QObject::deleteLater); // The menu was filled again.
}

void MenuSearch::narrow(const QString &text)
{
    m_field->setText(text);
    const QStringList words = searchTokens(text);
    QAction *first = nullptr;
    for (QAction *action : m_menu->actions()) {
        if (action == m_place)
            continue;
        action->setVisible(hasWord(*action, words));
        if (!first && action->isVisible() && action->isEnabled() && !action->isSeparator())
            first = action;
    }
    m_menu->setActiveAction(first);
}

bool MenuSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_menu || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QString typed = key->text();
    if (key->key() == Qt::Key_Backspace) {
        narrow(m_field->text().chopped(std::min<qsizetype>(1, m_field->text().size())));
        return true;
    }
    const bool isLetter = !typed.isEmpty() && typed.at(0).isPrint() && !(key->modifiers() & Qt::ControlModifier);
    if (!isLetter || (typed == " "_L1 && m_field->text().isEmpty())) // A space presses the marked one.
        return QObject::eventFilter(watched, event);
    narrow(m_field->text() + typed);
    return true;
}

} // namespace stemdesk::ui
