#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

/// Permissions of an API key. Write does not imply read. The values are stored as the bits of Scopes: add at the end
/// only.
enum class Scope : quint8 {
    SuppliersRead,
    SuppliersWrite,
    ColorsRead,
    ColorsWrite,
    CategoriesRead,
    CategoriesWrite,
    ProductsRead,
    ProductsWrite,
    PriceListsRead,
    PriceListsWrite,
    TaxGroupsRead,
    TaxGroupsWrite,
    EventsRead,
    EventsWrite,
    OrdersRead,
    OrdersWrite,
    WebhooksManage,
    ContactsRead,
    ContactsWrite,
    PaymentsRead,
    PaymentsWrite,
    InvoicesRead,
    InvoicesWrite,
};

/// A part of a shop that keys may read and change. The two scopes are the same where there is one for both.
struct ScopeArea {
    std::string_view name; ///< Before the colon of its scopes: "suppliers".
    Scope read{};
    Scope write{};
    bool isOfCatalogue = false; ///< Another system keeps it in step.
};

/// Every scope is in one area. In the order in which people choose.
inline constexpr std::array kScopeAreas{
    ScopeArea{"suppliers", Scope::SuppliersRead, Scope::SuppliersWrite, true},
    ScopeArea{"colors", Scope::ColorsRead, Scope::ColorsWrite, true},
    ScopeArea{"categories", Scope::CategoriesRead, Scope::CategoriesWrite, true},
    ScopeArea{"products", Scope::ProductsRead, Scope::ProductsWrite, true},
    ScopeArea{"price_lists", Scope::PriceListsRead, Scope::PriceListsWrite, true},
    ScopeArea{"tax_groups", Scope::TaxGroupsRead, Scope::TaxGroupsWrite},
    ScopeArea{"events", Scope::EventsRead, Scope::EventsWrite},
    ScopeArea{"contacts", Scope::ContactsRead, Scope::ContactsWrite},
    ScopeArea{"payments", Scope::PaymentsRead, Scope::PaymentsWrite},
    ScopeArea{"invoices", Scope::InvoicesRead, Scope::InvoicesWrite},
    ScopeArea{"orders", Scope::OrdersRead, Scope::OrdersWrite},
    ScopeArea{"webhooks", Scope::WebhooksManage, Scope::WebhooksManage},
};

inline constexpr int kScopeCount = [] {
    int count = 0;
    for (const ScopeArea &area : kScopeAreas)
        count += area.read == area.write ? 1 : 2;
    return count;
}();

/// The area with that name. There has to be one.
constexpr const ScopeArea &scopeArea(std::string_view name)
{
    return *std::ranges::find(kScopeAreas, name, &ScopeArea::name);
}

/// "suppliers:read".
std::string_view scopeText(Scope scope);
std::optional<Scope> scopeFrom(QByteArrayView text);

/// A set of scopes.
class Scopes {
public:
    constexpr Scopes() = default;
    static constexpr Scopes all() { return Scopes((quint32(1) << kScopeCount) - 1); }
    /// Reverses bits(); unknown bits are dropped.
    static constexpr Scopes fromBits(quint32 bits) { return Scopes(bits & all().m_bits); }
    /// "all", or names between commas; invalid_scopes for anything else.
    static Result<Scopes> parse(QByteArrayView text);

    constexpr bool has(Scope scope) const { return (m_bits & bitOf(scope)) != 0; }
    constexpr Scopes &add(Scope scope)
    {
        m_bits |= bitOf(scope);
        return *this;
    }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr quint32 bits() const { return m_bits; }
    /// The names separated by commas; "all" if none is missing.
    QByteArray text() const;

    /// Forbidden, missing_scope:<scope>, if the set lacks it.
    Status require(Scope scope) const;

    friend constexpr bool operator==(Scopes, Scopes) = default;

private:
    explicit constexpr Scopes(quint32 bits) : m_bits(bits) {}
    static constexpr quint32 bitOf(Scope scope) { return quint32(1) << static_cast<int>(scope); }

    quint32 m_bits = 0;
};

} // namespace stemdesk
