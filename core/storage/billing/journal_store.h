#pragma once

#include "core/domain/billing/journal.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// The journal of one shop. Rows are added and never changed.
class JournalStore : public TenantStore {
public:
    /// Times between which rows were written; the end is not included.
    struct Span {
        Instant from = 0;
        Instant to = 0;
    };

    using TenantStore::TenantStore;

    /// In the order in which they were written, or the newest first.
    Result<Page<JournalEntry>> list(const Span &span, const PageRequest &page, bool isNewestFirst = false) const;
    /// nullopt: there is none yet.
    Result<std::optional<JournalEntry>> last() const;

    Status add(const JournalEntry &entry);
};

} // namespace stemdesk
