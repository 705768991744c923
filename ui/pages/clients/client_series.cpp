#include "ui/pages/clients/client_series.h"

#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/flush_link.h"
#include "ui/widgets/layout/kept_place.h"
#include "ui/widgets/text_label.h"
#include "ui/words/series_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kSeriesNamed = 50;

} // namespace

ClientSeries::ClientSeries(UiContext &context, TextLabel *title, QWidget *parent)
    : QWidget(parent), m_lookup(context), m_title(title)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
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

QWidget *ClientSeries::makeRow(const Series &series)
{
    auto *row = new QWidget;
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, kSpace4);
    lines->setSpacing(0);
    auto *open = new FlushLink(series.name);
    connect(open, &QAbstractButton::clicked, this, [this, id = series.id] { Q_EMIT seriesChosen(id); });
    auto *first = new QHBoxLayout;
    first->addWidget(open);
    first->addStretch(1);
    lines->addLayout(first);
    QString words = ruleText(series.rule, series.startsOn);
    if (!series.isActive())
        words += u" · "_s + seriesStatusText(series.status);
    lines->addWidget(new TextLabel(words, TextStyle::Small, Tone::Quiet));
    return row;
}

void ClientSeries::showSeries(const QList<Series> &all)
{
    const KeptPlace kept(this);
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    for (const Series &series : all)
        column->addWidget(makeRow(series));
    layout()->addWidget(m_rows);
    setVisible(!all.isEmpty());
    m_title->setVisible(!all.isEmpty());
}

} // namespace stemdesk::ui
