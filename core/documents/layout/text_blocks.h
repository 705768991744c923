#pragma once

#include "core/documents/layout/page_flow.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// Position and style of running text.
struct TextPlace {
    const PrintType &type;
    QColor colour;
    qreal left = 0;
    qreal width = 0;
};

/// A line of text as a mark that ends at `right`.
Mark rightText(const PrintType &type, qreal right, qreal top, const QString &text, const QColor &colour);

/// Paragraphs with a small gap; each line is a block, so that long texts can be split over pages.
Blocks textBlocks(const QString &text, const TextPlace &place);
/// textBlocks() beside a bar with a label above, as a notice.
Blocks noteBlocks(const QString &label, const QString &text, const TextPlace &place, const PrintType &labelType);
/// A heading line.
Block headingBlock(const QString &text, const TextPlace &place);

/// The paragraphs of an HTML text, its list items with a bullet.
QString plainParagraphs(const QString &html);

void setSection(Blocks &blocks, qsizetype section);

} // namespace stemdesk
