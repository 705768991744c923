#include "ui/widgets/layout/stacks.h"

#include "ui/theme/theme.h"
#include "ui/widgets/notices/empty_state.h"

#include <QWidgetItem>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

LazyStack::LazyStack(QWidget *parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, [this](int current) {
        for (int place = 0; place < count(); ++place) {
            if (place != current)
                putOffstage(*widget(place));
        }
        updateGeometry();
    });
}

QSize LazyStack::minimumSizeHint() const
{
    return currentWidget() ? QWidgetItem(currentWidget()).minimumSize() : QSize();
}

void LazyStack::showPart(QWidget *part)
{
    putOnStage(*part);
    setCurrentWidget(part);
}

QWidget *LazyStack::part(int place)
{
    Part &part = m_parts[place];
    if (!part.made) {
        part.made = part.make();
        addWidget(part.made);
    }
    return part.made;
}

int LazyStack::placeOf(const QWidget &widget) const
{
    const auto found = std::ranges::find(m_parts, &widget, &Part::made);
    return found == m_parts.cend() ? -1 : int(found - m_parts.cbegin());
}

// NOLINTNEXTLINE(misc-no-recursion): stacks are a few levels deep.
void LazyStack::reveal(QWidget &widget)
{
    auto *stack = qobject_cast<QStackedWidget *>(widget.parentWidget());
    if (widget.parentWidget())
        reveal(*widget.parentWidget());
    if (!stack || stack->currentWidget() == &widget)
        return;
    if (auto *lazy = qobject_cast<LazyStack *>(stack))
        Q_EMIT lazy->partWanted(lazy->placeOf(widget));
    else
        stack->setCurrentWidget(&widget);
}

ListStack::ListStack(QWidget *list, EmptyState *first, const QString &none) : m_list(list), m_first(first)
{
    addWidget(list);
    addWidget(first);
    if (none.isEmpty())
        return;
    m_none = new EmptyState(u"search"_s, none);
    addWidget(m_none);
}

void ListStack::showFor(int rows, bool isNarrowed)
{
    EmptyState *const nothing = isNarrowed && m_none ? m_none : m_first;
    setCurrentWidget(rows > 0 ? m_list : nothing);
}

} // namespace stemdesk::ui
