#pragma once

#include "core/documents/page_flow.h"
#include "core/documents/print_pictures.h"
#include "core/domain/clients/invoice.h"

namespace stemdesk {

class Stationery;

/// What an invoice says, before it is distributed over pages.
Blocks invoiceBlocks(const Invoice &invoice, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
