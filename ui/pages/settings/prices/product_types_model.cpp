#include "ui/pages/settings/prices/product_types_model.h"

#include "core/services/services.h"
#include "ui/theme/tokens.h"
#include "ui/undo/setting_edits.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/number_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ProductTypesModel::ProductTypesModel(UiContext &context, QObject *parent)
    : TypedTableModel(context, parent, {Resource::Shop})
{
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

Typing ProductTypesModel::typedMarkup(const ProductType &type, const QVariant &value) const
{
    const auto typed = cellNumber(value, NumberUnit::None);
    const double markup = typed.value_or(0);
    const QString text = typed ? quantityText(markup) : value.toString();
    if (markup <= 0)
        return {.text = text, .refusal = tr("Write a factor above 0, like 2.5 for two and a half times the cost.")};
    return {.text = text, .value = markup, .edit = [&, markup] {
                return SettingEdits::setMarkup(m_shop, type.name, QString::number(markup, 'g', 17));
            }};
}

Typing ProductTypesModel::typedSpare(const ProductType &type, const QVariant &value) const
{
    const auto typed = cellNumber(value, NumberUnit::Percent);
    const double percent = typed.value_or(-1);
    const QString text = typed ? quantityText(percent) : value.toString();
    if (percent < 0 || percent > 100)
        return {.text = text, .refusal = tr("Write a percentage from 0 to 100, like 10 for one more in ten.")};
    return {.text = text, .value = percent, .edit = [&, percent] {
                return SettingEdits::setSpare(m_shop, type.name, QString::number(percent, 'g', 17));
            }};
}

ProductTypesModel::Columns ProductTypesModel::columns() const
{
    static constexpr TableColumn<ProductType> kColumns[] = {
        {.title = QT_TR_NOOP("Type"),
         .text = [](const ProductType &type) { return productTypeTitle(type.name); },
         .isStrong = true},
        {.title = QT_TR_NOOP("Markup"),
         .text = [](const ProductType &type) { return quantityText(type.markup); },
         .edit = [](const ProductType &type) { return QVariant(type.markup); },
         .type = [](const ProductType &type, const ProductTypesModel &model,
                    const QVariant &value) { return model.typedMarkup(type, value); },
         .isNumber = true,
         .figure = [](const ProductType &) { return QVariant::fromValue(FigureBefore{.unit = NumberUnit::None}); }},
        {.title = QT_TR_NOOP("Spare"),
         .text =
             [](const ProductType &type) {
                 return type.sparePercent > 0 ? withPercent(quantityText(type.sparePercent)) : tr("none");
             },
         .edit = [](const ProductType &type) { return QVariant(type.sparePercent); },
         .type = [](const ProductType &type, const ProductTypesModel &model,
                    const QVariant &value) { return model.typedSpare(type, value); },
         .tone = [](const ProductType &type) { return type.sparePercent > 0 ? Tone::Plain : Tone::Quiet; },
         .isNumber = true,
         .figure = [](const ProductType &) { return QVariant::fromValue(FigureBefore{.unit = NumberUnit::Percent}); }},
        {.title = QT_TR_NOOP("Sold or hired"),
         .text = [](const ProductType &type) { return hiredText(type.isHired); },
         .edit = [](const ProductType &type) { return QVariant(type.isHired); },
         .type =
             [](const ProductType &type, const ProductTypesModel &model, const QVariant &value) {
                 const bool isHired = value.toBool();
                 return Typing{.text = hiredText(isHired), .value = isHired, .edit = [&, isHired] {
                                   return SettingEdits::setHired(model.m_shop, type.name, isHired);
                               }};
             }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
