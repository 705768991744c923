#include "ui/pages/events/events_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/event_words.h"
#include "ui/models/recent_changes.h"
#include "ui/money_text.h"
#include "ui/ui_context.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kPage = 50;

bool isShown(const Change &change)
{
    return change.resource == Resource::Event || change.resource == Resource::Shop;
}

} // namespace

EventsModel::EventsModel(UiContext &context, QObject *parent) : QAbstractTableModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &EventsModel::onGathered);
    begin();
}

void EventsModel::setRange(EventRange range)
{
    if (range == m_range)
        return;
    m_range = range;
    reload();
}

void EventsModel::setStatus(const QString &status)
{
    if (status == m_status)
        return;
    m_status = status;
    reload();
}

void EventsModel::setSearch(const QString &words)
{
    if (words.trimmed() == m_words)
        return;
    m_words = words.trimmed();
    reload();
}

Instant EventsModel::startOfToday() const
{
    const QTimeZone zone = zoneOf(m_context.shop);
    return dayOf(m_context.services.context.now(), zone).startOfDay(zone).toMSecsSinceEpoch();
}

void EventsModel::begin()
{
    m_walks.clear();
    const EventFilter filter{.q = m_words, .status = m_status};
    if (!m_words.isEmpty()) {
        m_walks.push_back({.filter = filter, .request = {.limit = kPage}});
        return;
    }
    if (m_range != EventRange::Past)
        m_walks.push_back({.filter = filter, .request = {.walk = AgendaWalk::Undated, .limit = kPage}});
    EventFilter dated = filter;
    if (m_range == EventRange::Upcoming)
        dated.from = startOfToday();
    if (m_range == EventRange::Past)
        dated.to = startOfToday() - 1;
    const AgendaWalk walk = m_range == EventRange::Upcoming ? AgendaWalk::SoonestFirst : AgendaWalk::LatestFirst;
    m_walks.push_back({.filter = dated, .request = {.walk = walk, .limit = kPage}});
}

/// At least `wanted` rows, unless there are fewer.
QList<AgendaRow> EventsModel::nextRows(int wanted)
{
    QList<AgendaRow> rows;
    m_hasFailed = false;
    while (!m_walks.empty() && rows.size() < wanted) {
        Walk &walk = m_walks.front();
        const Result<AgendaPage> page = readAgenda(m_context.services.context, walk.filter, walk.request);
        if (!page) {
            m_walks.clear();
            m_hasFailed = true;
            Q_EMIT failed(errorText(page.error()));
            break;
        }
        rows += page->rows;
        walk.request.after = page->next;
        if (!page->next)
            m_walks.pop_front();
    }
    return rows;
}

void EventsModel::reload()
{
    beginResetModel();
    begin();
    m_rows = nextRows(kPage);
    endResetModel();
    Q_EMIT listed();
}

bool EventsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_walks.empty();
}

void EventsModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const QList<AgendaRow> rows = nextRows(1);
    if (!rows.isEmpty()) {
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
        m_rows += rows;
        endInsertRows();
    }
    Q_EMIT listed();
}

void EventsModel::onGathered(const Changes &changes)
{
    if (std::ranges::any_of(changes, isShown))
        readAgain();
}

/// Reads as many rows as are shown again and changes what differs, so that selection and scroll stay.
void EventsModel::readAgain()
{
    begin();
    const auto shown = std::max<qsizetype>(m_rows.size(), kPage);
    const QList<AgendaRow> rows = nextRows(int(shown));
    if (m_hasFailed)
        return; // The rows stay as they were; the next change reads again.
    syncRows(rows);
    Q_EMIT listed();
}

void EventsModel::syncRows(const QList<AgendaRow> &rows)
{
    const auto idOf = [](const AgendaRow &row) { return row.event.id; };
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (std::ranges::find(rows, m_rows.at(row).event.id, idOf) != rows.cend())
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        const AgendaRow &now = rows.at(row);
        const int from = indexOf(now.event.id).row();
        if (from < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, now);
            endInsertRows();
        } else if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            m_rows.move(from, row);
            endMoveRows();
        }
        if (m_rows.at(row) == now)
            continue;
        m_rows[row] = now;
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

QModelIndex EventsModel::indexOf(const EventId &id) const
{
    const auto row = std::ranges::find(m_rows, id, [](const AgendaRow &listed) { return listed.event.id; });
    return row == m_rows.cend() ? QModelIndex() : index(int(row - m_rows.cbegin()), 0);
}

int EventsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int EventsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EventsModel::budgetText(const AgendaRow &row) const
{
    if (!row.customerPriceExclTax || !row.event.budget)
        return u"–"_s;
    return budgetState(*row.customerPriceExclTax, *row.event.budget, m_context.shop.currency).text;
}

QVariant EventsModel::textOf(const AgendaRow &row, int column) const
{
    const Event &event = row.event;
    switch (column) {
    case Name: return event.name;
    case Date: {
        const QDate day = eventDay(event, zoneOf(m_context.shop));
        return day.isValid() ? mediumDate(day) : tr("no date yet");
    }
    case Venue: return oneLine(event.venueAddress.isEmpty() ? event.ceremonyAddress : event.venueAddress);
    case Client: return clientsText(event);
    case Guests: return event.numberOfGuests ? QLocale().toString(*event.numberOfGuests) : u"–"_s;
    case Price: return moneyText(event.totals.customerPriceIncTax, m_context.shop.currency);
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
        return int(budgetState(*row.customerPriceExclTax, *row.event.budget, m_context.shop.currency).tone);
    return int(isMissing || column == Budget ? Tone::Quiet : Tone::Plain);
}

QVariant EventsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AgendaRow &row = m_rows.at(index.row());
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
