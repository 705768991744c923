#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>
#include <utility>

namespace stemdesk {

class ServiceContext;
class Session;

/// An answer as it was first given.
struct StoredAnswer {
    int status = 0;
    QList<std::pair<QByteArray, QByteArray>> headers; ///< Location, Stemdesk-Warnings.
    QByteArray body;
};

struct IdempotencyKey {
    QByteArray name; ///< As the caller sent it.
    QByteArray method;
    QByteArray path;
    QByteArray bodyHash;
};

struct OnceAnswer {
    StoredAnswer answer;
    bool isElsewhere = false; ///< Another process is at it now: nothing was done here, and there is no answer yet.
    bool isReplay = false;
    bool bodyDiffers = false; ///< The replayed request's body is not the first one's.
};

class IdempotencyService {
public:
    explicit IdempotencyService(ServiceContext &context) : m_context(context) {}

    /// The kept answer of the last 24 hours, if there is one.
    Result<std::optional<OnceAnswer>> replay(const IdempotencyKey &key) const;
    /// Runs `work` inside one unit of work and keeps its answer with the rows it wrote, or replays the kept one. While
    /// another process runs it, neither; when that one dies, whoever asks next takes it over.
    /// An answer that is not 2xx is returned, but nothing of it is kept or written.
    Result<OnceAnswer> once(const IdempotencyKey &key, const std::function<StoredAnswer()> &work);
    /// Forgets what is older than 24 hours, of all shops.
    static Status expire(Session &session, Instant now);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
