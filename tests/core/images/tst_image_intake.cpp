#include "core/images/image_intake.h"

#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QLoggingCategory>
#include <QTest>
#include <QtEndian>

namespace stemdesk::image_intake_test {

namespace {

/// Four coloured quarters: red, green / blue, white.
QImage quarters(QSize size)
{
    QImage image(2, 2, QImage::Format_RGB32);
    image.setPixelColor(0, 0, Qt::red);
    image.setPixelColor(1, 0, Qt::green);
    image.setPixelColor(0, 1, Qt::blue);
    image.setPixelColor(1, 1, Qt::white);
    return image.scaled(size);
}

/// One letter a quarter: r, g, b or w.
QByteArray cornersOf(const QImage &image)
{
    const auto letter = [&](int x, int y) {
        const QColor colour = image.pixelColor(x, y);
        if (colour.red() > 128)
            return colour.green() > 128 ? 'w' : 'r';
        return colour.green() > 128 ? 'g' : 'b';
    };
    const int right = image.width() - 2;
    const int bottom = image.height() - 2;
    return {QByteArray() + letter(1, 1) + letter(right, 1) + letter(1, bottom) + letter(right, bottom)};
}

QByteArray fileOf(const QImage &image, const char *format)
{
    QByteArray file;
    QBuffer buffer(&file);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, format))
        qFatal("no %s", format);
    return file;
}

QByteArray fileOf(const QByteArray &mediaType, QSize size = {40, 20})
{
    return fileOf(quarters(size), mediaType.sliced(6).constData());
}

QByteArray big(quint32 number)
{
    return QByteArray::fromHex(QByteArray::number(number, 16).rightJustified(8, '0'));
}

quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = ~0U;
    for (const char byte : bytes) {
        crc ^= uchar(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

QByteArray pngChunk(const QByteArray &type, const QByteArray &data)
{
    return big(quint32(data.size())) + type + data + big(crcOf(type + data));
}

/// EXIF of one entry, the orientation, in the byte order named by `order`, with a place behind it.
QByteArray exif(int orientation, const QByteArray &order = "MM")
{
    QByteArray block = QByteArray::fromHex("4d4d002a0000000800010112000300000001") + '\0' + char(orientation)
        + QByteArray::fromHex("000000000000");
    if (order == "II")
        block = QByteArray::fromHex("49492a000800000001001201030001000000") + char(orientation)
            + QByteArray::fromHex("00000000000000");
    return block + "secret garden";
}

QByteArray jpegSegment(uchar marker, const QByteArray &data)
{
    return QByteArray("\xff") + char(marker) + big(quint32(data.size()) + 2).sliced(2) + data;
}

QByteArray withExif(QByteArray jpeg, const QByteArray &block)
{
    return jpeg.insert(2, jpegSegment(0xe1, QByteArray("Exif\0\0", 6) + block));
}

QByteArray webpChunk(const QByteArray &type, const QByteArray &data)
{
    QByteArray length(4, '\0');
    qToLittleEndian(quint32(data.size()), length.data());
    return type + length + data + QByteArray(data.size() % 2, '\0');
}

QByteArray webpFile(const QByteArray &chunks)
{
    return webpChunk("RIFF", "WEBP" + chunks);
}

/// The extended form, with EXIF behind the picture.
QByteArray webpWithExif(const QByteArray &webp, QSize size, const QByteArray &block)
{
    QByteArray head(10, '\0');
    head[0] = 0x08;
    head[4] = char(size.width() - 1);
    head[7] = char(size.height() - 1);
    return webpFile(webpChunk("VP8X", head) + webp.sliced(12) + webpChunk("EXIF", block));
}

const QByteArrayList kTypes{"image/png", "image/jpeg", "image/webp"};

} // namespace

class ImageIntakeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPictureThatFitsKeepsItsBytes_data() { addTypes(); }
    void aPictureThatFitsKeepsItsBytes();
    void aLargeOneIsScaledDown_data();
    void aLargeOneIsScaledDown();
    void theBytesMustBeWhatTheyAreSaidToBe_data();
    void theBytesMustBeWhatTheyAreSaidToBe();
    void aTurnedPictureIsPutUpright_data();
    void aTurnedPictureIsPutUpright();
    void metadataIsRemoved_data();
    void metadataIsRemoved();
    void halfAFileIsNoPicture_data() { addTypes(); }
    void halfAFileIsNoPicture();
    void brokenFilesAreRefused_data();
    void brokenFilesAreRefused();
    void damageNeverDoesHarm_data() { addTypes(); }
    void damageNeverDoesHarm();

private:
    static void addTypes()
    {
        QTest::addColumn<QByteArray>("type");
        for (const QByteArray &type : kTypes)
            QTest::newRow(type.constData()) << type;
    }
};

