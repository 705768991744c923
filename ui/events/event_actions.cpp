#include "ui/events/event_actions.h"

#include "core/domain/events/event.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/domain/shops/default_charges.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/models/lookup.h"
#include "ui/series/repeat_actions.h"
#include "ui/ui_context.h"
#include "ui/undo/event_edits.h"
#include "ui/undo/series_edits.h"
#include "ui/words/below_cost_question.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"

#include <QDateTime>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

namespace {

constexpr int kNameLength = 200;
constexpr qsizetype kLossesNamed = 3;
constexpr int kDefaultHour = 14; // If only the day is known.

QString reasonOf(const Status &status)
{
    return status ? QString() : errorText(status.error());
}

EventPatch movedBy(Event event, qint64 days, const QTimeZone &zone)
{
    moveDays(event, days, zone);
    EventPatch patch;
    const auto move = [&](std::optional<Instant> Event::*time,
                          std::optional<std::optional<Instant>> EventPatch::*moved) {
        if (event.*time)
            patch.*moved = event.*time;
    };
    move(&Event::ceremonyStart, &EventPatch::ceremonyStart);
    move(&Event::ceremonyEnd, &EventPatch::ceremonyEnd);
    move(&Event::venueStart, &EventPatch::venueStart);
    move(&Event::venueEnd, &EventPatch::venueEnd);
    return patch;
}

/// The event's name, and its day if others of `events` have the same.
QString nameAmong(const QList<Event> &events, const Event &event, const QTimeZone &zone)
{
    const auto named = std::ranges::count(events, event.name, &Event::name);
    const QDate day = eventDay(event, zone);
    return named > 1 && day.isValid() ? u"%1, %2"_s.arg(event.name, mediumDate(day)) : event.name;
}

/// The edit of one of several events; where it is refused, `kept` gets the event's name.
Edit telling(const std::shared_ptr<QString> &kept, const QString &name, Edit edit)
{
    edit.apply = [kept, name, apply = edit.apply](ShopServices &services) -> Status {
        const Status done = apply(services);
        if (!done)
            *kept = name;
        return done;
    };
    return edit;
}

} // namespace

/// The events that are to get a status, as they are now.
struct StatusChange {
    QString status;
    QList<Event> events;
    QList<EventRecipe> losing; ///< Those that would go to their clients below their cost.
    QStringList gone; ///< The names of those that are not there any more.

    static Result<StatusChange> read(const ShopServices &services, const QList<Event> &chosen, const QString &status)
    {
        StatusChange change{.status = status, .events = {}, .losing = {}, .gone = {}};
        for (const Event &one : chosen) {
            const auto event = services.events.find(one.id, {.heavy = false, .groups = false, .prices = false});
            if (!event && event.error().kind != Error::Kind::NotFound)
                return event.error();
            if (!event)
                change.gone += one.name;
            if (!event || event->status == status)
                continue;
            change.events += *event;
            if (!isWithClients(status) || isWithClients(event->status))
                continue;
            const EventRecipe recipe = TRY(services.recipes.read(one.id));
            if (recipe.earnings.plannedMargin() < 0)
                change.losing += recipe;
        }
        return change;
    }
};

EventActions::EventActions(UiContext &context, QObject *parent)
    : QObject(parent), m_context(context), m_question(std::make_unique<BelowCostQuestion>()),
      m_repeat(new RepeatActions(context, this))
{
    connect(m_repeat, &RepeatActions::made, this, &EventActions::seriesChosen);
    connect(m_repeat, &RepeatActions::refused, this, &EventActions::refused);
}

EventActions::~EventActions() = default;

void EventActions::create(QDate day)
{
    EventPatch patch;
    if (day.isValid())
        patch.venueStart = QDateTime(day, QTime(kDefaultHour, 0), zoneOf(m_context.shop)).toMSecsSinceEpoch();
    create(patch);
}

void EventActions::createFor(const Contact &client)
{
    create({.clientName1 = client.name, .contacts = QList{EventContact{client.id, u"client"_s, {}}}});
}

void EventActions::create(EventPatch patch)
{
    patch.name = tr("New event");
    addDefaultCharges(patch, m_context.shop);
    const auto id = std::make_shared<EventId>();
    m_context.edits.run(createEventEdit(tr("New event"), patch, id), this, [this, id](const Status &status) {
        Q_EMIT refused(reasonOf(status));
        if (status)
            Q_EMIT made(*id);
    });
}

