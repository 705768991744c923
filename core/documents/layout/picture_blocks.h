#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/documents/layout/print_pictures.h"

namespace stemdesk {

/// Pictures side by side, in rows that fill `width` unless they would be higher than `height`. Skips unreadable ones.
/// `words` is their alternative text.
Blocks pictureBlocks(const QList<ImageId> &ids, PrintPictures &pictures, QSizeF row, const QString &words);

/// Pictures side by side in rows that all fill the width, few of them on a row so that each is large; what would make a
/// row higher than `row` is cut off above and below.
Blocks mosaicBlocks(const QList<ImageId> &ids, PrintPictures &pictures, QSizeF row, const QString &words);

/// A picture as large as fits into `place`, at its top left corner. Empty if it cannot be read.
Marks fittedPicture(ImageId id, PrintPictures &pictures, const QRectF &place, const QString &words);
/// The centre of a picture, filling `place`. Empty if it cannot be read.
Marks fillingPicture(ImageId id, PrintPictures &pictures, const QRectF &place, const QString &words);

} // namespace stemdesk
