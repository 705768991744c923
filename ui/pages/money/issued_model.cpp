#include "ui/pages/money/issued_model.h"

#include "core/services/services.h"
#include "ui/pages/money/month_dialog.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kInvoiceRows = 100;

QString becameOf(const Invoice &invoice)
{
    if (invoice.kind == InvoiceKind::CreditNote)
        return IssuedModel::tr("Credit note for %1").arg(invoice.creditsNumber);
    const auto open = [&] { return moneyText(invoice.unit().amount(invoice.standing.open), invoice.seller.currency); };
    switch (invoice.standing.state) {
    case InvoiceState::Credited: return IssuedModel::tr("Credited");
    case InvoiceState::Paid: return IssuedModel::tr("Paid");
    case InvoiceState::Overdue:
        return invoice.standing.open == invoice.totalIncTax() ? IssuedModel::tr("Overdue")
                                                              : IssuedModel::tr("Overdue: %1").arg(open());
    case InvoiceState::PartPaid: return IssuedModel::tr("%1 outstanding").arg(open());
    case InvoiceState::Open: return IssuedModel::tr("Outstanding");
    }
    Q_UNREACHABLE();
}

Tone toneOf(const Invoice &invoice)
{
    switch (invoice.standing.state) {
    case InvoiceState::Paid: return Tone::Accent;
    case InvoiceState::Overdue: return Tone::Error;
    case InvoiceState::PartPaid:
    case InvoiceState::Open: return Tone::Plain;
    case InvoiceState::Credited: break; // Nothing is left to do.
    }
    return Tone::Quiet;
}

} // namespace

void IssuedModel::narrow(const InvoiceFilter &filter)
{
    m_filter = filter;
    readFirst();
}

void IssuedModel::refresh()
{
    const auto before = m_eventNames;
    readShown();
    if (before != m_eventNames && rowCount() > 0)
        Q_EMIT dataChanged(index(0, EventName), index(rowCount() - 1, EventName));
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
    nameEvents(page->rows);
    return page;
}

/// A monthly invoice has no name of its only event.
void IssuedModel::nameEvents(const QList<Invoice> &invoices) const
{
    PageRequest wanted{.limit = kInvoiceRows};
    for (const Invoice &invoice : invoices) {
        const QList<EventId> events = invoice.eventId.isNull() ? invoice.events() : QList<EventId>();
        if (events.size() == 1 && !wanted.ids.contains(events.constFirst().bytes()))
            wanted.ids += events.constFirst().bytes();
    }
    if (wanted.ids.isEmpty())
        return;
    const auto found = m_context.services.events.list({}, wanted);
    for (const Event &event : found ? found->rows : QList<Event>())
        m_eventNames.insert(event.id, event.name);
}

/// The event, or the number of events on a monthly invoice.
QString IssuedModel::eventsOf(const Invoice &invoice) const
{
    if (!invoice.eventId.isNull())
        return invoice.eventName;
    const QList<EventId> events = invoice.events();
    if (events.size() == 1 && m_eventNames.contains(events.constFirst()))
        return m_eventNames.value(events.constFirst());
    return MonthDialog::tr("%n event(s)", nullptr, int(events.size()));
}

IssuedModel::Columns IssuedModel::columns() const
{
    static constexpr TableColumn<Invoice> kColumns[] = {
        {.title = QT_TR_NOOP("Number"), .text = kField<&Invoice::number>, .tellsWhole = true, .isStrong = true},
        {.title = QT_TR_NOOP("Issued"),
         .text = [](const Invoice &invoice) { return mediumDate(invoice.issuedOn); },
         .tellsWhole = true,
         .tone = Tone::Quiet,
         .sort = [](const Invoice &invoice) { return QVariant(invoice.issuedOn); }},
        {.title = QT_TR_NOOP("Due"),
         .text = [](const Invoice &invoice) { return invoice.dueOn ? mediumDate(*invoice.dueOn) : u"–"_s; },
         .tellsWhole = true,
         .tone =
             [](const Invoice &invoice) {
                 return invoice.standing.state == InvoiceState::Overdue ? Tone::Error
                     : invoice.standing.open > 0                        ? Tone::Plain
                                                                        : Tone::Quiet;
             },
         .sort = [](const Invoice &invoice) { return invoice.dueOn ? QVariant(*invoice.dueOn) : QVariant(); }},
        {.title = QT_TR_NOOP("Client"),
         .text = [](const Invoice &invoice) { return invoice.buyer.name; },
         .tellsWhole = true},
        {.title = QT_TR_NOOP("Event"),
         .text = [](const Invoice &invoice, const IssuedModel &model) { return model.eventsOf(invoice); },
         .tellsWhole = true},
        {.title = QT_TR_NOOP("Status"),
         .toolTip = [](const Invoice &invoice) { return becameOf(invoice); },
         .chip = [](const Invoice &invoice) { return becameOf(invoice); },
         .chipTone = [](const Invoice &invoice) { return toneOf(invoice); }},
        {.title = QT_TR_NOOP("Amount"),
         .text =
             [](const Invoice &invoice) {
                 return moneyText(invoice.unit().amount(invoice.totalIncTax()), invoice.seller.currency);
             },
         .tellsWhole = true,
         .isNumber = true,
         .sort = [](const Invoice &invoice) { return QVariant(invoice.unit().amount(invoice.totalIncTax())); }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
