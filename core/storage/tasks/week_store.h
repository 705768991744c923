#pragma once

#include "core/domain/tasks/week.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

class Session;

/// Units that events need of things that are not hired.
class WeekStore {
public:
    WeekStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// A row for each line of their visible groups.
    Result<QHash<EventId, QList<NamedUnits>>> unitsOf(const QList<EventId> &events) const;

    /// The types of the products of these variants, of those that exist.
    Result<QHash<VariantId, QString>> typesOf(const QList<VariantId> &variants) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
