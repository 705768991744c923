#pragma once

#include "core/base/result.h"
#include "core/documents/layout/document_pages.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The proposal as a PDF file, on the paper of the shop's country. Empty if `goOn` stopped it; invalid_description if
/// it would have thousands of pages, which fill the memory.
Result<QByteArray> proposalPdf(const PrintedEvent &event, const Shop &shop, PrintPictures::Read pictures,
                               const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
