#include "ui/pages/hire/returns_model.h"

#include "core/domain/events/event.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/services.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/undo/hire_edits.h"
#include "ui/words/day_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QSet>

#include <algorithm>
#include <chrono>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEventsLookedAt = 60;
constexpr int kEventsListed = 15;
constexpr std::chrono::hours kLookedBack{24 * 90};

QList<ReturnRow> rowsOf(const Event &event, const EventHire &hire, const QTimeZone &zone)
{
    QList<ReturnRow> rows;
    for (const HireItem &item : hire.items)
        rows.append({.eventId = event.id,
                     .eventName = event.name,
                     .day = dayOf(timesOf(event).value_or(EventTimes()).last, zone),
                     .variantId = item.thing.variantId,
                     .thing = thingName(item.thing),
                     .units = item.unitsNeeded,
                     .returned = item.returned,
                     .lossCharge = item.lossChargeExclTax()});
    return rows;
}

Result<QList<ReturnRow>> readReturns(ShopServices &services, const QTimeZone &zone)
{
    const Instant now = services.now();
    const EventFilter past{.from = now - std::chrono::milliseconds(kLookedBack).count(), .to = now};
    const auto page =
        services.agenda.page(past, {.walk = AgendaWalk::LatestFirst, .limit = kEventsLookedAt, .withBudgets = false});
    if (!page)
        return page.error();
    QList<ReturnRow> rows;
    int listed = 0;
    for (const AgendaRow &row : page->rows) {
        const bool isOver = timesOf(row.event).value_or(EventTimes()).last <= now;
        if (!isOver || !isClearedToOrder(row.event.status) || listed == kEventsListed)
            continue;
        const auto hire = TRY(services.hire.ofEvent(row.event.id));
        listed += hire.items.isEmpty() ? 0 : 1;
        rows += rowsOf(row.event, hire, zone);
    }
    return rows;
}

/// What a column that is typed into says and changes.
struct Count {
    double HireReturn::*value;
    std::optional<double> HireReturnPatch::*patch;
};

Count countOf(int column)
{
    switch (column) {
    case ReturnsModel::Damaged: return {&HireReturn::damagedUnits, &HireReturnPatch::damagedUnits};
    case ReturnsModel::Missing: return {&HireReturn::missingUnits, &HireReturnPatch::missingUnits};
    default: return {&HireReturn::returnedUnits, &HireReturnPatch::returnedUnits};
    }
}

bool isCount(int column)
{
    return column == ReturnsModel::Back || column == ReturnsModel::Damaged || column == ReturnsModel::Missing;
}

bool showsInReturns(const Change &change)
{
    switch (change.resource) {
    case Resource::Event:
    case Resource::EventGroup:
    case Resource::EventItem:
    case Resource::Variant:
    case Resource::Product:
    case Resource::Shop: return true;
    default: return false;
    }
}

} // namespace

ReturnsModel::ReturnsModel(UiContext &context, QObject *parent) : TypedTableModel(context, parent), m_lookup(context) {}

void ReturnsModel::setLive(bool isLive)
{
    m_isLive = isLive;
    if (isLive && m_isStale)
        read();
}

void ReturnsModel::onChanges(const Changes &changes)
{
    if (std::ranges::none_of(changes, showsInReturns))
        return;
    m_isStale = true;
    if (m_isLive)
        read();
}

void ReturnsModel::read()
{
    m_isStale = false;
    m_lookup.ask([zone = zoneOf(context().shop)](ShopServices &services) { return readReturns(services, zone); },
                 [this](const Result<QList<ReturnRow>> &rows) {
                     if (!rows)
                         return; // Busy; the next change reads again.
                     m_isRead = true;
                     answerRead();
                     setRows(*rows);
                     announceAll(); // What was pending is not, though it may say the same.
                     Q_EMIT listed();
                 });
}

int ReturnsModel::openEvents() const
{
    QSet<EventId> open;
    for (const ReturnRow &row : rows()) {
        if (row.missingYet() > 0)
            open.insert(row.eventId);
    }
    return int(open.size());
}

Edit ReturnsModel::editOf(const ReturnRow &row, HireReturnPatch patch) const
{
    patch.variantId = row.variantId;
    return writeReturnEdit(tr("Check in %1 of %2").arg(row.thing, row.eventName), row.eventId, row.returned, patch);
}

