#include "core/images/image_container.h"

#include "core/images/image_intake.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QImage>
#include <QImageWriter>
#include <QTest>
#include <QtEndian>

namespace stemdesk::image_container_test {

namespace {

constexpr auto kJpeg = "image/jpeg";

QByteArray jpegOf(QSize size, bool isProgressive = false)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkRed);
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QBuffer::WriteOnly);
    QImageWriter writer(&buffer, "jpeg");
    writer.setProgressiveScanWrite(isProgressive);
    if (!writer.write(image))
        qFatal("no JPEG");
    return file;
}

/// Its last scan so often that it has `scans` in all.
QByteArray withScans(const QByteArray &jpeg, int scans)
{
    const qsizetype last = jpeg.lastIndexOf("\xff\xda");
    const QByteArray scan = jpeg.sliced(last).chopped(2);
    return jpeg.first(last) + scan.repeated(scans - imageScans(jpeg) + 1) + jpeg.last(2);
}

QByteArray segment(uchar marker, const QByteArray &data)
{
    QByteArray length(2, '\0');
    qToBigEndian(quint16(data.size() + 2), length.data());
    return QByteArray("\xff") + char(marker) + length + data;
}

/// A head with the thumbnail that its format has room for.
QByteArray headWithThumbnail()
{
    return segment(0xe0, QByteArray("JFIF\0\1\1\0\0\1\0\1", 12) + "\x02\x02" + "secret secret");
}

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

class TestImageContainer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scansAreCounted()
    {
        const QByteArray plain = jpegOf({64, 64});
        const QByteArray progressive = jpegOf({64, 64}, true);

        QCOMPARE(imageScans(plain), 1);
        QVERIFY(imageScans(progressive) > 2);
        QCOMPARE(imageScans(withScans(progressive, 37)), 37);
        QCOMPARE(imageScans("\x89PNG\r\n\x1a\n"), 1);
        QCOMPARE(imageScans({}), 1);
        // A profile may hold the bytes of a marker.
        QCOMPARE(imageScans(plain.first(2) + segment(0xe2, "ICC_PROFILE\xff\xda\xff\xda") + plain.sliced(2)), 1);
    }

    /// A few bytes more cost a pass over all pixels.
    void scansTimesPixelsHaveALimit()
    {
        const QByteArray large = jpegOf({7'000, 6'000}, true); // 42 million pixels.
        QVERIFY(takenImage(large, kJpeg));

        const auto refused = takenImage(withScans(large, 60), kJpeg);

        QVERIFY(!refused);
        QCOMPARE(refused.error().code, "invalid_image");
        QVERIFY2(refused.error().message.contains("60 scans of 42.0 million"_L1), qPrintable(refused.error().message));
        QVERIFY(takenImage(withScans(jpegOf({64, 64}, true), kMaxImageScans), kJpeg));
        QVERIFY(!takenImage(withScans(jpegOf({64, 64}, true), kMaxImageScans + 1), kJpeg));
    }

    /// Their decoder holds the whole picture, as for a progressive one.
    void scansOfSingleColoursAreHeldInMemory()
    {
        const QByteArray plain = jpegOf({64, 64});
        QCOMPARE(imageHeader(plain)->heldPerPixel, 0.0);
        QVERIFY(imageHeader(jpegOf({64, 64}, true))->heldPerPixel > 0);
        QByteArray single = plain;
        const qsizetype scan = plain.indexOf("\xff\xda");
        single.replace(scan + 2, 5, QByteArray::fromHex("0008010100")); // One colour of three.

        QVERIFY(imageHeader(single)->heldPerPixel > 0);
    }

    void thumbnailsAreRemoved_data()
    {
        QTest::addColumn<QByteArray>("extra");
        const QByteArray small = jpegOf({16, 16});
        const QByteArray exif = QByteArray("Exif\0\0", 6)
            + QByteArray::fromHex("4d4d002a00000008000000000014" // No entries, then a directory of the thumbnail.
                                  "000202010004000000010000003202020004000000010000000900000000")
            + "secret" + small;
        QTest::newRow("EXIF") << segment(0xe1, exif);
        QTest::newRow("XMP") << segment(0xe1, "http://ns.adobe.com/xap/1.0/<xmp:Thumbnails>secret");
        QTest::newRow("JFIF") << headWithThumbnail();
        QTest::newRow("JFXX") << segment(0xe0, QByteArray("JFXX\0\x10", 6) + small + "secret");
        QTest::newRow("MPF") << segment(0xe2, QByteArray("MPF\0", 4) + "secret");
        QTest::newRow("Photoshop") << segment(0xed, QByteArray("Photoshop 3.0\0", 14) + small + "secret");
        QTest::newRow("an Adobe block that is longer")
            << segment(0xee, QByteArray("Adobe\0\x64\0\0\0\0\1", 12) + "secret");
        QTest::newRow("another block of that number") << segment(0xee, "secret");
        for (const uchar marker : {uchar(0xdc), uchar(0xde), uchar(0xf0), uchar(0xfd)})
            QTest::addRow("marker %x", unsigned(marker)) << segment(marker, "secret");
    }

    void thumbnailsAreRemoved()
    {
        QFETCH(const QByteArray, extra);
        const QByteArray jpeg = jpegOf({40, 20});
        QByteArray file = jpeg;
        file.insert(2, extra);

        const auto kept = jpegContainer(file + jpegOf({16, 16}) + "secret"); // Behind its end cameras put more.

        QVERIFY(kept);
        QVERIFY(!kept->bytes.contains("secret"));
        QCOMPARE(kept->bytes.count("\xff\xd8"), 1);
        QVERIFY(kept->bytes.size() < jpeg.size() + 40); // At most a header, or Adobe's marker.
        const QImage image = QImage::fromData(kept->bytes, "jpeg");
        QCOMPARE(image.size(), QSize(40, 20));
        const auto taken = takenImage(kept->bytes, kJpeg);
        QVERIFY(taken);
        QCOMPARE(taken->bytes, kept->bytes);
    }

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

STEMDESK_GUILESS_TEST(TestImageContainer)

} // namespace stemdesk::image_container_test

#include "tst_image_container.moc"
