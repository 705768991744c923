#pragma once

#include "core/domain/change.h"
#include "core/storage/engine/tenant.h"

#include <QList>
#include <QStringList>

namespace stemdesk {

/// External ids of the shop's suppliers, products, variants, price lists, events and contacts.
class ExternalIdStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// The row with that external id.
    Result<std::optional<IdBytes>> find(Resource resource, const QString &externalId) const;
    /// The rows with one of these external ids, in no order.
    Result<QList<IdBytes>> findAll(Resource resource, const QStringList &externalIds) const;
    /// Clears the external ids of these rows, so that others can have them.
    Status release(Resource resource, const QList<qint64> &keys) const;
};

} // namespace stemdesk
