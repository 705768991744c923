#include "ui/pages/hire/returns_model.h"

#include "core/domain/events/event.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/services.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/undo/workroom_edits.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QSet>

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
                     .lossCharge = item.lossChargeExclTax(),
                     .isFirst = rows.isEmpty()});
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

/// None is a dash: a column of zeros hides what was lost.
QString countText(double units)
{
    return units > 0 ? quantityText(units) : u"–"_s;
}

/// Rows that are not fully returned stand out.
Tone openTone(const ReturnRow &row)
{
    return row.missingYet() > 0 ? Tone::Plain : Tone::Quiet;
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
    if (!concern(changes,
                 {Resource::Event, Resource::EventGroup, Resource::EventItem, Resource::Variant, Resource::Product,
                  Resource::Shop}))
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
                     announceAll(); // Pending cells have changed state even if their values have not.
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

/// Including counts that are being stored.
ReturnRow ReturnsModel::shownRow(int row) const
{
    ReturnRow shown = rowAt(row);
    for (const auto &[column, value] :
         {std::pair(Back, &HireReturn::returnedUnits), std::pair(Damaged, &HireReturn::damagedUnits),
          std::pair(Missing, &HireReturn::missingUnits)}) {
        double &units = shown.returned.*value;
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

/// The value of a cell once everything typed before it is stored.
double ReturnsModel::countAfter(const ReturnRow &row, Column column, double stored) const
{
    const std::optional<QVariant> pending = cells().next({keyOf(row), column});
    return pending ? numberFrom(pending->toString()).value_or(stored) : stored;
}

/// Empty if as many can have come back, be damaged or be missing.
QString ReturnsModel::tooMany(const ReturnRow &row, Column column, double typed) const
{
    constexpr double kRounding = 1e-9;
    double sum = typed;
    for (const auto &[other, value] :
         {std::pair(Back, &HireReturn::returnedUnits), std::pair(Damaged, &HireReturn::damagedUnits),
          std::pair(Missing, &HireReturn::missingUnits)}) {
        const double count = countAfter(row, other, row.returned.*value);
        if (other == column && count == typed)
            return {}; // It is not changed, even if fewer are needed now.
        sum += other == column ? 0 : count;
    }
    return sum > row.units * (1 + kRounding) ? tr("Only %1 went out.").arg(quantityText(row.units)) : QString();
}

void ReturnsModel::onAnswered(const Status &status, const Cells &, bool isKept)
{
    if (!status && isKept && status.error().kind != Error::Kind::Stale) // Then the cell shows both values below it.
        Q_EMIT refused(errorText(status.error()));
}

/// An editable number of units.
template <ReturnsModel::Column place, double HireReturn::*value, std::optional<double> HireReturnPatch::*field>
constexpr TableColumn<ReturnRow> ReturnsModel::countColumn(const char *title)
{
    return {.title = title,
            .text = [](const ReturnRow &row) { return countText(row.returned.*value); },
            .edit = [](const ReturnRow &row) { return QVariant(quantityText(row.returned.*value)); },
            .type = [](const ReturnRow &row, const ReturnsModel &model, const QVariant &typed) -> Typing {
                const QString text = typed.toString().trimmed();
                const auto units = text.isEmpty() ? std::optional(0.0) : numberFrom(text, NumberUnit::Pieces);
                if (!units || *units < 0)
                    return {.text = text, .refusal = tr("Write how many, or 0.")};
                if (const QString lack = model.tooMany(row, place, *units); !lack.isEmpty())
                    return {.text = text, .refusal = lack};
                return {.text = countText(*units), .value = quantityText(*units), .edit = [&, units] {
                            HireReturnPatch patch;
                            patch.*field = *units;
                            return model.editOf(row, patch);
                        }};
            },
            .tone =
                [](const ReturnRow &row) {
                    return place != Back && row.returned.*value > 0 ? Tone::Warning : openTone(row);
                },
            .isStrong = [](const ReturnRow &row) { return place == Back && row.missingYet() > 0; },
            .isNumber = true,
            .figure =
                [](const ReturnRow &row) {
                    return QVariant::fromValue(
                        FigureBefore{.unit = NumberUnit::Pieces, .measure = FigureMeasure{tr("Hired out"), row.units}});
                }};
}

ReturnsModel::Columns ReturnsModel::columns() const
{
    static constexpr TableColumn<ReturnRow> kColumns[] = {
        {.title = QT_TR_NOOP("Event"),
         .text = [](const ReturnRow &row) { return row.isFirst ? row.eventName : QString(); },
         .toolTip = kField<&ReturnRow::eventName>,
         .isStrong = true},
        {.title = QT_TR_NOOP("Date"),
         .text = [](const ReturnRow &row) { return row.isFirst ? mediumDate(row.day) : QString(); },
         .toolTip = [](const ReturnRow &row) { return mediumDate(row.day); },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Item"), .text = kField<&ReturnRow::thing>, .tellsWhole = true},
        {.title = QT_TR_NOOP("Status"),
         .chip = [](const ReturnRow &row) { return row.missingYet() > 0 ? tr("Due back") : tr("Checked in"); },
         .chipTone = [](const ReturnRow &row) { return row.missingYet() > 0 ? Tone::Warning : Tone::Accent; }},
        {.title = QT_TR_NOOP("Out"),
         .text = [](const ReturnRow &row) { return quantityText(row.units); },
         .tone = openTone,
         .isNumber = true,
         .headingTip = QT_TR_NOOP("Hired out")},
        countColumn<Back, &HireReturn::returnedUnits, &HireReturnPatch::returnedUnits>(QT_TR_NOOP("Back")),
        countColumn<Damaged, &HireReturn::damagedUnits, &HireReturnPatch::damagedUnits>(QT_TR_NOOP("Damaged")),
        countColumn<Missing, &HireReturn::missingUnits, &HireReturnPatch::missingUnits>(QT_TR_NOOP("Missing")),
        {.title = QT_TR_NOOP("Loss excl. tax"),
         .text =
             [](const ReturnRow &row, const ReturnsModel &model) {
                 return row.lossCharge.value_or(0) > 0 ? moneyText(*row.lossCharge, model.context().shop.currency)
                                                       : QString();
             },
         .tone = openTone,
         .isNumber = true},
        {.title = QT_TR_NOOP("Off the stock"),
         .text =
             [](const ReturnRow &row) {
                 return row.returned.lostUnits() <= 0 ? QString() : row.returned.isTakenOff ? tr("yes") : tr("no");
             },
         .tone = openTone},
    };
    return kColumns;
}

/// Screen readers hear which item a figure belongs to.
QVariant ReturnsModel::stored(int row, int column, int role) const
{
    if (role == Qt::AccessibleTextRole && column <= Day)
        return TypedTableModel::stored(row, column, Qt::ToolTipRole);
    const bool isFigure = (column >= Back && column <= Missing) || column == TakenOff;
    if (role != Qt::AccessibleTextRole || !isFigure)
        return TypedTableModel::stored(row, column, role);
    const ReturnRow &shown = rows().at(row);
    return tr("%1 of %2, %3: %4")
        .arg(shown.thing, shown.eventName, titleOf(column), stored(row, column, Qt::DisplayRole).toString());
}

} // namespace stemdesk::ui
