#include "ui/pages/series/series_panel.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/pages/series/series_events.h"
#include "ui/series/repeat_actions.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/undo/series_edits.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"
#include "ui/words/series_words.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kClientsLookedAt = 20;

QStringList typedParts(const QString &typed)
{
    static const QRegularExpression kBetween(u"[;\\n]"_s);
    QStringList parts = typed.split(kBetween, Qt::SkipEmptyParts);
    for (QString &part : parts)
        part = part.trimmed();
    parts.removeAll(QString());
    return parts;
}

QString shownDay(const QString &day)
{
    return shortDate(stemdesk::dayFrom(day).value_or(QDate()));
}

QString skipsText(const Series &series)
{
    QStringList days;
    for (const QString &day : series.skips)
        days += shownDay(day);
    return days.join(u"; "_s);
}

QString movesShown(const Series &series)
{
    QStringList days;
    for (const SeriesMove &move : movesOf(series))
        days += shortDate(move.from) + u" → "_s + shortDate(move.to);
    return days.join(u"; "_s);
}

/// Looks like the fields around it.
class RuleBox : public QWidget {
protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintPanel(painter, rect(), themeTokens().ground, themeTokens().hairline);
    }
};

} // namespace

SeriesPanel::SeriesPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_form(this, context.edits), m_rule(new TextLabel({}, TextStyle::Body)),
      m_status(new ChoiceField), m_events(new SeriesEvents(context))
{
    constexpr int kMeasure = metric::kMessageWidth + metric::kSpace24; // Wider fields would be mostly empty.
    setMeasure(kMeasure);
    setProperty("widePanel", kMeasure);
    buildFields();
    addWidget(m_events);
    connect(m_events, &SeriesEvents::eventChosen, this, &SeriesPanel::eventChosen);
    connect(m_events, &SeriesEvents::templateRemoved, this, &SeriesPanel::removeTemplate);
    buildFoot();
    setSeries({});
}

void SeriesPanel::buildFields()
{
    const auto place = [this](FormRow *row) { addSpaced(row, metric::kSpace2); };
    const QDate eve(shopToday(m_context).year(), 12, 24); // Used in examples of how to type days.
    m_form.addLine({.label = tr("Name"),
                    .value = [this] { return m_shown.series.name; },
                    .take =
                        [this](const QString &typed) {
                            return Typing{.text = typed, .edit = [this, typed] {
                                              return changed(tr("Rename %1").arg(m_shown.series.name), {.name = typed});
                                          }};
                        }},
                   [this](FormRow *row) { addSpaced(row, metric::kSpace12); }); // Below the name of the series.
    m_form.addLine({.label = tr("Client"),
                    .value = [this] { return m_shown.client; },
                    .take = [this](const QString &typed) { return typedClient(typed); }},
                   place);
    buildRepeat();
    m_status->setChoices({{u"active"_s, seriesStatusText(u"active"_s)},
                          {u"paused"_s, seriesStatusText(u"paused"_s)},
                          {u"ended"_s, seriesStatusText(u"ended"_s)}});
    place(new FormRow(tr("Status"), m_status));
    connect(m_status, &ChoiceField::chosen, this, [this](const QString &status) {
        m_context.edits.run(
            changed(tr("%1: %2").arg(m_shown.series.name, seriesStatusText(status)), {.status = status}));
    });
    m_form.onShow([this] { m_status->setValue(m_shown.series.status); });
    m_form.addLine({.label = tr("Create ahead"),
                    .value = [this] { return QString::number(m_shown.series.daysAhead); },
                    .take = [this](const QString &typed) { return typedDaysAhead(typed); }},
                   [place](FormRow *row) {
                       row->setUnit(tr("days"));
                       row->setFieldWidth(metric::kNumberWidth / 2); // At most three digits.
                       place(row);
                   });
    m_form
        .addLine({.label = tr("Skipped days"),
                  .value = [this] { return skipsText(m_shown.series); },
                  .take = [this](const QString &typed) { return typedSkips(typed); }},
                 place)
        ->setPlaceholderText(tr("e.g. %1").arg(shortDayAndMonth(eve) + u"; "_s + shortDayAndMonth(plusDays(eve, 7))));
    m_form
        .addLine({.label = tr("Moved days"),
                  .value = [this] { return movesShown(m_shown.series); },
                  .take = [this](const QString &typed) { return typedMoves(typed); }},
                 place)
        ->setPlaceholderText(tr("e.g. %1").arg(shortDayAndMonth(eve) + u" → "_s + shortDayAndMonth(plusDays(eve, -1))));
}

