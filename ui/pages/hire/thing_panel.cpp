#include "ui/pages/hire/thing_panel.h"

#include "core/services/services.h"
#include "ui/pages/hire/hire_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/link_list.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QHBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr qint64 kBeyondDays = 1'000'000; ///< Longer than anything is away, so it is always refused.

template <std::optional<double> Variant::*value>
QString shownNumber(const Variant &variant)
{
    return plainNumber(variant.*value);
}

template <std::optional<int> Variant::*value>
QString shownDays(const Variant &variant)
{
    return variant.*value ? QString::number(*(variant.*value)) : QString();
}

} // namespace

ThingPanel::ThingPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_holds(new LinkList), m_form(this, context.edits)
{
    setSubject({}, tr("Item")); // Above the first section, which has its own spacing.
    m_dayLabel = addSection({});
    m_owned = addValue(tr("Owned"));
    m_out = addValue(tr("Out"));
    m_free = addValue(tr("Free"), {}, ValueRow::Kind::Total);
    addWidget(m_holds);
    buildFields();
    setThing({}, {}, {});
}

void ThingPanel::buildFields()
{
    addSection(tr("Stock"));
    const auto number = [](std::optional<std::optional<double>> VariantPatch::*field, const QString &name,
                           NumberUnit unit) {
        return [=](const QString &typed) {
            return typedNumber(typed, name, unit).map([=](const std::optional<double> &value) {
                VariantPatch patch;
                patch.*field = value;
                return patch;
            });
        };
    };
    const auto days = [](std::optional<std::optional<int>> VariantPatch::*field, const QString &name) {
        return [=](const QString &typed) -> Result<VariantPatch> {
            const auto count = countFrom(typed, NumberUnit::Days);
            if (!count && !typed.trimmed().isEmpty())
                return invalid(name, u"Give \"%1\" as a whole number."_s.arg(name));
            VariantPatch patch;
            patch.*field = count ? std::optional(int(std::clamp(*count, qint64(-1), kBeyondDays))) : std::nullopt;
            return patch;
        };
    };
    addField(tr("Owned"), shownNumber<&Variant::ownedUnits>,
             number(&VariantPatch::ownedUnits, u"ownedUnits"_s, NumberUnit::Pieces))
        ->setFigure(NumberUnit::Pieces);
    ValueField *cost =
        addField(tr("Replacement cost"), shownNumber<&Variant::replacementCostExclTax>,
                 number(&VariantPatch::replacementCostExclTax, u"replacementCostExclTax"_s, NumberUnit::Money));
    cost->setFigure(NumberUnit::Money);
    m_form.onShow([this, cost] { cost->setCurrency(m_context.shop.currency); });
    addField(tr("Days before"), shownDays<&Variant::hireDaysBefore>,
             days(&VariantPatch::hireDaysBefore, u"hireDaysBefore"_s))
        ->setFigure(NumberUnit::Days);
    addField(tr("Days after"), shownDays<&Variant::hireDaysAfter>,
             days(&VariantPatch::hireDaysAfter, u"hireDaysAfter"_s))
        ->setFigure(NumberUnit::Days);
}

ValueField *ThingPanel::addField(const QString &label, const std::function<QString(const Variant &)> &value,
                                 const Change &change)
{
    const auto take = [this, change](const QString &typed) -> Typing {
        const Result<VariantPatch> patch = change(typed);
        if (!patch)
            return {.text = typed, .refusal = errorText(patch.error())};
        return {.text = typed, .edit = [this, patch] { return ProductEdits::change(m_variant, *patch); }};
    };
    m_fields += m_form.addLine({.label = label, .value = [this, value] { return value(m_variant); }, .take = take},
                               [this](FormRow *row) { addWidget(row); });
    return m_fields.constLast();
}

void ThingPanel::setThing(const HireRow &row, QDate day, const HireRow &shortage)
{
    const bool isOther = row.id != m_row.id;
    if (isOther) // For the one before.
        storeTyped(*this);
    m_row = row;
    m_day = day;
    m_shortage = shortage;
    widget()->setVisible(!row.id.isNull());
    if (row.id.isNull())
        return;
    setSubject(row.thing.variantName.isEmpty() ? tr("For hire") : row.thing.productName,
               row.thing.variantName.isEmpty() ? row.thing.productName : row.thing.variantName);
    showDay();
    showHolds();
    showFields(isOther);
}

