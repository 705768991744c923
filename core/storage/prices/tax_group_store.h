#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/tax_group.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

class TaxGroupStore {
public:
    TaxGroupStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// In order of key.
    Result<Page<TaxGroup>> list(const VocabularyFilter &filter, const PageRequest &page) const;
    /// NotFound if there is none.
    Result<TaxGroup> find(TaxGroupId id) const;
    Result<std::optional<qint64>> keyOf(TaxGroupId id) const;
    Result<TaxGroupUses> uses(TaxGroupId id) const;

    Status insert(const TaxGroup &group);
    /// Stores `group` if the row has the version before it; Stale otherwise.
    Status update(const TaxGroup &before, const TaxGroup &after);
    Status remove(TaxGroupId id);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
