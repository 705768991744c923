#include "core/domain/change.h"

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

/// In the order of Resource.
constexpr std::array<std::string_view, 25> kTables{
    "suppliers",  "colors",   "categories",   "products",      "variants",        "price_lists",  "price_entries",
    "tax_groups", "events",   "event_groups", "event_items",   "webhooks",        "order_sheets", "images",
    "shops",      "keys",     "deliveries",   "product_types", "event_templates", "contacts",     "quotes",
    "payments",   "invoices", "tasks",        "series",
};
static_assert(kTables.size() == size_t(Resource::Series) + 1);

} // namespace

std::string_view tableOf(Resource resource)
{
    return kTables.at(size_t(resource));
}

bool isResource(qint64 number)
{
    return number >= 0 && number < qint64(kTables.size());
}

bool isChangeAction(qint64 number)
{
    return number >= 0 && number <= qint64(ChangeAction::Deleted);
}

Resource resourceOfTable(std::string_view table)
{
    const auto found = std::ranges::find(kTables, table);
    Q_ASSERT(found != kTables.end());
    return Resource(found - kTables.begin());
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
