#include "ui/pages/products/price_history.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/sparkline.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

namespace {

QString monthOf(QDate date)
{
    return QLocale().toString(date, QStringLiteral("MMM yyyy"));
}

} // namespace

PriceHistory::PriceHistory(QWidget *parent) : QWidget(parent), m_line(new Sparkline)
{
    auto *title = new SectionLabel(tr("Price history"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metric::kSpace16 + metric::kSpace4, 0, 0);
    column->setSpacing(metric::kSpace4);
    column->addWidget(title);
    column->addWidget(m_line);
    hide();
}

void PriceHistory::setPrices(const QList<ListedPrice> &prices, const QString &currency)
{
    setVisible(!prices.isEmpty());
    delete m_rows;
    m_rows = nullptr;
    if (prices.isEmpty())
        return;
    QList<double> values;
    for (const ListedPrice &price : prices)
        values += price.unitCostExclTax;
    const ListedPrice &highest = *std::ranges::max_element(prices, {}, &ListedPrice::unitCostExclTax);
    const ListedPrice &latest = prices.constLast();
    m_line->setVisible(values.size() > 1);
    m_line->setValues(
        values,
        tr("%n prices, the latest %1", nullptr, int(values.size())).arg(moneyText(latest.unitCostExclTax, currency)));
    m_rows = new QWidget;
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(
        new ValueRow(tr("%1, latest").arg(monthOf(latest.date)), moneyText(latest.unitCostExclTax, currency)));
    if (highest.unitCostExclTax > latest.unitCostExclTax) {
        rows->addWidget(
            new ValueRow(tr("%1, highest").arg(monthOf(highest.date)), moneyText(highest.unitCostExclTax, currency)));
    }
    layout()->addWidget(m_rows);
}

} // namespace stemdesk::ui
