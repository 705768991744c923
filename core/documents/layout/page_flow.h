#pragma once

#include "core/documents/layout/page_marks.h"

#include <QList>

namespace stemdesk {

/// A part of a document that is never broken over two pages.
struct Block {
    qreal height = 0;
    Marks marks; ///< From its top left corner.
    qreal spaceBefore = 0; ///< Left out at the top of a page.
    bool keepsWithNext = false; ///< So that no heading ends a page.
    bool startsPage = false;
    PageTag tag = PageTag::Paragraph;
    qsizetype section = -1; ///< Its running head is repeated when the section continues on a new page.
};

using Blocks = QList<Block>;

/// Keeps the first two and the last two rows or lines together, so that no page begins or ends with a single one.
void keepEnds(Blocks &blocks);
/// The same; a small number of them stays together.
void keepFew(Blocks &blocks);

/// The parts of each page, relative to the top left corner of the text area. `runningHeads` are by section. At least
/// one page.
QList<PaperPage> flowed(const Blocks &blocks, const Blocks &runningHeads, qreal height);

} // namespace stemdesk
