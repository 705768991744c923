#include "ui/pages/settings/prices_tab.h"

#include "ui/pages/settings/charges_card.h"
#include "ui/pages/settings/payment_plan_card.h"
#include "ui/pages/settings/product_types_card.h"
#include "ui/pages/settings/tax_groups_card.h"

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
