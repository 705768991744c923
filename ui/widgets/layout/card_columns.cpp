#include "ui/widgets/layout/card_columns.h"

#include "ui/widgets/layout/scrolling.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

QVBoxLayout *newColumn()
{
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace12);
    column->addStretch(1);
    return column;
}

void insertCard(QVBoxLayout *column, QWidget *card)
{
    // Wrapped text may need more height than the hint, which assumes no width. Spare height goes below the last card.
    if (card->sizePolicy().verticalPolicy() == QSizePolicy::Maximum)
        card->setSizePolicy(card->sizePolicy().horizontalPolicy(), QSizePolicy::Preferred);
    column->insertWidget(column->count() - 1, card);
}

} // namespace

CardColumns::CardColumns(const Measures &measures, QWidget *parent)
    : QScrollArea(parent), m_wide(new QVBoxLayout), m_below(new QVBoxLayout), m_columns(new QHBoxLayout),
      m_left(newColumn()), m_right(newColumn()), m_measures(measures)
{
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(kPageEdge, measures.top, EdgeScrollBar::kMargin, kSpace16);
    column->setSpacing(0);
    m_wide->setSpacing(kSpace12);
    column->addLayout(m_wide);
    m_columns->setSpacing(kSpace16);
    m_columns->addLayout(m_left, measures.shares[0]);
    m_columns->addLayout(m_right, measures.shares[1]);
    column->addLayout(m_columns);
    m_below->setSpacing(kSpace12);
    column->addLayout(m_below);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    EdgeScrollBar::put(*this);
    content->setMaximumWidth(kPageMeasure - kScrollBar);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void CardColumns::addWide(QWidget *widget)
{
    m_wide->addWidget(widget);
    m_wide->setContentsMargins(0, 0, 0, kSpace12);
}

void CardColumns::addWideBelow(QWidget *widget)
{
    m_below->addWidget(widget);
    m_below->setContentsMargins(0, kSpace12, 0, 0);
}

void CardColumns::addLeft(QWidget *card)
{
    insertCard(m_left, card);
}

void CardColumns::addRight(QWidget *card)
{
    insertCard(m_right, card);
}

void CardColumns::arrange()
{
    const int edges = kPageEdge + EdgeScrollBar::kMargin;
    const int wanted = std::max(m_left->minimumSize().width(), m_measures.leastColumn)
        + std::max(m_right->minimumSize().width(), m_measures.leastColumn) + edges + kSpace16;
    const bool isNarrow = wanted > viewport()->width();
    const auto direction = isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction == m_columns->direction()) // Setting a spacing asks for another layout, even the same one.
        return;
    m_columns->setDirection(direction);
    m_columns->setSpacing(isNarrow ? kSpace12 : kSpace16);
    // Below each other they share no height: shares would give one more than it needs and squeeze the other.
    m_columns->setStretchFactor(m_left, isNarrow ? 0 : m_measures.shares[0]);
    m_columns->setStretchFactor(m_right, isNarrow ? 0 : m_measures.shares[1]);
    widget()->layout()->invalidate(); // A hidden one would keep the width that two columns need.
}

void CardColumns::resizeEvent(QResizeEvent *event)
{
    arrange();
    QScrollArea::resizeEvent(event);
}

/// The cards may need another width.
bool CardColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace stemdesk::ui
