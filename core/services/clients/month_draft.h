#pragma once

#include "core/domain/clients/invoice.h"

namespace stemdesk {

class ServiceContext;

/// One invoice over all that a contact's events of the asked days have left to invoice, not yet dated and numbered.
/// contact_not_found, nothing_to_invoice.
Result<Invoice> draftedMonth(ServiceContext &context, const MonthRequest &request);

} // namespace stemdesk
