#include "ui/widgets/budget_bar.h"

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/tool_tip.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace stemdesk::ui {

BudgetBar::BudgetBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Price against budget"));
}

void BudgetBar::setAmounts(double price, double budget, const QString &sentence)
{
    m_price = std::max(0.0, price);
    m_budget = std::max(0.0, budget);
    setAccessibleDescription(sentence);
    setTip(*this, sentence);
    update();
}

QSize BudgetBar::sizeHint() const
{
    return {metric::kSpace24, metric::kSpace8 + metric::kBarHeight + metric::kSpace4};
}

void BudgetBar::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    const QRectF bar(0, metric::kSpace8, width(), metric::kBarHeight);
    QPainterPath shape;
    shape.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, tokens.hairline);
    if (m_budget <= 0)
        return;
    painter.setClipPath(shape);
    const bool over = m_price > m_budget;
    const double share = over ? m_budget / m_price : m_price / m_budget;
    if (over)
        painter.fillRect(bar, tokens.warning);
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), tokens.accent);
}

} // namespace stemdesk::ui
