#include "ui/widgets/layout/lazy_stack.h"

#include "ui/theme/offstage.h"

#include <QWidgetItem>

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
