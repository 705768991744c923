#include "core/services/keys/key_scopes.h"

#include "core/security/scope.h"

#include <array>

namespace stemdesk {

namespace {

constexpr quint32 bitOf(Scope scope)
{
    return Scopes().add(scope).bits();
}

constexpr std::array kAreas{
    KeyAreaScopes{KeyArea::Suppliers, bitOf(Scope::SuppliersRead), bitOf(Scope::SuppliersWrite)},
    KeyAreaScopes{KeyArea::Colours, bitOf(Scope::ColorsRead), bitOf(Scope::ColorsWrite)},
    KeyAreaScopes{KeyArea::Categories, bitOf(Scope::CategoriesRead), bitOf(Scope::CategoriesWrite)},
    KeyAreaScopes{KeyArea::Products, bitOf(Scope::ProductsRead), bitOf(Scope::ProductsWrite)},
    KeyAreaScopes{KeyArea::PriceLists, bitOf(Scope::PriceListsRead), bitOf(Scope::PriceListsWrite)},
    KeyAreaScopes{KeyArea::TaxGroups, bitOf(Scope::TaxGroupsRead), bitOf(Scope::TaxGroupsWrite)},
    KeyAreaScopes{KeyArea::Events, bitOf(Scope::EventsRead), bitOf(Scope::EventsWrite)},
    KeyAreaScopes{KeyArea::Contacts, bitOf(Scope::ContactsRead), bitOf(Scope::ContactsWrite)},
    KeyAreaScopes{KeyArea::Payments, bitOf(Scope::PaymentsRead), bitOf(Scope::PaymentsWrite)},
    KeyAreaScopes{KeyArea::Invoices, bitOf(Scope::InvoicesRead), bitOf(Scope::InvoicesWrite)},
    KeyAreaScopes{KeyArea::Orders, bitOf(Scope::OrdersRead), bitOf(Scope::OrdersWrite)},
    KeyAreaScopes{KeyArea::Webhooks, 0, bitOf(Scope::WebhooksManage)},
};

/// A scope outside every area could not be ticked.
constexpr bool hasEachScopeOnce()
{
    quint32 met = 0;
    for (const KeyAreaScopes &area : kAreas) {
        if ((met & area.read) != 0 || (met & area.write) != 0)
            return false;
        met |= area.read | area.write;
    }
    return met == Scopes::all().bits();
}
static_assert(hasEachScopeOnce());

constexpr bool isOfCatalogue(KeyArea area)
{
    return area == KeyArea::Suppliers || area == KeyArea::Colours || area == KeyArea::Categories
        || area == KeyArea::Products || area == KeyArea::PriceLists;
}

} // namespace

std::span<const KeyAreaScopes> keyAreas()
{
    return kAreas;
}

quint32 allScopes()
{
    return Scopes::all().bits();
}

quint32 scopesToReadAll()
{
    quint32 scopes = 0;
    for (const KeyAreaScopes &area : kAreas)
        scopes |= area.read;
    return scopes;
}

quint32 scopesToSyncCatalogue()
{
    quint32 scopes = bitOf(Scope::TaxGroupsRead);
    for (const KeyAreaScopes &area : kAreas) {
        if (isOfCatalogue(area.area))
            scopes |= area.read | area.write;
    }
    return scopes;
}

} // namespace stemdesk
