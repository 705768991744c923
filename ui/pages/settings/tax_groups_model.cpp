#include "ui/pages/settings/tax_groups_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/models/recent_changes.h"
#include "ui/number_text.h"
#include "ui/pages/settings/setting_edits.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPage = 200;

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
    return TaxGroupsModel::tr("%1 %").arg(quantityText(percentOf(rate)));
}

TaxGroupsModel::TaxGroupsModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (std::ranges::any_of(changes, isOfInterest))
            read();
    });
    read();
}

void TaxGroupsModel::read()
{
    QList<TaxGroupRow> found;
    PageRequest request{.limit = kPage};
    do {
        const auto page = m_context.services.taxGroups.list({}, request);
        if (!page)
            return; // Busy; the next change reads again.
        for (const TaxGroup &group : page->rows) {
            const TaxGroupUses uses = m_context.services.taxGroups.uses(group.id).value_or(TaxGroupUses());
            found.append({.group = group, .events = uses.events, .isDefault = uses.isDefault});
        }
        request.after = page->next;
    } while (request.after);
    setRows(found);
    Q_EMIT listed();
}

QVariant TaxGroupsModel::shown(const TaxGroupRow &row, int column, int role) const
{
    if (const auto *typed = m_typed.find(row.group.id, column))
        return typed->text;
    switch (column) {
    case Name: return row.group.name;
    case Rate: return role == Qt::EditRole ? QVariant(percentOf(row.group.rate)) : QVariant(rateText(row.group.rate));
    case Events: return role == Qt::DisplayRole ? QVariant(tr("%n event(s)", nullptr, int(row.events))) : QVariant();
    default: return role == Qt::DisplayRole ? QVariant(QString()) : QVariant();
    }
}

QVariant TaxGroupsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TaxGroupRow &row = rows().at(index.row());
    const auto *typed = m_typed.find(row.group.id, index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return shown(row, index.column(), role);
    case ChipTextRole: return index.column() == State && row.isDefault ? QVariant(tr("usual")) : QVariant();
    case ChipToneRole: return int(Tone::Accent);
    case StrongRole: return index.column() == Name;
    case NumberRole: return index.column() == Rate;
    case ToneRole: return int(index.column() == Events ? Tone::Quiet : Tone::Plain);
    case PendingRole: return typed && typed->reason.isEmpty();
    case ErrorRole: return typed ? typed->reason : QString();
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
    case Events: return tr("Named by");
    default: return {};
    }
}

Qt::ItemFlags TaxGroupsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = MergedTableModel::flags(index);
    return index.isValid() && index.column() <= Rate ? flags | Qt::ItemIsEditable : flags;
}

bool TaxGroupsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const TaxGroup group = rows().at(index.row()).group; // A copy: storing the edit replaces the row.
    m_typed.end(group.id, index.column());
    if (index.column() == Rate)
        setRate(group, value);
    else if (value.toString().trimmed() != group.name)
        send(group, Name, value.toString(), {.name = value.toString()});
    announce(group.id);
    return true;
}

void TaxGroupsModel::setRate(const TaxGroup &group, const QVariant &value)
{
    const bool isNumber = value.typeId() == QMetaType::Double;
    const double percent = value.toDouble();
    if (!isNumber || percent < 0 || percent > 100) {
        const QString text = isNumber ? quantityText(percent) : value.toString();
        m_typed.refuse(group.id, Rate, text, tr("Write the rate in per cent, from 0 to 100."));
        return;
    }
    if (percent != percentOf(group.rate))
        send(group, Rate, rateText(percent / 100), {.rate = percent / 100});
}

void TaxGroupsModel::send(const TaxGroup &group, int column, const QString &text, const TaxGroupPatch &patch)
{
    m_typed.begin(group.id, column, text);
    const QString undo = column == Name ? tr("Rename %1").arg(group.name) : tr("Change the rate of %1").arg(group.name);
    m_context.edits.run(SettingEdits::changeTaxGroup(undo, group, patch), this,
                        [this, id = group.id, column, text](const Status &status) {
                            if (status)
                                m_typed.end(id, column);
                            else
                                m_typed.refuse(id, column, text, errorText(status.error()));
                            read(); // At once, so that the old value does not come back for a moment.
                            announce(id);
                        });
}

void TaxGroupsModel::announce(TaxGroupId id)
{
    if (const int row = rowOf(id); row >= 0)
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

} // namespace stemdesk::ui
