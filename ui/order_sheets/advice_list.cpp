#include "ui/order_sheets/advice_list.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/button.h"
#include "ui/widgets/key_hint.h"
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
    : QWidget(parent), m_text(new TextLabel({}, TextStyle::Body, Tone::Warning)),
      m_hint(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Period).toString(QKeySequence::NativeText))),
      m_saving(new TextLabel({}, TextStyle::Body, Tone::Warning)), m_take(new Button(tr("Apply"), Button::Kind::Link))
{
    m_take->setTone(Tone::Warning);
    m_hint->hide();
    m_text->setElided(true);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kEdgePadding + kSpace12, 0, kEdgePadding + kSpace8, 0);
    row->setSpacing(kSpace16);
    row->addWidget(m_text, 1);
    row->addWidget(m_saving);
    row->addWidget(m_hint);
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

void AdviceRow::setHinted(bool isHinted)
{
    m_hint->setVisible(isHinted);
}

bool AdviceRow::hasKeyboard() const
{
    return m_take->hasFocus();
}

void AdviceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPanel(painter, rect().adjusted(kEdgePadding, kSpace2, -kEdgePadding, -kSpace2),
               toneGround(themeTokens(), Tone::Warning), QColor());
}

AdviceList::AdviceList(QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_more(new Button({}, Button::Kind::Link))
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(0, kSpace2, kEdgePadding + kSpace8, 0);
    foot->addStretch(1);
    foot->addWidget(m_more);
    m_column->setContentsMargins(0, kSpace4, 0, kSpace4);
    m_column->setSpacing(0);
    m_column->addLayout(foot);
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
    if (!m_rows.isEmpty())
        m_rows.constFirst()->setHinted(isHinted);
}

void AdviceList::fill()
{
    const auto shown = m_isWhole ? m_advice.size() : std::min(m_advice.size(), kShown);
    while (m_rows.size() < shown) {
        auto *row = new AdviceRow;
        m_column->insertWidget(int(m_rows.size()), row);
        m_rows.append(row);
        connect(row, &AdviceRow::taken, this, [this, row] { Q_EMIT taken(OrderAdvice(row->advice())); });
    }
    for (qsizetype place = 0; place < m_rows.size(); ++place) {
        if (place < shown)
            m_rows.at(place)->show(m_advice.at(place), m_currency);
        else
            m_rows.at(place)->hide();
    }
    m_more->setVisible(m_advice.size() > kShown);
    m_more->setText(m_isWhole ? tr("Fewer") : tr("%1 more").arg(m_advice.size() - kShown));
}

} // namespace stemdesk::ui
