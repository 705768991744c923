#include "ui/pages/figures/figures_area.h"

#include "ui/theme/metrics.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

QVBoxLayout *halfOf(QBoxLayout *halves)
{
    auto *half = new QVBoxLayout;
    half->setSpacing(kSpace12);
    half->addStretch(1);
    halves->addLayout(half, 1);
    return half;
}

} // namespace

FiguresArea::FiguresArea(QWidget *parent) : QScrollArea(parent)
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(kSpace24, kSpace8, kSpace24, kSpace24);
    column->setSpacing(kSpace12);
    m_wide = new QVBoxLayout;
    m_wide->setSpacing(kSpace12);
    column->addLayout(m_wide);
    m_halves = new QHBoxLayout;
    m_halves->setSpacing(kSpace12);
    m_left = halfOf(m_halves);
    m_right = halfOf(m_halves);
    column->addLayout(m_halves);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FiguresArea::addWide(QWidget *widget)
{
    m_wide->addWidget(widget);
}

void FiguresArea::addLeft(QWidget *card)
{
    m_left->insertWidget(m_left->count() - 1, card);
}

void FiguresArea::addRight(QWidget *card)
{
    m_right->insertWidget(m_right->count() - 1, card);
}

void FiguresArea::arrange()
{
    // The halves are as wide as each other.
    const int half = std::max(m_left->minimumSize().width(), m_right->minimumSize().width());
    const int wanted = 2 * half + kSpace12 + 2 * kSpace24;
    m_halves->setDirection(wanted > viewport()->width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void FiguresArea::resizeEvent(QResizeEvent *event)
{
    arrange();
    QScrollArea::resizeEvent(event);
}

/// The cards may need another width.
bool FiguresArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace stemdesk::ui
