#pragma once

namespace stemdesk {
class ServiceContext;

/// Part of a shop's services. Lives no longer than their context.
class Service {
public:
    explicit Service(ServiceContext &context) : m_context(context) {}

protected:
    ServiceContext &m_context;
};

} // namespace stemdesk
