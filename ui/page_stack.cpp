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
    // Where the page had the keyboard last. Asked for first: being shown, a page gives it to its first control.
    QWidget *last = shown->focusWidget();
    setCurrentWidget(shown);
    m_current = id;
    QWidget *const target = last ? last : firstOf(*shown);
    target->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
