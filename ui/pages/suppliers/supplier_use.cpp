#include "ui/pages/suppliers/supplier_use.h"

#include "core/base/day.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/flush_link.h"
#include "ui/widgets/layout/kept_place.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/flower_words.h"
#include "ui/words/money_text.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// Takes the place of the rows before.
QWidget *newRows(QWidget &list, QWidget *before)
{
    if (before) {
        before->hide();
        before->deleteLater();
    }
    auto *rows = new QWidget;
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    list.layout()->addWidget(rows);
    return rows;
}

void addQuiet(QWidget &rows, const QString &text)
{
    rows.layout()->addWidget(new TextLabel(text, TextStyle::Body, Tone::Quiet));
}

QString varietyText(const VariantMatch &match)
{
    const QString name = flowerText(match.productName, match.variant.name, match.productType);
    const QString size = stemLengthText(match.variant.stemLength);
    return size.isEmpty() ? name : name + u' ' + size;
}

} // namespace

OpenOrdersList::OpenOrdersList(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void OpenOrdersList::setOrders(const QList<OpenOrder> &orders, int limit)
{
    if (m_rows && orders == m_orders)
        return; // The keyboard may be on one of them.
    const KeptPlace kept(this);
    m_orders = orders;
    m_rows = newRows(*this, m_rows);
    for (const OpenOrder &order : orders.first(std::min<qsizetype>(orders.size(), limit)))
        addOrder(order);
    if (orders.isEmpty())
        addQuiet(*m_rows, tr("No open orders."));
    else if (orders.size() > limit)
        addQuiet(*m_rows, tr("and earlier orders"));
}

void OpenOrdersList::addOrder(const OpenOrder &order)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpace8);
    const QString day = mediumDate(dayOf(order.savedAt, QTimeZone::systemTimeZone()));
    auto *open = new FlushLink(day);
    open->setAccessibleName(tr("Open the order of %1").arg(day));
    connect(open, &Button::clicked, this, [this, id = order.sheet] { Q_EMIT sheetChosen(id); });
    line->addWidget(open);
    line->addStretch(1);
    const QString due = tr("%n line(s) due", nullptr, int(order.dueLines));
    auto *amount =
        new TextLabel(tr("%1, %2", "lines due and their cost").arg(due, moneyText(order.dueCostIncTax, order.currency)),
                      TextStyle::Body, Tone::Quiet);
    line->addWidget(amount);
    m_rows->layout()->addWidget(row);
}

SuppliedList::SuppliedList(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void SuppliedList::setVarieties(const QList<VariantMatch> &varieties, bool isMore, const QString &currency)
{
    m_rows = newRows(*this, m_rows);
    for (const VariantMatch &match : varieties) {
        const QString cost = match.unitCostExclTax ? moneyText(*match.unitCostExclTax, currency) : tr("no price");
        auto *row = new ValueRow(varietyText(match), cost);
        m_rows->layout()->addWidget(row);
    }
    if (isMore)
        addQuiet(*m_rows, tr("More in Products"));
}

} // namespace stemdesk::ui
