#pragma once

#include "core/base/result.h"
#include "core/domain/billing/balance.h"

namespace stemdesk {

class ServiceContext;

/// Statements of account: a contact's invoices, and the payments for them or for the contact's events.
class StatementService {
public:
    explicit StatementService(ServiceContext &context) : m_context(context) {}

    /// Without `from`, from the beginning; without `to`, to today. NotFound; invalid_to.
    Result<AccountStatement> statement(ContactId contact, std::optional<QDate> from, std::optional<QDate> to) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
