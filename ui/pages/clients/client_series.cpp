#include "ui/pages/clients/client_series.h"

#include "core/services/services.h"
#include "ui/widgets/text_label.h"
#include "ui/words/series_words.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSeriesNamed = 50;

} // namespace

ClientSeries::ClientSeries(UiContext &context, TextLabel *title, QWidget *parent)
    : LinkList(parent), m_lookup(context), m_title(title)
{
    showSeries({});
}

void ClientSeries::setClient(const ContactId &id)
{
    if (id == m_client)
        return;
    m_client = id;
    showSeries({});
    refresh();
}

void ClientSeries::refresh()
{
    m_lookup.forget();
    if (m_client.isNull())
        return;
    m_lookup.ask(
        [id = m_client](ShopServices &services) {
            return services.series.list({.contactId = id}, {.limit = kSeriesNamed});
        },
        [this](const Result<Page<Series>> &found) {
            if (found)
                showSeries(found->rows);
        });
}

void ClientSeries::showSeries(const QList<Series> &all)
{
    rebuild([&] {
        for (const Series &series : all) {
            addLink(series.name, [this, id = series.id] { Q_EMIT seriesChosen(id); });
            QString words = ruleText(series.rule, series.startsOn);
            if (!series.isActive())
                words += u" · "_s + seriesStatusText(series.status);
            addBelow(words);
        }
    });
    setVisible(!all.isEmpty());
    m_title->setVisible(!all.isEmpty());
}

} // namespace stemdesk::ui
