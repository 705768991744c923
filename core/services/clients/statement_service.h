#pragma once

#include "core/base/result.h"
#include "core/domain/clients/account_statement.h"

namespace stemdesk {

class ServiceContext;

/// Accounts of contacts: their invoices, and what was paid of them or for their events.
class StatementService {
public:
    explicit StatementService(ServiceContext &context) : m_context(context) {}

    /// Without `from`, from the beginning; without `to`, to today. NotFound; invalid_to.
    Result<AccountStatement> statement(ContactId contact, std::optional<QDate> from, std::optional<QDate> to) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