void SeriesPanel::addSpaced(FormRow *row, int above)
{
    row->setContentsMargins(0, above, 0, metric::kSpace2);
    addNarrow(row);
}

void SeriesPanel::buildRepeat()
{
    auto *row = new RuleBox;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    m_rule->setElided(true); // In a field as high as the others.
    m_rule->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_rule->setContentsMargins(metric::kFieldInset, 0, 0, 0); // Below the texts of the fields.
    auto *change = new IconButton(u"edit"_s, tr("Change how often it repeats")); // A word leaves the rule no room.
    change->setFixedHeight(metric::chipHeight()); // The rows are as far apart as those of other fields.
    connect(change, &QAbstractButton::clicked, this, &SeriesPanel::changeRule);
    line->addWidget(m_rule, 1);
    line->addWidget(change);
    addSpaced(new FormRow(tr("Repeats"), row), metric::kSpace2);
}

void SeriesPanel::buildFoot()
{
    m_apply = new Button(tr("Apply the template again"));
    m_apply->setToolTip(tr("To all events from today on that nobody has changed, ordered or invoiced"));
    m_more = new IconButton(u"more"_s, {});
    auto *menu = new QMenu(m_more);
    menu->addAction(iconFor(u"delete"_s), tr("Delete"), this, &SeriesPanel::removeRequested);
    m_more->setMenu(menu);
    connect(m_apply, &Button::clicked, this, &SeriesPanel::applyAll);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, metric::kSpace16, 0, 0);
    row->setSpacing(metric::kSpace8);
    row->addWidget(m_apply);
    row->addWidget(m_more);
    row->addStretch(1);
    addWidget(foot);
}

Edit SeriesPanel::changed(const QString &what, const SeriesPatch &patch) const
{
    return patchSeriesEdit(what, m_shown.series, patch);
}

/// One of the shop's contacts, by name; it cannot be removed.
Typing SeriesPanel::typedClient(const QString &typed) const
{
    const QString name = typed.trimmed();
    const QString what = tr("Change the client of %1").arg(m_shown.series.name);
    if (name.isEmpty())
        return {.text = {}, .edit = [this, what] { return changed(what, {.contactId = ContactId()}); }};
    const auto found = m_context.services.contacts.list({.q = name}, {.limit = kClientsLookedAt});
    const QList<Contact> contacts = found ? found->rows : QList<Contact>();
    const auto exact = std::ranges::find_if(
        contacts, [&](const Contact &contact) { return caseFolded(contact.name) == caseFolded(name); });
    if (exact == contacts.cend() && contacts.size() != 1)
        return {.text = typed,
                .refusal = contacts.isEmpty() ? tr("No client has this name; add it under Clients.")
                                              : tr("Several clients have this name; write all of it.")};
    const Contact chosen = exact == contacts.cend() ? contacts.constFirst() : *exact;
    return {.text = chosen.name, .edit = [this, what, chosen] { return changed(what, {.contactId = chosen.id}); }};
}

Typing SeriesPanel::typedDaysAhead(const QString &typed) const
{
    bool isNumber = false;
    const int days = typed.trimmed().toInt(&isNumber);
    if (!isNumber || days < 0 || days > kMostDaysAhead)
        return {.text = typed, .refusal = tr("Write a whole number of days, from 0 to 365.")};
    return {.text = QString::number(days), .edit = [this, days] {
                return changed(tr("Change the days ahead of %1").arg(m_shown.series.name), {.daysAhead = days});
            }};
}

