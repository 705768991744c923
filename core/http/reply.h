#pragma once

#include "core/http/message.h"

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

class QObject;

namespace stemdesk::http {

struct Answer {
    quint64 connection = 0;
    Response response;
};

/// Accepts responses from any thread and delivers them on the server's. Shared by the server and every pending Reply,
/// so that a late response finds a closed port instead of a destroyed server.
class ReplyPort {
public:
    using Deliver = std::function<void(Answer &&)>;

    /// `deliver` runs on the thread of `receiver`.
    ReplyPort(QObject *receiver, Deliver deliver) : m_receiver(receiver), m_deliver(std::move(deliver)) {}

    void post(Answer &&answer);
    /// Call it on the receiver's thread; responses that come later are dropped.
    void close();

private:
    void drain();

    std::mutex m_mutex; // Guards m_receiver and m_answers: workers post while the server's thread drains or closes.
    QObject *m_receiver;
    std::vector<Answer> m_answers;
    const Deliver m_deliver; // Called on the receiver's thread only.
};

/// The right to answer one request, once, from any thread. Copies share it. If the last copy goes unanswered the client
/// gets 500; if the client or the server is gone, nothing happens.
class Reply {
public:
    Reply() = default;
    Reply(std::shared_ptr<ReplyPort> port, quint64 connection, QByteArray requestId);

    /// The first call counts.
    void reply(Response response) const;

private:
    class State;
    std::shared_ptr<State> m_state;
};

} // namespace stemdesk::http
