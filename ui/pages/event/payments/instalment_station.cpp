#include "ui/pages/event/payments/instalment_station.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kLeastWidth = kBoardColumnWidth - kSpace16;

/// A quoted instalment is never shown as late.
InstalmentState shownState(const Instalment &part)
{
    if (part.state == InstalmentState::Paid)
        return part.state;
    return part.isLate ? InstalmentState::Overdue : InstalmentState::Open;
}

Tone stationTone(InstalmentState state)
{
    switch (state) {
    case InstalmentState::Paid: return Tone::Accent;
    case InstalmentState::Overdue: return Tone::Error;
    case InstalmentState::Open: break;
    }
    return Tone::Quiet;
}

} // namespace

InstalmentStation::InstalmentStation(QWidget *parent)
    : QWidget(parent), m_name(new TextLabel({}, TextStyle::Strong)), m_amount(new TextLabel({})),
      m_due(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_chip(new StatusChip),
      m_invoice(new Button(tr("Invoice this part"), Button::Kind::Small))
{
    m_name->setElided(true);
    m_due->setElided(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpace24, kSpace12, kSpace4);
    column->setSpacing(kSpace4);
    column->addStrut(kLeastWidth - kSpace12);
    column->addWidget(m_name);
    column->addWidget(m_amount);
    column->addWidget(m_due);
    auto *state = new QHBoxLayout;
    state->setSpacing(kSpace8);
    state->addStrut(controlHeight()); // The states of all stations are level, with and without a button.
    state->addWidget(m_chip);
    state->addWidget(m_invoice);
    state->addStretch(1);
    column->addLayout(state);
    column->addStretch(1);
    connect(m_invoice, &QAbstractButton::clicked, this, &InstalmentStation::invoiceRequested);
}

void InstalmentStation::show(const Shown &shown)
{
    const Instalment &part = shown.instalment;
    m_state = shownState(part);
    const auto money = [&](qint64 count) { return moneyText(shown.unit.amount(count), shown.currency); };
    m_name->setText(part.name);
    const bool isPartly = part.paid > 0 && part.paid < part.amount;
    m_amount->setText(isPartly ? tr("%1 of %2").arg(money(part.paid), money(part.amount)) : money(part.amount));
    const std::optional<QDate> asked = shown.invoiceDueOn ? shown.invoiceDueOn : part.askedOn;
    const std::optional<QDate> day = part.state == InstalmentState::Paid ? part.dueOn : asked;
    m_due->setText(day ? tr("due %1").arg(mediumDate(*day)) : tr("no date yet"));
    m_isPartly = isPartly;
    const QString state = m_state == InstalmentState::Paid ? tr("Paid")
        : m_state == InstalmentState::Overdue              ? tr("Overdue")
        : isPartly                                         ? tr("%1 outstanding").arg(money(part.amount - part.paid))
        : shown.isInvoiced                                 ? tr("Invoiced")
                                                           : tr("Open");
    m_chip->setStatus(state, tone());
    m_invoice->setVisible(shown.canBeInvoiced);
    m_invoice->setAccessibleName(tr("Invoice %1").arg(part.name));
    setAccessibleName(QStringLiteral("%1, %2, %3, %4").arg(part.name, m_amount->text(), m_due->text(), state));
    update();
}

Tone InstalmentStation::tone() const
{
    return m_isPartly && m_state == InstalmentState::Open ? Tone::Plain : stationTone(m_state);
}

void InstalmentStation::setLast(bool isLast)
{
    m_isLast = isLast;
    update();
}

/// A dot, half filled while a part is paid, and the line that leads to the next.
void InstalmentStation::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    const bool isComing = m_isPartly && m_state == InstalmentState::Open;
    const QColor colour = isComing ? tokens.accent : toneText(tokens, tone());
    const qreal middle = kSpace12;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_isLast)
        painter.fillRect(QRectF(kSpace12, middle - kFocusWidth / 2.0, width(), kFocusWidth),
                         m_state == InstalmentState::Paid ? tokens.accent : tokens.hairline);
    painter.setPen(QPen(colour, kFocusWidth));
    painter.setBrush(m_state == InstalmentState::Paid ? colour : tokens.panel);
    const QRectF dot(kSpace8 - kSwatch / 2.0, middle - kSwatch / 2.0, kSwatch, kSwatch);
    painter.drawEllipse(dot);
    if (!m_isPartly)
        return;
    constexpr int kQuarter = 90 * 16; // QPainter counts in sixteenths of a degree.
    painter.setBrush(colour);
    painter.drawPie(dot, kQuarter, 2 * kQuarter); // The left half: what has come in.
}

} // namespace stemdesk::ui
