#include "ui/widgets/plan_editor.h"

#include "ui/day_reading.h"
#include "ui/day_text.h"
#include "ui/icons.h"
#include "ui/number_text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/conflict_note.h"
#include "ui/widgets/value_field.h"
#include "ui/widgets/wheel_guard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMostDueDays = 730;
constexpr int kDaysToPay = 14; ///< Until somebody types another number.
constexpr int kDaysAhead = 28;
constexpr double kFirstPercent = 10;

/// What people tell instalments' days apart by.
enum class DueKind { Acceptance, AfterAcceptance, BeforeEvent, Event, AfterEvent, Day };

constexpr std::array kDueWords{
    std::pair{DueKind::Acceptance, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "On acceptance")},
    std::pair{DueKind::AfterAcceptance, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "Days after acceptance")},
    std::pair{DueKind::BeforeEvent, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "Days before the event")},
    std::pair{DueKind::Event, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "On the day of the event")},
    std::pair{DueKind::AfterEvent, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "Days after the event")},
    std::pair{DueKind::Day, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "On a day")},
};

DueKind kindOf(const InstalmentDue &due)
{
    const int days = due.days.value_or(0);
    switch (due.on) {
    case InstalmentDue::On::Acceptance: return days == 0 ? DueKind::Acceptance : DueKind::AfterAcceptance;
    case InstalmentDue::On::Date: return DueKind::Day;
    case InstalmentDue::On::Event: break;
    }
    return days == 0 ? DueKind::Event : days < 0 ? DueKind::BeforeEvent : DueKind::AfterEvent;
}

InstalmentDue dueOf(DueKind kind, QDate today)
{
    using On = InstalmentDue::On;
    switch (kind) {
    case DueKind::Acceptance: return {.on = On::Acceptance, .days = {}, .date = {}};
    case DueKind::AfterAcceptance: return {.on = On::Acceptance, .days = kDaysToPay, .date = {}};
    case DueKind::BeforeEvent: return {.on = On::Event, .days = -kDaysAhead, .date = {}};
    case DueKind::Event: return {.on = On::Event, .days = {}, .date = {}};
    case DueKind::AfterEvent: return {.on = On::Event, .days = kDaysToPay, .date = {}};
    case DueKind::Day: break;
    }
    return {.on = On::Date, .days = {}, .date = today};
}

QString shareText(const PlannedInstalment &planned)
{
    if (planned.isRest)
        return PlanEditor::tr("the rest");
    if (planned.percent)
        return quantityText(*planned.percent) + u'%';
    return quantityText(planned.amountIncTax.value_or(0));
}

/// The day, or a number of days.
QString whenText(const InstalmentDue &due)
{
    const int days = due.days.value_or(0);
    switch (kindOf(due)) {
    case DueKind::Day: return due.date ? mediumDate(due.date->addDays(days)) : QString();
    case DueKind::BeforeEvent: return QLocale().toString(-days);
    case DueKind::AfterAcceptance:
    case DueKind::AfterEvent: return QLocale().toString(days);
    case DueKind::Acceptance:
    case DueKind::Event: break;
    }
    return {};
}

void keepSize(QWidget *widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

} // namespace

PlanEditor::PlanEditor(const QString &usualText, const std::function<QDate()> &today, QWidget *parent)
    : QWidget(parent), m_today(today), m_rows(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace8);
    m_rows->setSpacing(kSpace4);
    column->addLayout(m_rows);
    auto *add = new Button(tr("Add an instalment"), Button::Kind::Small);
    add->setIcon(iconFor(u"add"_s));
    auto *usual = new Button(usualText, Button::Kind::Small);
    m_add = add;
    m_usual = usual;
    auto *foot = new QHBoxLayout;
    foot->setSpacing(kSpace8);
    foot->addWidget(add);
    foot->addWidget(usual);
    foot->addStretch(1);
    column->addLayout(foot);
    connect(add, &QAbstractButton::clicked, this, &PlanEditor::insertInstalment);
    connect(usual, &QAbstractButton::clicked, this, [this] { choose({}); });
}

/// With its part of the column below for what somebody else made of it meanwhile.
ValueField *PlanEditor::addField(QWidget *holder, const QString &name)
{
    auto *field = new ValueField({}, holder);
    field->setAccessibleName(name);
    auto *conflict = new ConflictNote(holder);
    holder->layout()->addWidget(conflict);
    connect(field, &ValueField::refusedChanged, this,
            [this, field](const QString &reason) { Q_EMIT refused(field->isInConflict() ? QString() : reason); });
    showConflictIn(conflict, field);
    return field;
}

void PlanEditor::addRow()
{
    auto *holder = new QWidget;
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace2);
    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace8);
    column->addLayout(line);
    Row row{.widget = holder,
            .name = addField(holder, tr("Name of the instalment")),
            .share = addField(holder, tr("Share or amount")),
            .due = new QComboBox,
            .when = addField(holder, tr("Day, or number of days")),
            .remove = new IconButton(u"close"_s, tr("Remove the instalment"), holder)};
    row.share->setAlignment(Qt::AlignRight);
    row.when->setAlignment(Qt::AlignRight);
    new WheelGuard(row.due);
    row.due->setAccessibleName(tr("Due"));
    for (const auto &[kind, words] : kDueWords)
        row.due->addItem(tr(words), int(kind));
    keepSize(row.when);
    keepSize(row.remove);
    line->addWidget(row.name, 3);
    line->addWidget(row.share, 2);
    line->addWidget(row.due, 3);
    line->addWidget(row.when, 2);
    line->addWidget(row.remove);
    m_rows->addWidget(holder);
    m_list.append(row);
    connectRow(m_list.size() - 1);
}

