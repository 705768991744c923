#include "core/images/image_container.h"
#include "core/images/image_intake.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QImage>
#include <QTest>
#include <QtEndian>

namespace stemdesk::webp_container_test {

namespace {

constexpr auto kWebp = "image/webp";

QByteArray number(quint32 number, qsizetype bytes)
{
    QByteArray all(4, '\0');
    qToLittleEndian(number, all.data());
    return all.first(bytes);
}

QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    return type + number(quint32(data.size()), 4) + data + QByteArray(data.size() % 2, '\0');
}

QByteArray webpOf(QColor colour)
{
    QImage image(40, 20, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray file;
    QBuffer buffer(&file);
    if (!buffer.open(QBuffer::WriteOnly) || !image.save(&buffer, "webp"))
        qFatal("no WebP");
    return file;
}

/// An animation of `count` pictures.
QByteArray filmOf(const QByteArray &picture, int count, const QByteArray &ofFrame = {})
{
    const QByteArray size = number(39, 3) + number(19, 3);
    const QByteArray frame =
        chunk("ANMF", QByteArray(6, char(0)) + size + number(100, 3) + number(0, 1) + picture.sliced(12) + ofFrame);
    return chunk("RIFF",
                 "WEBP" + chunk("VP8X", number(0x02, 4) + size) + chunk("ANIM", number(0xffffffff, 4) + number(0, 2))
                     + frame.repeated(count));
}

} // namespace

class WebpContainerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofAFilmTheFirstPictureIsKept()
    {
        const QByteArray film = filmOf(webpOf(Qt::darkGreen), 3'000, chunk("note", "secret garden!"));
        QVERIFY(film.contains("secret"));
        QCOMPARE(imageHeader(film)->heldPerPixel, 4.0);

        const auto taken = takenImage(film, kWebp);

        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message));
        QCOMPARE(taken->size, QSize(40, 20));
        QVERIFY(!taken->bytes.contains("secret"));
        QVERIFY(!taken->bytes.contains("ANMF"));
        const QImage image = QImage::fromData(taken->bytes, "webp");
        QCOMPARE(image.size(), QSize(40, 20));
        QVERIFY(qAbs(image.pixelColor(20, 10).green() - QColor(Qt::darkGreen).green()) < 8);
    }

    void aFilmWithoutAPictureIsNone() { QVERIFY(!takenImage(filmOf(webpOf(Qt::red), 0), kWebp)); }
};

STEMDESK_GUILESS_TEST(WebpContainerTest)

} // namespace stemdesk::webp_container_test

#include "tst_webp_container.moc"
