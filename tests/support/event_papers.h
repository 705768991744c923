#pragma once

#include "core/documents/event_pages.h"
#include "tests/support/printed_pdf.h"

#include <QBuffer>
#include <QImage>
#include <QLinearGradient>
#include <QPainter>

/// An event's documents, made for looking into them.
namespace stemdesk::printing {

/// A picture with something to see.
inline QByteArray picture(QSize size, const char *format = "JPEG")
{
    QImage image(size, QImage::Format_RGB32);
    QLinearGradient gradient({0, 0}, QPointF(size.width(), size.height()));
    gradient.setColorAt(0, QColor(0xf3, 0xd9, 0xd2));
    gradient.setColorAt(0.6, QColor(0x8a, 0xa8, 0x83));
    gradient.setColorAt(1, QColor(0x35, 0x4d, 0x3c));
    QPainter(&image).fillRect(image.rect(), gradient);
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

inline Result<QByteArray> pdfWith(EventPaper paper, const PrintedEvent &event, const Shop &shop,
                                  QPageSize::PageSizeId size = QPageSize::A4, PrintPictures::Read read = {})
{
    PrintPictures pictures;
    pictures.setRead(std::move(read));
    return pdfOf(EventPages(paper, event, shop, size, pictures));
}

inline QString allOf(const QStringList &pages)
{
    return pages.join(u' ').simplified();
}

} // namespace stemdesk::printing
