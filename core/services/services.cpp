#include "core/services/services.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/resource_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

ShopServices::ShopServices(ServiceContext &shop) : m_context(shop) {}

ShopId ShopServices::id() const
{
    return m_context.tenant().id;
}

Instant ShopServices::now() const
{
    return m_context.now();
}

const QString &ShopServices::dataFolder() const
{
    return m_context.dataFolder();
}

const QString &ShopServices::actor() const
{
    return m_context.actor();
}

void ShopServices::setActor(const QString &actor)
{
    m_context.setActor(actor);
}

Result<UnitOfWork> ShopServices::begin()
{
    return UnitOfWork::begin(m_context);
}

Result<std::optional<qint64>> ShopServices::list(const ResourceSpec &spec, const ResourceFilter &filter,
                                                 const PageRequest &page, const std::function<void *()> &next) const
{
    return FieldStore(m_context.session(), m_context.tenant(), resourceTable(spec)).list(filter, page, next);
}

ServiceContext &contextOf(const ShopServices &shop)
{
    return shop.m_context;
}

struct Services::PerShop {
    PerShop(Session &session, const ServiceSource &source, const Tenant &tenant)
        : context(session, source, tenant), services(context)
    {}

    ServiceContext context;
    ShopServices services;
};

Result<std::unique_ptr<Services>> Services::open(const ServiceSource &source, Memory memory)
{
    std::unique_ptr<Session> session = TRY(Session::open(source.driver));
    if (memory == Memory::Little)
        session->connection().keepLittle();
    return std::unique_ptr<Services>(new Services(std::move(session), source, memory));
}

bool Services::hasOneWriter(const ServiceSource &source)
{
    return !source.driver.isServer();
}

std::chrono::milliseconds Services::timeout(const ServiceSource &source)
{
    return source.driver.timeout();
}

Services::Services(std::unique_ptr<Session> session, ServiceSource source, Memory memory)
    : m_session(std::move(session)), m_source(std::move(source)), m_memory(memory),
      m_shops(*m_session, m_source.bus, m_source.now), m_usage(*m_session)
{}

Services::~Services() = default;

ShopServices &Services::forShop(const Tenant &tenant)
{
    const auto known =
        std::ranges::find_if(m_perShop, [&](const auto &shop) { return shop->context.tenant().shop == tenant.shop; });
    if (known != m_perShop.end())
        return (*known)->services;
    m_perShop.push_back(std::make_unique<PerShop>(*m_session, m_source, tenant));
    return m_perShop.back()->services;
}

Services &Services::at(const QByteArray &place)
{
    const Driver *driver = place.isEmpty() ? nullptr : m_source.driver.at(place);
    if (!driver)
        return *this;
    std::unique_ptr<Services> &there = m_elsewhere[driver];
    if (!there) {
        auto opened = open({.driver = *driver,
                            .bus = m_source.bus,
                            .now = m_source.now,
                            .webhooks = m_source.webhooks,
                            .dataFolder = m_source.dataFolder,
                            .actor = m_source.actor},
                           m_memory);
        if (!opened)
            return *this;
        there = *std::move(opened);
    }
    return there->session().enter(place) ? *there : *this;
}

Result<ShopServices *> Services::forShop(ShopId id)
{
    const auto known =
        std::ranges::find_if(m_perShop, [&](const auto &shop) { return shop->context.tenant().id == id; });
    Result<Tenant> tenant = notFound();
    if (known != m_perShop.end())
        tenant = m_shops.tenant(id, (*known)->context.tenant().shop);
    if (!tenant && tenant.error().kind == Error::Kind::NotFound)
        tenant = m_shops.tenant(id);
    if (!tenant)
        return tenant.error();
    return &forShop(*tenant);
}

} // namespace stemdesk