void ImageIntakeTest::aPictureThatFitsKeepsItsBytes()
{
    QFETCH(const QByteArray, type);
    for (const QSize size : {QSize(1, 1), QSize(41, 21), QSize(kMaxImageSide, 4)}) {
        const QByteArray file = fileOf(type, size);

        const auto taken = takenImage(file, type);

        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message));
        QCOMPARE(taken->bytes, file);
        QCOMPARE(taken->size, size);
    }
}

void ImageIntakeTest::aLargeOneIsScaledDown_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QSize>("given");
    QTest::addColumn<QSize>("stored");
    for (const QByteArray &type : kTypes) {
        QTest::addRow("%s wide", type.constData()) << type << QSize(5'120, 1'000) << QSize(2'560, 500);
        QTest::addRow("%s high", type.constData()) << type << QSize(30, 2'561) << QSize(29, 2'560);
        QTest::addRow("%s line", type.constData()) << type << QSize(10'000, 1) << QSize(2'560, 1);
    }
}

void ImageIntakeTest::aLargeOneIsScaledDown()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QSize, given);

    const auto taken = takenImage(fileOf(type, given), type);

    QVERIFY(taken);
    QTEST(taken->size, "stored");
    const QImage image = QImage::fromData(taken->bytes, type.sliced(6).constData());
    QCOMPARE(image.size(), taken->size);
    if (given.height() > 1)
        QCOMPARE(cornersOf(image), "rgbw");
}

void ImageIntakeTest::theBytesMustBeWhatTheyAreSaidToBe_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("type");
    for (const QByteArray &said : kTypes + QByteArrayList{"image/gif", "image/PNG", "", "text/html"}) {
        for (const QByteArray &type : kTypes) {
            if (said != type)
                QTest::addRow("%s as %s", type.constData(), said.constData()) << said << type;
        }
    }
}

void ImageIntakeTest::theBytesMustBeWhatTheyAreSaidToBe()
{
    QFETCH(const QByteArray, said);
    QFETCH(const QByteArray, type);

    QCOMPARE(takenImage(fileOf(type), said).error().code, "invalid_image");
}

void ImageIntakeTest::aTurnedPictureIsPutUpright_data()
{
    QTest::addColumn<int>("orientation");
    QTest::addColumn<QByteArray>("corners");
    const QByteArrayList corners{"rgbw", "grwb", "wbgr", "bwrg", "rbgw", "brwg", "wgbr", "gwrb"};
    for (int orientation = 1; orientation <= 8; ++orientation)
        QTest::addRow("%d", orientation) << orientation << corners.at(orientation - 1);
    QTest::newRow("none that there is") << 9 << QByteArray("rgbw");
}

void ImageIntakeTest::aTurnedPictureIsPutUpright()
{
    QFETCH(const int, orientation);
    const QSize size(40, 20);
    const QByteArray png = fileOf("image/png");
    const QList<std::pair<QByteArray, QByteArray>> files{
        {"image/jpeg", withExif(fileOf("image/jpeg"), exif(orientation))},
        {"image/jpeg", withExif(fileOf("image/jpeg"), exif(orientation, "II"))},
        {"image/png", png.first(33) + pngChunk("eXIf", exif(orientation)) + png.sliced(33)},
        {"image/webp", webpWithExif(fileOf("image/webp"), size, exif(orientation, "II"))}};

    for (const auto &[type, file] : files) {
        const auto taken = takenImage(file, type);

        QVERIFY2(taken, type.constData());
        QCOMPARE(taken->size, orientation > 4 && orientation < 9 ? size.transposed() : size);
        QBuffer buffer;
        buffer.setData(taken->bytes);
        QImageReader reader(&buffer, type.sliced(6));
        reader.setAutoTransform(true); // A turn left in the file would turn it a second time.
        QTEST(cornersOf(reader.read()), "corners");
        QVERIFY(!taken->bytes.contains("secret"));
    }
}

void ImageIntakeTest::metadataIsRemoved_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("plain");
    const QByteArray png = fileOf("image/png");
    const QByteArray jpeg = fileOf("image/jpeg");
    const QByteArray webp = fileOf("image/webp");
    for (const char *chunk : {"tEXt", "zTXt", "iTXt", "eXIf", "tIME", "acTL", "prVt"})
        QTest::addRow("PNG %s", chunk) << QByteArray("image/png")
                                       << png.first(33) + pngChunk(chunk, "secret garden") + png.sliced(33) << png;
    QTest::newRow("behind a PNG") << QByteArray("image/png") << png + "secret garden" << png;
    for (const int marker : {0xe0, 0xe1, 0xe2, 0xed, 0xef, 0xfe})
        QTest::addRow("JPEG %x", unsigned(marker))
            << QByteArray("image/jpeg") << QByteArray(jpeg).insert(2, jpegSegment(uchar(marker), "secret garden"))
            << jpeg;
    QTest::newRow("JPEG EXIF") << QByteArray("image/jpeg") << withExif(jpeg, exif(1)) << jpeg;
    QTest::newRow("behind a JPEG") << QByteArray("image/jpeg") << jpeg + "secret garden" << jpeg;
    QTest::newRow("WebP XMP") << QByteArray("image/webp")
                              << webpFile(webp.sliced(12) + webpChunk("XMP ", "secret garden")) << webp;
    QTest::newRow("WebP unknown") << QByteArray("image/webp")
                                  << webpFile(webp.sliced(12) + webpChunk("abcd", "secret garden!")) << webp;
    QTest::newRow("behind a WebP") << QByteArray("image/webp") << webp + "secret garden" << webp;
}

