#pragma once

#include "core/base/result.h"
#include "core/domain/keys/request_log.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;
class Session;

/// What programs asked of the API, kept 30 days. It is no resource: nothing about it is announced.
class RequestLogService {
public:
    explicit RequestLogService(ServiceContext &context) : m_context(context) {}

    /// The newest first; of this shop only.
    Result<Page<LoggedRequest>> list(const RequestLogFilter &filter, const PageRequest &page) const;

    /// Of all shops, all or none.
    static Status store(Session &session, const QList<RequestRecord> &records);
    /// Forgets a few requests of all shops that are too old at `now`. True: there may be more; call again, so that
    /// others can write in between.
    static Result<bool> expireSome(Session &session, Instant now);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
