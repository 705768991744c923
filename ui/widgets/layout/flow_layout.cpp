#include "ui/widgets/layout/flow_layout.h"

#include "ui/theme/metrics.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace stemdesk::ui {

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(metric::kSpace8);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
    invalidate();
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    invalidate();
    return m_items.takeAt(index);
}

void FlowLayout::setEven(int most, std::optional<int> gap)
{
    m_most = most;
    m_gap = gap;
}

void FlowLayout::setMostColumns(int count)
{
    m_mostColumns = count;
}

int FlowLayout::gap() const
{
    return m_gap.value_or(spacing());
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Pass::Measure);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size =
            QSize(size.width() + hint.width() + (size.isEmpty() ? 0 : gap()), std::max(size.height(), hint.height()));
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Pass::Place);
}

/// As many columns as have room, but no more than there are widgets. It depends on the given width alone, not on where
/// the widgets are.
int FlowLayout::columnWidth(int width) const
{
    int least = 1;
    int shown = 0;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        least = std::max(least, item->minimumSize().width());
        ++shown;
    }
    const int count = std::clamp((width + gap()) / (least + gap()), 1, std::clamp(shown, 1, m_mostColumns));
    return std::min(m_most, (width - (count - 1) * gap()) / count);
}

int FlowLayout::arrange(const QRect &rect, Pass pass) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    QPoint at = inside.topLeft();
    int lineHeight = 0;
    const int width = m_most > 0 ? columnWidth(inside.width()) : 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size =
            item->sizeHint().boundedTo(QSize(std::max(inside.width(), item->minimumSize().width()), QLAYOUTSIZE_MAX));
        if (m_most > 0)
            size = {width, item->hasHeightForWidth() ? item->heightForWidth(width) : size.height()};
        if (at.x() > inside.left() && at.x() + size.width() > inside.left() + inside.width()) {
            at = QPoint(inside.left(), at.y() + lineHeight + spacing());
            lineHeight = 0;
        }
        if (pass == Pass::Place) {
            const QRect place(at, size);
            const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
            item->setGeometry(QStyle::visualRect(direction, inside, place));
        }
        at.rx() += size.width() + gap();
        lineHeight = std::max(lineHeight, size.height());
    }
    return at.y() + lineHeight - rect.top() + contentsMargins().bottom();
}

} // namespace stemdesk::ui
