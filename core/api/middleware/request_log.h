#pragma once

#include "core/domain/keys/request_log.h"
#include "core/http/message.h"

#include <QList>

#include <mutex>
#include <optional>

namespace stemdesk {

/// Whose request it was, by storage keys.
struct RequestCaller {
    qint64 shop = 0;
    qint64 key = 0;
};

/// Answered requests that wait in memory to be stored, all at once. Shared by the workers of one server.
class RequestLog {
public:
    /// How many wait at most while the store is locked; the oldest go first.
    static constexpr qsizetype kMostWaiting = 20'000;

    void add(RequestRecord record);
    QList<RequestRecord> take();
    /// What could not be stored, to wait again in front of what came since.
    void putBack(QList<RequestRecord> records);

private:
    void dropOldest();

    std::mutex m_mutex; // Guards the list: every worker adds.
    QList<RequestRecord> m_waiting;
};

/// What is kept of a request's path: no more than a line's worth, and nothing that looks like a key or a secret, which
/// somebody may have pasted there.
QByteArray loggedPath(const QByteArray &path);

} // namespace stemdesk
