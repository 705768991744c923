#pragma once

#include "core/domain/events/event.h"
#include "core/domain/page.h"
#include "core/domain/series/series.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/paged_table_model.h"

#include <QHash>

namespace stemdesk::ui {

/// A series with the name of its client.
struct ShownSeries {
    Series series;
    QString client;

    friend bool operator==(const ShownSeries &, const ShownSeries &) = default;
};

/// The next event of a series.
struct SeriesOutlook {
    QDate next; ///< Invalid: none.
    double priceIncTax = 0;

    friend bool operator==(const SeriesOutlook &, const SeriesOutlook &) = default;
};
using SeriesOutlooks = QHash<SeriesId, SeriesOutlook>;

Result<SeriesOutlooks> readSeriesOutlooks(ShopServices &services, const QList<SeriesId> &ids, QDate today);
/// Its events from that day on, by date: those that it made, and those from which it makes them.
Result<QList<Event>> eventsAhead(ShopServices &services, const Series &series, QDate today);

/// The shop's series, read page by page in order of creation.
class SeriesModel : public PagedTableModel<ShownSeries, SeriesId, TypedTableModel<ShownSeries, SeriesId>> {
    Q_OBJECT

public:
    enum Column { Name, Client, Repeats, Next, Price, State };

    explicit SeriesModel(UiContext &context, QObject *parent = nullptr);

    /// Reads from the start those that a text finds; empty: all.
    void search(const QString &text);
    const QString &searched() const { return m_filter.q; }
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();

    QList<SeriesId> ids() const;
    void setOutlooks(const SeriesOutlooks &outlooks);
    SeriesOutlook outlookOf(const ShownSeries &row) const { return m_outlooks.value(row.series.id); }

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();

protected:
    SeriesId keyOf(const ShownSeries &row) const override { return row.series.id; }
    Columns columns() const override;
    QString titleOf(int column) const override;
    void readAgain() override { refresh(); }
    Result<Page<ShownSeries>> readPage(std::optional<qint64> after) const final;
    void onFetched() override { Q_EMIT refreshed(); }

private:
    SeriesFilter m_filter;
    SeriesOutlooks m_outlooks;
};

} // namespace stemdesk::ui
