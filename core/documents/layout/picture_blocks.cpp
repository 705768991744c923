#include "core/documents/layout/picture_blocks.h"

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

Blocks mosaicBlocks(const QList<ImageId> &ids, PrintPictures &pictures, QSizeF row, const QString &words)
{
    constexpr qsizetype kMostInRow = 3;
    constexpr qreal kWidest = 2.4;
    const qreal shapeOfRow = row.width() / row.height();
    const qreal least = shapeOfRow / qreal(std::clamp<qsizetype>(ids.size(), 1, kMostInRow));
    QList<PrintPicture> shown;
    for (const ImageId &id : ids) {
        const auto picture = pictures.findShaped(id, row.height() / pt(1) * 1.5, std::min(least, kWidest), kWidest);
        if (picture && !picture->size.isEmpty())
            shown.append(*picture);
    }
    const qsizetype count = (shown.size() + kMostInRow - 1) / kMostInRow;
    Blocks rows;
    for (qsizetype place = 0; place < count; ++place) {
        // The first rows have fewer: 5 are 2 and 3.
        const qsizetype inRow = shown.size() / (count - place);
        qreal shape = 0;
        for (qsizetype i = 0; i < inRow; ++i)
            shape += shown.at(i).size.width() / shown.at(i).size.height();
        const qreal width = row.width() - qreal(inRow - 1) * kPictureGap;
        rows.append(rowOf(shown.mid(0, inRow), std::min(width / shape, row.height()), words));
        shown.remove(0, inRow);
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
