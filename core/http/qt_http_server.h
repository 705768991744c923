#pragma once

#include "core/http/message.h"

#include <functional>
#include <memory>

namespace stemdesk::http {

class Listener;

/// What QHttpServer does here: it calls the handler for each request, and nothing else. It is shown a constant request
/// and its answer is dropped, because Qt 6.4 buffers bodies without limit, answers pipelined requests out of order and
/// keeps raw pointers to sockets that clients close (Qt 6.8 mends only the last of these). Showing it the client's own
/// bytes would have each request parsed twice, the second time without our limits, and routes and answers would still
/// be ours.
class QtHttpServer {
public:
    using Handler = std::function<void(quint64 connection, Request &&request)>;

    /// Owns `listener`, which listens: QHttpServer takes its connections from one. `handler` is called within handle().
    QtHttpServer(std::unique_ptr<Listener> listener, Handler handler);
    ~QtHttpServer();
    Q_DISABLE_COPY_MOVE(QtHttpServer)

    /// Has QHttpServer call the handler: now, or right after the request that it is handling.
    void handle(quint64 connection, Request &&request);

private:
    class Channel;
    struct Parts;

    const std::unique_ptr<Parts> m_parts;
};

} // namespace stemdesk::http
