#include "core/services/service_context.h"

#include "core/services/uncommitted_work.h"
#include "core/storage/engine/session.h"

#include <utility>

namespace stemdesk {

ServiceContext::ServiceContext(Session &session, ServiceSource source, const Tenant &tenant)
    : m_session(session), m_source(std::move(source)), m_tenant(tenant)
{}

ServiceContext::~ServiceContext() = default;

Instant ServiceContext::now() const
{
    if (m_work)
        m_session.takeLock();
    return m_source.now();
}

} // namespace stemdesk
