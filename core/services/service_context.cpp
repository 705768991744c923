#include "core/services/service_context.h"

#include "core/services/work.h"

#include <utility>

namespace stemdesk {

ServiceContext::ServiceContext(Session &session, ChangeBus &bus, Clock now, const Tenant &tenant)
    : m_session(session), m_bus(bus), m_now(std::move(now)), m_tenant(tenant)
{}

ServiceContext::~ServiceContext() = default;

} // namespace stemdesk
