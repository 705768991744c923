#include "ui/series/repeat_actions.h"

#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/series/repeat_dialog.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/menu_text.h"

#include <QMenu>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSeriesOffered = 20;
constexpr int kEventsOffered = 200;
constexpr std::chrono::hours kLookedBack{24 * 90};

ContactId clientOf(const Event &event)
{
    const auto client = std::ranges::find(event.contacts, u"client"_s, &EventContact::role);
    return client == event.contacts.cend() ? ContactId() : client->contactId;
}

QString repeatRefusal(const Status &status)
{
    return status ? QString() : errorText(status.error());
}

} // namespace

RepeatActions::RepeatActions(UiContext &context, QObject *parent) : QObject(parent), m_context(context) {}

QWidget *RepeatActions::window() const
{
    for (QObject *over = parent(); over; over = over->parent()) {
        if (auto *widget = qobject_cast<QWidget *>(over))
            return widget;
    }
    return nullptr;
}

void RepeatActions::repeat(const EventId &id)
{
    const auto event = m_context.services.events.find(id, {.groups = false, .prices = false});
    if (!event) {
        Q_EMIT refused(errorText(event.error()));
        return;
    }
    if (!canBeTemplate(*event)) {
        Q_EMIT refused(tr("Only an event with a date that is not cancelled can be repeated."));
        return;
    }
    const QDate first = RepeatDialog::firstRepeat(eventDay(*event, zoneOf(m_context.shop)), shopToday(m_context));
    auto *dialog = new RepeatDialog(
        m_context,
        {.title = tr("Repeat %1").arg(event->name), .act = tr("Repeat"), .name = event->name, .rule = {.first = first}},
        window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, event = *event] {
        if (const auto rule = dialog->rule())
            make(event, dialog->name(), *rule);
    });
    dialog->open();
}

void RepeatActions::repeatAny()
{
    const Instant since = m_context.services.now() - std::chrono::milliseconds(kLookedBack).count();
    const auto page = m_context.services.agenda.page({.from = since}, {.limit = kEventsOffered, .withBudgets = false});
    QList<Event> events;
    for (const AgendaRow &row : page ? page->rows : QList<AgendaRow>()) {
        if (canBeTemplate(row.event) && !row.event.occurrence)
            events += row.event;
    }
    if (events.isEmpty()) {
        Q_EMIT refused(page ? tr("Only an event with a date that is not cancelled can be repeated.")
                            : errorText(page.error()));
        return;
    }
    const QDate today = shopToday(m_context);
    auto *dialog = new RepeatDialog(m_context,
                                    {.title = tr("New series"),
                                     .act = tr("Create the series"),
                                     .name = {},
                                     .rule = {.first = today},
                                     .events = events},
                                    window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto event = m_context.services.events.find(dialog->chosenEvent(), {.groups = false, .prices = false});
        const auto rule = dialog->rule();
        if (event && rule)
            make(*event, dialog->name(), *rule);
        else if (!event)
            Q_EMIT refused(errorText(event.error()));
    });
    dialog->open();
}

void RepeatActions::make(const Event &event, const QString &name, const RepeatRule &rule)
{
    const auto id = std::make_shared<SeriesId>(); // Owned by the edit and by its callback.
    const SeriesPatch patch{.name = name,
                            .contactId = clientOf(event),
                            .templateEventIds = rotaText({event.id}),
                            .rule = ruleOf(rule),
                            .startsOn = rule.first};
    m_context.edits.run(createSeriesEdit(tr("Repeat %1").arg(event.name), patch, id), this,
                        [this, id](const Status &status) {
                            Q_EMIT refused(repeatRefusal(status));
                            if (status)
                                Q_EMIT made(*id);
                        });
}

void RepeatActions::addToRota(const EventId &id, const SeriesId &series)
{
    const auto stored = m_context.services.series.find(series);
    if (!stored) {
        Q_EMIT refused(errorText(stored.error()));
        return;
    }
    QList<EventId> rota = rotaOf(*stored);
    rota += id;
    m_context.edits.run(
        patchSeriesEdit(tr("Add to the series %1").arg(stored->name), *stored, {.templateEventIds = rotaText(rota)}),
        this, [this, series](const Status &status) {
            Q_EMIT refused(repeatRefusal(status));
            if (status)
                Q_EMIT made(series);
        });
}

void RepeatActions::fill(QMenu &menu, const EventId &id)
{
    menu.addAction(iconFor(u"series"_s), tr("Repeat…"), this, [this, id] { repeat(id); });
    const auto active = m_context.services.series.list({.status = u"active"_s}, {.limit = kSeriesOffered});
    if (!active || active->rows.isEmpty())
        return;
    QMenu *rotas = menu.addMenu(iconFor(u"series"_s), tr("Add to a series"));
    for (const Series &series : active->rows)
        rotas->addAction(menuText(series.name), this, [this, id, of = series.id] { addToRota(id, of); });
}

} // namespace stemdesk::ui