void ImageIntakeTest::metadataIsRemoved()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, file);
    QVERIFY(file.contains("secret garden"));

    const auto taken = takenImage(file, type);

    QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message));
    QTEST(taken->bytes, "plain");
}

void ImageIntakeTest::halfAFileIsNoPicture()
{
    QFETCH(const QByteArray, type);
    const QByteArray file = fileOf(type);

    for (qsizetype length = 0; length < file.size(); ++length)
        QVERIFY2(!takenImage(file.first(length), type), QByteArray::number(length).constData());
}

void ImageIntakeTest::brokenFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("file");
    QByteArray png = fileOf("image/png");
    QTest::newRow("text") << QByteArray("image/png") << QByteArray("<html>no picture</html>");
    QTest::newRow("SVG") << QByteArray("image/png")
                         << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>");
    const auto pngOf = [&](quint32 width, quint32 height) {
        return png.first(8) + pngChunk("IHDR", big(width) + big(height) + png.sliced(24, 5)) + png.sliced(33);
    };
    QTest::newRow("PNG of 10,000 million pixels") << QByteArray("image/png") << pngOf(100'000, 100'000);
    QTest::newRow("PNG of 64 million and some") << QByteArray("image/png") << pngOf(8'001, 8'000);
    QTest::newRow("PNG of no pixels") << QByteArray("image/png") << pngOf(0, 20);
    QTest::newRow("PNG larger than its data") << QByteArray("image/png") << pngOf(40, 2'000);
    QTest::newRow("PNG with a length beyond all")
        << QByteArray("image/png") << png.first(33) + "\xff\xff\xff\xffIDAT" + png.sliced(33);
    QTest::newRow("PNG with an unknown critical chunk")
        << QByteArray("image/png") << png.first(33) + pngChunk("ABCD", "x") + png.sliced(33);
    QTest::newRow("PNG without data") << QByteArray("image/png") << png.first(33) + png.last(12);

    const QByteArray jpeg = fileOf("image/jpeg");
    QByteArray huge = jpeg;
    const qsizetype frame = jpeg.indexOf(QByteArray("\xff\xc0", 2));
    huge.replace(frame + 5, 4, QByteArray(4, '\xff'));
    QTest::newRow("JPEG of 4,295 million pixels") << QByteArray("image/jpeg") << huge;
    const qsizetype scan = jpeg.indexOf(QByteArray("\xff\xda", 2));
    const QByteArray scanBytes = jpeg.sliced(scan, jpeg.size() - 2 - scan);
    QTest::newRow("JPEG of 101 scans") << QByteArray("image/jpeg")
                                       << jpeg.first(scan) + scanBytes.repeated(101) + jpeg.last(2);
    QTest::newRow("JPEG without a scan") << QByteArray("image/jpeg") << jpeg.first(scan) + jpeg.last(2);
    QTest::newRow("JPEG in a JPEG") << QByteArray("image/jpeg") << jpeg.first(scan) + jpeg;

    QByteArray canvas(10, '\0');
    canvas.replace(4, 6, QByteArray::fromHex("fe3f00fe3f00"));
    QTest::newRow("WebP of 268 million pixels")
        << QByteArray("image/webp") << webpFile(webpChunk("VP8X", canvas) + fileOf("image/webp").sliced(12));
    QTest::newRow("WebP of nothing") << QByteArray("image/webp") << webpFile({});
    QTest::newRow("another RIFF") << QByteArray("image/webp") << webpChunk("RIFF", "WAVE" + webpChunk("fmt ", "x"));
}

void ImageIntakeTest::brokenFilesAreRefused()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, file);

    const auto taken = takenImage(file, type);

    QVERIFY(!taken);
    QCOMPARE(taken.error().code, "invalid_image");
}

/// Whatever byte is changed, the result is accepted or refused, and nothing crashes.
void ImageIntakeTest::damageNeverDoesHarm()
{
    QFETCH(const QByteArray, type);
    const QByteArray file = fileOf(type);
    QLoggingCategory::setFilterRules(u"qt.gui.imageio*=false"_s); // It would log each defect.

    for (qsizetype at = 0; at < file.size(); ++at) {
        for (const char byte : {'\0', '\x7f', '\xff'}) {
            QByteArray damaged = file;
            damaged[at] = byte;
            const auto taken = takenImage(damaged, type);
            QVERIFY(taken || taken.error().code == "invalid_image");
        }
    }
}

STEMDESK_GUILESS_TEST(ImageIntakeTest)

} // namespace stemdesk::image_intake_test

#include "tst_image_intake.moc"
