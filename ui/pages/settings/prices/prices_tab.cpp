#include "ui/pages/settings/prices/prices_tab.h"

#include "ui/pages/settings/prices/product_types_card.h"
#include "ui/pages/settings/prices/tax_groups_card.h"
#include "ui/pages/settings/shop/charges_card.h"
#include "ui/pages/settings/shop/plan_card.h"

namespace stemdesk::ui {

PricesTab::PricesTab(UiContext &context, QWidget *parent)
    : SettingsColumns(parent), m_types(new ProductTypesCard(context))
{
    addLeft(m_types);
    addLeft(new PaymentPlanCard(context));
    addRight(new TaxGroupsCard(context));
    addRight(new ChargesCard(context));
    setFocusProxy(m_types);
}

void PricesTab::startNew()
{
    m_types->startNew();
}

} // namespace stemdesk::ui
