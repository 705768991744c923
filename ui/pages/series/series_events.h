#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/link_list.h"

#include <QSet>

namespace stemdesk::ui {

/// The events of a series from today on, and the templates that take turns.
class SeriesEvents : public LinkList {
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
        QSet<EventId> leftOut; ///< Events that stay although the series leaves out their days.
        QString idleSkips;
    };

    static Result<Found> find(ShopServices &services, const Series &series, QDate today);
    void show(const Found &found);
    void addTemplate(const Event &event, qsizetype place, bool isOnly);
    void addEvent(const Event &event, bool isLeftOut);

    UiContext &m_context;
    Lookup m_lookup;
    Series m_series;
};

} // namespace stemdesk::ui
