#include "ui/pages/orders/sheet_outcome.h"

#include "core/services/events/event_recipe_service.h"
#include "core/services/services.h"
#include "ui/words/money_text.h"
#include "ui/words/order_words.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

Result<SheetOutcome> SheetOutcome::of(ShopServices &shop, const OrderSheet &sheet, const QString &currency)
{
    const SheetChanges changes = TRY(shop.orderSheets.changesOf(sheet.id));
    SheetOutcome outcome;
    outcome.addChanges(changes, currency);
    for (const OrderSheetEvent &event : sheet.events) {
        const Result<EventRecipe> recipe = shop.recipes.read(event.eventId);
        if (recipe)
            outcome.addEarnings(event.name, recipe->earnings, currency);
        else if (recipe.error().kind != Error::Kind::NotFound)
            return recipe.error();
    }
    return outcome;
}

void SheetOutcome::addChanges(const SheetChanges &since, const QString &currency)
{
    for (const SheetEventChange &event : since.events)
        changes.append({{.text = OrderWords::change(event)}, {}, {}});
    for (const SheetLineChange &line : since.lines)
        changes.append({{.text = OrderWords::change(line, currency)},
                        {.text = line.supplierId.isNull() ? tr("No supplier") : line.supplierName, .tone = Tone::Quiet},
                        {.text = moneyChange(line.orderCostIncTaxChange(), currency)}});
    costChange = moneyChange(since.orderCostIncTaxChange, currency);
}

void SheetOutcome::addEarnings(const QString &event, const EventEarnings &earnings, const QString &currency)
{
    const auto &paid = earnings.receivedCostExclTax;
    Tone tone = paid ? Tone::Plain : Tone::Quiet;
    if (paid && earnings.expectedCostExclTax > earnings.plannedCostExclTax)
        tone = Tone::Warning;
    const double margin = earnings.margin();
    profits.append({{.text = event},
                    {.text = moneyText(earnings.customerPriceExclTax, currency)},
                    {.text = moneyText(earnings.plannedCostExclTax, currency)},
                    {.text = paid ? moneyText(*paid, currency) : u"–"_s, .tone = tone},
                    {.text = moneyText(margin, currency), .tone = margin < 0 ? Tone::Error : Tone::Plain}});
}

} // namespace stemdesk::ui
