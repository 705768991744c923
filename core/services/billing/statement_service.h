#pragma once

#include "core/base/result.h"
#include "core/domain/billing/balance.h"
#include "core/services/service.h"

namespace stemdesk {

/// Statements of account: a contact's invoices, and the payments for them or for the contact's events.
class StatementService : public Service {
public:
    using Service::Service;

    /// Without `from`, from the beginning; without `to`, to today. NotFound; invalid_to.
    Result<AccountStatement> statement(ContactId contact, std::optional<QDate> from, std::optional<QDate> to) const;
};

} // namespace stemdesk
