#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QList>
#include <QString>

namespace stemdesk {

class Session;

/// Variants that events use and that have no price on any list.
class UnpricedVariantStore {
public:
    UnpricedVariantStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Variants of products of this type (compared literally) without a price on any of the lists; in order of key, at
    /// most `limit`.
    Result<QList<VariantId>> used(const QString &productType, const QList<qint64> &priceLists, int limit) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
