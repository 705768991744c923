#include "ui/pages/settings/tax_groups_model.h"

#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/undo/setting_edits.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGroupsAtOnce = 200;

bool isOfInterest(const Change &change)
{
    return change.resource == Resource::TaxGroup || change.resource == Resource::Shop
        || change.resource == Resource::Event;
}

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

TaxGroupsModel::TaxGroupsModel(UiContext &context, QObject *parent) : TypedTableModel(context, parent)
{
    read();
}

void TaxGroupsModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, isOfInterest))
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
    setRows(found);
    Q_EMIT listed();
}

QVariant TaxGroupsModel::shown(const TaxGroupRow &row, int column)
{
    switch (column) {
    case Name: return row.group.name;
    case Rate: return rateText(row.group.rate);
    case Events: return tr("%n event(s)", nullptr, int(row.events));
    default: return QString();
    }
}

QVariant TaxGroupsModel::stored(int row, int column, int role) const
{
    const TaxGroupRow &group = rows().at(row);
    switch (role) {
    case Qt::DisplayRole: return shown(group, column);
    case Qt::EditRole:
        if (column == Name)
            return group.group.name;
        return column == Rate ? QVariant(percentOf(group.group.rate)) : QVariant();
    case TheirsTextRole: return column == Rate ? shown(group, column) : QVariant();
    case ChipTextRole: return column == State && group.isDefault ? QVariant(tr("default")) : QVariant();
    case ChipToneRole: return int(Tone::Accent);
    case StrongRole: return column == Name;
    case NumberRole: return column == Rate;
    case FigureRole:
        return column == Rate ? QVariant::fromValue(FigureBefore{.unit = NumberUnit::Percent}) : QVariant();
    case ToneRole: return int(column == Events ? Tone::Quiet : Tone::Plain);
    default: return {};
    }
}

QVariant TaxGroupsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Rate)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Tax group");
    case Rate: return tr("Rate");
    case Events: return tr("Used by");
    default: return {};
    }
}

void TaxGroupsModel::type(int row, int column, const QVariant &value)
{
    if (column == Rate) {
        typeRate(row, value);
        return;
    }
    const TaxGroup &group = rows().at(row).group;
    const QString name = value.toString();
    store(row, Name, {.text = name, .value = name.trimmed()},
          [&] { return SettingEdits::changeTaxGroup(tr("Rename %1").arg(group.name), group, {.name = name}); });
}

void TaxGroupsModel::typeRate(int row, const QVariant &value)
{
    const auto typed = cellNumber(value, NumberUnit::Percent);
    if (!typed || *typed < 0 || *typed > 100) {
        refuse(row, Rate, typed ? quantityText(*typed) : value.toString(),
               tr("Write the rate as a percentage, from 0 to 100."));
        return;
    }
    const double percent = *typed;
    const TaxGroup &group = rows().at(row).group;
    store(row, Rate, {.text = rateText(percent / 100), .value = percent}, [&] {
        return SettingEdits::changeTaxGroup(tr("Change the rate of %1").arg(group.name), group,
                                            {.rate = percent / 100});
    });
}

} // namespace stemdesk::ui
