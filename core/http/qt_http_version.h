#pragma once

#include <QHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpServer>

#include <utility>

namespace stemdesk::http {

// The one place for what differs between Qt 6.4 and later versions of QtHttpServer.

/// Calls `handler()` on the server's thread for every request that `server` takes from its sockets.
template <class Handler>
void setOnlyHandler(QHttpServer &server, Handler handler)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    server.setMissingHandler(
        &server, [handler = std::move(handler)](const QHttpServerRequest &, QHttpServerResponder &) { handler(); });
#else
    server.setMissingHandler(
        [handler = std::move(handler)](const QHttpServerRequest &, QHttpServerResponder &&) { handler(); });
#endif
}

} // namespace stemdesk::http
