#include "core/domain/change.h"

#include <algorithm>

namespace stemdesk {

namespace {

struct ProductTypeWithoutId {
    static constexpr std::string_view kPrefix = {}, kTable = "product_types", kResource = {};
};
struct TemplateWithoutId {
    static constexpr std::string_view kPrefix = {}, kTable = "event_templates", kResource = {};
};

/// In the order of Resource.
constexpr auto kResources =
    kindsOf<SupplierTag, ColourTag, CategoryTag, ProductTag, VariantTag, PriceListTag, PriceEntryTag, TaxGroupTag,
            EventTag, EventGroupTag, EventItemTag, WebhookTag, OrderSheetTag, ImageTag, ShopTag, ApiKeyTag, DeliveryTag,
            ProductTypeWithoutId, TemplateWithoutId, ContactTag, QuoteTag, PaymentTag, InvoiceTag, TaskTag,
            SeriesTag>();
static_assert(kResources.size() == size_t(Resource::Series) + 1);

} // namespace

const IdKind &kindOf(Resource resource)
{
    return kResources.at(size_t(resource));
}

bool isResource(qint64 number)
{
    return number >= 0 && number < qint64(kResources.size());
}

bool isChangeAction(qint64 number)
{
    return number >= 0 && number <= qint64(ChangeAction::Deleted);
}

Resource resourceOfTable(std::string_view table)
{
    const auto found = std::ranges::find(kResources, table, &IdKind::table);
    Q_ASSERT(found != kResources.end());
    return Resource(found - kResources.begin());
}

std::string_view textOf(ChangeAction action)
{
    switch (action) {
    case ChangeAction::Created: return "created";
    case ChangeAction::Updated: return "updated";
    case ChangeAction::Deleted: return "deleted";
    }
    Q_UNREACHABLE();
}

} // namespace stemdesk
