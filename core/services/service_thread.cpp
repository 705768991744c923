#include "core/services/service_thread.h"

#include "core/base/post_last.h"
#include "core/base/timed_work.h"

#include <QThread>

#include <future>

namespace stemdesk {

class ServiceThread::Thread : public QThread {
public:
    explicit Thread(ServiceSource source) : m_source(std::move(source)) { m_inbox.moveToThread(this); }

    std::future<Status> opened() { return m_opened.get_future(); }

    void post(Job job)
    {
        QMetaObject::invokeMethod(
            &m_inbox, [this, job = std::move(job)] { job(*m_services); }, Qt::QueuedConnection);
    }

    /// After the jobs that were posted before. What they make in time has a moment left.
    void finish()
    {
        postLast(&m_inbox, [this] { quit(); });
        if (wait(kMoment))
            return;
        m_stop.request_stop();
        wait();
    }

private:
    void run() override
    {
        Result<std::unique_ptr<Services>> services = Services::open(m_source);
        if (!services) {
            m_opened.set_value(services.error());
            return;
        }
        const WorkLimits limits(m_stop.get_token(), kWorkLimit);
        m_services = *std::move(services);
        m_opened.set_value({});
        exec();
        m_services.reset();
    }

    static constexpr int kMoment = 3'000; ///< Milliseconds.

    ServiceSource m_source;
    std::stop_source m_stop;
    std::promise<Status> m_opened;
    QObject m_inbox; // Receives the jobs on the thread.
    std::unique_ptr<Services> m_services; // Touched by the thread alone.
};

Result<std::unique_ptr<ServiceThread>> ServiceThread::start(const ServiceSource &source, const QString &name)
{
    auto thread = std::make_unique<Thread>(source);
    std::future<Status> opened = thread->opened();
    thread->setObjectName(name);
    thread->start();
    auto started = std::unique_ptr<ServiceThread>(new ServiceThread(std::move(thread)));
    TRY(opened.get());
    return started;
}

ServiceThread::ServiceThread(std::unique_ptr<Thread> thread) : m_thread(std::move(thread)) {}

ServiceThread::~ServiceThread()
{
    m_thread->finish();
}

void ServiceThread::run(Job job)
{
    m_thread->post(std::move(job));
}

} // namespace stemdesk
