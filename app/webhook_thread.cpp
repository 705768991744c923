#include "app/webhook_thread.h"

#include "core/services/services.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/webhooks/dispatcher.h"

#include <QThread>

#include <future>
#include <utility>

namespace stemdesk {

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

} // namespace stemdesk
