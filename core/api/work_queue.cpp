#include "core/api/work_queue.h"

#include "core/base/log.h"

#include <algorithm>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace stemdesk {

using namespace std::chrono_literals;

namespace {

/// Even if others keep the lock busy all the time, a task that comes late gets at least this long.
constexpr auto kLeastTimeout = 50ms;
/// The timeout set on a connection is a multiple of this.
constexpr auto kStep = 50ms;

/// Lowers this thread's priority: to a third of the others' share of a busy processor. With much less, a proposal is
/// not drawn within its time limit while a server is busy.
void yieldToOthers()
{
#ifdef Q_OS_LINUX
    constexpr int kNice = 5;
    ::setpriority(PRIO_PROCESS, id_t(::gettid()), kNice);
#endif
}

void timeOutAll(const std::vector<WorkQueue::Task> &tasks)
{
    for (const WorkQueue::Task &task : tasks) {
        if (task.onTimeout)
            task.onTimeout();
    }
}

} // namespace

WorkQueue::WorkQueue(ServiceSource source, const Traits &traits) : m_source(std::move(source)), m_traits(traits) {}

WorkQueue::~WorkQueue()
{
    std::vector<Task> timedOut;
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
        if (m_traits.refusesOverdue) // The destructor would otherwise wait for each of them.
            timedOut = m_queue.takeAll([](const Task &) { return true; });
        while (Worker *idle = takeIdle())
            call(idle);
    }
    timeOutAll(timedOut);
    if (m_traits.refusesOverdue)
        m_stop.request_stop();
    for (std::thread &thread : m_threads) // No more tasks are posted.
        thread.join();
}

Status WorkQueue::open()
{
    for (int i = 0; i < m_traits.atOnce; ++i) {
        const auto opened = std::make_shared<std::promise<Status>>();
        {
            const std::scoped_lock lock(m_mutex);
            startThread(opened);
        }
        TRY(opened->get_future().get());
    }
    return {};
}

void WorkQueue::post(Task task)
{
    Worker *idle = nullptr;
    {
        const std::scoped_lock lock(m_mutex);
        const qint64 shop = task.shop;
        m_queue.add(shop, std::move(task));
        idle = takeIdle();
        if (!idle && int(m_threads.size()) < m_traits.threads && m_running.value(shop) < m_traits.perShop)
            startThread(nullptr);
    }
    call(idle);
}

void WorkQueue::dropOverdue()
{
    if (!m_traits.refusesOverdue)
        return;
    std::vector<Task> overdue;
    {
        const std::scoped_lock lock(m_mutex);
        overdue = m_queue.takeAll([now = Clock::now()](const Task &task) { return task.deadline <= now; });
    }
    timeOutAll(overdue);
}

/// REQUIRES: the lock is held. `opened` gets the result, if given.
void WorkQueue::startThread(std::shared_ptr<std::promise<Status>> opened)
{
    m_threads.emplace_back(
        [this, &self = m_workers.emplace_back(), opened = std::move(opened)] { work(self, opened.get()); });
}

/// REQUIRES: the lock is held. Returns the worker to call(), if any.
WorkQueue::Worker *WorkQueue::takeIdle()
{
    if (m_idle.empty())
        return nullptr;
    Worker *last = m_idle.back();
    m_idle.pop_back();
    last->isCalled = true;
    return last;
}

/// Best called without the lock, for which it would wait as soon as it wakes up.
void WorkQueue::call(Worker *idle)
{
    if (idle)
        idle->wake.notify_one();
}

void WorkQueue::work(Worker &self, std::promise<Status> *opened)
{
    if (m_traits.isBackground)
        yieldToOthers();
    const WorkLimits limits(m_stop.get_token(), m_traits.workLimit);
    // A connection belongs to the thread that opens it.
    Result<std::unique_ptr<Services>> services = Services::open(m_source, m_traits.memory);
    if (opened)
        opened->set_value(services ? Status() : Status(services.error()));
    if (opened && !services)
        return;
    while (std::optional<Task> task = nextTask(self)) {
        if (!services)
            services = Services::open(m_source, m_traits.memory);
        if (!services)
            qCWarning(logApi).noquote() << "a request could not be worked on:" << services.error().message;
        runTask(services ? services->get() : nullptr, *std::move(task), self.timeout);
    }
}

/// Without a connection it is given up.
void WorkQueue::runTask(Services *services, Task task, std::chrono::milliseconds timeout)
{
    const bool isLate = m_traits.refusesOverdue && task.deadline <= Clock::now();
    const bool isRun = services && !isLate;
    const TaskResult result = isRun ? task.run(*services, timeout) : TaskResult::Done;
    if (!isRun)
        return timeOutAll({task});
    if (result == TaskResult::Retry)
        timeOutAll(putBack(std::move(task)));
}

/// The task goes on waiting if its deadline allows. Returns those of all tasks waiting for the same lock that are past
/// their deadline.
std::vector<WorkQueue::Task> WorkQueue::putBack(Task task)
{
    const std::scoped_lock lock(m_mutex);
    const qint64 shop = task.shop;
    m_queue.addFirst(shop, std::move(task));
    return m_queue.takeAll([this, shop, now = Clock::now()](const Task &waiting) {
        return waiting.deadline <= now && isLockedWith(shop, waiting);
    });
}

/// Ends the thread's last task and waits for the next. nullopt when the queue stops: tasks left then are for the
/// threads that are still working.
std::optional<WorkQueue::Task> WorkQueue::nextTask(Worker &self)
{
    std::unique_lock lock(m_mutex);
    if (const std::optional<qint64> ended = std::exchange(self.shop, std::nullopt); ended && --m_running[*ended] == 0)
        m_running.remove(*ended);
    const auto mayRun = [this](const Task &task) { return m_running.value(task.shop) < m_traits.perShop; };
    std::optional<Task> task = m_queue.take(mayRun);
    while (!task && !m_isStopping) {
        self.isCalled = false;
        m_idle.push_back(&self);
        self.wake.wait(lock, [&self] { return self.isCalled; });
        task = m_queue.take(mayRun);
    }
    if (!task)
        return task;
    self.shop = task->shop;
    self.timeout = timeoutFor(*task);
    ++m_running[task->shop];
    // Another task may have waited for the end of the last one's shop.
    Worker *another = m_queue.isEmpty() ? nullptr : takeIdle();
    lock.unlock();
    call(another);
    return task;
}

/// REQUIRES: the lock is held. The time until this task, or one that waits for the same lock, has waited long enough.
std::chrono::milliseconds WorkQueue::timeoutFor(const Task &task) const
{
    Clock::time_point end = task.deadline;
    m_queue.eachFirst([&](const Task &waiting) {
        if (isLockedWith(task.shop, waiting))
            end = std::min(end, waiting.deadline);
    });
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    return std::max(kLeastTimeout, (left + kStep - 1ms) / kStep * kStep);
}

bool WorkQueue::isLockedWith(qint64 shop, const Task &waiting) const
{
    return m_traits.locksAll || waiting.shop == shop;
}

} // namespace stemdesk
