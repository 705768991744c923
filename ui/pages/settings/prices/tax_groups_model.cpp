#include "ui/pages/settings/prices/tax_groups_model.h"

#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/undo/setting_edits.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"

#include <algorithm>
#include <functional>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGroupsAtOnce = 200;

/// 17.5 for 0.175, without the tail that a product of fractions has.
double percentOf(double rate)
{
    return QString::number(rate * 100, 'g', 12).toDouble();
}

} // namespace

QString rateText(double rate)
{
    return withPercent(quantityText(percentOf(rate)));
}

TaxGroupsModel::TaxGroupsModel(UiContext &context, QObject *parent)
    : TypedTableModel(context, parent, {Resource::TaxGroup, Resource::Shop, Resource::Event})
{
    read();
}

void TaxGroupsModel::read()
{
    QList<TaxGroupRow> found;
    PageRequest request{.limit = kGroupsAtOnce};
    do {
        const auto page = context().services.taxGroups.list({}, request);
        if (!page)
            return; // Busy; the next change reads again.
        for (const TaxGroup &group : page->rows) {
            const TaxGroupUses uses = context().services.taxGroups.uses(group.id).value_or(TaxGroupUses());
            found.append({.group = group, .events = uses.events, .isDefault = uses.isDefault});
        }
        request.after = page->next;
    } while (request.after);
    const bool isShared =
        std::ranges::any_of(found, [](const TaxGroupRow &row) { return !row.isDefault && row.events > 0; });
    for (TaxGroupRow &row : found)
        row.hasAllEvents = row.isDefault && !isShared;
    std::ranges::stable_partition(found, std::not_fn(&TaxGroupRow::isDefault)); // It has all other events.
    setRows(found);
    Q_EMIT listed();
}

TaxGroupsModel::Columns TaxGroupsModel::columns() const
{
    static constexpr TableColumn<TaxGroupRow> kColumns[] = {
        {.title = QT_TR_NOOP("Tax group"),
         .text = [](const TaxGroupRow &row) { return row.group.name; },
         .type =
             [](const TaxGroupRow &row, const TaxGroupsModel &, const QVariant &value) {
                 const QString name = value.toString();
                 return Typing{.text = name, .value = name.trimmed(), .edit = [&group = row.group, name] {
                                   return SettingEdits::changeTaxGroup(tr("Rename %1").arg(group.name), group,
                                                                       {.name = name});
                               }};
             },
         .isStrong = true},
        {.title = QT_TR_NOOP("Rate"),
         .text = [](const TaxGroupRow &row) { return rateText(row.group.rate); },
         .edit = [](const TaxGroupRow &row) { return QVariant(percentOf(row.group.rate)); },
         .type = [](const TaxGroupRow &row, const TaxGroupsModel &, const QVariant &value) -> Typing {
             const auto typed = cellNumber(value, NumberUnit::Percent);
             if (!typed || *typed < 0 || *typed > 100)
                 return {.text = typed ? quantityText(*typed) : value.toString(),
                         .refusal = tr("Write the rate as a percentage, from 0 to 100.")};
             const double percent = *typed;
             return {.text = rateText(percent / 100), .value = percent, .edit = [&group = row.group, percent] {
                         return SettingEdits::changeTaxGroup(tr("Change the rate of %1").arg(group.name), group,
                                                             {.rate = percent / 100});
                     }};
         },
         .isNumber = true,
         .figure = [](const TaxGroupRow &) { return QVariant::fromValue(FigureBefore{.unit = NumberUnit::Percent}); }},
        {.title = QT_TR_NOOP("Used by"),
         .text =
             [](const TaxGroupRow &row) {
                 if (row.isDefault) // Includes all events without a group of their own choice.
                     return row.hasAllEvents ? tr("all events") : tr("all other events");
                 return row.events == 0 ? tr("no events") : tr("%n event(s)", nullptr, int(row.events));
             },
         .tone = Tone::Quiet},
    };
    return kColumns;
}

} // namespace stemdesk::ui
