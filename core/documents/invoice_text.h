#pragma once

#include "core/documents/print_pictures.h"
#include "core/documents/stationery_pages.h"
#include "core/domain/clients/invoice.h"

namespace stemdesk {

/// What an invoice says, before it is distributed over pages.
EventText invoiceText(const Invoice &invoice, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
