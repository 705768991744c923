#include "ui/series/repeat_actions.h"

#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/menu_text.h"

#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kSeriesNameLength = 200;
constexpr int kDefaultTimes = 8;
constexpr int kDefaultMonths = 12;
constexpr int kWeek = 7;

QString numberOf(int value)
{
    return QString::number(value);
}

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

QDate RepeatDialog::firstRepeat(QDate day, QDate today)
{
    QDate first = plusDays(day, kWeek);
    while (first < today)
        first = plusDays(first, kWeek);
    return first;
}

RepeatDialog::RepeatDialog(UiContext &context, const Subject &subject, QWidget *parent)
    : QDialog(parent), m_context(context), m_first(new DayField(tr("From"), [&context] { return shopToday(context); })),
      m_repeat(new ChoiceField), m_end(new ChoiceField), m_times(new QLineEdit),
      m_until(new DayField(tr("Until"), [&context] { return shopToday(context); })),
      m_refusal(new TextLabel({}, TextStyle::Small, Tone::Error))
{
    setMinimumWidth(kMessageWidth); // The words of the choices are read in whole.
    QVBoxLayout *column = dialogColumn(*this, subject.title);
    buildFields(column, subject);
    m_refusal->hide();
    column->addWidget(m_refusal);
    auto *act = new Button(subject.act, Button::Kind::Primary);
    dialogFoot(*this, tr("Cancel"), act);
    connect(act, &QAbstractButton::clicked, this, &RepeatDialog::take);
}

/// The chosen event gives the name and, a week after it, the first day.
void RepeatDialog::buildEvents(QVBoxLayout *column, const QList<Event> &events)
{
    const QTimeZone zone = zoneOf(m_context.shop);
    m_event = new ChoiceField;
    QList<ChoiceField::Choice> choices;
    int widest = 0;
    for (const Event &event : events) {
        choices.append({QString::fromLatin1(event.id.text()),
                        tr("%1, %2", "event, date").arg(event.name, shortDate(eventDay(event, zone)))});
        widest = std::max(widest, m_event->fontMetrics().horizontalAdvance(choices.constLast().text));
    }
    m_event->setChoices(choices);
    m_event->setMinimumWidth(std::min(widest + 2 * kSpace24, kMessageWidth)); // The dialog grows with the names.
    column->addWidget(new FormRow(tr("Event"), m_event));
    connect(m_event, &ChoiceField::chosen, this, [this, events, zone](const QString &id) {
        m_event->setValue(id);
        setTip(*m_event, m_event->currentText());
        const auto chosen = std::ranges::find(events, chosenEvent(), &Event::id);
        if (chosen == events.cend())
            return;
        m_name->setText(chosen->name);
        m_first->setDay(firstRepeat(eventDay(*chosen, zone), shopToday(m_context)));
    });
}

EventId RepeatDialog::chosenEvent() const
{
    return m_event ? idFrom<EventTag>(m_event->value().toLatin1()).value_or(EventId()) : EventId();
}

void RepeatDialog::buildFields(QVBoxLayout *column, const Subject &subject)
{
    const RepeatRule &rule = subject.rule;
    if (!subject.events.isEmpty())
        buildEvents(column, subject.events);
    if (m_event || !subject.name.isEmpty()) {
        m_name = new QLineEdit(subject.name);
        m_name->setMaxLength(kSeriesNameLength);
        column->addWidget(new FormRow(tr("Name"), m_name));
    }
    column->addWidget(new FormRow(tr("From"), m_first));
    column->addWidget(new FormRow(tr("Repeat"), m_repeat));
    column->addWidget(new FormRow(tr("Ends"), m_end));
    column->addWidget(new FormRow(tr("Times"), m_times));
    column->addWidget(new FormRow(tr("Until"), m_until));
    m_first->setDay(rule.first);
    m_until->setDay(rule.until.value_or(plusMonths(rule.first, kDefaultMonths)));
    m_times->setText(numberOf(rule.times.value_or(kDefaultTimes)));
    m_end->setChoices({{numberOf(int(End::Never)), tr("Never")},
                       {numberOf(int(End::Times)), tr("After a number of times")},
                       {numberOf(int(End::Until)), tr("On a day")}});
    m_end->setValue(numberOf(int(rule.times ? End::Times : rule.until ? End::Until : End::Never)));
    m_repeat->setValue(numberOf(int(rule.repeat)));
    showChoices();
    showEnd();
    for (DayField *day : {m_first, m_until})
        connect(day, &DayField::dayCommitted, day, &DayField::setStored); // With the rest.
    connect(m_first, &QLineEdit::textChanged, this, &RepeatDialog::showChoices);
    connect(m_repeat, &ChoiceField::chosen, m_repeat, &ChoiceField::setValue);
    connect(m_end, &ChoiceField::chosen, this, [this](const QString &end) {
        m_end->setValue(end);
        showEnd();
    });
}

/// The choices name the day of the week and of the month, which are those of the first day.
void RepeatDialog::showChoices()
{
    const auto first = m_first->day();
    if (!first)
        return;
    QList<ChoiceField::Choice> choices;
    for (const Repeat repeat : kRepeats)
        choices.append({numberOf(int(repeat)), repeatText(repeat, *first)});
    const QString chosen = m_repeat->value();
    m_repeat->setChoices(choices);
    m_repeat->setValue(chosen);
}

void RepeatDialog::showEnd()
{
    m_times->parentWidget()->setVisible(m_end->value() == numberOf(int(End::Times)));
    m_until->parentWidget()->setVisible(m_end->value() == numberOf(int(End::Until)));
}

QString RepeatDialog::name() const
{
    return m_name ? m_name->text().trimmed() : QString();
}

std::optional<RepeatRule> RepeatDialog::rule() const
{
    const auto first = m_first->day();
    if (!first)
        return std::nullopt;
    RepeatRule rule{.repeat = Repeat(m_repeat->value().toInt()), .first = *first};
    if (m_end->value() == numberOf(int(End::Times))) {
        bool isNumber = false;
        const int times = m_times->text().trimmed().toInt(&isNumber);
        if (!isNumber || times < 1)
            return std::nullopt;
        rule.times = times;
    } else if (m_end->value() == numberOf(int(End::Until))) {
        rule.until = m_until->day();
        if (!rule.until || *rule.until < rule.first)
            return std::nullopt;
    }
    return rule;
}

void RepeatDialog::take()
{
    const bool isNamed = !m_name || !name().isEmpty();
    const bool isKnown = !m_event || !chosenEvent().isNull();
    if (isKnown && isNamed && rule()) {
        accept();
        return;
    }
    m_refusal->setText(!isKnown ? tr("Choose the event to repeat.")
                           : isNamed
                           ? tr("Write the days as dates, the end not before the first day, and how many times as a "
                                "whole number.")
                           : tr("Give it a name."));
    m_refusal->show();
}

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
