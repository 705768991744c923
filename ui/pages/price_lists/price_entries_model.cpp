#include "ui/pages/price_lists/price_entries_model.h"

#include "core/pricing/cost_change.h"
#include "core/pricing/line_price.h"
#include "ui/theme/tokens.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ListedVariant PriceEntriesModel::variantAt(int row) const
{
    return row >= 0 && row < rowCount() ? surroundings(rows().at(row)).variant : ListedVariant();
}

QString PriceEntriesModel::supplierName(const SupplierId &id) const
{
    return id.isNull() ? tr("any supplier") : m_suppliers.value(id);
}

double PriceEntriesModel::customerPrice(const PriceEntry &entry) const
{
    const auto &types = context().shop.productTypes;
    const auto type = std::ranges::find(types, m_list.list.productType, &ProductType::name);
    const double markup = type == types.cend() ? 1 : type->markup;
    return customerPriceIncTax(1, {.exclTax = entry.unitCostExclTax, .taxMultiplier = m_list.list.taxMultiplier},
                               {.markup = markup});
}

std::optional<double> PriceEntriesModel::changeOf(const PriceEntry &entry) const
{
    const auto &before = surroundings(entry).previousCost;
    return before ? changePercent(*before, entry.unitCostExclTax) : std::nullopt;
}

QString PriceEntriesModel::changeText(const PriceEntry &entry) const
{
    if (const auto percent = changeOf(entry))
        return PriceWords::change(*percent);
    return m_list.previousId.isNull() || surroundings(entry).previousCost ? QString() : tr("new");
}

FigureBefore PriceEntriesModel::figureOf(const PriceEntry &entry) const
{
    FigureBefore figure{.unit = NumberUnit::Money, .currency = context().shop.currency};
    if (const auto &before = surroundings(entry).previousCost)
        figure.measure = FigureMeasure{tr("On the list before"), *before, true};
    return figure;
}

PriceEntriesModel::Columns PriceEntriesModel::columns() const
{
    static constexpr TableColumn<PriceEntry> kColumns[] = {
        {.title = QT_TR_NOOP("Variety"),
         .text = [](const PriceEntry &entry,
                    const PriceEntriesModel &model) { return PriceWords::variety(model.surroundings(entry).variant); },
         .swatches =
             [](const PriceEntry &entry, const PriceEntriesModel &model) {
                 return model.m_words.looks(model.surroundings(entry).variant.colors);
             },
         .colourNames = [](const PriceEntry &entry,
                           const PriceEntriesModel &model) { return model.surroundings(entry).variant.colors; }},
        {.title = QT_TR_NOOP("Supplier"),
         .text = [](const PriceEntry &entry,
                    const PriceEntriesModel &model) { return model.supplierName(entry.supplierId); },
         .edit = [](const PriceEntry &entry) { return QVariant::fromValue(entry.supplierId); },
         .type = [](const PriceEntry &entry, const PriceEntriesModel &model,
                    const QVariant &value) { return model.typedSupplier(entry, value); },
         .tone = [](const PriceEntry &entry) { return entry.supplierId.isNull() ? Tone::Quiet : Tone::Plain; }},
        {.title = QT_TR_NOOP("Unit cost\nexcl. tax"),
         .text =
             [](const PriceEntry &entry, const PriceEntriesModel &model) {
                 return moneyText(entry.unitCostExclTax, model.context().shop.currency);
             },
         .edit = [](const PriceEntry &entry) { return QVariant(entry.unitCostExclTax); },
         .type = [](const PriceEntry &entry, const PriceEntriesModel &model,
                    const QVariant &value) { return model.typedCost(entry, value); },
         .tone = [](const PriceEntry &entry) { return entry.unitCostExclTax == 0 ? Tone::Warning : Tone::Plain; },
         .isStrong = true,
         .isNumber = true,
         .figure = [](const PriceEntry &entry,
                      const PriceEntriesModel &model) { return QVariant::fromValue(model.figureOf(entry)); }},
        {.title = QT_TR_NOOP("Client price\nincl. tax"),
         .text =
             [](const PriceEntry &entry, const PriceEntriesModel &model) {
                 return moneyText(model.customerPrice(entry), model.context().shop.currency);
             },
         .toolTip = [](const PriceEntry &) { return tr("Incl. tax and the shop’s markup, without extras"); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.title = QT_TR_NOOP("vs. last list"),
         .text = [](const PriceEntry &entry, const PriceEntriesModel &model) { return model.changeText(entry); },
         .toolTip =
             [](const PriceEntry &entry, const PriceEntriesModel &model) {
                 const auto &before = model.surroundings(entry).previousCost;
                 return before ? tr("Before: %1").arg(moneyText(*before, model.context().shop.currency)) : QString();
             },
         .tone =
             [](const PriceEntry &entry, const PriceEntriesModel &model) {
                 return PriceWords::changeTone(model.changeOf(entry).value_or(0));
             },
         .isNumber = true},
    };
    return kColumns;
}

} // namespace stemdesk::ui
