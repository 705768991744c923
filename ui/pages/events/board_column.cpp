#include "ui/pages/events/board_column.h"

#include "ui/pages/events/board_card_delegate.h"
#include "ui/pages/events/board_column_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/status_chip.h"
#include "ui/widgets/text_label.h"
#include "ui/words/event_words.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kLeastWidth = 18 * kSpace8; ///< Dates and amounts due must not be elided.

} // namespace

BoardColumn::BoardColumn(BoardColumnModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_count(new TextLabel({}, TextStyle::Small, Tone::Quiet)),
      m_list(new CardList(model, statusText(model.status()), tr("No events")))
{
    m_list->setItemDelegate(new BoardCardDelegate(m_list));
    m_list->setWordWrap(true); // Cards grow taller in narrow columns.
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace12, kSpace12, kSpace12, kSpace8);
    head->addWidget(new StatusChip(statusText(model.status()), statusTone(model.status())));
    head->addSpacing(kSpace8);
    head->addStretch(1);
    head->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, kSpace8); // A card that goes on below is not cut at the frame.
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(m_list, &CardList::targetChanged, this, qOverload<>(&QWidget::update));
    connect(&model, &AgendaModel::listed, this, &BoardColumn::showCount);
    takeWidth();
}

/// All columns fit into 1280 pixels: columns without cards give their space to the others.
void BoardColumn::takeWidth()
{
    const int head = layout()->itemAt(0)->minimumSize().width();
    const bool isEmpty = m_model.rowCount() == 0;
    setMinimumWidth(std::max(head, isEmpty ? kBoardColumnWidth / 2 : kLeastWidth));
    setMaximumWidth(isEmpty ? minimumWidth() : QWIDGETSIZE_MAX);
}

void BoardColumn::showCount()
{
    const QString count = QLocale().toString(m_model.rowCount());
    m_count->setText(m_model.isComplete() ? count : count + u'+');
    takeWidth();
    m_count->setAccessibleName(m_model.isComplete() ? tr("%n events", nullptr, m_model.rowCount())
                                                    : tr("more than %n events", nullptr, m_model.rowCount()));
}

void BoardColumn::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    if (m_list->isTarget())
        paintPanel(painter, rect(), tokens.accentGround, tokens.accent);
    else
        paintPanel(painter, rect(), tokens.rail, tokens.hairline);
}

} // namespace stemdesk::ui
