#include "ui/pages/settings/settings_columns.h"

#include "ui/widgets/card.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kWidest = kMessageWidth + kSidePanelMinimum; // Wider, and a field is far from its name.

QVBoxLayout *columnIn(QHBoxLayout *row)
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
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace24);
    row->setSpacing(kSpace16);
    m_left = columnIn(row);
    m_right = columnIn(row);
    m_left->addStretch(1);
    m_right->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    content->setMaximumWidth(2 * kWidest);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
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