/// With the counts that are on their way.
ReturnRow ReturnsModel::shownRow(int row) const
{
    ReturnRow shown = rowAt(row);
    for (const int column : {Back, Damaged, Missing}) {
        double &units = shown.returned.*countOf(column).value;
        units = numberFrom(index(row, column).data(Qt::EditRole).toString()).value_or(units);
    }
    return shown;
}

void ReturnsModel::checkIn(const QList<int> &chosen)
{
    QList<Edit> edits;
    for (const int place : chosen) {
        const ReturnRow row = shownRow(place);
        if (!row.variantId.isNull() && row.missingYet() > 0)
            edits += editOf(row, {.returnedUnits = row.units - row.returned.lostUnits()});
    }
    if (!edits.isEmpty())
        context().edits.run(edits.size() == 1 ? edits.constFirst()
                                              : together(tr("Check in %n items", nullptr, int(edits.size())), edits));
}

void ReturnsModel::toggleTakenOff(int row)
{
    const ReturnRow found = shownRow(row);
    if (!found.variantId.isNull() && found.returned.lostUnits() > 0)
        context().edits.run(editOf(found, {.isTakenOff = !found.returned.isTakenOff}));
}

bool ReturnsModel::isTyped(int, int column) const
{
    return isCount(column);
}

void ReturnsModel::type(int row, int column, const QVariant &value)
{
    const QString text = value.toString().trimmed();
    const auto units = text.isEmpty() ? std::optional(0.0) : numberFrom(text, NumberUnit::Pieces);
    if (!units || *units < 0) {
        refuse(row, column, text, tr("Write how many, or 0."));
        return;
    }
    store(row, column, {.text = quantityText(*units), .value = quantityText(*units)}, [&] {
        HireReturnPatch patch;
        patch.*countOf(column).patch = *units;
        return editOf(rows().at(row), patch);
    });
}

QString ReturnsModel::textOf(const ReturnRow &row, int column) const
{
    switch (column) {
    case Event: return row.eventName;
    case Day: return dayAndMonth(row.day);
    case Thing: return row.thing;
    case Out: return quantityText(row.units);
    case Loss:
        return row.lossCharge && *row.lossCharge > 0 ? moneyText(*row.lossCharge, context().shop.currency) : QString();
    case TakenOff: return row.returned.lostUnits() <= 0 ? QString() : row.returned.isTakenOff ? tr("yes") : tr("no");
    default: return quantityText(row.returned.*countOf(column).value);
    }
}

Tone ReturnsModel::toneOf(const ReturnRow &row, int column) const
{
    const bool isLoss = column == Damaged || column == Missing;
    if (isLoss && row.returned.*countOf(column).value > 0)
        return Tone::Warning;
    const bool isOpen = row.missingYet() > 0;
    return isOpen || column == Event || column == Thing ? Tone::Plain : Tone::Quiet;
}

QVariant ReturnsModel::stored(int row, int column, int role) const
{
    const ReturnRow &shown = rows().at(row);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return textOf(shown, column);
    case Qt::ToolTipRole: return column <= Thing ? textOf(shown, column) : QString();
    case Qt::AccessibleTextRole:
        return isCount(column) || column == TakenOff
            ? tr("%1 of %2, %3: %4")
                  .arg(shown.thing, shown.eventName, headerData(column, Qt::Horizontal).toString(),
                       textOf(shown, column))
            : textOf(shown, column);
    case StrongRole: return column == Back && shown.missingYet() > 0;
    case NumberRole: return column >= Out && column <= Loss;
    case FigureRole:
        return isCount(column) ? QVariant::fromValue(
                   FigureBefore{.unit = NumberUnit::Pieces, .measure = FigureMeasure{tr("Out"), shown.units}})
                               : QVariant();
    case ToneRole: return int(toneOf(shown, column));
    default: return {};
    }
}

QVariant ReturnsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section >= Out && section <= Loss)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Event: return tr("Event");
    case Day: return tr("Date");
    case Thing: return tr("Item");
    case Out: return tr("Out");
    case Back: return tr("Back");
    case Damaged: return tr("Damaged");
    case Missing: return tr("Missing");
    case Loss: return tr("Loss before tax");
    case TakenOff: return tr("Off the stock");
    default: return {};
    }
}

} // namespace stemdesk::ui
