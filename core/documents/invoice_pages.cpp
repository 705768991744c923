#include "core/documents/invoice_pages.h"

#include "core/documents/invoice_text.h"
#include "core/documents/stationery.h"
#include "core/domain/shops/paper.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const char *nameOf(InvoiceKind kind)
{
    return kind == InvoiceKind::CreditNote ? QT_TRANSLATE_NOOP("documents", "Credit note")
                                           : QT_TRANSLATE_NOOP("documents", "Invoice");
}

} // namespace

InvoicePages::InvoicePages(const Invoice &invoice, QPageSize::PageSizeId size, PrintPictures &pictures)
    : StationeryPages(
        size,
        std::make_unique<Stationery>(PrintedEvent{.name = invoice.number}, invoice.seller, size, nameOf(invoice.kind)))
{
    setMadeAt(invoice.createdAt);
    lay(u"%1 %2"_s.arg(stationery().name, invoice.number), invoiceText(invoice, stationery(), pictures));
}

Result<QByteArray> invoicePdf(const Invoice &invoice, PrintPictures::Read pictures, const DocumentPages::GoOn &goOn)
{
    PrintPictures prints;
    prints.setRead(std::move(pictures));
    const QPageSize::PageSizeId size = paperOf(invoice.seller) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(InvoicePages(invoice, size, prints), goOn);
}

} // namespace stemdesk
