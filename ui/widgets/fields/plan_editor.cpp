#include "ui/widgets/fields/plan_editor.h"

#include "core/base/day.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostDueDays = 730;
constexpr int kDaysToPay = 14; ///< Default until another number is typed.
constexpr int kDaysAhead = 28;
constexpr double kFirstPercent = 10;
constexpr int kMostFigureWidth = metric::kNumberWidth * 5 / 6; ///< For an amount, or a day in full.

/// The kinds of due days that people choose from.
enum class DueKind { Acceptance, AfterAcceptance, BeforeEvent, Event, AfterEvent, Day };

constexpr std::array kDueWords{
    std::pair{DueKind::Acceptance, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "On acceptance")},
    std::pair{DueKind::AfterAcceptance, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "After acceptance")},
    std::pair{DueKind::BeforeEvent, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "Before the event")},
    std::pair{DueKind::Event, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "On the day of the event")},
    std::pair{DueKind::AfterEvent, QT_TRANSLATE_NOOP("stemdesk::ui::PlanEditor", "After the event")},
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

/// Whether a text is only a number, without a currency or percent sign.
bool isBare(const QString &text)
{
    return std::ranges::all_of(text.trimmed(), [](QChar each) {
        return each.isDigit() || each.isSpace() || each == u'.' || each == u',' || each == u'\'' || each == u'’';
    });
}

/// The day, or a number of days.
QString whenText(const InstalmentDue &due)
{
    const int days = due.days.value_or(0);
    switch (kindOf(due)) {
    case DueKind::Day: return due.date ? mediumDate(plusDays(*due.date, days)) : QString();
    case DueKind::BeforeEvent: return QLocale().toString(-days);
    case DueKind::AfterAcceptance:
    case DueKind::AfterEvent: return QLocale().toString(days);
    case DueKind::Acceptance:
    case DueKind::Event: break;
    }
    return {};
}

} // namespace

PlanEditor::PlanEditor(const QString &defaultText, std::function<QDate()> today, QWidget *parent)
    : RowsOf(kMaxInstalments, tr("Add an instalment"), defaultText, parent), m_today(std::move(today))
{}

void PlanEditor::setCurrency(const QString &code)
{
    m_currency = code;
    for (const Row &row : std::as_const(m_list))
        row.share->setCurrency(code);
}

QString PlanEditor::shareText(const PlannedInstalment &planned) const
{
    if (planned.isRest)
        return tr("the rest");
    if (planned.percent)
        return withPercent(quantityText(*planned.percent));
    return moneyText(planned.amountIncTax.value_or(0), m_currency);
}

void PlanEditor::addRow()
{
    QHBoxLayout *line = addLine();
    Row row;
    row.name = addField(line, nameInRow(tr("Name of the instalment"), m_list.size()), 3);
    row.share = addField(line, nameInRow(tr("Share or amount"), m_list.size()), 2);
    row.share->setMaximumWidth(kMostFigureWidth);
    row.share->setAlignment(Qt::AlignRight);
    row.share->setFigure(NumberUnit::Money);
    row.share->setCurrency(m_currency);
    row.share->setMinimumWidth(row.share->fontMetrics().horizontalAdvance(tr("the rest")) + 2 * metric::kSpace12);
    row.which = new ConflictNote(line->parentWidget());
    line->parentWidget()->layout()->addWidget(row.which);
    row.due = new QComboBox;
    row.due->setProperty("valueField", true); // For the same height as the fields beside it.
    new WheelGuard(row.due);
    row.due->setAccessibleName(nameInRow(tr("Due"), m_list.size()));
    for (const auto &[kind, words] : kDueWords)
        row.due->addItem(tr(words), int(kind));
    line->addWidget(row.due);
    row.when = addField(line, nameInRow(tr("Day, or number of days"), m_list.size()), 2);
    row.when->setMaximumWidth(kMostFigureWidth);
    row.when->setAlignment(Qt::AlignRight);
    row.when->setFigure(NumberUnit::Days);
    row.when->setMinimumWidth(
        row.when->fontMetrics().horizontalAdvance(shownFigure(QString::number(kMostDueDays), NumberUnit::Days))
        + 2 * metric::kSpace12);
    row.remove = new IconButton(u"close"_s, tr("Remove the instalment"));
    line->addWidget(row.remove);
    keepSize(row.when);
    keepSize(row.remove);
    if (m_hasHeadings && m_list.isEmpty())
        addHeadings(line, {tr("Name"), tr("Share"), tr("Due"), QString()});
    m_list.append(row);
    connectRow(m_list.size() - 1);
}

void PlanEditor::connectRow(qsizetype place)
{
    const Row &row = m_list.at(place);
    connect(row.name, &ValueField::committed, this, [this, place](const QString &text) {
        PaymentPlan changed = plan();
        changed[place].name = text.trimmed();
        choose(changed, m_list.at(place).name);
    });
    connect(row.share, &ValueField::committed, this, [this, place](const QString &text) { typeShare(place, text); });
    connect(row.share, &ValueField::refusedChanged, row.which, [which = row.which](const QString &reason) {
        if (reason.isEmpty())
            which->hide();
    });
    connect(row.share, &QLineEdit::textEdited, row.which, &QWidget::hide);
    connect(row.when, &ValueField::committed, this, [this, place](const QString &text) {
        if (kindOf(plan().at(place).due) == DueKind::Day)
            typeDay(place, text);
        else
            typeDays(place, text);
    });
    connect(row.due, &QComboBox::activated, this, [this, place] { chooseDue(place); });
    connect(row.remove, &QAbstractButton::clicked, this, [this, place] {
        PaymentPlan changed = plan();
        changed.removeAt(place);
        choose(changed);
    });
}

