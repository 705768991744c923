#include "ui/pages/products/price_history.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"

#include <QHash>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace stemdesk::ui {

namespace {

QString monthOf(QDate date)
{
    return QLocale().toString(date, QStringLiteral("MMM yyyy"));
}

} // namespace

PriceHistory::PriceHistory(QWidget *parent) : QWidget(parent)
{
    auto *title = new SectionLabel(tr("Price history, excl. tax"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metric::kSpace16 + metric::kSpace4, 0, 0);
    column->setSpacing(metric::kSpace4);
    column->addWidget(title);
    hide();
}

void PriceHistory::setPrices(const QList<ListedPrice> &prices, const QString &currency)
{
    setVisible(!prices.isEmpty());
    delete m_rows;
    m_rows = nullptr;
    if (prices.isEmpty())
        return;
    QList<SupplierId> suppliers; // By their newest price, newest first, otherwise as they are listed above.
    QHash<SupplierId, QDate> newest;
    for (const ListedPrice &price : prices) {
        if (!suppliers.contains(price.supplierId))
            suppliers += price.supplierId;
        newest[price.supplierId] = price.date;
    }
    std::ranges::stable_sort(suppliers, std::greater(),
                             [&newest](const SupplierId &supplier) { return newest.value(supplier); });
    m_rows = new QWidget;
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    for (const SupplierId &supplier : std::as_const(suppliers)) {
        QList<ListedPrice> own = prices;
        own.removeIf([supplier](const ListedPrice &price) { return price.supplierId != supplier; });
        addSupplier(*rows, own, currency, suppliers.size() > 1);
    }
    layout()->addWidget(m_rows);
}

/// Below the supplier's name if there are others.
void PriceHistory::addSupplier(QVBoxLayout &rows, const QList<ListedPrice> &prices, const QString &currency,
                               bool isNamed)
{
    const ListedPrice &highest = *std::ranges::max_element(prices, {}, &ListedPrice::unitCostExclTax);
    const ListedPrice &latest = prices.constLast();
    const QString name = latest.supplierId.isNull() ? tr("Any supplier") : latest.supplierName;
    if (isNamed) {
        auto *label = new TextLabel(name);
        label->setElided(true);
        label->setContentsMargins(0, rows.count() > 0 ? metric::kSpace16 : metric::kSpace4, 0, 0);
        rows.addWidget(label);
    }
    if (prices.size() > 1) {
        QList<double> values;
        for (const ListedPrice &price : prices)
            values += price.unitCostExclTax;
        auto *line = new Sparkline;
        const QString summary = tr("%n prices, the latest %1", nullptr, int(values.size()))
                                    .arg(moneyText(latest.unitCostExclTax, currency));
        line->setValues(values, isNamed ? QStringLiteral("%1: %2").arg(name, summary) : summary);
        rows.addWidget(line);
    }
    rows.addWidget(
        new ValueRow(tr("%1, latest").arg(monthOf(latest.date)), moneyText(latest.unitCostExclTax, currency)));
    if (highest.unitCostExclTax > latest.unitCostExclTax)
        rows.addWidget(
            new ValueRow(tr("%1, highest").arg(monthOf(highest.date)), moneyText(highest.unitCostExclTax, currency)));
}

} // namespace stemdesk::ui
