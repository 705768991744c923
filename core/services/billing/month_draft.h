#pragma once

#include "core/domain/billing/invoice.h"

namespace stemdesk {

class ServiceContext;

/// One invoice for everything that a contact's events of the given period have left to invoice, without date and
/// number. contact_not_found, nothing_to_invoice.
Result<Invoice> draftedMonth(ServiceContext &context, const MonthRequest &request);

} // namespace stemdesk
