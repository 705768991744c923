#include "ui/pages/event/quotes/quote_parts.h"

#include "core/documents/proposal/proposal_prices.h"
#include "core/domain/events/printed_event.h"
#include "ui/models/text_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QList<QList<TextCell>> partsOf(const PrintedEvent &event, const QString &currency)
{
    const ProposalPrices prices = proposalPrices(event, currency);
    const auto money = [&](double amount) { return moneyText(amount, currency); };
    QList<QList<TextCell>> rows;
    for (qsizetype place = 0; place < event.groups.size(); ++place) {
        const PrintedGroup &group = event.groups.at(place);
        const ProposalPrice price = prices.groups.value(place);
        // Rounded where the amount, with its share of the rounding of the whole, is no multiple.
        const QString each = price.each || group.quantity == 1 ? money(price.each.value_or(price.amount))
            : group.quantity > 0                               ? u"≈ "_s + money(price.amount / group.quantity)
                                                               : QString();
        rows.append({{.text = group.name},
                     {.text = quantityText(group.quantity)},
                     {.text = each},
                     {.text = money(price.amount)}});
    }
    const auto add = [&](const QString &name, double amount) {
        if (amount != 0)
            rows.append({{.text = name, .tone = Tone::Quiet}, {}, {}, {.text = money(amount)}});
    };
    add(QuoteParts::tr("Labour"), prices.labour);
    for (qsizetype place = 0; place < event.fees.size(); ++place)
        add(event.fees.at(place).name, prices.fees.value(place));
    add(QuoteParts::tr("Travel"), prices.travel);
    add(QuoteParts::tr("Discount"), -prices.discount);
    return rows;
}

} // namespace

QuoteParts::QuoteParts(const QString &name, QWidget *parent)
    : QWidget(parent), m_parts(new TextTableModel({tr("Contains"), tr("Qty"), tr("Each"), tr("Amount")}, 1, this)),
      m_table(new TableView(name)), m_total(new ValueRow(tr("Total incl. tax"), {}, ValueRow::Kind::Total))
{
    m_table->setModel(m_parts);
    m_table->setFitsContents(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_total->setContentsMargins(metric::kSpace16, metric::kSpace4, metric::kSpace16, 0);
    m_total->setMinimumHeight(m_total->minimumHeight() + metric::kSpace8);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table);
    column->addWidget(m_total);
    hide();
}

void QuoteParts::setEvent(const PrintedEvent &event, const QString &currency)
{
    const QList<QList<TextCell>> rows = partsOf(event, currency);
    m_parts->setRows(rows);
    m_table->setStretchedColumn(0);
    m_total->setValue(moneyText(event.customerPriceIncTax, currency));
    setVisible(!rows.isEmpty());
}

void QuoteParts::clear()
{
    m_parts->setRows({});
    hide();
}

} // namespace stemdesk::ui