Typing SeriesPanel::typedSkips(const QString &typed) const
{
    QStringList skips;
    for (const QString &part : typedParts(typed)) {
        const auto day = dayFrom(part, shopToday(m_context));
        if (!day)
            return {.text = typed, .refusal = tr("Write days, separated by semicolons.")};
        skips += dayText(*day);
    }
    Series shown = m_shown.series;
    shown.skips = skips;
    return {.text = skipsText(shown), .edit = [this, skips] {
                return changed(tr("Skip days of %1").arg(m_shown.series.name), {.skips = skips});
            }};
}

Typing SeriesPanel::typedMoves(const QString &typed) const
{
    static const QRegularExpression kArrow(u"→|->|>"_s);
    QList<SeriesMove> moves;
    for (const QString &part : typedParts(typed)) {
        const QStringList days = part.split(kArrow);
        const auto from = dayFrom(days.constFirst().trimmed(), shopToday(m_context));
        const auto to = dayFrom(days.value(1).trimmed(), shopToday(m_context));
        if (days.size() != 2 || !from || !to)
            return {.text = typed, .refusal = tr("Write each move as two days: 24 Dec > 23 Dec.")};
        moves.append({*from, *to});
    }
    Series shown = m_shown.series;
    shown.moves = movesText(moves);
    return {.text = movesShown(shown), .edit = [this, moves] {
                return changed(tr("Move days of %1").arg(m_shown.series.name), {.moves = movesText(moves)});
            }};
}

void SeriesPanel::changeRule()
{
    const Series series = m_shown.series;
    const RepeatRule now = repeatRuleOf(series.rule, series.startsOn).value_or(RepeatRule{.first = series.startsOn});
    auto *dialog = new RepeatDialog(
        m_context, {.title = tr("How often %1 repeats").arg(series.name), .act = tr("Change"), .name = {}, .rule = now},
        this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, series] {
        if (const auto rule = dialog->rule())
            m_context.edits.run(patchSeriesEdit(tr("Change how often %1 repeats").arg(series.name), series,
                                                {.rule = ruleOf(*rule), .startsOn = rule->first}));
    });
    dialog->open();
}

void SeriesPanel::removeTemplate(qsizetype place)
{
    QStringList rota = m_shown.series.templateEventIds;
    if (place >= rota.size() || rota.size() < 2)
        return;
    rota.removeAt(place);
    m_context.edits.run(changed(tr("Remove a template from %1").arg(m_shown.series.name), {.templateEventIds = rota}));
}

void SeriesPanel::applyAll()
{
    const auto applied = std::make_shared<SeriesApplication>();
    const Series series = m_shown.series;
    m_context.edits.run(
        applySeriesEdit(tr("Apply templates of %1 again").arg(series.name), series.id, shopToday(m_context), applied),
        this, [this, applied](const Status &status) {
            if (status)
                Q_EMIT noted(tr("%n events updated", nullptr, applied->applied) + u" · "_s
                             + tr("%n left unchanged", nullptr, int(applied->kept.size())));
        });
}

void SeriesPanel::setSeries(const ShownSeries &shown)
{
    const bool isOther = shown.series.id != m_shown.series.id;
    if (isOther) // Stores what was typed for the previous one.
        storeTyped(*this);
    m_shown = shown;
    if (isOther)
        m_form.startAgain();
    m_form.show();
    setVisible(!shown.series.id.isNull());
    setSubject(shown.client.isEmpty() ? tr("Series") : shown.client, shown.series.name);
    m_rule->setText(ruleText(shown.series.rule, shown.series.startsOn));
    m_more->setAccessibleName(tr("More actions for %1").arg(shown.series.name));
    setTip(*m_more, m_more->accessibleName());
    m_apply->setText(rotaOf(shown.series).size() > 1 ? tr("Apply templates again") : tr("Apply the template again"));
    m_events->setSeries(shown.series);
}

void SeriesPanel::showEvents()
{
    m_events->refresh();
}

} // namespace stemdesk::ui
