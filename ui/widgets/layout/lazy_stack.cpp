#include "ui/widgets/layout/lazy_stack.h"

#include <QWidgetItem>

namespace stemdesk::ui {

LazyStack::LazyStack(QWidget *parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize LazyStack::minimumSizeHint() const
{
    return currentWidget() ? QWidgetItem(currentWidget()).minimumSize() : QSize();
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

} // namespace stemdesk::ui