void EventActions::createFrom(const EventTemplateSummary &source)
{
    const auto result = std::make_shared<MadeFromTemplate>();
    m_context.edits.run(eventFromTemplateEdit(tr("New event from %1").arg(source.name), source.id, result), this,
                        [this, result](const Status &status) {
                            Q_EMIT refused(reasonOf(status));
                            if (!status)
                                return;
                            if (result->missing.isEmpty())
                                Q_EMIT made(result->event);
                            else
                                Q_EMIT madeWithout(result->event, result->missing);
                        });
}

std::optional<Event> EventActions::read(const EventId &id)
{
    const auto event = m_context.services.events.find(id, {.heavy = false, .groups = false, .prices = false});
    if (event)
        return *event;
    Q_EMIT refused(errorText(event.error()));
    return std::nullopt;
}

void EventActions::duplicate(const EventId &id)
{
    const auto event = read(id);
    if (!event)
        return;
    const auto copy = std::make_shared<EventId>();
    Edit edit = duplicateEventEdit(tr("Duplicate %1").arg(event->name), id,
                                   tr("Copy of %1").arg(event->name).left(kNameLength), copy);
    edit.offer = tr("Duplicated %1; the copy has no date yet").arg(event->name);
    m_context.edits.run(edit, this, [this, copy](const Status &status) {
        Q_EMIT refused(reasonOf(status));
        if (status)
            Q_EMIT duplicated(*copy);
    });
}

void EventActions::saveAsTemplate(const EventId &id)
{
    const auto event = read(id);
    if (!event)
        return;
    const auto saved = std::make_shared<EventTemplateId>();
    Edit edit = saveTemplateEdit(tr("Save %1 as a template").arg(event->name), id, event->name, saved);
    edit.offer = tr("Saved %1 as a template").arg(event->name);
    m_context.edits.run(edit, this, [this, saved](const Status &status) {
        Q_EMIT refused(reasonOf(status));
        if (status)
            Q_EMIT templateSaved(*saved);
    });
}

void EventActions::setStatus(const EventId &id, const QString &status)
{
    const auto event = read(id);
    if (!event || event->status == status)
        return;
    const auto recipe = m_context.services.recipes.read(id);
    if (!recipe) {
        Q_EMIT refused(errorText(recipe.error()));
        return;
    }
    m_question->askFor(status, *recipe, m_context.shop.currency, [this, status, event = *event] {
        const QString text = tr("%1: %2").arg(event.name, statusText(status));
        m_context.edits.run(patchEventEdit(text, event, {.status = status}), this,
                            [this](const Status &stored) { Q_EMIT refused(reasonOf(stored)); });
    });
}

void EventActions::setStatusOf(const QList<Event> &events, const QString &status)
{
    const auto read = [events, status](ShopServices &services) { return StatusChange::read(services, events, status); };
    askBeside(m_context.lookups, m_context, this, read, [this](const Result<StatusChange> &change) {
        if (!change) {
            Q_EMIT refused(errorText(change.error()));
            return;
        }
        QStringList losses;
        for (const EventRecipe &recipe : change->losing)
            losses += BelowCostQuestion::lossText(recipe, m_context.shop.currency);
        losses.removeAll(QString());
        const int more = int(std::max<qsizetype>(losses.size() - kLossesNamed, 0));
        losses = losses.first(losses.size() - more);
        if (more > 0)
            losses += tr("And so is that of %n others.", nullptr, more);
        m_question->askAbout(losses.join(u'\n'), change->status, [this, change = *change] { storeStatus(change); });
    });
}

void EventActions::storeStatus(const StatusChange &change)
{
    const QString left =
        change.gone.isEmpty() ? QString() : tr("Deleted meanwhile: %1.").arg(change.gone.join(u", "_s));
    if (change.events.isEmpty()) {
        Q_EMIT refused(left);
        return;
    }
    const auto kept = std::make_shared<QString>(); // The name of the one that cannot be changed.
    QList<Edit> edits;
    for (const Event &event : change.events) {
        const QString text = tr("%1: %2").arg(event.name, statusText(change.status));
        edits += telling(kept, nameAmong(change.events, event, zoneOf(m_context.shop)),
                         patchEventEdit(text, event, {.status = change.status}));
    }
    const QString text = tr("%1: %2").arg(countText(change.events), statusText(change.status));
    const QString offer =
        left.isEmpty() ? QString() : u"%1. %2"_s.arg(text, left); // Stays when the rows leave a filter.
    m_context.edits.runTogether(text, edits, offer, this, [this, kept](const Status &status) {
        Q_EMIT refused(status ? QString() : tr("Nothing was changed. %1: %2").arg(*kept, errorText(status.error())));
    });
}

