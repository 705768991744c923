#pragma once

#include "core/domain/events/event.h"

#include <QObject>

class QMenu;

namespace stemdesk::ui {

struct RepeatRule;
struct UiContext;

/// Makes an event the template of a series; each action can be undone.
class RepeatActions : public QObject {
    Q_OBJECT

public:
    /// Dialogs are shown over the widget that `parent` is, or belongs to.
    RepeatActions(UiContext &context, QObject *parent);

    /// Asks for the rule and makes a series of the event.
    void repeat(const EventId &id);
    /// Asks for the event too.
    void repeatAny();
    /// Adds the event to the end of the rota.
    void addToRota(const EventId &id, const SeriesId &series);
    /// “Repeat…”, and the series that the event may join.
    void fill(QMenu &menu, const EventId &id);

Q_SIGNALS:
    void made(const stemdesk::SeriesId &id);
    /// Why an action failed; empty after a success.
    void refused(const QString &reason);

private:
    void make(const Event &event, const QString &name, const RepeatRule &rule);

    QWidget *window() const;

    UiContext &m_context;
};

} // namespace stemdesk::ui
