#pragma once

#include "core/base/result.h"
#include "core/domain/billing/balance.h"

namespace stemdesk {

class ServiceContext;

/// Fills in who owes for these events, and the clients' names of an event that has them only as contacts.
Status nameDebtors(const ServiceContext &context, QList<EventBalance> &balances);

} // namespace stemdesk
