#pragma once

#include "core/base/result.h"
#include "core/domain/keys/request_log.h"
#include "core/domain/page.h"
#include "core/services/service.h"

namespace stemdesk {

class Session;

/// The log of API requests, kept for 30 days. It is no resource: changes are not announced.
class RequestLogService : public Service {
public:
    using Service::Service;

    /// Newest first, for this shop only.
    Result<Page<LoggedRequest>> list(const RequestLogFilter &filter, const PageRequest &page) const;

    /// Stores records of any shops, all or none.
    static Status store(Session &session, const QList<RequestRecord> &records);
    /// Deletes some requests of all shops that are too old at `now`. Returns true if there may be more: call it again,
    /// so that others can write in between.
    static Result<bool> expireSome(Session &session, Instant now);
};

} // namespace stemdesk
