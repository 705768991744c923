#include "ui/pages/settings/product_types_model.h"

#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/models/recent_changes.h"
#include "ui/number_text.h"
#include "ui/pages/settings/setting_edits.h"
#include "ui/product_type_words.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ProductTypesModel::ProductTypesModel(UiContext &context, QObject *parent) : MergedTableModel(parent), m_context(context)
{
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Shop; }))
            read();
    });
    read();
}

void ProductTypesModel::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    setRows(shop->productTypes);
}

bool ProductTypesModel::isOwn(const ProductType &type)
{
    return std::ranges::find(kOwnProductTypes, type.name) != kOwnProductTypes.end();
}

QVariant ProductTypesModel::shown(const ProductType &type, int column, int role) const
{
    if (const auto *typed = m_typed.find(type.name, column))
        return typed->text;
    switch (column) {
    case Name: return productTypeTitle(type.name);
    case Markup: return role == Qt::EditRole ? QVariant(type.markup) : QVariant(quantityText(type.markup));
    case Hired:
        if (role == Qt::EditRole)
            return type.isHired;
        return type.isHired ? tr("hired out") : tr("sold");
    default: return {};
    }
}

QVariant ProductTypesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ProductType &type = rows().at(index.row());
    const auto *typed = m_typed.find(type.name, index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return shown(type, index.column(), role);
    case QuietTextRole: return index.column() == Name && isOwn(type) ? tr("in every shop") : QString();
    case StrongRole: return index.column() == Name;
    case NumberRole: return index.column() == Markup;
    case ToneRole: return int(index.column() == Hired && !type.isHired ? Tone::Quiet : Tone::Plain);
    case PendingRole: return typed && typed->reason.isEmpty();
    case ErrorRole: return typed ? typed->reason : QString();
    default: return {};
    }
}

QVariant ProductTypesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Markup)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Type");
    case Markup: return tr("Markup");
    case Hired: return tr("Is");
    default: return {};
    }
}

Qt::ItemFlags ProductTypesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = MergedTableModel::flags(index);
    return index.isValid() && index.column() != Name ? flags | Qt::ItemIsEditable : flags;
}

bool ProductTypesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const ProductType type = rows().at(index.row()); // A copy: storing the edit replaces the row.
    if (index.column() == Markup)
        setMarkup(type, value);
    else
        setHired(type, value.toBool());
    return true;
}

void ProductTypesModel::setMarkup(const ProductType &type, const QVariant &value)
{
    const bool isNumber = value.typeId() == QMetaType::Double;
    const QString text = isNumber ? quantityText(value.toDouble()) : value.toString();
    if (!isNumber || value.toDouble() <= 0) {
        m_typed.refuse(type.name, Markup, text,
                       tr("Write a factor more than 0, like 2.5 for two and a half times the cost."));
        announce(type.name);
        return;
    }
    m_typed.end(type.name, Markup);
    if (value.toDouble() != type.markup) {
        m_typed.begin(type.name, Markup, text);
        m_context.edits.run(
            SettingEdits::setMarkup(m_shop, type.name, QString::number(value.toDouble(), 'g', 17)), this,
            [this, name = type.name, text](const Status &status) { onStored(name, Markup, text, status); });
    }
    announce(type.name);
}

void ProductTypesModel::setHired(const ProductType &type, bool isHired)
{
    if (isHired == type.isHired)
        return;
    const QString text = isHired ? tr("hired out") : tr("sold");
    m_typed.begin(type.name, Hired, text);
    m_context.edits.run(SettingEdits::setHired(m_shop, type.name, isHired), this,
                        [this, name = type.name, text](const Status &status) { onStored(name, Hired, text, status); });
    announce(type.name);
}

void ProductTypesModel::onStored(const QString &type, int column, const QString &text, const Status &status)
{
    if (status)
        m_typed.end(type, column);
    else
        m_typed.refuse(type, column, text, errorText(status.error()));
    read(); // At once, so that the old value does not come back for a moment.
    announce(type);
}

void ProductTypesModel::announce(const QString &type)
{
    if (const int row = rowOf(type); row >= 0)
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

} // namespace stemdesk::ui
