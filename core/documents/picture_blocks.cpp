#include "core/documents/picture_blocks.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

namespace {

constexpr qreal kPictureGap = pt(6);

Block rowOf(const QList<PrintPicture> &pictures, qreal height, const QString &words)
{
    Block row{.height = height, .spaceBefore = kPictureGap};
    qreal left = 0;
    for (const PrintPicture &picture : pictures) {
        const QSizeF size(height * picture.size.width() / picture.size.height(), height);
        row.marks.append(PictureMark{QRectF(QPointF(left, 0), size), picture.jpeg, words});
        left += size.width() + kPictureGap;
    }
    return row;
}

} // namespace

Blocks pictureBlocks(const QList<ImageId> &ids, PrintPictures &pictures, QSizeF row, const QString &words)
{
    QList<PrintPicture> shown;
    for (const ImageId &id : ids) {
        const auto picture = pictures.find(id, 2 * row.height() / pt(1));
        if (picture && !picture->size.isEmpty())
            shown.append(*picture);
    }
    Blocks rows;
    while (!shown.isEmpty()) {
        qsizetype count = 0;
        qreal height = std::numeric_limits<qreal>::max(); // Height at which the pictures fill the width.
        qreal shape = 0; // Total width at a height of 1.
        while (count < shown.size() && height > row.height()) {
            shape += shown.at(count).size.width() / shown.at(count).size.height();
            height = (row.width() - qreal(count) * kPictureGap) / shape;
            ++count;
        }
        rows.append(rowOf(shown.mid(0, count), std::min(height, row.height()), words));
        shown.remove(0, count);
    }
    return rows;
}

Marks fittedPicture(ImageId id, PrintPictures &pictures, const QRectF &place, const QString &words)
{
    const auto picture = pictures.find(id, std::max(place.width(), place.height()) / pt(1));
    if (!picture || picture->size.isEmpty())
        return {};
    return {PictureMark{QRectF(place.topLeft(), picture->size.scaled(place.size(), Qt::KeepAspectRatio)), picture->jpeg,
                        words}};
}

Marks fillingPicture(ImageId id, PrintPictures &pictures, const QRectF &place, const QString &words)
{
    const auto picture = pictures.findFilling(id, place.size() / pt(1));
    return picture ? Marks{PictureMark{place, picture->jpeg, words}} : Marks();
}

} // namespace stemdesk
