#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/exchange/mail/order_email.h"

namespace stemdesk {

class ShopServices;

/// What of a saved sheet's goods the shop claims of `supplier`, in the language of its documents: the lines of
/// isToClaim(). All empty where there is none.
EmailDraft claimEmailFor(const OrderSheet &sheet, const Supplier &supplier, const Shop &shop);

/// That as it goes out from the shop now, with the stored pictures of what is claimed. `theirs` is the supplier's part
/// of the sheet.
Result<MailDraft> claimDraftOf(const EmailDraft &email, const OrderSheet &theirs, const Shop &shop,
                               const ShopServices &services);

} // namespace stemdesk
