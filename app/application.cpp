#include "app/application.h"

#include "app/arguments.h"
#include "app/commands/shop_session.h"
#include "core/services/services.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/webhooks/dispatcher.h"

#include <QThread>

#include <future>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

class WebhookThread::Thread : public QThread {
public:
    Thread(ServiceSource source, const UrlGate &gate) : m_source(std::move(source)), m_gate(gate)
    {
        setObjectName(QStringLiteral("delivery"));
    }

    std::future<Status> started() { return m_started.get_future(); }

    void finish()
    {
        if (m_dispatcher)
            QMetaObject::invokeMethod(m_dispatcher, &Dispatcher::stop);
        wait();
    }

private:
    void run() override
    {
        const auto services = Services::open(m_source);
        if (!services) {
            m_started.set_value(services.error());
            return;
        }
        DeliveryQueue queue(**services, m_source.now);
        Dispatcher dispatcher({.queue = queue,
                               .bus = m_source.bus,
                               .gate = m_gate,
                               .vault = m_source.webhooks.secrets,
                               .now = m_source.now});
        QObject::connect(&dispatcher, &Dispatcher::stopped, &dispatcher, [this] { quit(); });
        const Status begun = dispatcher.start();
        if (begun)
            m_dispatcher = &dispatcher;
        m_started.set_value(begun);
        if (begun)
            exec();
    }

    ServiceSource m_source;
    const UrlGate &m_gate;
    std::promise<Status> m_started;
    Dispatcher *m_dispatcher = nullptr; // Lives on this thread; set before m_started is.
};

Result<std::unique_ptr<WebhookThread>> WebhookThread::start(const ServiceSource &source, const UrlGate &gate)
{
    auto thread = std::make_unique<Thread>(source, gate);
    std::future<Status> started = thread->started();
    thread->start();
    auto webhooks = std::unique_ptr<WebhookThread>(new WebhookThread(std::move(thread)));
    TRY(started.get());
    return webhooks;
}

WebhookThread::WebhookThread(std::unique_ptr<Thread> thread) : m_thread(std::move(thread)) {}

WebhookThread::~WebhookThread()
{
    m_thread->finish();
}

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
    auto series = TRY(SeriesRounds::start(source(), *services));
    m_series = std::move(series);
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
