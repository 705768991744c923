#pragma once

#include "core/domain/keys/request_log.h"
#include "core/http/message.h"

#include <QList>

#include <mutex>
#include <optional>

namespace stemdesk {

/// The caller of a request, by storage keys.
struct RequestCaller {
    qint64 shop = 0;
    qint64 key = 0;
};

/// Log records of answered requests, kept in memory until they are stored together. Shared by the workers of one
/// server.
class RequestLog {
public:
    /// The most that wait while the store is locked; then the oldest are dropped.
    static constexpr qsizetype kMostWaiting = 20'000;

    void add(RequestRecord record);
    QList<RequestRecord> take();
    /// Puts records that could not be stored back in front of newer ones.
    void putBack(QList<RequestRecord> records);

private:
    void dropOldest();

    std::mutex m_mutex; // Guards the list: every worker adds.
    QList<RequestRecord> m_waiting;
};

/// The part of a request's path that is logged: at most a line, and nothing that looks like a key or a secret, which
/// may have been pasted there.
QByteArray loggedPath(const QByteArray &path);
/// The reason of a refusal without anything that looks like a secret, and not longer than a few lines.
QString loggedRefusal(const QString &refusal);

} // namespace stemdesk
