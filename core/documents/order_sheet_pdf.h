#pragma once

#include "core/base/result.h"
#include "core/domain/order_sheet.h"
#include "core/domain/shop.h"

#include <QPageSize>

namespace stemdesk {

/// The sheet as a PDF file with its fonts embedded. On any thread, as long as there is a QGuiApplication.
Result<QByteArray> orderSheetPdf(const OrderSheet &sheet, const Shop &shop, QPageSize::PageSizeId size = QPageSize::A4);

} // namespace stemdesk