void ThingPanel::showDay()
{
    double out = 0;
    for (const HireHold &hold : m_row.holds)
        out += hold.days.has(m_day) ? hold.units : 0;
    const std::optional<double> owned = m_row.thing.ownedUnits;
    m_dayLabel->setText(longDate(m_day));
    m_owned->setValue(owned ? quantityText(*owned) : tr("not counted"), owned ? Tone::Plain : Tone::Quiet);
    m_out->setValue(quantityText(out));
    const bool isShort = owned && out > *owned;
    m_free->setName(isShort ? tr("Short") : tr("Free"));
    m_free->setValue(!owned ? u"–"_s : quantityText(std::abs(*owned - out)), isShort ? Tone::Error : Tone::Plain);
}

void ThingPanel::showHolds()
{
    m_holds->rebuild([this] {
        addShortages();
        addHolds(tr("Out on this day"), true);
        addHolds(tr("Out on other days shown"), false);
    });
}

/// Other days on which more is promised than owned; each leads to its first.
void ThingPanel::addShortages()
{
    constexpr qsizetype kRunsListed = 3;
    QList<std::pair<DayRange, double>> runs; // With the most that is missing.
    for (const HireDay &day : std::as_const(m_shortage.days)) {
        if (day.availableUnits >= 0)
            continue;
        if (runs.isEmpty() || plusDays(runs.constLast().first.to, 1) != day.day)
            runs.append({{day.day, day.day}, 0});
        runs.last().first.to = day.day;
        runs.last().second = std::max(runs.constLast().second, -day.availableUnits);
    }
    runs.removeIf([this](const auto &run) { return run.first.has(m_day); });
    if (runs.isEmpty())
        return;
    addHeading(tr("Short on other days"));
    for (const auto &[days, missing] : runs.first(std::min(runs.size(), kRunsListed))) {
        const QString words = days.from == days.to
            ? dayAndMonth(days.from)
            : tr("%1 to %2").arg(shortDayAndMonth(days.from), shortDayAndMonth(days.to)); // Beside the number.
        m_holds->addLink(words, [this, day = days.from] { Q_EMIT dayChosen(day); })
            ->addWidget(new TextLabel(tr("%1 short").arg(quantityText(missing)), TextStyle::Strong, Tone::Error));
        m_holds->addBelow(holdersOn(m_shortage, days.from).join(u", "_s));
    }
}

void ThingPanel::addHeading(const QString &title)
{
    auto *heading = new SectionLabel(title);
    heading->setContentsMargins(0, kSpace16 + kSpace4, 0, kSpace4);
    m_holds->addRow(heading);
}

void ThingPanel::addHolds(const QString &title, bool onDay)
{
    QList<HireHold> shown = m_row.holds;
    shown.removeIf([&](const HireHold &hold) { return hold.days.has(m_day) != onDay; });
    if (shown.isEmpty() && !onDay)
        return;
    addHeading(title);
    for (const HireHold &hold : std::as_const(shown)) {
        const auto open = [this, id = hold.eventId] { Q_EMIT eventChosen(id); };
        m_holds->addLink(hold.name, open, tr("Open %1").arg(hold.name))
            ->addWidget(new TextLabel(quantityText(hold.units), TextStyle::Strong));
        m_holds->addBelow(tr("%1 to %2").arg(dayAndMonth(hold.days.from), dayAndMonth(hold.days.to)));
    }
    if (shown.isEmpty())
        m_holds->addNote(tr("Nothing"));
}

void ThingPanel::showFields(bool isOther)
{
    const auto variant = m_context.services.products.findVariant(m_row.id);
    if (!variant)
        return; // It is gone, or the store is busy; the next change shows it.
    m_variant = *variant;
    if (isOther)
        m_form.startAgain();
    m_form.show();
    const auto usual = [](int days) { return tr("%n day(s) (default)", nullptr, days); };
    m_fields.at(2)->setPlaceholderText(usual(m_row.thing.daysBefore));
    m_fields.at(3)->setPlaceholderText(usual(m_row.thing.daysAfter));
}

void ThingPanel::takeKeyboard()
{
    QWidget *const open = m_holds->firstLink();
    (open ? open : m_fields.constFirst())->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
