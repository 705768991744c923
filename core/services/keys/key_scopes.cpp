#include "core/services/keys/key_scopes.h"

#include "core/security/scope.h"

#include <array>

namespace stemdesk {

namespace {

constexpr quint32 bitOf(Scope scope)
{
    return Scopes().add(scope).bits();
}

constexpr auto kAreas = [] {
    std::array<KeyAreaScopes, kScopeAreas.size()> areas;
    for (size_t at = 0; at < areas.size(); ++at) {
        const ScopeArea &area = kScopeAreas.at(at);
        areas.at(at) = {area.name, area.read == area.write ? 0 : bitOf(area.read), bitOf(area.write)};
    }
    return areas;
}();

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
    for (const ScopeArea &area : kScopeAreas) {
        if (area.isOfCatalogue)
            scopes |= bitOf(area.read) | bitOf(area.write);
    }
    return scopes;
}

} // namespace stemdesk
