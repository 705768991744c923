#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/events/event_template.h"

#include <QDate>
#include <QList>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QMenu;

namespace stemdesk::ui {

class BelowCostQuestion;
class RepeatActions;
struct StatusChange;
struct UiContext;

/// Actions for an event in any view of the list, each with its undo.
class EventActions : public QObject {
    Q_OBJECT

public:
    explicit EventActions(UiContext &context, QObject *parent = nullptr);
    ~EventActions() override;
    Q_DISABLE_COPY_MOVE(EventActions)

    /// On that day, if there is one.
    void create(QDate day);
    void createFor(const Contact &client);
    void createFrom(const EventTemplateSummary &source);
    void duplicate(const EventId &id);
    void saveAsTemplate(const EventId &id);
    void setStatus(const EventId &id, const QString &status);
    /// In one step; none of them if one cannot be changed.
    void setStatusOf(const QList<Event> &events, const QString &status);
    /// Moves all times of the event by a number of days, at the same time of day.
    void moveTo(const EventId &id, QDate day);
    void remove(const Event &event);
    void remove(const EventId &id);
    /// In one step; none of them if one cannot be deleted.
    void remove(const QList<Event> &events);

    /// The question asked before an event goes out below its cost; to be placed on the page.
    BelowCostQuestion *question() const { return m_question.get(); }

    /// The menu of everything above for `event`, plus opening it. If it is one of several that are `selected`, all of
    /// these get another status, or are deleted, as with the key.
    void fill(QMenu &menu, const Event &event, const QList<Event> &selected = {});
    /// For the event that a page shows when an action is chosen.
    QAction *addCopies(QMenu &menu, const std::function<EventId()> &shown);
    QAction *addRemoval(QMenu &menu, const std::function<EventId()> &shown);

Q_SIGNALS:
    void openRequested(const stemdesk::EventId &id);
    /// An event was created and needs a name.
    void made(const stemdesk::EventId &id);
    /// An event was created without these lines, because their products are gone.
    void madeWithout(const stemdesk::EventId &id, const QList<stemdesk::MissingLine> &lines);
    void duplicated(const stemdesk::EventId &id);
    void templateSaved(const stemdesk::EventTemplateId &id);
    /// A series was made from an event, or an event became one of its templates.
    void seriesChosen(const stemdesk::SeriesId &id);
    /// Why an action failed; empty after a success.
    void refused(const QString &reason);

private:
    void create(EventPatch patch);
    static QString countText(const QList<Event> &events);
    std::optional<Event> read(const EventId &id);
    void addStatuses(QMenu &menu, const QList<Event> &events);
    void storeStatus(const StatusChange &change);

    UiContext &m_context;
    std::unique_ptr<BelowCostQuestion> m_question;
    RepeatActions *m_repeat;
};

} // namespace stemdesk::ui
