#include "ui/pages/series/series_model.h"

#include "ui/theme/tokens.h"
#include "ui/undo/series_edits.h"
#include "ui/words/day_text.h"
#include "ui/words/series_words.h"

#include <QHash>

namespace stemdesk::ui {

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

QString SeriesModel::titleOf(int column) const
{
    switch (column) {
    case Name: return tr("Name");
    case Client: return tr("Client");
    case Repeats: return tr("Repeats");
    case NextOn: return tr("Next to be made");
    default: return tr("Status");
    }
}

SeriesModel::Columns SeriesModel::columns() const
{
    static constexpr TableColumn<ShownSeries> kColumns[] = {
        {.text = [](const ShownSeries &row) { return row.series.name; },
         .type =
             [](const ShownSeries &row, const SeriesModel &, const QVariant &value) {
                 const QString text = value.toString();
                 return Typing{.text = text, .value = text.trimmed(), .edit = [&row, text] {
                                   return patchSeriesEdit(tr("Rename %1").arg(row.series.name), row.series,
                                                          {.name = text});
                               }};
             },
         .tellsWhole = true,
         .isStrong = true},
        {.text = [](const ShownSeries &row) { return row.client; }, .tellsWhole = true, .tone = Tone::Quiet},
        {.text = [](const ShownSeries &row) { return ruleText(row.series.rule, row.series.startsOn); },
         .tellsWhole = true,
         .tone = Tone::Quiet},
        {.text = [](const ShownSeries &row) { return row.series.nextOn ? mediumDate(*row.series.nextOn) : QString(); },
         .tone = Tone::Quiet,
         .sort = [](const ShownSeries &row) { return row.series.nextOn ? QVariant(*row.series.nextOn) : QVariant(); }},
        {.text = [](const ShownSeries &row) { return seriesStatusText(row.series.status); }, .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
