#include "ui/pages/settings/settings_columns.h"

#include "ui/widgets/layout/card.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kWidest = kMessageWidth + kSidePanelMinimum; // Beyond this width, fields are too far from their labels.

QVBoxLayout *columnIn(QBoxLayout *row)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace12);
    row->addLayout(column, 1);
    return column;
}

} // namespace

SettingsColumns::SettingsColumns(QWidget *parent) : QScrollArea(parent)
{
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    m_columns = new QHBoxLayout(content);
    m_columns->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace24);
    m_columns->setSpacing(kSpace16);
    m_left = columnIn(m_columns);
    m_right = columnIn(m_columns);
    m_left->addStretch(1);
    m_right->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    content->setMaximumWidth(2 * kWidest);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SettingsColumns::arrange()
{
    const int wanted = m_left->minimumSize().width() + m_right->minimumSize().width() + 2 * kSpace24 + kSpace16;
    m_columns->setDirection(wanted > viewport()->width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SettingsColumns::resizeEvent(QResizeEvent *event)
{
    arrange();
    QScrollArea::resizeEvent(event);
}

/// The cards' heights may have changed.
bool SettingsColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

void SettingsColumns::addLeft(Card *card)
{
    m_left->insertWidget(m_left->count() - 1, card);
}

void SettingsColumns::addRight(Card *card)
{
    m_right->insertWidget(m_right->count() - 1, card);
}

TextLabel *paragraph(const QString &text)
{
    auto *label = new TextLabel(text, TextStyle::Body, Tone::Quiet);
    label->setWordWrap(true);
    return label;
}

} // namespace stemdesk::ui
