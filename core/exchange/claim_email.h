#pragma once

#include "core/exchange/order_email.h"

namespace stemdesk {

/// What of a saved sheet's goods the shop claims of `supplier`, in the language of its documents: the lines with
/// rejected units. All empty where there is none.
EmailDraft claimEmailFor(const OrderSheet &sheet, SupplierId supplier, const Shop &shop);

} // namespace stemdesk
