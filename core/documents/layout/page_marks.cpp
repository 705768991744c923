#include "core/documents/layout/page_marks.h"

#include "core/documents/layout/tagged_pdf_writer.h"

#include <QImage>
#include <QPainter>

namespace stemdesk {

namespace {

constexpr qreal kOutline = pt(0.6);

struct Mover {
    QPointF offset;

    void operator()(TextMark &mark) const { mark.topLeft += offset; }
    void operator()(RuleMark &mark) const { mark.from += offset; }
    void operator()(ShapeMark &mark) const { mark.place.translate(offset); }
    void operator()(PictureMark &mark) const { mark.place.translate(offset); }
};

struct Brush {
    QPainter &painter;
    TaggedPdfWriter *pdf; ///< Null: another device.

    void operator()(const TextMark &mark) const
    {
        if (pdf)
            pdf->beginText(painter, mark.topLeft.x());
        // Readers join the lines of a paragraph.
        const QString text = pdf ? mark.text + u' ' : mark.text;
        mark.type->drawLeft(painter, mark.topLeft.x(), mark.topLeft.y(), text, mark.colour);
    }

    void operator()(const RuleMark &mark) const
    {
        if (pdf)
            pdf->beginArtifact(painter);
        painter.setPen(QPen(mark.colour, mark.thickness));
        painter.drawLine(mark.from, mark.from + QPointF(mark.length, 0));
    }

    void operator()(const ShapeMark &mark) const
    {
        if (pdf)
            pdf->beginArtifact(painter);
        painter.setPen(mark.outline.isValid() ? QPen(mark.outline, kOutline) : QPen(Qt::NoPen));
        painter.setBrush(mark.fill.isValid() ? QBrush(mark.fill) : QBrush(Qt::NoBrush));
        if (mark.shape == ShapeMark::Shape::Circle)
            painter.drawEllipse(mark.place);
        else
            painter.drawRect(mark.place);
    }

    void operator()(const PictureMark &mark) const
    {
        if (pdf)
            pdf->beginPicture(painter, mark.words);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(mark.place, QImage::fromData(mark.jpeg, "JPEG"));
    }
};

} // namespace

Marks moved(const Marks &marks, QPointF offset)
{
    Marks result = marks;
    for (Mark &mark : result)
        std::visit(Mover{offset}, mark);
    return result;
}

void paintPart(QPainter &painter, const PagePart &part)
{
    auto *pdf = dynamic_cast<TaggedPdfWriter *>(painter.device());
    if (pdf)
        pdf->beginPart(part.tag);
    for (const Mark &mark : part.marks)
        std::visit(Brush{painter, pdf}, mark);
}

} // namespace stemdesk
