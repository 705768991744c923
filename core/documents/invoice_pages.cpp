#include "core/documents/invoice_pages.h"

#include "core/documents/invoice_text.h"
#include "core/documents/stationery.h"
#include "core/domain/shops/paper.h"

#include <QPainter>

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
    : DocumentPages(size), m_stationery(std::make_unique<Stationery>(PrintedEvent{.name = invoice.number},
                                                                     invoice.seller, size, nameOf(invoice.kind))),
      m_title(u"%1 %2"_s.arg(m_stationery->name, invoice.number))
{
    const QRectF &body = m_stationery->frame.body();
    for (const Marks &page : flowed(invoiceBlocks(invoice, *m_stationery, pictures), {}, body.height()))
        m_pages.append(moved(page, body.topLeft()));
}

InvoicePages::~InvoicePages() = default;

void InvoicePages::paintPage(QPainter &painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter, m_pages.at(page));
    m_stationery->frame.paint(painter, page + 1, count());
}

Result<QByteArray> invoicePdf(const Invoice &invoice, PrintPictures::Read pictures)
{
    PrintPictures prints;
    prints.setRead(std::move(pictures));
    const QPageSize::PageSizeId size = paperOf(invoice.seller) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(InvoicePages(invoice, size, prints));
}

} // namespace stemdesk
