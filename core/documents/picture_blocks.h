#pragma once

#include "core/documents/page_flow.h"
#include "core/documents/print_pictures.h"

namespace stemdesk {

/// Pictures side by side, each `height` high and as wide as it is, in as many rows as they take. What cannot be read is
/// left out.
Blocks pictureBlocks(const QList<ImageId> &ids, PrintPictures &pictures, qreal width, qreal height);

/// One picture as large as it fits into `place`, from its top left corner. Nothing where it cannot be read.
Marks fittedPicture(ImageId id, PrintPictures &pictures, const QRectF &place);

} // namespace stemdesk
