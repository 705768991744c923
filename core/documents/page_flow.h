#pragma once

#include "core/documents/page_marks.h"

#include <QList>

namespace stemdesk {

/// A part of a document that is never broken over two pages.
struct Block {
    qreal height = 0;
    Marks marks; ///< From its top left corner.
    qreal spaceBefore = 0; ///< Left out at the top of a page.
    bool keepsWithNext = false; ///< A heading does not stand at the foot of a page.
    bool startsPage = false;
    PageTag tag = PageTag::Paragraph;
    qsizetype section = -1; ///< Where a section goes on on a new page, its running head stands above.
};

using Blocks = QList<Block>;

/// Keeps the first two and the last two of rows or lines on one page each: none stands alone at a page's end or top.
void keepEnds(Blocks &blocks);
/// The same, and few of them stay together.
void keepFew(Blocks &blocks);

/// The parts of each page, from the top left corner of what a page has room for. `runningHeads` by section. At least
/// one page.
QList<PaperPage> flowed(const Blocks &blocks, const Blocks &runningHeads, qreal height);

} // namespace stemdesk
