#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/tenant.h"

#include <QList>
#include <QString>

namespace stemdesk {

class Session;

/// Variants that events use and a price list has no price for.
class UnpricedVariantStore {
public:
    UnpricedVariantStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Of products of the type, which is compared as it is written; in order of key, at most `limit`. A list key of 0
    /// stands for no list at all.
    Result<QList<VariantId>> used(const QString &productType, qint64 priceList, int limit) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
