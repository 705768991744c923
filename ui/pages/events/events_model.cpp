#include "ui/pages/events/events_model.h"

#include "ui/delegates/cell_roles.h"
#include "ui/ui_context.h"
#include "ui/words/budget_state.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"
#include "ui/words/status_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

int EventsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EventsModel::budgetText(const AgendaRow &row) const
{
    if (!row.customerPriceExclTax || !row.event.budget)
        return u"–"_s;
    return budgetState(*row.customerPriceExclTax, *row.event.budget, context().shop.currency).text;
}

QVariant EventsModel::textOf(const AgendaRow &row, int column) const
{
    const Event &event = row.event;
    switch (column) {
    case Name: return event.name;
    case Date: {
        const QDate day = eventDay(event, zoneOf(context().shop));
        return day.isValid() ? mediumDate(day) : tr("no date yet");
    }
    case Venue: return oneLine(event.venueAddress.isEmpty() ? event.ceremonyAddress : event.venueAddress);
    case Client: return clientsText(event);
    case Guests: return event.numberOfGuests ? QLocale().toString(*event.numberOfGuests) : u"–"_s;
    case Price: return moneyText(event.totals.customerPriceIncTax, context().shop.currency);
    case Budget: return budgetText(row);
    default: return {};
    }
}

QVariant EventsModel::decoration(const AgendaRow &row, int column, int role) const
{
    switch (role) {
    case ChipTextRole: return column == Status ? QVariant(statusText(row.event.status)) : QVariant();
    case ChipToneRole: return column == Status ? QVariant(int(statusTone(row.event.status))) : QVariant();
    case StrongRole: return column == Name;
    case NumberRole: return column >= Guests;
    default: break;
    }
    const bool isMissing =
        (column == Guests && !row.event.numberOfGuests) || (column == Date && !firstStart(row.event));
    if (column == Budget && row.customerPriceExclTax && row.event.budget)
        return int(budgetState(*row.customerPriceExclTax, *row.event.budget, context().shop.currency).tone);
    return int(isMissing || column == Budget ? Tone::Quiet : Tone::Plain);
}

QVariant EventsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AgendaRow &row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return textOf(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Status ? QVariant(statusText(row.event.status)) : textOf(row, index.column());
    case ChipTextRole:
    case ChipToneRole:
    case StrongRole:
    case NumberRole:
    case ToneRole: return decoration(row, index.column(), role);
    default: return {};
    }
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= Guests ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Event");
    case Date: return tr("Date");
    case Venue: return tr("Venue");
    case Client: return tr("Client");
    case Status: return tr("Status");
    case Guests: return tr("Guests");
    case Price: return tr("Price");
    case Budget: return tr("Budget");
    default: return {};
    }
}

} // namespace stemdesk::ui
