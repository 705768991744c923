#include "core/http/reply.h"

#include "core/base/log.h"
#include "core/http/refusal.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <atomic>
#include <utility>

namespace stemdesk::http {

void ReplyPort::post(Answer &&answer)
{
    std::unique_lock lock(m_mutex);
    if (!m_receiver)
        return;
    if (QThread::currentThread() == m_receiver->thread()) {
        lock.unlock(); // Only this thread could close the port.
        m_deliver(std::move(answer));
        return;
    }
    m_answers.push_back(std::move(answer));
    if (m_answers.size() == 1) // One wake-up delivers all responses that have gathered until then.
        QMetaObject::invokeMethod(
            m_receiver, [this] { drain(); }, Qt::QueuedConnection);
}

void ReplyPort::drain()
{
    std::vector<Answer> answers;
    {
        const std::scoped_lock lock(m_mutex);
        answers.swap(m_answers);
    }
    for (Answer &answer : answers)
        m_deliver(std::move(answer));
}

void ReplyPort::close()
{
    const std::scoped_lock lock(m_mutex);
    m_receiver = nullptr;
    m_answers.clear();
}

class Reply::State {
public:
    State(std::shared_ptr<ReplyPort> port, quint64 connection, QByteArray requestId)
        : m_port(std::move(port)), m_connection(connection), m_requestId(std::move(requestId))
    {}
    ~State()
    {
        if (m_isAnswered)
            return;
        qCCritical(logApi, "Request %s was never answered", m_requestId.constData());
        const Refusal refusal = internalError();
        answer({.status = refusal.status,
                .body = defaultProblemBody(refusal.status, refusal.code, refusal.sentence, m_requestId)});
    }
    Q_DISABLE_COPY_MOVE(State)

    void answer(Response &&response)
    {
        if (!m_isAnswered.exchange(true))
            m_port->post({m_connection, std::move(response)});
    }

private:
    const std::shared_ptr<ReplyPort> m_port;
    const quint64 m_connection;
    const QByteArray m_requestId;
    std::atomic<bool> m_isAnswered = false;
};

Reply::Reply(std::shared_ptr<ReplyPort> port, quint64 connection, QByteArray requestId)
    : m_state(std::make_shared<State>(std::move(port), connection, std::move(requestId)))
{}

void Reply::reply(Response response) const
{
    if (m_state)
        m_state->answer(std::move(response));
}

} // namespace stemdesk::http
