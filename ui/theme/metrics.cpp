#include "ui/theme/metrics.h"

#include "ui/theme/fonts.h"

#include <QFontMetrics>

#include <algorithm>

namespace stemdesk::ui::metric {

namespace {

int atLeast(int designed, int padding)
{
    return std::max(designed, QFontMetrics(fontFor(TextStyle::Body)).height() + padding);
}

} // namespace

int rowHeight()
{
    return atLeast(32, kSpace12);
}
int controlHeight()
{
    return atLeast(30, kSpace12);
}
int chipHeight()
{
    return atLeast(26, kSpace8);
}
int railItemHeight()
{
    return atLeast(34, kSpace16);
}
int valueRowHeight()
{
    return atLeast(24, kSpace8);
}

} // namespace stemdesk::ui::metric

namespace stemdesk::ui {

namespace {

template <class Layout>
Layout *layoutInside(QWidget *holder, int spacing, const QMargins &margins)
{
    auto *layout = new Layout(holder);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

QVBoxLayout *columnInside(QWidget *holder, int spacing, const QMargins &margins)
{
    return layoutInside<QVBoxLayout>(holder, spacing, margins);
}

QHBoxLayout *rowInside(QWidget *holder, int spacing, const QMargins &margins)
{
    return layoutInside<QHBoxLayout>(holder, spacing, margins);
}

} // namespace stemdesk::ui
