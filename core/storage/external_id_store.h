#pragma once

#include "core/domain/change.h"
#include "core/storage/engine/tenant.h"

#include <QList>
#include <QStringList>

namespace stemdesk {

class Session;

/// What other systems call the shop's suppliers, products, variants, price lists, events and contacts.
class ExternalIdStore {
public:
    ExternalIdStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Of the one row that has it.
    Result<std::optional<IdBytes>> find(Resource resource, const QString &externalId) const;
    /// Of those that have one of them, in no order.
    Result<QList<IdBytes>> findAll(Resource resource, const QStringList &externalIds) const;
    /// Takes theirs from these rows, so that others can have it.
    Status release(Resource resource, const QList<qint64> &keys) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
