#pragma once

#include <QtGlobal>

#include <span>

namespace stemdesk {

/// The parts of a shop that a key can be given access to.
enum class KeyArea {
    Suppliers,
    Colours,
    Categories,
    Products,
    PriceLists,
    TaxGroups,
    Events,
    Contacts,
    Payments,
    Invoices,
    Orders,
    Webhooks
};

/// The scopes of one area, as bits of core/security/scope.h. Webhooks have no read scope: 0.
struct KeyAreaScopes {
    KeyArea area = KeyArea::Suppliers;
    quint32 read = 0;
    quint32 write = 0;
};

/// Every scope is in exactly one area.
std::span<const KeyAreaScopes> keyAreas();

quint32 allScopes();
quint32 scopesToReadAll();
/// For a program that syncs suppliers, products and prices with another system.
quint32 scopesToSyncCatalogue();

} // namespace stemdesk
