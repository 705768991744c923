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
    DataFolder folder = TRY(DataFolder::open(arguments, use));
    folder.keep();
    auto application = std::unique_ptr<Application>(new Application(std::move(folder), arguments));
    TRY(application->start());
    return application;
}

Status Application::start()
{
    const auto services = TRY(Services::open(source()));
    TRY(m_clock.set(services->session()));
    const Shop shop = TRY(services->shops().firstOrCreated(machineTimeZone()));
    m_firstShop = shop;
    auto watcher = TRY(ChangeWatcher::start(driver(), m_bus, &m_link, {}, &m_clock));
    m_watcher = std::move(watcher);
    m_api = std::make_unique<ApiThread>(source());
    return {};
}

Status Application::startWebhooks()
{
    auto webhooks = TRY(WebhookThread::start(source(), m_webhookGate));
    m_webhooks = std::move(webhooks);
    return {};
}

} // namespace stemdesk
