#pragma once

#include "core/base/clock.h"
#include "core/storage/tenant.h"

#include <memory>

namespace stemdesk {

class ChangeBus;
class Session;
struct Work;

/// What the services of one shop on one thread stand on. Outlives them; never crosses threads.
class ServiceContext {
public:
    ServiceContext(Session &session, ChangeBus &bus, Clock now, const Tenant &tenant);
    ~ServiceContext();
    Q_DISABLE_COPY_MOVE(ServiceContext)

    Session &session() const { return m_session; }
    ChangeBus &bus() const { return m_bus; }
    Instant now() const { return m_now(); }
    const Tenant &tenant() const { return m_tenant; }

private:
    friend class UnitOfWork;

    Session &m_session;
    ChangeBus &m_bus;
    Clock m_now;
    Tenant m_tenant;
    std::unique_ptr<Work> m_work; // Of the outermost unit of work while one is open.
};

} // namespace stemdesk
