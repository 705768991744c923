#include "ui/series/repeat_dialog.h"

#include "core/base/day.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/dialog_frame.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

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

} // namespace stemdesk::ui
