#include "ui/pages/series/series_model.h"

#include "core/domain/series/occurrence_copy.h"
#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/undo/series_edits.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/series_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSeriesRows = 100;

/// By id; without those that are gone.
QHash<ContactId, QString> clientNames(const UiContext &context, const QList<Series> &all)
{
    PageRequest wanted{.limit = kSeriesRows};
    for (const Series &series : all) {
        if (!series.contactId.isNull() && !wanted.ids.contains(series.contactId.bytes()))
            wanted.ids += series.contactId.bytes();
    }
    QHash<ContactId, QString> names;
    if (wanted.ids.isEmpty())
        return names;
    const auto found = context.services.contacts.list({}, wanted);
    for (const Contact &contact : found ? found->rows : QList<Contact>())
        names.insert(contact.id, contact.name);
    return names;
}

} // namespace

Result<QList<Event>> eventsAhead(ShopServices &services, const Series &series, QDate today)
{
    const Shop shop = TRY(services.settings.shop());
    const auto dayOfEvent = [zone = zoneOf(shop)](const Event &event) { return dayOfOccurrence(event, zone); };
    QList<Event> events = TRY(services.series.occurrences(series.id));
    for (const EventId &id : rotaOf(series)) {
        const auto made = services.events.find(id, {.heavy = false, .groups = false, .prices = false});
        if (!made && made.error().kind != Error::Kind::NotFound)
            return made.error();
        // It is the series' first event, unless it has made one for that day.
        if (made && firstStart(*made) && std::ranges::find(events, dayOfEvent(*made), dayOfEvent) == events.cend())
            events += *made;
    }
    events.removeIf([&](const Event &event) { return dayOfEvent(event) < today; });
    std::ranges::stable_sort(events, {}, dayOfEvent);
    return events;
}

Result<SeriesOutlooks> readSeriesOutlooks(ShopServices &services, const QList<SeriesId> &ids, QDate today)
{
    const Shop shop = TRY(services.settings.shop());
    SeriesOutlooks outlooks;
    for (const SeriesId &id : ids) {
        const Series series = TRY(services.series.find(id));
        const QList<Event> ahead = TRY(eventsAhead(services, series, today));
        const auto next =
            std::ranges::find_if(ahead, [](const Event &event) { return event.status != "cancelled"_L1; });
        if (next != ahead.cend())
            outlooks.insert(
                id, {.next = dayOfOccurrence(*next, zoneOf(shop)), .priceIncTax = next->totals.customerPriceIncTax});
    }
    return outlooks;
}

SeriesModel::SeriesModel(UiContext &context, QObject *parent)
    : PagedTableModel(context, parent, {Resource::Series, Resource::Contact})
{
    readFirst();
}

void SeriesModel::search(const QString &text)
{
    m_filter.q = text;
    readFirst();
    Q_EMIT refreshed();
}

void SeriesModel::refresh()
{
    readShown();
    Q_EMIT refreshed();
}

Result<Page<ShownSeries>> SeriesModel::readPage(std::optional<qint64> after) const
{
    const Page<Series> page = TRY(context().services.series.list(m_filter, {.after = after, .limit = kSeriesRows}));
    const QHash<ContactId, QString> clients = clientNames(context(), page.rows);
    Page<ShownSeries> shown{.rows = {}, .next = page.next};
    for (const Series &series : page.rows)
        shown.rows.append({.series = series, .client = clients.value(series.contactId)});
    return shown;
}

QList<SeriesId> SeriesModel::ids() const
{
    QList<SeriesId> ids;
    for (const ShownSeries &row : rows())
        ids += row.series.id;
    return ids;
}

void SeriesModel::setOutlooks(const SeriesOutlooks &outlooks)
{
    if (outlooks == m_outlooks)
        return;
    m_outlooks = outlooks;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, Next), index(rowCount() - 1, Price));
}

QString SeriesModel::titleOf(int column) const
{
    switch (column) {
    case Name: return tr("Name");
    case Client: return tr("Client");
    case Repeats: return tr("Repeats");
    case Next: return tr("Next event");
    case Price: return tr("Price");
    default: return tr("Status");
    }
}

SeriesModel::Columns SeriesModel::columns() const
{
    static constexpr TableColumn<ShownSeries> kColumns[] = {
        {.text = [](const ShownSeries &row) { return row.series.name; },
         .type =
             [](const ShownSeries &row, const SeriesModel &, const QVariant &value) {
                 const QString name = value.toString();
                 return Typing{.text = name, .value = name.trimmed(), .edit = [&row, name] {
                                   return patchSeriesEdit(tr("Rename %1").arg(row.series.name), row.series,
                                                          {.name = name});
                               }};
             },
         .tellsWhole = true,
         .isStrong = true},
        {.text = [](const ShownSeries &row) { return row.client; }, .tellsWhole = true, .tone = Tone::Quiet},
        {.text = [](const ShownSeries &row) { return ruleText(row.series.rule, row.series.startsOn); },
         .tellsWhole = true,
         .tone = Tone::Quiet},
        {.text =
             [](const ShownSeries &row, const SeriesModel &model) {
                 const QDate next = model.outlookOf(row).next;
                 return next.isValid() ? mediumDate(next) : QString();
             },
         .tellsWhole = true,
         .sort =
             [](const ShownSeries &row, const SeriesModel &model) {
                 const QDate next = model.outlookOf(row).next;
                 return next.isValid() ? QVariant(next) : QVariant();
             }},
        {.text =
             [](const ShownSeries &row, const SeriesModel &model) {
                 const SeriesOutlook outlook = model.outlookOf(row);
                 return outlook.next.isValid() ? moneyText(outlook.priceIncTax, model.context().shop.currency)
                                               : QString();
             },
         .isNumber = true,
         .sort =
             [](const ShownSeries &row, const SeriesModel &model) {
                 const SeriesOutlook outlook = model.outlookOf(row);
                 return outlook.next.isValid() ? QVariant(outlook.priceIncTax) : QVariant();
             },
         .headingTip = QT_TR_NOOP("Of the next event, incl. tax")},
        {.chip = [](const ShownSeries &row) { return seriesStatusText(row.series.status); },
         .chipTone = [](const ShownSeries &row) { return row.series.isActive() ? Tone::Accent : Tone::Quiet; }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
