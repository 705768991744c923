#pragma once

#include "core/domain/shops/shop.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// The shops themselves: the one store across tenants. The product types of a shop have a store of their own
/// (ProductTypeStore) and stay empty in what is read here.
class ShopStore {
public:
    explicit ShopStore(Session &session) : m_session(session) {}

    /// In order of creation.
    Result<QList<Shop>> list() const;
    /// By the id, which is how the world knows it; all else is looked up by the tenant. NotFound if there is none.
    Result<Tenant> tenant(ShopId id) const;
    Result<Shop> find(const Tenant &tenant) const;
    Result<std::optional<Shop>> first() const;
    /// How many changes its feed has counted, of settings and keys too.
    Result<qint64> changes(const Tenant &tenant) const;

    /// Returns the storage key. The shop has no Default supplier yet: see setDefaultSupplier().
    Result<qint64> insert(const Shop &shop);
    Status setDefaultSupplier(qint64 shop, qint64 supplier);
    /// Stores `shop` if the row has the version before it; Stale otherwise.
    Status update(const Tenant &tenant, const Shop &shop);
    /// The shops whose totals were worked out by rules before these; see core/services/database/stored_totals.h.
    Result<QList<ShopId>> withTotalsBefore(int rules) const;
    Status setTotalsRules(qint64 shop, int rules);
    /// With everything that belongs to it.
    Status remove(qint64 shop);

private:
    Session &m_session;
};

/// Has the totals of all shops worked out again when the database is next opened.
Status distrustTotals(Session &session);

/// The columns of a shop for a query of another store that joins it, and their mapper; `first` is the column of the
/// query at which they begin.
QByteArray shopColumns();
Shop shopFrom(const Row &row, int first = 0);

} // namespace stemdesk
