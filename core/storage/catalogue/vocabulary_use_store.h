#pragma once

#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QString>

namespace stemdesk {

class Session;

/// How often words are used as tags. Each call is one pass over a table: not for the window's own thread.
class VocabularyUseStore {
public:
    VocabularyUseStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// By caseFolded() name.
    using Counts = QHash<QString, qint64>;

    Result<Counts> variantsByColour() const;
    Result<Counts> eventsByColour() const;
    Result<Counts> productsByCategory() const;

private:
    Result<Counts> counts(QByteArrayView sql) const;

    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
