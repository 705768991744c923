#include "ui/pages/events/events_model.h"

#include "ui/delegates/cell_content.h"
#include "ui/models/recent_changes.h"
#include "ui/ui_context.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

EventsModel::EventsModel(UiContext &context, QObject *parent)
    : AgendaModel(context, {}, parent), m_words(CatalogueWords::readLooks(context.services))
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (!concern(changes, {Resource::Colour}))
            return;
        m_words = CatalogueWords::readLooks(this->context().services);
        Q_EMIT dataChanged(index(0, Palette), index(rowCount() - 1, Palette));
    });
}

/// The first colours of the event's scheme.
QStringList EventsModel::paletteOf(const Event &event) const
{
    constexpr qsizetype kShown = 5;
    return event.colourScheme.value_or(QStringList()).mid(0, kShown);
}

std::optional<BudgetState> EventsModel::budgetOf(const AgendaRow &row) const
{
    if (!row.customerPriceExclTax || !row.event.budget)
        return std::nullopt;
    return budgetState(*row.customerPriceExclTax, *row.event.budget, context().shop.currency);
}

QVariant EventsModel::stored(int row, int column, int role) const
{
    return role == AddressRole ? QVariant(column == Venue) : AgendaModel::stored(row, column, role);
}

EventsModel::Columns EventsModel::columns() const
{
    static constexpr TableColumn<AgendaRow> kColumns[] = {
        {.title = QT_TR_NOOP("Event"), .text = [](const AgendaRow &row) { return row.event.name; }, .isStrong = true},
        {.title = QT_TR_NOOP("Palette"),
         .toolTip = [](const AgendaRow &row) { return row.event.colourScheme.value_or(QStringList()).join(u", "_s); },
         .swatches = [](const AgendaRow &row,
                        const EventsModel &model) { return model.m_words.looks(model.paletteOf(row.event)); },
         .colourNames = [](const AgendaRow &row, const EventsModel &model) { return model.paletteOf(row.event); }},
        {.title = QT_TR_NOOP("Date"),
         .text =
             [](const AgendaRow &row, const EventsModel &model) {
                 const QDate day = eventDay(row.event, zoneOf(model.context().shop));
                 return day.isValid() ? mediumDate(day) : tr("no date yet");
             },
         .tone = [](const AgendaRow &row) { return firstStart(row.event) ? Tone::Plain : Tone::Quiet; }},
        {.title = QT_TR_NOOP("Venue"),
         .text =
             [](const AgendaRow &row) {
                 const Event &event = row.event;
                 return oneLine(event.venueAddress.isEmpty() ? event.ceremonyAddress : event.venueAddress);
             }},
        {.title = QT_TR_NOOP("Client"), .text = [](const AgendaRow &row) { return clientsText(row.event); }},
        {.title = QT_TR_NOOP("Status"),
         .chip = [](const AgendaRow &row) { return statusText(row.event.status); },
         .chipTone = [](const AgendaRow &row) { return statusTone(row.event.status); }},
        {.title = QT_TR_NOOP("Guests"),
         .text =
             [](const AgendaRow &row) {
                 return row.event.numberOfGuests ? QLocale().toString(*row.event.numberOfGuests) : u"–"_s;
             },
         .tone = [](const AgendaRow &row) { return row.event.numberOfGuests ? Tone::Plain : Tone::Quiet; },
         .isNumber = true},
        {.title = QT_TR_NOOP("Price\nincl. tax"),
         .text =
             [](const AgendaRow &row, const EventsModel &model) {
                 return moneyText(row.event.totals.customerPriceIncTax, model.context().shop.currency);
             },
         .isNumber = true},
        {.title = QT_TR_NOOP("Budget\nexcl. tax"),
         .text =
             [](const AgendaRow &row, const EventsModel &model) {
                 const auto budget = model.budgetOf(row);
                 return budget ? budget->text : u"–"_s;
             },
         .tone =
             [](const AgendaRow &row, const EventsModel &model) {
                 const auto budget = model.budgetOf(row);
                 return budget ? budget->tone : Tone::Quiet;
             },
         .isNumber = true},
    };
    return kColumns;
}

} // namespace stemdesk::ui
