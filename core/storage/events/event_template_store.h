#pragma once

#include "core/domain/events/event_template.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

struct StoredTemplate {
    qint64 key = 0;
    EventTemplate value; ///< Without its pricing.
    QString pricing; ///< In the services' text format.
};

/// Templates with their groups and lines.
class EventTemplateStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// All recipes, or all other templates, in order of creation; a shop has dozens.
    Result<QList<EventTemplateSummary>> list(bool recipes) const;
    /// Whole. NotFound if there is none.
    Result<StoredTemplate> find(EventTemplateId id) const;

    Status insert(const EventTemplate &value, const QString &pricing);
    /// Updates its own row.
    Status update(const StoredTemplate &stored);
    /// Deletes its groups and lines too.
    Status remove(qint64 key);

private:
    Result<QList<EventTemplateGroup>> groupsOf(qint64 key) const;
    Status insertGroup(qint64 key, int position, const EventTemplateGroup &group);
};

} // namespace stemdesk
