#include "app/application.h"

#include "app/arguments.h"
#include "app/commands/shop_session.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Application::Application(DataFolder folder, const Arguments &arguments)
    : m_folder(std::move(folder)), m_secrets(m_folder),
      m_webhookGate({.resolver = m_resolver, .takesLoopback = arguments.has(u"webhooks-to-loopback"_s)})
{}

Result<std::unique_ptr<Application>> Application::open(const Arguments &arguments, DataFolder::Use use)
{
    Result<DataFolder> folder = DataFolder::open(arguments, use);
    if (!folder)
        return folder.error();
    folder->keep();
    auto application = std::unique_ptr<Application>(new Application(*std::move(folder), arguments));
    if (const Status started = application->start(); !started)
        return started.error();
    return application;
}

Status Application::start()
{
    const auto services = Services::open(source());
    if (!services)
        return services.error();
    if (const Status set = m_clock.set((*services)->session()); !set)
        return set.error();
    const Result<Shop> shop = (*services)->shops().firstOrCreated(machineTimeZone());
    if (!shop)
        return shop.error();
    m_firstShop = *shop;
    auto watcher = ChangeWatcher::start(driver(), m_bus, &m_link, {}, &m_clock);
    if (!watcher)
        return watcher.error();
    m_watcher = std::move(*watcher);
    m_api = std::make_unique<ApiThread>(source());
    return {};
}

Status Application::startWebhooks()
{
    auto webhooks = WebhookThread::start(source(), m_webhookGate);
    if (!webhooks)
        return webhooks.error();
    m_webhooks = *std::move(webhooks);
    return {};
}

} // namespace stemdesk