void EventActions::moveTo(const EventId &id, QDate day)
{
    const auto event = read(id);
    const QTimeZone zone = zoneOf(m_context.shop);
    const QDate before = event ? eventDay(*event, zone) : QDate();
    if (!before.isValid() || !day.isValid() || before == day)
        return;
    const QString text = tr("Move %1 to %2").arg(event->name, dayAndMonth(day));
    m_context.edits.run(patchEventEdit(text, *event, movedBy(*event, before.daysTo(day), zone)), this,
                        [this](const Status &status) { Q_EMIT refused(reasonOf(status)); });
}

void EventActions::remove(const Event &event)
{
    Edit edit = removeEventEdit(tr("Delete %1").arg(event.name), event.id);
    edit.offer = event.itemsCount == 0 ? tr("Deleted %1").arg(event.name)
                                       : tr("Deleted %1 with %n lines", nullptr, event.itemsCount).arg(event.name);
    m_context.edits.run(edit, this, [this](const Status &status) { Q_EMIT refused(reasonOf(status)); });
}

void EventActions::remove(const EventId &id)
{
    if (const auto event = read(id))
        remove(*event);
}

void EventActions::remove(const QList<Event> &events)
{
    if (events.size() == 1)
        remove(events.constFirst());
    if (events.size() < 2)
        return;
    const auto kept = std::make_shared<QString>(); // The name of the one that cannot be deleted.
    QList<Edit> edits;
    int lines = 0;
    for (const Event &event : events) {
        edits += telling(kept, nameAmong(events, event, zoneOf(m_context.shop)),
                         removeEventEdit(tr("Delete %1").arg(event.name), event.id));
        lines += event.itemsCount;
    }
    const QString what = countText(events);
    m_context.edits.runTogether(
        tr("Delete %1").arg(what), edits,
        lines == 0 ? tr("Deleted %1").arg(what) : tr("Deleted %1 with %n lines", nullptr, lines).arg(what), this,
        [this, kept](const Status &status) {
            Q_EMIT refused(status ? QString()
                                  : tr("Nothing was deleted. %1: %2").arg(*kept, errorText(status.error())));
        });
}

QString EventActions::countText(const QList<Event> &events)
{
    return tr("%n events", nullptr, int(events.size()));
}

void EventActions::fill(QMenu &menu, const Event &event, const QList<Event> &selected)
{
    const EventId id = event.id;
    menu.addAction(iconFor(u"show"_s), tr("Open"), this, [this, id] { Q_EMIT openRequested(id); })
        ->setShortcut(QKeySequence(Qt::Key_Enter));
    const auto chosen = [id] { return id; };
    addCopies(menu, chosen)->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    m_repeat->fill(menu, id);
    const bool isOne = selected.size() < 2 || !selected.contains(event);
    const QString statuses = isOne ? tr("Change status") : tr("Change status: %1").arg(countText(selected));
    addStatuses(*menu.addMenu(iconFor(u"board"_s), statuses), isOne ? QList{event} : selected);
    menu.addSeparator();
    QAction *removal = isOne ? addRemoval(menu, chosen)
                             : menu.addAction(iconFor(u"delete"_s), tr("Delete %1").arg(countText(selected)), this,
                                              [this, selected] { remove(selected); });
    removal->setShortcut(QKeySequence(Qt::Key_Delete));
}

QAction *EventActions::addCopies(QMenu &menu, const std::function<EventId()> &shown)
{
    QAction *copy =
        menu.addAction(iconFor(u"duplicate"_s), tr("Duplicate"), this, [this, shown] { duplicate(shown()); });
    menu.addAction(iconFor(u"archive"_s), tr("Save as template"), this, [this, shown] { saveAsTemplate(shown()); });
    return copy;
}

QAction *EventActions::addRemoval(QMenu &menu, const std::function<EventId()> &shown)
{
    return menu.addAction(iconFor(u"delete"_s), tr("Delete"), this, [this, shown] { remove(shown()); });
}

void EventActions::addStatuses(QMenu &menu, const QList<Event> &events)
{
    for (const std::string_view known : kEventStatuses) {
        const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
        QAction *action = menu.addAction(statusText(status), this, [this, events, status] {
            if (events.size() == 1)
                setStatus(events.constFirst().id, status);
            else
                setStatusOf(events, status);
        });
        if (std::ranges::all_of(events, [&status](const Event &event) { return event.status == status; }))
            action->setIcon(iconFor(u"check"_s, Tone::Accent));
    }
}

} // namespace stemdesk::ui
