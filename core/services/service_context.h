#pragma once

#include "core/services/service_source.h"
#include "core/storage/engine/tenant.h"

#include <memory>

namespace stemdesk {

class Session;
class ShopServices;
struct UncommittedWork;

/// Shared by the services of one shop on one thread. Outlives them; never crosses threads.
class ServiceContext {
public:
    ServiceContext(Session &session, ServiceSource source, const Tenant &tenant);
    ~ServiceContext();
    Q_DISABLE_COPY_MOVE(ServiceContext)

    Session &session() const { return m_session; }
    ChangeBus &bus() const { return m_source.bus; }
    /// Inside a unit of work never earlier than the commits of previous holders of the shop's lock, so that readers who
    /// walk rows by time miss none.
    Instant now() const;
    const WebhookParts &webhooks() const { return m_source.webhooks; }
    const QString &dataFolder() const { return m_source.dataFolder; }
    const Tenant &tenant() const { return m_tenant; }
    /// A store of the shop's rows.
    template <class Store>
    Store store() const
    {
        return Store(m_session, m_tenant);
    }
    /// Changes before the commit; nullptr outside a unit of work.
    UncommittedWork *uncommitted() const { return m_work.get(); }

    /// The author of changes made through this context, for the history of events.
    const QString &actor() const { return m_source.actor; }
    void setActor(const QString &actor) { m_source.actor = actor; }

private:
    friend class UnitOfWork;

    Session &m_session;
    ServiceSource m_source;
    Tenant m_tenant;
    std::unique_ptr<UncommittedWork> m_work; // Gathered by the outermost unit of work while one is open.
};

/// For services only; other layers cannot access it.
ServiceContext &contextOf(const ShopServices &shop);

} // namespace stemdesk
