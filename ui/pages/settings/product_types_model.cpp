#include "ui/pages/settings/product_types_model.h"

#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/undo/setting_edits.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"
#include "ui/words/product_type_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool isQuiet(const ProductType &type, int column)
{
    return (column == ProductTypesModel::Hired && !type.isHired)
        || (column == ProductTypesModel::Spare && type.sparePercent <= 0);
}

} // namespace

ProductTypesModel::ProductTypesModel(UiContext &context, QObject *parent) : TypedTableModel(context, parent)
{
    read();
}

void ProductTypesModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Shop; }))
        read();
}

void ProductTypesModel::read()
{
    const auto shop = context().services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    setRows(shop->productTypes);
}

bool ProductTypesModel::isOwn(const ProductType &type)
{
    return std::ranges::find(kOwnProductTypes, type.name) != kOwnProductTypes.end();
}

QString ProductTypesModel::hiredText(bool isHired)
{
    return isHired ? tr("hired out") : tr("sold");
}

QString ProductTypesModel::shown(const ProductType &type, int column)
{
    switch (column) {
    case Name: return productTypeTitle(type.name);
    case Markup: return quantityText(type.markup);
    case Spare: return type.sparePercent > 0 ? withPercent(quantityText(type.sparePercent)) : tr("none");
    case Hired: return hiredText(type.isHired);
    default: return {};
    }
}

QVariant ProductTypesModel::stored(int row, int column, int role) const
{
    const ProductType &type = rows().at(row);
    switch (role) {
    case Qt::DisplayRole:
    case TheirsTextRole: return shown(type, column);
    case Qt::EditRole:
        if (column == Markup)
            return type.markup;
        if (column == Spare)
            return type.sparePercent;
        return column == Hired ? QVariant(type.isHired) : QVariant(shown(type, column));
    case QuietTextRole: return column == Name && isOwn(type) ? tr("in every shop") : QString();
    case StrongRole: return column == Name;
    case NumberRole: return column == Markup || column == Spare;
    case FigureRole:
        if (column == Markup)
            return QVariant::fromValue(FigureBefore{.unit = NumberUnit::None});
        return column == Spare ? QVariant::fromValue(FigureBefore{.unit = NumberUnit::Percent}) : QVariant();
    case ToneRole: return int(isQuiet(type, column) ? Tone::Quiet : Tone::Plain);
    default: return {};
    }
}

QVariant ProductTypesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && (section == Markup || section == Spare))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Type");
    case Markup: return tr("Markup");
    case Spare: return tr("Spare");
    case Hired: return tr("Sold or hired");
    default: return {};
    }
}

void ProductTypesModel::type(int row, int column, const QVariant &value)
{
    if (column == Markup) {
        typeMarkup(row, value);
        return;
    }
    if (column == Spare) {
        typeSpare(row, value);
        return;
    }
    const bool isHired = value.toBool();
    store(row, Hired, {.text = hiredText(isHired), .value = isHired},
          [&] { return SettingEdits::setHired(m_shop, rows().at(row).name, isHired); });
}

void ProductTypesModel::typeMarkup(int row, const QVariant &value)
{
    const auto typed = cellNumber(value, NumberUnit::None);
    const double markup = typed.value_or(0);
    const QString text = typed ? quantityText(markup) : value.toString();
    if (markup <= 0) {
        refuse(row, Markup, text, tr("Write a factor above 0, like 2.5 for two and a half times the cost."));
        return;
    }
    store(row, Markup, {.text = text, .value = markup},
          [&] { return SettingEdits::setMarkup(m_shop, rows().at(row).name, QString::number(markup, 'g', 17)); });
}

void ProductTypesModel::typeSpare(int row, const QVariant &value)
{
    const auto typed = cellNumber(value, NumberUnit::Percent);
    const double percent = typed.value_or(-1);
    const QString text = typed ? quantityText(percent) : value.toString();
    if (percent < 0 || percent > 100) {
        refuse(row, Spare, text, tr("Write a percentage from 0 to 100, like 10 for one more in ten."));
        return;
    }
    store(row, Spare, {.text = text, .value = percent},
          [&] { return SettingEdits::setSpare(m_shop, rows().at(row).name, QString::number(percent, 'g', 17)); });
}

} // namespace stemdesk::ui
