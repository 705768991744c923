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
    qsizetype section = -1; ///< Where a section goes on on a new page, its running head stands above.
};

using Blocks = QList<Block>;

/// The marks of each page, from the top left corner of what a page has room for. `runningHeads` by section. At least
/// one page.
QList<Marks> flowed(const Blocks &blocks, const Blocks &runningHeads, qreal height);

} // namespace stemdesk
