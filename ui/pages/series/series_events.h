#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series.h"
#include "ui/models/lookup.h"

#include <QWidget>

namespace stemdesk::ui {

/// The events of a series from today on, and those that it copies in turn.
class SeriesEvents : public QWidget {
    Q_OBJECT

public:
    explicit SeriesEvents(UiContext &context, QWidget *parent = nullptr);

    /// Looked up beside the window.
    void setSeries(const Series &series);
    void refresh();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// The place in the rota.
    void templateRemoved(qsizetype place);

private:
    struct Found {
        QList<Event> templates; ///< In the order of the rota.
        QList<Event> events;
    };

    static Result<Found> find(ShopServices &services, const Series &series, QDate today);
    void show(const Found &found);
    QWidget *makeTemplate(const Event &event, qsizetype place, bool isOnly);
    QWidget *makeEvent(const Event &event);

    UiContext &m_context;
    Lookup m_lookup;
    Series m_series;
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
