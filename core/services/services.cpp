#include "core/services/services.h"

#include "core/storage/session.h"

#include <algorithm>

namespace stemdesk {

struct Services::PerShop {
    PerShop(Session &session, ChangeBus &bus, const Clock &now, const Tenant &tenant)
        : context(session, bus, now, tenant), services(context)
    {}

    ServiceContext context;
    ShopServices services;
};

Result<std::unique_ptr<Services>> Services::open(const Driver &driver, ChangeBus &bus, Clock now)
{
    Result<std::unique_ptr<Session>> session = Session::open(driver);
    if (!session)
        return session.error();
    return std::unique_ptr<Services>(new Services(std::move(*session), bus, std::move(now)));
}

Services::Services(std::unique_ptr<Session> session, ChangeBus &bus, Clock now)
    : m_session(std::move(session)), m_bus(bus), m_now(std::move(now)), m_shops(*m_session, m_bus, m_now),
      m_usage(*m_session)
{}

Services::~Services() = default;

ShopServices &Services::forShop(const Tenant &tenant)
{
    const auto known =
        std::ranges::find_if(m_perShop, [&](const auto &shop) { return shop->context.tenant().shop == tenant.shop; });
    if (known != m_perShop.end())
        return (*known)->services;
    m_perShop.push_back(std::make_unique<PerShop>(*m_session, m_bus, m_now, tenant));
    return m_perShop.back()->services;
}

Result<ShopServices *> Services::forShop(ShopId id)
{
    const Result<Tenant> tenant = m_shops.tenant(id);
    if (!tenant)
        return tenant.error();
    return &forShop(*tenant);
}

} // namespace stemdesk
