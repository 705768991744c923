#include "ui/pages/events/board_column_model.h"

#include "core/base/text.h"
#include "ui/delegates/cell_roles.h"
#include "ui/ui_context.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <QMimeData>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kCardsAtOnce = 30; // More than fits into a column.

QString mimeType()
{
    return u"application/x-stemdesk-event"_s;
}

/// The dragged event and its current status, on two lines.
QByteArray payloadOf(const Event &event)
{
    return event.id.text() + '\n' + event.status.toUtf8();
}

/// Apart from initials: "Rosie F." of "Rosie & Edward".
bool isInTitle(const QString &client, const Event &event)
{
    const QStringList title = searchTokens(event.name);
    return std::ranges::all_of(searchTokens(client),
                               [&](const QString &word) { return word.size() == 1 || title.contains(word); });
}

} // namespace

BoardColumnModel::BoardColumnModel(UiContext &context, QString status, const CatalogueWords &words, QObject *parent)
    : AgendaModel(context, {.page = kCardsAtOnce, .withBudgets = false, .withBalances = true}, parent),
      m_status(std::move(status)), m_words(words)
{
    setBoardFilter({});
}

void BoardColumnModel::setBoardFilter(EventsFilter filter)
{
    filter.status = m_status;
    setFilter(filter);
}

QString BoardColumnModel::sumText() const
{
    const QString &currency = context().shop.currency;
    const MinorUnit unit(currency);
    MoneySum sum;
    for (int row = 0; row < rowCount(); ++row)
        sum.add({.count = unit.rounded(eventAt(row).totals.customerPriceIncTax), .unit = unit}, currency);
    return sum.text();
}

int BoardColumnModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1;
}

QString BoardColumnModel::dateText(const Event &event) const
{
    const QDate day = eventDay(event, zoneOf(context().shop));
    return day.isValid() ? mediumDate(day) : tr("no date yet");
}

/// Without the year, if it is this one: most are.
QString BoardColumnModel::cardDate(const Event &event, QString (*withYear)(QDate), QString (*withoutYear)(QDate)) const
{
    const QDate day = eventDay(event, zoneOf(context().shop));
    if (!day.isValid())
        return dateText(event);
    return day.year() == shopToday(context()).year() ? withoutYear(day) : withYear(day);
}

/// Empty if nothing is agreed on yet, or all is paid.
QString BoardColumnModel::outstandingText(int row) const
{
    const double outstanding = rowAt(row).outstanding.value_or(0);
    return outstanding > 0 ? tr("%1 outstanding").arg(moneyText(outstanding, context().shop.currency)) : QString();
}

QString BoardColumnModel::spoken(int row) const
{
    const Event &event = eventAt(row);
    QStringList parts{event.name, dateText(event)};
    if (const QString clients = clientsText(event); !clients.isEmpty())
        parts << clients;
    parts << moneyText(event.totals.customerPriceIncTax, context().shop.currency);
    if (const QString outstanding = outstandingText(row); !outstanding.isEmpty())
        parts << outstanding;
    return parts.join(u", "_s);
}

QVariant BoardColumnModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = eventAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return event.name;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return spoken(index.row());
    case DateRole: return cardDate(event, mediumDate, dayAndMonth);
    case ShortDateRole: return cardDate(event, shortDate, shortDayAndMonth);
    case PeopleRole: {
        const QString clients = clientsText(event);
        if (clients.isEmpty())
            return oneLine(event.venueAddress);
        return isInTitle(event.clientName1 + u' ' + event.clientName2, event) ? QString() : clients;
    }
    case OutstandingRole: return outstandingText(index.row());
    case ToneRole: return int(rowAt(index.row()).isLate ? Tone::Error : Tone::Quiet);
    case PriceRole: return moneyText(event.totals.customerPriceIncTax, context().shop.currency);
    case SwatchesRole: return QVariant::fromValue(m_words.looks(event.colourScheme.value_or(QStringList())));
    default: return {};
    }
}

Qt::ItemFlags BoardColumnModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled
        | Qt::ItemNeverHasChildren;
}

QStringList BoardColumnModel::mimeTypes() const
{
    return {mimeType()};
}

QMimeData *BoardColumnModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), payloadOf(eventAt(indexes.constFirst().row())));
    return data.release(); // The drag owns it.
}

bool BoardColumnModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int,
                                       const QModelIndex &) const
{
    if (action != Qt::MoveAction || !data->hasFormat(mimeType()))
        return false;
    return !data->data(mimeType()).endsWith('\n' + m_status.toUtf8()); // A column ignores its own cards.
}

bool BoardColumnModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                    const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const auto id = idFrom<EventTag>(data->data(mimeType()).split('\n').constFirst());
    if (!id)
        return false;
    Q_EMIT eventDropped(*id);
    return true;
}

} // namespace stemdesk::ui
