#include "core/documents/picture_blocks.h"

#include <algorithm>

namespace stemdesk {

namespace {

constexpr qreal kPictureGap = pt(6);

} // namespace

Blocks pictureBlocks(const QList<ImageId> &ids, PrintPictures &pictures, qreal width, qreal height)
{
    Blocks rows;
    qreal left = 0;
    for (const ImageId &id : ids) {
        const auto picture = pictures.find(id, 2 * height / pt(1));
        if (!picture || picture->size.isEmpty())
            continue;
        QSizeF size(height * picture->size.width() / picture->size.height(), height);
        if (size.width() > width)
            size.scale(width, height, Qt::KeepAspectRatio);
        if (rows.isEmpty() || left + size.width() > width) {
            rows.append(Block{.spaceBefore = kPictureGap});
            left = 0;
        }
        Block &row = rows.last();
        row.height = std::max(row.height, size.height());
        row.marks.append(PictureMark{QRectF(QPointF(left, 0), size), picture->jpeg});
        left += size.width() + kPictureGap;
    }
    return rows;
}

Marks fittedPicture(ImageId id, PrintPictures &pictures, const QRectF &place)
{
    const auto picture = pictures.find(id, std::max(place.width(), place.height()) / pt(1));
    if (!picture || picture->size.isEmpty())
        return {};
    return {
        PictureMark{QRectF(place.topLeft(), picture->size.scaled(place.size(), Qt::KeepAspectRatio)), picture->jpeg}};
}

} // namespace stemdesk
