#include "ui/pages/money/issued_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kInvoiceRows = 100;

QString becameOf(const Invoice &invoice)
{
    if (invoice.kind == InvoiceKind::CreditNote)
        return IssuedModel::tr("Credit note for %1").arg(invoice.creditsNumber);
    return invoice.creditedById.isNull() ? QString() : IssuedModel::tr("Credited");
}

QString textOf(const Invoice &invoice, int column)
{
    switch (column) {
    case IssuedModel::Number: return invoice.number;
    case IssuedModel::IssuedOn: return shortDate(invoice.issuedOn);
    case IssuedModel::DueOn: return invoice.dueOn ? shortDate(*invoice.dueOn) : QString();
    case IssuedModel::Buyer: return invoice.buyer.name;
    case IssuedModel::EventName: return invoice.eventName;
    case IssuedModel::State: return becameOf(invoice);
    default: return moneyText(invoice.unit().amount(invoice.totalIncTax()), invoice.seller.currency);
    }
}

} // namespace

void IssuedModel::narrow(const InvoiceFilter &filter)
{
    m_filter = filter;
    readFirst();
}

Result<Page<Invoice>> IssuedModel::readPage(std::optional<qint64> after) const
{
    auto page = m_context.services.invoices.list(m_filter, {.after = after, .limit = kInvoiceRows});
    if (!page)
        return page;
    if (!after)
        m_unreadable.clear();
    for (const UnreadableRow &row : std::as_const(page->unreadable)) {
        if (!m_unreadable.contains(row))
            m_unreadable.append(row);
    }
    return page;
}

QVariant IssuedModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Invoice &invoice = rows().at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return textOf(invoice, column);
    case ToneRole: return int(column == DueOn || column == State ? Tone::Quiet : Tone::Plain);
    case StrongRole: return column == Number;
    case NumberRole: return column == Amount;
    default: return {};
    }
}

QVariant IssuedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Amount ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const QString headings[] = {tr("Number"), tr("Issued"), tr("Due"),   tr("Buyer"),
                                tr("Event"),  tr("State"),  tr("Amount")};
    return role == Qt::DisplayRole && section >= 0 && section < ColumnCount ? QVariant(headings[section]) : QVariant();
}

} // namespace stemdesk::ui
