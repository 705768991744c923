#include "core/documents/layout/document_pages.h"

#include "core/documents/layout/finished_pdf.h"
#include "core/documents/layout/print_type.h"
#include "core/documents/layout/tagged_pdf_writer.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPainter>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Orders of hundreds of pages are only searched, and tagging them would take some ten seconds.
constexpr int kMostTaggedPages = 100;

} // namespace

QSizeF DocumentPages::paperSize() const
{
    return QPageSize(m_size).size(QPageSize::Point);
}

void DocumentPages::paint(QPainter &painter, int page) const
{
    painter.save();
    painter.scale(1 / pt(1), 1 / pt(1));
    paintPage(painter, page);
    painter.restore();
}

DocumentPages::Outcome DocumentPages::print(QPagedPaintDevice &device, const GoOn &goOn) const
{
    return print(device, 0, count() - 1, goOn);
}

DocumentPages::Outcome DocumentPages::print(QPagedPaintDevice &device, int first, int last, const GoOn &goOn) const
{
    QPainter painter;
    if (!painter.begin(&device))
        return Outcome::Failed;
    const qreal scale = qreal(device.logicalDpiX()) / 72;
    painter.scale(scale, scale);
    for (int page = first; page <= last; ++page) {
        if (goOn && !goOn(page - first))
            return Outcome::Stopped;
        if (page > first && !device.newPage())
            return Outcome::Failed;
        paint(painter, page);
    }
    return painter.end() ? Outcome::Done : Outcome::Failed;
}

Result<QByteArray> pdfOf(const DocumentPages &pages, const DocumentPages::GoOn &goOn)
{
    QBuffer buffer;
    if (!buffer.open(QBuffer::WriteOnly))
        return internal(u"the buffer of a PDF could not be opened"_s);
    TaggedPdfWriter writer(&buffer);
    writer.setTagged(pages.count() <= kMostTaggedPages);
    writer.setPageSize(QPageSize(pages.size()));
    writer.setPageMargins({});
    writer.setResolution(qRound(pt(72)));
    writer.setTitle(pages.title());
    writer.setCreator(u"Stemdesk"_s);
    switch (pages.print(writer, goOn)) {
    case DocumentPages::Outcome::Done:
        return finishedPdf(
            buffer.data(),
            {.title = pages.title(), .author = pages.author(), .language = pages.language(), .madeAt = pages.madeAt()},
            writer.structure());
    case DocumentPages::Outcome::Stopped: return QByteArray();
    case DocumentPages::Outcome::Failed: break;
    }
    return internal(u"the PDF could not be painted"_s);
}

} // namespace stemdesk
