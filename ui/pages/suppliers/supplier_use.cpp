#include "ui/pages/suppliers/supplier_use.h"

#include "core/base/day.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QDateTime>
#include <QHBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

namespace {

QString varietyText(const VariantMatch &match)
{
    const QString name = flowerText(match.productName, match.variant.name, match.productType);
    const QString size = stemLengthText(match.variant.stemLength);
    return size.isEmpty() ? name : name + u' ' + size;
}

} // namespace

OpenOrdersList::OpenOrdersList(QWidget *parent) : LinkList(parent) {}

void OpenOrdersList::setOrders(const QList<OpenOrder> &orders, int limit)
{
    if (!isEmpty() && orders == m_orders)
        return; // The keyboard may be on one of them.
    m_orders = orders;
    rebuild([&] {
        for (const OpenOrder &order : orders.first(std::min<qsizetype>(orders.size(), limit)))
            addOrder(order);
        if (orders.isEmpty())
            addNote(tr("No open orders."));
        else if (orders.size() > limit)
            addNote(tr("and earlier orders"));
    });
}

void OpenOrdersList::addOrder(const OpenOrder &order)
{
    const QString day = mediumDate(dayOf(order.savedAt, QTimeZone::systemTimeZone()));
    QHBoxLayout *line = addLink(
        day, [this, id = order.sheet] { Q_EMIT sheetChosen(id); }, tr("Open the order of %1").arg(day));
    const QString due = tr("%n line(s) due", nullptr, int(order.dueLines));
    line->addWidget(
        new TextLabel(tr("%1, %2", "lines due and their cost").arg(due, moneyText(order.dueCostIncTax, order.currency)),
                      TextStyle::Body, Tone::Quiet));
}

SuppliedList::SuppliedList(QWidget *parent) : LinkList(parent) {}

void SuppliedList::setVarieties(const QList<VariantMatch> &varieties, bool isMore, const QString &currency)
{
    rebuild([&] {
        for (const VariantMatch &match : varieties) {
            const QString cost = match.unitCostExclTax ? moneyText(*match.unitCostExclTax, currency) : tr("no price");
            addRow(new ValueRow(varietyText(match), cost));
        }
        if (isMore)
            addNote(tr("More in Products"));
    });
}

} // namespace stemdesk::ui
