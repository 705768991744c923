#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/exchange/mail/order_email.h"

namespace stemdesk {

class ShopServices;

/// The claim that the shop sends to `supplier` for a saved sheet's rejected goods (isToClaim()), in the shop's document
/// language; it asks for a credit note within a week. All fields are empty if there is nothing to claim.
EmailDraft claimEmailFor(const OrderSheet &sheet, const Supplier &supplier, const Shop &shop, Instant now);

/// The claim as a message from the shop, dated now, with the stored pictures of the rejected goods. `theirs` is the
/// supplier's part of the sheet.
Result<MailDraft> claimDraftOf(const EmailDraft &email, const OrderSheet &theirs, const Shop &shop,
                               const ShopServices &services);

} // namespace stemdesk
