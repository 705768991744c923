#include "core/services/service_context.h"

#include "core/services/uncommitted_work.h"

namespace stemdesk {

ServiceContext::ServiceContext(Session &session, const ServiceSource &source, const Tenant &tenant)
    : m_session(session), m_source(source), m_tenant(tenant)
{}

ServiceContext::~ServiceContext() = default;

} // namespace stemdesk
