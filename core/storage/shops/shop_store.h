#pragma once

#include "core/domain/shops/shop.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

struct StoredShop {
    Tenant tenant;
    Shop shop;
};

/// The shops themselves, across tenants. A shop's product types have a store of their own (ProductTypeStore) and stay
/// empty here.
class ShopStore {
public:
    explicit ShopStore(Session &session) : m_session(session) {}

    /// In order of creation.
    Result<QList<StoredShop>> list() const;
    /// By its id; everything else is looked up by the tenant. NotFound if there is none.
    Result<Tenant> tenant(ShopId id) const;
    /// By its key, too, which leads to one machine where tables are distributed.
    Result<Tenant> tenant(ShopId id, qint64 key) const;
    Result<Shop> find(const Tenant &tenant) const;
    Result<std::optional<StoredShop>> first() const;
    /// Number of changes counted by its feed, including settings and keys.
    Result<qint64> changes(const Tenant &tenant) const;

    /// Returns the storage key. The shop has no Default supplier yet: see setDefaultSupplier().
    Result<qint64> insert(const Shop &shop);
    Status setDefaultSupplier(qint64 shop, qint64 supplier);
    /// Stores `shop` if the row has the version before it; Stale otherwise.
    Status update(const Tenant &tenant, const Shop &before, const Shop &after);
    /// Shops whose totals were computed by earlier rules; see core/services/database/stored_totals.h.
    Result<QList<ShopId>> withTotalsBefore(int rules) const;
    Status setTotalsRules(qint64 shop, int rules);
    /// Deletes it with everything that belongs to it.
    Status remove(qint64 shop);

private:
    Result<QList<StoredShop>> sorted(const QByteArray &sqlEnd) const;

    Session &m_session;
};

/// Makes the totals of all shops be recomputed when the database is next opened.
Status distrustTotals(Session &session);

/// The columns of a shop for other stores' queries that join it, and their mapper; `first` is their position in the
/// query.
QByteArray shopColumns();
Shop shopFrom(const Row &row, int first = 0);

} // namespace stemdesk
