#include "core/domain/resources.h"

#include "core/domain/billing/payment.h"
#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/clients/contact.h"
#include "core/domain/events/event.h"
#include "core/domain/prices/price_list.h"
#include "core/domain/prices/tax_group.h"
#include "core/domain/series/series.h"
#include "core/domain/tasks/task.h"
#include "core/domain/webhooks/webhook.h"

#include <algorithm>
#include <array>

namespace stemdesk {

std::span<const ResourceSpec *const> describedResources()
{
    static const std::array kSpecs = std::to_array<const ResourceSpec *>(
        {&supplierSpec(), &colourSpec(), &categorySpec(), &priceListSpec(), &priceEntrySpec(), &taxGroupSpec(),
         &contactSpec(), &eventSpec(), &eventGroupSpec(), &eventItemSpec(), &seriesSpec(), &paymentSpec(), &taskSpec(),
         &webhookSpec()});
    return kSpecs;
}

const ResourceSpec *specOfTable(QByteArrayView table)
{
    const auto specs = describedResources();
    const auto spec = std::ranges::find_if(specs, [table](const ResourceSpec *each) {
        return table == QByteArrayView(each->table.data(), qsizetype(each->table.size()));
    });
    return spec == specs.end() ? nullptr : *spec;
}

} // namespace stemdesk
