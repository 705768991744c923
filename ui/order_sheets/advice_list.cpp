#include "ui/order_sheets/advice_list.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr qsizetype kShown = 3;

} // namespace

AdviceRow::AdviceRow(QWidget *parent)
    : QWidget(parent), m_text(new TextLabel({}, TextStyle::Body, Tone::Quiet)),
      m_saving(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_take(new Button(tr("Apply"), Button::Kind::Link))
{
    m_text->setElided(true);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kEdgePadding, 0, kEdgePadding - kSpace4 - kHairline, 0);
    row->setSpacing(kSpace16);
    row->addWidget(m_text, 1);
    row->addWidget(m_saving);
    row->addWidget(m_take);
    setMinimumHeight(rowHeight());
    connect(m_take, &QAbstractButton::clicked, this, &AdviceRow::taken);
}

void AdviceRow::show(const OrderAdvice &advice, const QString &currency)
{
    m_advice = advice;
    m_text->setText(advice.text);
    m_saving->setText(advice.savingIncTax > 0 ? tr("saves %1 with tax").arg(moneyText(advice.savingIncTax, currency))
                                              : QString());
    m_take->setAccessibleName(tr("Apply: %1").arg(advice.text));
    setVisible(true);
}

void AdviceRow::setRuled(bool isRuled)
{
    m_isRuled = isRuled;
    update();
}

bool AdviceRow::hasKeyboard() const
{
    return m_take->hasFocus();
}

void AdviceRow::paintEvent(QPaintEvent *)
{
    if (!m_isRuled)
        return;
    QPainter painter(this);
    paintHairlineBelow(painter, rect(), themeTokens().hairline);
}

AdviceList::AdviceList(QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)),
      m_hint(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText))),
      m_more(new Button({}, Button::Kind::Link))
{
    auto *head = new CardRow;
    head->row()->addWidget(new SectionLabel(tr("Worth a look")));
    head->row()->addWidget(m_hint);
    head->row()->addStretch(1);
    head->row()->addWidget(m_more);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(head);
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        m_isWhole = !m_isWhole;
        fill();
    });
    hide();
}

std::optional<OrderAdvice> AdviceList::current() const
{
    const auto row = std::ranges::find_if(m_rows, &AdviceRow::hasKeyboard);
    if (row != m_rows.cend())
        return (*row)->advice();
    return m_advice.isEmpty() ? std::nullopt : std::optional(m_advice.constFirst());
}

void AdviceList::show(const QList<OrderAdvice> &advice, const QString &currency)
{
    m_advice = advice;
    m_currency = currency;
    fill();
    setVisible(!m_advice.isEmpty());
}

void AdviceList::setHinted(bool isHinted)
{
    m_hint->setVisible(isHinted);
}

void AdviceList::fill()
{
    const auto shown = m_isWhole ? m_advice.size() : std::min(m_advice.size(), kShown);
    while (m_rows.size() < shown) {
        auto *row = new AdviceRow;
        m_rows.append(row);
        m_column->addWidget(row);
        connect(row, &AdviceRow::taken, this, [this, row] { Q_EMIT taken(OrderAdvice(row->advice())); });
    }
    for (qsizetype place = 0; place < m_rows.size(); ++place) {
        m_rows.at(place)->setRuled(place + 1 < shown);
        if (place < shown)
            m_rows.at(place)->show(m_advice.at(place), m_currency);
        else
            m_rows.at(place)->hide();
    }
    m_more->setVisible(m_advice.size() > kShown);
    m_more->setText(m_isWhole ? tr("Fewer") : tr("%1 more").arg(m_advice.size() - kShown));
}

} // namespace stemdesk::ui
