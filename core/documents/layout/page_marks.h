#pragma once

#include "core/documents/layout/page_tags.h"
#include "core/documents/layout/print_type.h"

#include <QByteArray>
#include <QColor>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <variant>

class QPainter;

namespace stemdesk {

/// One line of text.
struct TextMark {
    const PrintType *type = nullptr; ///< Owned by the document; outlives the mark.
    QPointF topLeft;
    QString text;
    QColor colour;
};

/// A horizontal line.
struct RuleMark {
    QPointF from;
    qreal length = 0;
    qreal thickness = 0;
    QColor colour;
};

struct ShapeMark {
    enum class Shape { Box, Circle };
    Shape shape = Shape::Box;
    QRectF place;
    QColor fill; ///< Invalid: none.
    QColor outline; ///< Invalid: none.
};

struct PictureMark {
    QRectF place;
    QByteArray jpeg;
    QString words{}; ///< Alternative text; empty for decoration.
};

/// Something on a page. Pages are plain lists of these: laid out once, then painted as often as they are shown.
using Mark = std::variant<TextMark, RuleMark, ShapeMark, PictureMark>;
using Marks = QList<Mark>;

/// The marks with their origin moved to `offset`.
Marks moved(const Marks &marks, QPointF offset);

/// Marks that are one unit for a screen reader.
struct PagePart {
    PageTag tag = PageTag::Paragraph;
    Marks marks;
};

using PaperPage = QList<PagePart>;

/// Paints onto the screen, a printer or a PDF, which also gets the tags.
void paintPart(QPainter &painter, const PagePart &part);

} // namespace stemdesk
