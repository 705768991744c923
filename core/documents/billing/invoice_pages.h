#pragma once

#include "core/base/result.h"
#include "core/documents/layout/print_pictures.h"
#include "core/documents/layout/stationery_pages.h"
#include "core/domain/billing/invoice.h"

namespace stemdesk {

/// An invoice or a credit note, laid out on paper in the look of a proposal.
class InvoicePages : public StationeryPages {
public:
    /// `pictures` is used only while the pages are laid out.
    InvoicePages(const Invoice &invoice, QPageSize::PageSizeId size, PrintPictures &pictures);
};

/// On the paper of the shop, and in the language in which it was issued. Empty if `goOn` stopped it.
Result<QByteArray> invoicePdf(const Invoice &invoice, PrintPictures::Read pictures,
                              const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