void PlanEditor::showRow(qsizetype place)
{
    const Row &row = m_list.at(place);
    const PlannedInstalment &planned = plan().at(place);
    row.name->setValue(planned.name);
    row.share->setValue(shareText(planned));
    row.share->setReadOnly(planned.isRest);
    row.remove->setVisible(!planned.isRest);
    row.remove->setAccessibleName(tr("Remove the instalment %1").arg(planned.name));
    showDue(place);
}

void PlanEditor::showDue(qsizetype place)
{
    const Row &row = m_list.at(place);
    const InstalmentDue &due = plan().at(place).due;
    const DueKind kind = kindOf(due);
    row.due->setCurrentIndex(row.due->findData(int(kind)));
    row.when->setValue(whenText(due));
    row.when->setVisible(kind != DueKind::Acceptance && kind != DueKind::Event);
}

/// "25%" or "300".
void PlanEditor::typeShare(qsizetype place, const QString &text)
{
    ValueField *share = m_list.at(place).share;
    const bool isPercent = text.contains(QLocale().percent()) || text.contains(u'%');
    const auto number = numberFrom(text, isPercent ? NumberUnit::Percent : NumberUnit::Money);
    const bool isShare = number && *number > 0 && *number <= 100;
    m_list.at(place).which->hide();
    if (!number || *number < 0 || (isPercent && !isShare)) {
        share->setRefused(tr("Write a share like 25%, or an amount."));
        return;
    }
    if (isShare && !isPercent && isBare(text)) {
        askWhich(place, *number);
        return;
    }
    PaymentPlan changed = plan();
    changed[place].percent = isPercent ? number : std::nullopt;
    changed[place].amountIncTax = isPercent ? std::nullopt : number;
    share->readAs(shareText(changed.at(place)));
    choose(changed, share);
}

/// "30" for a deposit is as often a percentage as an amount.
void PlanEditor::askWhich(qsizetype place, double number)
{
    const Row &row = m_list.at(place);
    const QString share = shareText({.percent = number});
    const QString amount = shareText({.amountIncTax = number});
    const QString question = tr("%1 or %2?").arg(share, amount);
    row.share->setRefused(question);
    const auto take = [field = row.share](const QString &text) {
        field->setText(text);
        field->keepMine();
        field->setFocus(Qt::OtherFocusReason);
    };
    row.which->disconnect(this);
    connect(row.which, &ConflictNote::mineKept, this, [take, share] { take(share); });
    connect(row.which, &ConflictNote::theirsTaken, this, [take, amount] { take(amount); });
    row.which->setChoice(question, share, amount);
    Q_EMIT refused(refusal()); // The question says it.
    row.which->focusKeep();
}

bool PlanEditor::isAskedAbout(const ValueField *field) const
{
    return std::ranges::any_of(m_list,
                               [field](const Row &row) { return row.share == field && !row.which->isHidden(); });
}

void PlanEditor::typeDay(qsizetype place, const QString &text)
{
    ValueField *when = m_list.at(place).when;
    const auto day = dayFrom(text, m_today());
    if (!day) {
        when->setRefused(tr("Write a day, like +14."));
        return;
    }
    PaymentPlan changed = plan();
    changed[place].due = {.on = InstalmentDue::On::Date, .days = {}, .date = day};
    when->readAs(whenText(changed.at(place).due));
    choose(changed, when);
}

void PlanEditor::typeDays(qsizetype place, const QString &text)
{
    ValueField *when = m_list.at(place).when;
    const auto days = countFrom(text, NumberUnit::Days);
    if (!days || *days < 1 || *days > kMostDueDays) {
        when->setRefused(tr("Write a number of days, 1 to %1.").arg(kMostDueDays));
        return;
    }
    PaymentPlan changed = plan();
    InstalmentDue &due = changed[place].due;
    due.days = kindOf(due) == DueKind::BeforeEvent ? -int(*days) : int(*days);
    when->readAs(whenText(due));
    choose(changed, when);
}

void PlanEditor::chooseDue(qsizetype place)
{
    const auto kind = DueKind(m_list.at(place).due->currentData().toInt());
    PaymentPlan changed = plan();
    if (kind == kindOf(changed.at(place).due))
        return;
    changed[place].due = dueOf(kind, m_today());
    choose(changed);
    forget(m_list.at(place).when);
    showDue(place); // At once, because the next input is meant for the chosen kind.
}

void PlanEditor::insert()
{
    if (plan().isEmpty() || !hasRoom())
        return;
    PaymentPlan changed = plan();
    changed.insert(plan().size() - 1,
                   {.name = tr("Instalment %1").arg(plan().size()),
                    .percent = kFirstPercent,
                    .due = dueOf(DueKind::BeforeEvent, m_today())});
    choose(changed);
    ValueField *name = m_list.at(changed.size() - 2).name; // The rest is the last one.
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

} // namespace stemdesk::ui
