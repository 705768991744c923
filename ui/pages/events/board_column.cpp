#include "ui/pages/events/board_column.h"

#include "ui/pages/events/board_card_delegate.h"
#include "ui/pages/events/board_column_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/event_words.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kLeastWidth = 18 * kSpace8; ///< Dates and amounts due must not be elided.

} // namespace

BoardColumn::BoardColumn(BoardColumnModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_name(new StatusChip(statusText(model.status()), statusTone(model.status()))),
      m_count(new TextLabel({}, TextStyle::Small, Tone::Quiet)),
      m_sum(new TextLabel({}, TextStyle::Small, Tone::Quiet)),
      m_list(new CardList(model, statusText(model.status()), {}))
{
    m_list->setItemDelegate(new BoardCardDelegate(m_list));
    m_list->setWordWrap(true); // Cards grow taller in narrow columns.
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace12, kSpace12, kSpace12 + kSpace8, kSpace4); // The count ends above the prices.
    head->addWidget(m_name);
    head->addStretch(1);
    head->addSpacing(kSpace4);
    head->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, kSpace8); // A card that goes on below is not cut at the frame.
    column->setSpacing(0);
    column->addLayout(head);
    m_sum->setContentsMargins(kSpace12 + kSpace8, 0, kSpace12, 0); // Below the name in its chip.
    m_sum->setElided(true);
    column->addWidget(m_sum, 0, Qt::AlignLeft);
    column->addSpacing(kSpace8 + kSpace2);
    column->addWidget(m_list, 1);
    connect(m_list, &CardList::lookChanged, this, qOverload<>(&QWidget::update));
    connect(&model, &AgendaModel::listed, this, &BoardColumn::showCount);
    takeWidth();
}

void BoardColumn::setFolding(bool isFolding)
{
    m_isFolding = isFolding;
    takeWidth();
}

bool BoardColumn::isFolded() const
{
    return m_isFolding && m_isListed && m_model.rowCount() == 0;
}

/// All columns fit into 1280 pixels: columns without cards give their space to the others.
void BoardColumn::takeWidth()
{
    const bool isEmpty = m_model.rowCount() == 0;
    for (QWidget *part : std::initializer_list<QWidget *>{m_name, m_count})
        part->setHidden(isFolded());
    m_sum->setVisible(!isEmpty);
    m_list->setEmptyText(isFolded() ? QString() : tr("No events"));
    const int head = layout()->itemAt(0)->minimumSize().width();
    const int folded = qCeil(statusChipHeight()) + 2 * kSpace8;
    setMinimumWidth(isFolded() ? folded : std::max(head, isEmpty ? kBoardColumnWidth / 2 : kLeastWidth));
    setMaximumWidth(isEmpty ? minimumWidth() : QWIDGETSIZE_MAX);
    setTip(*this, isFolded() ? statusText(m_model.status()) : QString());
    update();
}

void BoardColumn::showCount()
{
    const QString count = QLocale().toString(m_model.rowCount());
    const QString more = m_model.isComplete() ? QString() : u"+"_s;
    m_count->setText(count + more);
    m_sum->setFigure(tr("Total incl. tax"), m_model.sumText() + more);
    m_isListed = true;
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
        paintPanel(painter, rect(), tokens.ground, tokens.hairline); // The grounds of the statuses are pale on others.
    if (m_list->hasRing())
        paintFocusFrame(painter, rect(), tokens);
    if (isFolded())
        paintName(painter);
}

/// The count on top, as beside the other names, and the name down the folded column.
void BoardColumn::paintName(QPainter &painter) const
{
    const QRectF count(0, kSpace12, width(), statusChipHeight());
    painter.setFont(m_count->font());
    painter.setPen(themeTokens().quiet);
    painter.drawText(count, Qt::AlignCenter, m_count->text());
    const qreal above = count.bottom() + kSpace8;
    painter.translate(width(), 0);
    painter.rotate(90);
    paintStatusChip(painter, QRectF(above, 0, height() - above - kSpace12, width()), statusText(m_model.status()),
                    statusTone(m_model.status()), themeTokens());
}

} // namespace stemdesk::ui
