#include "core/documents/layout/print_pictures.h"

#include <QBuffer>
#include <QImageReader>
#include <QList>
#include <QMutex>
#include <QPainter>

#include <algorithm>

namespace stemdesk {

namespace {

constexpr qreal kDotsPerPoint = 200.0 / 72;
constexpr qreal kDrawnDotsPerPoint = 160.0 / 72; ///< Washes are soft.
constexpr int kQuality = 88;

/// The centre part with the proportions of `form`, no larger than this.
QImage filling(QByteArray bytes, QSize form)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (size.isEmpty())
        return {};
    const QSize part = form.scaled(size, Qt::KeepAspectRatio);
    reader.setClipRect({{(size.width() - part.width()) / 2, (size.height() - part.height()) / 2}, part});
    if (part.width() > form.width())
        reader.setScaledSize(form);
    return reader.read();
}

QImage decoded(QByteArray bytes, int longest)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (size.width() > longest || size.height() > longest)
        reader.setScaledSize(size.scaled(longest, longest, Qt::KeepAspectRatio));
    return reader.read();
}

/// The centre part that is `least` to `most` as wide as high.
QImage shaped(QByteArray bytes, int longest, qreal least, qreal most)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (size.isEmpty())
        return {};
    const qreal shape = std::clamp(qreal(size.width()) / size.height(), least, most);
    const QSize part(std::min(size.width(), qRound(size.height() * shape)),
                     std::min(size.height(), qRound(size.width() / shape)));
    reader.setClipRect({{(size.width() - part.width()) / 2, (size.height() - part.height()) / 2}, part});
    if (std::max(part.width(), part.height()) > longest)
        reader.setScaledSize(part.scaled(longest, longest, Qt::KeepAspectRatio));
    return reader.read();
}

/// The image on white instead of transparency.
QImage onPaper(const QImage &image)
{
    if (!image.hasAlphaChannel())
        return image;
    QImage paper(image.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, image);
    return paper;
}

PrintPicture printed(const QImage &image)
{
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    if (!image.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPEG", kQuality))
        return {};
    return {.jpeg = buffer.data(), .size = image.size()};
}

/// The drawings made last, for all documents, because the same event is viewed, saved and sent. Shared by all threads.
class DrawnPlates {
public:
    PrintPicture get(const BotanicalPlate &plate, QSize size)
    {
        if (const auto known = find(plate, size))
            return *known;
        const PrintPicture drawing = printed(botanicalPicture(plate, size));
        constexpr qsizetype kMostKept = 12; // Some megabytes.
        const QMutexLocker locker(&m_mutex);
        if (m_drawn.size() >= kMostKept)
            m_drawn.removeFirst();
        m_drawn.append({plate, drawing});
        return drawing;
    }

private:
    std::optional<PrintPicture> find(const BotanicalPlate &plate, QSize size)
    {
        const QMutexLocker locker(&m_mutex);
        const auto known = std::ranges::find_if(
            m_drawn, [&](const auto &one) { return one.first == plate && one.second.size == QSizeF(size); });
        return known == m_drawn.end() ? std::nullopt : std::optional(known->second);
    }

    QMutex m_mutex;
    QList<std::pair<BotanicalPlate, PrintPicture>> m_drawn;
};

} // namespace

std::optional<PrintPicture> PrintPictures::find(ImageId id, qreal points)
{
    const int longest = qRound(points * kDotsPerPoint);
    return kept(id, {longest, 0}, [longest](const QByteArray &bytes) { return decoded(bytes, longest); });
}

std::optional<PrintPicture> PrintPictures::findFilling(ImageId id, QSizeF points)
{
    const QSize form = (points * kDotsPerPoint).toSize();
    return kept(id, form, [form](const QByteArray &bytes) { return filling(bytes, form); });
}

std::optional<PrintPicture> PrintPictures::findShaped(ImageId id, qreal points, qreal least, qreal most)
{
    const int longest = qRound(points * kDotsPerPoint);
    const int shapes = qRound(least * 100) * 1000 + qRound(most * 100); // Negative, which no number of pixels is.
    return kept(id, {longest, -shapes}, [=](const QByteArray &bytes) { return shaped(bytes, longest, least, most); });
}

std::optional<PrintPicture> PrintPictures::kept(ImageId id, QSize form, const std::function<QImage(QByteArray)> &decode)
{
    const std::pair key{id, std::pair(form.width(), form.height())};
    const auto known = m_pictures.constFind(key);
    if (known != m_pictures.cend())
        return *known;
    const QByteArray bytes = m_read ? m_read(id) : QByteArray();
    const QImage image = bytes.isEmpty() ? QImage() : decode(bytes);
    if (image.isNull())
        return {};
    const PrintPicture picture = printed(onPaper(image));
    return picture.jpeg.isEmpty() ? std::nullopt : std::optional(*m_pictures.insert(key, picture));
}

PrintPicture PrintPictures::drawn(const BotanicalPlate &plate, QSizeF points)
{
    static DrawnPlates plates;
    return plates.get(plate, (points * kDrawnDotsPerPoint).toSize());
}

} // namespace stemdesk
