#include "core/documents/order_sheet_pdf.h"

#include "core/documents/order_sheet_pages.h"
#include "core/documents/print_type.h"
#include "core/domain/document_language.h"
#include "core/domain/paper.h"

#include <QBuffer>
#include <QPdfWriter>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString titleOf(const OrderSheet &sheet, const DocumentLanguage &language)
{
    const QString title = language.translate("documents", "Supplier order");
    return sheet.events.size() == 1 ? u"%1 · %2"_s.arg(title, sheet.events.first().name) : title;
}

} // namespace

Result<QByteArray> orderSheetPdf(const OrderSheet &sheet, const Shop &shop)
{
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    const OrderSheetPages pages(sheet, shop, size);
    QBuffer buffer;
    if (!buffer.open(QBuffer::WriteOnly))
        return internal(u"the buffer of a PDF could not be opened"_s);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(size));
    writer.setPageMargins({});
    writer.setResolution(qRound(pt(72)));
    writer.setTitle(titleOf(sheet, DocumentLanguage(shop)));
    writer.setCreator(u"Stemdesk"_s);
    if (!pages.print(writer))
        return internal(u"the PDF could not be painted"_s);
    return buffer.data();
}

} // namespace stemdesk
