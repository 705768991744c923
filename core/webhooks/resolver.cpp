#include "core/webhooks/resolver.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QTimer>

#include <future>
#include <memory>
#include <mutex>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using Then = std::function<void(LookUpAnswer)>;

Error tooLate()
{
    return unavailable("url_host_unresolvable", u"Looking the host up took too long."_s);
}

/// Waits on its context's thread for one answer from any other thread.
class PendingLookUp : public QObject {
public:
    /// Connects the answer with its receiver. Outlives the receiver, so that a late answer is dropped.
    struct SharedState {
        std::mutex mutex;
        PendingLookUp *taken = nullptr;
        LookUpAnswer answer = tooLate();
    };

    PendingLookUp(QObject *context, std::chrono::milliseconds limit, Then then)
        : QObject(context), m_then(std::move(then)), m_state(std::make_shared<SharedState>())
    {
        m_state->taken = this;
        m_limit.setSingleShot(true);
        m_limit.setTimerType(Qt::PreciseTimer);
        connect(&m_limit, &QTimer::timeout, this, &PendingLookUp::end);
        m_limit.start(limit);
    }

    ~PendingLookUp() override { leave(); }
    Q_DISABLE_COPY_MOVE(PendingLookUp)

    std::shared_ptr<SharedState> state() const { return m_state; }

    /// Any thread. The answer is posted under the lock, so that the waiting thread cannot leave in between.
    static void deliver(SharedState &state, LookUpAnswer answer)
    {
        const std::scoped_lock lock(state.mutex);
        PendingLookUp *waiting = std::exchange(state.taken, nullptr);
        if (!waiting)
            return;
        state.answer = std::move(answer);
        QCoreApplication::postEvent(waiting, new QEvent(QEvent::User));
    }

protected:
    void customEvent(QEvent * /*answered*/) override { end(); }

private:
    void leave()
    {
        const std::scoped_lock lock(m_state->mutex);
        m_state->taken = nullptr;
    }

    void end()
    {
        leave(); // From here on the answer does not change.
        m_limit.stop();
        deleteLater();
        if (const Then then = std::exchange(m_then, nullptr)) // Answer and time-out may both be due.
            then(m_state->answer);
    }

    Then m_then;
    std::shared_ptr<SharedState> m_state;
    QTimer m_limit{this};
};

} // namespace

LookUpAnswer lookUpNow(Resolver &resolver, const QString &host, std::chrono::milliseconds limit)
{
    const auto promise = std::make_shared<std::promise<LookUpAnswer>>();
    std::future<LookUpAnswer> answer = promise->get_future();
    resolver.lookUp(host, [promise](LookUpAnswer found) { promise->set_value(std::move(found)); });
    if (answer.wait_for(limit) != std::future_status::ready)
        return tooLate();
    return answer.get();
}

void lookUpLater(Resolver &resolver, const QString &host, std::chrono::milliseconds limit, QObject *context, Then then)
{
    const auto *pending = new PendingLookUp(context, limit, std::move(then));
    resolver.lookUp(
        host, [state = pending->state()](LookUpAnswer found) { PendingLookUp::deliver(*state, std::move(found)); });
}

} // namespace stemdesk