void PlanEditor::connectRow(qsizetype place)
{
    const Row &row = m_list.at(place);
    connect(row.name, &ValueField::committed, this, [this, place](const QString &text) {
        PaymentPlan plan = m_plan;
        plan[place].name = text.trimmed();
        choose(plan, m_list.at(place).name);
    });
    connect(row.share, &ValueField::committed, this, [this, place](const QString &text) { typeShare(place, text); });
    connect(row.when, &ValueField::committed, this, [this, place](const QString &text) {
        if (kindOf(m_plan.at(place).due) == DueKind::Day)
            typeDay(place, text);
        else
            typeDays(place, text);
    });
    connect(row.due, &QComboBox::activated, this, [this, place] { chooseDue(place); });
    connect(row.remove, &QAbstractButton::clicked, this, [this, place] {
        PaymentPlan plan = m_plan;
        plan.removeAt(place);
        choose(plan);
    });
}

void PlanEditor::setPlan(const PaymentPlan &plan, bool isOwn)
{
    if (m_pending > 0)
        return;
    m_plan = plan;
    m_isOwn = isOwn;
    m_usual->setVisible(isOwn);
    m_add->setEnabled(plan.size() < kMaxInstalments);
    while (m_list.size() < plan.size())
        addRow();
    for (qsizetype place = 0; place < m_list.size(); ++place) {
        m_list.at(place).widget->setVisible(place < plan.size());
        if (place < plan.size())
            showRow(m_list.at(place), plan.at(place));
    }
}

void PlanEditor::forget()
{
    for (ValueField *field : findChildren<ValueField *>()) {
        field->setRefused({});
        field->takeTheirs();
    }
}

void PlanEditor::showRow(const Row &row, const PlannedInstalment &planned)
{
    const DueKind kind = kindOf(planned.due);
    row.name->setValue(planned.name);
    row.share->setValue(shareText(planned));
    row.share->setReadOnly(planned.isRest);
    row.due->setCurrentIndex(row.due->findData(int(kind)));
    row.when->setValue(whenText(planned.due));
    row.when->setVisible(kind != DueKind::Acceptance && kind != DueKind::Event);
    row.remove->setVisible(!planned.isRest);
}

void PlanEditor::choose(const std::optional<PaymentPlan> &plan, ValueField *field)
{
    const auto before = m_isOwn ? std::optional(m_plan) : std::nullopt;
    if (plan) {
        m_plan = *plan;
        m_isOwn = true;
    }
    ++m_pending;
    Q_EMIT planChosen(plan, before, field);
}

/// "25%" or "300".
void PlanEditor::typeShare(qsizetype place, const QString &text)
{
    ValueField *share = m_list.at(place).share;
    const bool isPercent = text.contains(QLocale().percent()) || text.contains(u'%');
    const auto number = numberFrom(text, isPercent ? NumberUnit::Percent : NumberUnit::Money);
    const bool isShare = number && *number > 0 && *number <= 100;
    if (!number || *number < 0 || (isPercent && !isShare)) {
        share->setRefused(tr("Write a share like 25%, or an amount."));
        return;
    }
    PaymentPlan plan = m_plan;
    plan[place].percent = isPercent ? number : std::nullopt;
    plan[place].amountIncTax = isPercent ? std::nullopt : number;
    share->readAs(shareText(plan.at(place)));
    choose(plan, share);
}

void PlanEditor::typeDay(qsizetype place, const QString &text)
{
    ValueField *when = m_list.at(place).when;
    const auto day = dayFrom(text, m_today());
    if (!day) {
        when->setRefused(tr("Write a day, like +14."));
        return;
    }
    PaymentPlan plan = m_plan;
    plan[place].due = {.on = InstalmentDue::On::Date, .days = {}, .date = day};
    when->readAs(whenText(plan.at(place).due));
    choose(plan, when);
}

void PlanEditor::typeDays(qsizetype place, const QString &text)
{
    ValueField *when = m_list.at(place).when;
    const auto days = numberFrom(text);
    if (!days || *days != std::floor(*days) || *days < 1 || *days > kMostDueDays) {
        when->setRefused(tr("Write a number of days, 1 to %1.").arg(kMostDueDays));
        return;
    }
    PaymentPlan plan = m_plan;
    InstalmentDue &due = plan[place].due;
    due.days = kindOf(due) == DueKind::BeforeEvent ? -int(*days) : int(*days);
    when->readAs(whenText(due));
    choose(plan, when);
}

void PlanEditor::chooseDue(qsizetype place)
{
    const auto kind = DueKind(m_list.at(place).due->currentData().toInt());
    PaymentPlan plan = m_plan;
    if (kind == kindOf(plan.at(place).due))
        return;
    plan[place].due = dueOf(kind, m_today());
    choose(plan);
}

void PlanEditor::insertInstalment()
{
    if (m_plan.isEmpty() || m_plan.size() >= kMaxInstalments)
        return;
    PaymentPlan plan = m_plan;
    plan.insert(plan.size() - 1,
                {.name = tr("Instalment %1").arg(plan.size()),
                 .percent = kFirstPercent,
                 .due = dueOf(DueKind::BeforeEvent, m_today())});
    choose(plan);
}

} // namespace stemdesk::ui
