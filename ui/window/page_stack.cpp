#include "ui/window/page_stack.h"

#include <QAbstractItemView>

#include <utility>

namespace stemdesk::ui {

namespace {

/// The widget that gets the focus when a page is first shown: the page's proxy, else its list.
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
    m_ids.append(id);
    LazyStack::add(std::move(make));
}

QWidget *PageStack::page(const QString &id)
{
    const qsizetype place = m_ids.indexOf(id);
    return place < 0 ? nullptr : part(int(place));
}

void PageStack::open(const QString &id)
{
    QWidget *shown = page(id);
    if (!shown)
        return;
    Q_EMIT opening();
    // The widget that last had the focus. Read it first: a page gives the focus to its first control when it is shown.
    QWidget *last = shown->focusWidget();
    showPart(shown);
    m_current = id;
    QWidget *const target = last ? last : firstOf(*shown);
    target->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
