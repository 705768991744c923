#pragma once

#include "core/base/result.h"
#include "core/documents/layout/document_pages.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The sheet as a PDF file on the shop's paper, with its fonts embedded. On any thread, as long as there is a
/// QGuiApplication. Empty if `goOn` stopped it.
Result<QByteArray> orderSheetPdf(const OrderSheet &sheet, const Shop &shop, const DocumentPages::GoOn &goOn = {});

} // namespace stemdesk
