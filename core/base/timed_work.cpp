#include "core/base/timed_work.h"

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// More of them would indicate a problem; each uses a processor and memory.
constexpr int kMostAbandoned = 8;

std::atomic<int> abandonedCount = 0;

struct Limits {
    std::stop_token stop;
    std::chrono::milliseconds time = kWorkLimit;
};

Limits &limitsOfThread()
{
    thread_local Limits limits;
    return limits;
}

/// The state shared by the two threads. Owned by both, so that either may end first.
class Bench final : public TimedWork {
public:
    using Work = std::function<void(const TimedWork &)>;

    bool isAbandoned() const override { return m_isAbandoned; }

    bool ask(const std::function<void()> &part) const override
    {
        std::unique_lock lock(m_mutex);
        if (m_isAbandoned)
            return false;
        m_part = &part;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_part == nullptr; });
        return !m_isAbandoned;
    }

    /// Called on the working thread, until release(), or until the abandoned work has ended.
    void serve()
    {
        std::unique_lock lock(m_mutex);
        while (!m_isAbandoned) {
            m_changed.wait(lock, [this] { return m_work || m_isReleased; });
            if (!m_work)
                break;
            const Work work = std::exchange(m_work, {});
            lock.unlock();
            const std::exception_ptr failure = run(work);
            lock.lock();
            m_failure = m_failure ? m_failure : failure;
            m_isDone = true;
            m_changed.notify_all();
        }
        if (m_isAbandoned)
            --abandonedCount;
    }

    /// Called on the requesting thread; false if the work was abandoned.
    bool wait(Work work, const Limits &limits)
    {
        std::unique_lock lock(m_mutex);
        m_work = std::move(work);
        m_isDone = false;
        m_changed.notify_all();
        const auto deadline = std::chrono::steady_clock::now() + limits.time;
        while (m_changed.wait_until(lock, limits.stop, deadline, [this] { return m_isDone || m_part; }) && !m_isDone)
            runPart(lock);
        if (!m_isDone) {
            m_isAbandoned = true;
            m_work = {}; // In case it has not begun.
            m_part = nullptr;
            ++abandonedCount;
            m_changed.notify_all();
            return false;
        }
        if (m_failure)
            std::rethrow_exception(std::exchange(m_failure, nullptr));
        return true;
    }

    void release()
    {
        const std::scoped_lock lock(m_mutex);
        m_isReleased = true;
        m_changed.notify_all();
    }

private:
    std::exception_ptr run(const Work &work)
    {
        try {
            work(*this);
        } catch (...) {
            return std::current_exception();
        }
        return nullptr;
    }

    void runPart(std::unique_lock<std::mutex> &lock)
    {
        const std::function<void()> *part = m_part; // Kept while the other thread waits.
        std::exception_ptr failure;
        lock.unlock();
        try {
            (*part)();
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        m_failure = m_failure ? m_failure : failure;
        m_part = nullptr;
        m_changed.notify_all();
    }

    mutable std::mutex m_mutex; // Guards all below.
    mutable std::condition_variable_any m_changed;
    Work m_work; ///< To be begun.
    mutable const std::function<void()> *m_part = nullptr; ///< To be run by the thread that asks.
    std::exception_ptr m_failure;
    std::atomic<bool> m_isAbandoned = false;
    bool m_isDone = false;
    bool m_isReleased = false;
};

/// A helper thread. It is reused, because each new thread loads the fonts again.
class Beside {
public:
    Beside() : m_thread([bench = m_bench] { bench->serve(); }) {}
    ~Beside()
    {
        m_bench->release();
        if (m_bench->isAbandoned())
            m_thread.detach();
        else
            m_thread.join();
    }
    Q_DISABLE_COPY_MOVE(Beside)

    Bench &bench() const { return *m_bench; }

private:
    std::shared_ptr<Bench> m_bench = std::make_shared<Bench>();
    std::thread m_thread;
};

Error abandoned(const Limits &limits)
{
    if (limits.stop.stop_requested())
        return unavailable("overloaded", u"The server stops."_s);
    return unavailable("timeout", u"It took longer than %1 ms and was abandoned."_s.arg(limits.time.count()));
}

} // namespace

WorkLimits::WorkLimits(std::stop_token stop, std::chrono::milliseconds time)
{
    limitsOfThread() = {std::move(stop), time};
}

WorkLimits::~WorkLimits()
{
    limitsOfThread() = {};
}

Status workInTime(std::function<void(const TimedWork &)> work)
{
    thread_local std::unique_ptr<Beside> beside;
    if (abandonedCount >= kMostAbandoned)
        return unavailable("overloaded", u"Too much that was abandoned runs still."_s);
    if (!beside)
        beside = std::make_unique<Beside>();
    if (beside->bench().wait(std::move(work), limitsOfThread()))
        return {};
    beside.reset();
    return abandoned(limitsOfThread());
}

bool hasAbandonedWork()
{
    return abandonedCount > 0;
}

} // namespace stemdesk
