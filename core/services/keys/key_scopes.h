#pragma once

#include <QtGlobal>

#include <span>
#include <string_view>

namespace stemdesk {

/// The scopes of one area, as bits of core/security/scope.h. Webhooks have no read scope: 0.
struct KeyAreaScopes {
    std::string_view area; ///< "suppliers"
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
