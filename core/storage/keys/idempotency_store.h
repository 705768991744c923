#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QByteArray>

#include <optional>

namespace stemdesk {

class Session;

/// Identifies a repeated request.
struct RequestName {
    QByteArray key; ///< The caller's text, in visible ASCII.
    QByteArray method;
    QByteArray path;
};

/// The stored first response.
struct AnswerRecord {
    QByteArray bodyHash; ///< Hash of the request's body.
    int status = 0;
    QByteArray headers; ///< Serialised by the service.
    QByteArray body;
    Instant createdAt = 0;
};

/// First answers of one shop to requests that may come twice.
class IdempotencyStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// A record made before `since` counts as none.
    Result<std::optional<AnswerRecord>> find(const RequestName &name, Instant since) const;
    /// Replaces what is kept under the name.
    Status put(const RequestName &name, const AnswerRecord &record);
    /// For all shops, by age, so that shops without old records are not visited.
    static Status removeBefore(Session &session, Instant since);
};

} // namespace stemdesk
