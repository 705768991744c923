#pragma once

#include "core/documents/print_pictures.h"
#include "core/documents/stationery_pages.h"
#include "core/domain/clients/invoice.h"

namespace stemdesk {

/// The content of an invoice, before it is split into pages.
EventText invoiceText(const Invoice &invoice, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
