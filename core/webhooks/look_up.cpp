#include "core/webhooks/look_up.h"

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

/// Waits in its context's thread for one answer from any other.
class PendingLookUp : public QObject {
public:
    /// Where the answer finds who waits for it. Outlives it, so that a late answer finds nobody.
    struct Seat {
        std::mutex mutex;
        PendingLookUp *taken = nullptr;
    };

    PendingLookUp(QObject *context, std::chrono::milliseconds limit, Then then)
        : QObject(context), m_then(std::move(then)), m_seat(std::make_shared<Seat>())
    {
        m_seat->taken = this;
        QTimer::singleShot(limit, Qt::PreciseTimer, this, [this] { end(tooLate()); });
    }

    ~PendingLookUp() override { leave(); }
    Q_DISABLE_COPY_MOVE(PendingLookUp)

    std::shared_ptr<Seat> seat() const { return m_seat; }

    /// Any thread. Posting happens under the lock, so that whoever waits cannot leave in between.
    static void deliver(Seat &seat, LookUpAnswer answer)
    {
        const std::scoped_lock lock(seat.mutex);
        PendingLookUp *waiting = std::exchange(seat.taken, nullptr);
        if (!waiting)
            return;
        QMetaObject::invokeMethod(
            waiting, [waiting, answer = std::move(answer)] { waiting->end(answer); }, Qt::QueuedConnection);
    }

private:
    void leave()
    {
        const std::scoped_lock lock(m_seat->mutex);
        m_seat->taken = nullptr;
    }

    void end(const LookUpAnswer &answer)
    {
        leave();
        deleteLater();
        if (const Then then = std::exchange(m_then, nullptr)) // Answer and time-out may both be due.
            then(answer);
    }

    Then m_then;
    std::shared_ptr<Seat> m_seat;
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
    resolver.lookUp(host,
                    [seat = pending->seat()](LookUpAnswer found) { PendingLookUp::deliver(*seat, std::move(found)); });
}

} // namespace stemdesk
