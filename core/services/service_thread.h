#pragma once

#include "core/services/services.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace stemdesk {

/// A thread with its own connection and services, which runs jobs one after the other in the order given. Created, used
/// and destroyed on one thread: that of the objects that wait for results.
class ServiceThread {
public:
    using Job = std::function<void(Services &)>;

    /// Returns once the services are open on the new thread, or why they could not be opened. `name` is the thread's.
    static Result<std::unique_ptr<ServiceThread>> start(const ServiceSource &source, const QString &name);
    /// Runs the jobs given so far, then ends the thread; timed work in them (timed_work.h) is soon abandoned. No more
    /// results come back.
    ~ServiceThread();
    Q_DISABLE_COPY_MOVE(ServiceThread)

    /// Jobs capture by value: they outlive the scope that gives them.
    void run(Job job);

    /// Runs `job(Services &)` on that thread and passes its result to `then(result)` on this one, from the event loop;
    /// `then()` if it is void. Dropped once `context` is gone.
    template <class Work, class Then>
    void run(QObject *context, Work job, Then then)
    {
        using Value = std::invoke_result_t<Work, Services &>;
        Q_ASSERT(context->thread() == m_home.thread());
        // The pointer is looked at on this thread only, where `context` is destroyed.
        run([this, guard = QPointer<QObject>(context), job = std::move(job),
             then = std::move(then)](Services &services) mutable {
            if constexpr (std::is_void_v<Value>) {
                job(services);
                postHome([guard, then = std::move(then)]() mutable {
                    if (guard)
                        then();
                });
            } else {
                postHome([guard, then = std::move(then), value = job(services)]() mutable {
                    if (guard)
                        then(std::move(value));
                });
            }
        });
    }

private:
    class Thread;

    explicit ServiceThread(std::unique_ptr<Thread> thread);

    template <class Function>
    void postHome(Function function)
    {
        QMetaObject::invokeMethod(&m_home, std::move(function), Qt::QueuedConnection);
    }

    QObject m_home; // Belongs to the thread that uses this object.
    std::unique_ptr<Thread> m_thread;
};

} // namespace stemdesk
