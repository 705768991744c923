#include "ui/page_stack.h"

#include <utility>

namespace stemdesk::ui {

void PageStack::add(const QString &id, std::function<QWidget *()> make)
{
    if (m_makers.isEmpty())
        m_first = id;
    m_makers.insert(id, std::move(make));
}

QWidget *PageStack::page(const QString &id)
{
    if (QWidget *made = m_pages.value(id))
        return made;
    const auto maker = m_makers.constFind(id);
    if (maker == m_makers.cend())
        return nullptr;
    QWidget *made = (*maker)();
    m_pages.insert(id, made);
    addWidget(made);
    return made;
}

void PageStack::show(const QString &id)
{
    QWidget *shown = page(id);
    if (!shown || shown == currentWidget())
        return;
    setCurrentWidget(shown);
    // Where the page had the keyboard last, or at its first control.
    if (QWidget *last = shown->focusWidget())
        last->setFocus(Qt::OtherFocusReason);
    else
        shown->setFocus(Qt::OtherFocusReason);
}

QString PageStack::currentId() const
{
    return m_pages.key(currentWidget());
}

} // namespace stemdesk::ui
