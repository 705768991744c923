#include "core/documents/order_sheet/order_sheet_pdf.h"

#include "core/documents/order_sheet/order_sheet_pages.h"
#include "core/domain/shops/document_look.h"

namespace stemdesk {

Result<QByteArray> orderSheetPdf(const OrderSheet &sheet, const Shop &shop, const DocumentPages::GoOn &goOn)
{
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    const OrderSheetPages pages(sheet, shop, size);
    return pdfOf(pages, goOn);
}

} // namespace stemdesk
