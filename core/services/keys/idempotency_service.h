#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/services/service.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>
#include <utility>

namespace stemdesk {

class Session;

/// A response as it was first sent.
struct StoredAnswer {
    int status = 0;
    QList<std::pair<QByteArray, QByteArray>> headers; ///< Location, Stemdesk-Warnings.
    QByteArray body;
};

struct IdempotencyKey {
    QByteArray name; ///< Exactly as the caller sent it.
    QByteArray method;
    QByteArray path;
    QByteArray bodyHash;
};

struct OnceAnswer {
    StoredAnswer answer;
    bool isElsewhere = false; ///< Another process is running it: nothing was done here, and there is no answer yet.
    bool isReplay = false;
    bool bodyDiffers = false; ///< The request's body differs from that of the first request.
};

class IdempotencyService : public Service {
public:
    using Service::Service;

    /// The answer kept in the last 24 hours, if any.
    Result<std::optional<OnceAnswer>> replay(const IdempotencyKey &key) const;
    /// Runs `work` inside one unit of work and stores its answer with the rows it wrote, or replays the stored answer.
    /// Does neither while another process runs it; if that process dies, the next caller takes over. An answer other
    /// than 2xx is returned, but neither it nor its writes are stored.
    Result<OnceAnswer> once(const IdempotencyKey &key, const std::function<StoredAnswer()> &work);
    /// Deletes answers older than 24 hours, of all shops.
    static Status expire(Session &session, Instant now);
};

} // namespace stemdesk
