#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QByteArray>

#include <optional>

namespace stemdesk {

class Session;

/// What a repeated request is known by.
struct RequestName {
    QByteArray key; ///< As the caller sent it: visible ASCII.
    QByteArray method;
    QByteArray path;
};

/// A first answer, as it is kept.
struct AnswerRecord {
    QByteArray bodyHash; ///< Of the request.
    int status = 0;
    QByteArray headers; ///< Packed by the service.
    QByteArray body;
    Instant createdAt = 0;
};

/// First answers of one shop to requests that may come twice.
class IdempotencyStore {
public:
    IdempotencyStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// A record made before `since` counts as none.
    Result<std::optional<AnswerRecord>> find(const RequestName &name, Instant since) const;
    /// Replaces what is kept under the name.
    Status put(const RequestName &name, const AnswerRecord &record);
    /// Of all shops: by their age, so that none is asked that has nothing old.
    static Status removeBefore(Session &session, Instant since);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
