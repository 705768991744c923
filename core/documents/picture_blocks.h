#pragma once

#include "core/documents/page_flow.h"
#include "core/documents/print_pictures.h"

namespace stemdesk {

/// Pictures side by side, in rows that fill `width` where that takes no more than `height`. What cannot be read is left
/// out. `words` says what they show.
Blocks pictureBlocks(const QList<ImageId> &ids, PrintPictures &pictures, QSizeF row, const QString &words);

/// One picture as large as it fits into `place`, from its top left corner. Nothing where it cannot be read.
Marks fittedPicture(ImageId id, PrintPictures &pictures, const QRectF &place, const QString &words);
/// The middle of one picture, over all of `place`. Nothing where it cannot be read.
Marks fillingPicture(ImageId id, PrintPictures &pictures, const QRectF &place, const QString &words);

} // namespace stemdesk
