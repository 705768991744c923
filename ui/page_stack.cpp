#include "ui/page_stack.h"

#include <QAbstractItemView>

#include <utility>

namespace stemdesk::ui {

namespace {

/// What gets the keyboard on a page shown for the first time: what the page says, else its list.
QWidget *firstOf(QWidget &page)
{
    if (page.focusProxy())
        return page.focusProxy();
    auto *list = page.findChild<QAbstractItemView *>();
    return list ? list : &page;
}

} // namespace

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

void PageStack::open(const QString &id)
{
    QWidget *shown = page(id);
    if (!shown)
        return;
    // Where the page had the keyboard last. Asked for first: being shown, a page gives it to its first control.
    QWidget *last = shown->focusWidget();
    setCurrentWidget(shown);
    QWidget *const target = last ? last : firstOf(*shown);
    target->setFocus(Qt::OtherFocusReason);
}

QString PageStack::currentId() const
{
    return m_pages.key(currentWidget());
}

} // namespace stemdesk::ui
