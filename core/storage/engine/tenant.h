#pragma once

#include "core/base/id.h"

namespace stemdesk {
class Session;

/// The shop whose rows a store reads and writes. Every query names `shop`.
struct Tenant {
    ShopId id;
    qint64 shop = 0; ///< Key in the table `shop`.
    qint64 defaultSupplier = 0; ///< Key of the hidden supplier that means "no supplier".
};

/// A store of one shop's rows.
class TenantStore {
public:
    TenantStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

protected:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
