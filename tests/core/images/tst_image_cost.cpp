#include "core/images/image_intake.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace stemdesk::image_cost_test {

namespace {

QByteArray fileOf(const QImage &image, const char *format)
{
    QByteArray file;
    QBuffer buffer(&file);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, format))
        qFatal("no %s", format);
    return file;
}

QByteArray fileOf(const char *format)
{
    QImage image(40, 20, QImage::Format_RGB32);
    image.fill(Qt::red);
    return fileOf(image, format);
}

} // namespace

class TestImageCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A file of some kilobytes may be a picture of millions of pixels.
    void theCostIsThatOfThePixels()
    {
        QImage white(3'000, 2'000, QImage::Format_Grayscale8);
        white.fill(Qt::white);
        const QByteArray png = fileOf(white, "png");
        QVERIFY2(png.size() < 16'000, QByteArray::number(png.size()).constData());
        QVERIFY(decodedCost(png) >= 4LL * 3'000 * 2'000);
        QVERIFY(decodedCost(png) <= kMaxDecodedBytes);
        constexpr qint64 kSmall = 4LL * 40 * 20;
        QCOMPARE(decodedCost(fileOf("png")), kSmall);
        QCOMPARE(decodedCost(fileOf("jpeg")), kSmall);
        QCOMPARE(
            decodedCost(QByteArray("RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f", 21) + "\x27\xc0\x04" + QByteArray(9, '\0')),
            kSmall);
        QCOMPARE(decodedCost(png.first(16) + QByteArray(8, '\xff') + png.sliced(24)),
                 qint64(0)); // Refused by its head.
        QCOMPARE(decodedCost("no picture"), qint64(0));
        QCOMPARE(decodedCost({}), qint64(0));
    }

    /// They are made another format as a whole before they are scaled.
    void deepAndInterlacedOnesCostTwice()
    {
        QImage image(40, 20, QImage::Format_ARGB32);
        image.fill(QColor(1, 2, 3, 100));
        const QByteArray png = fileOf(image, "png");
        constexpr qint64 kPixels = 40LL * 20;
        constexpr qsizetype kDepth = 24;
        constexpr qsizetype kInterlaced = 28;
        QByteArray deep = png;
        deep[kDepth] = 16;
        QByteArray interlaced = png;
        interlaced[kInterlaced] = 1;

        QCOMPARE(decodedCost(png), 4 * kPixels);
        QCOMPARE(decodedCost(deep), 16 * kPixels);
        QCOMPARE(decodedCost(interlaced), 8 * kPixels);
    }

    /// Together they would need nearly twice the available memory.
    void picturesTakeTheirMemoryInTurn()
    {
        QImage white(5'000, 4'000, QImage::Format_RGB32);
        white.fill(Qt::white);
        const QByteArray png = fileOf(white, "png");
        white = {};
        const auto peak = [] {
            QFile status(u"/proc/self/status"_s);
            const QByteArray all = status.open(QFile::ReadOnly) ? status.readAll() : QByteArray();
            const qsizetype at = all.indexOf("VmHWM:");
            return at < 0 ? 0 : all.mid(at + 6, all.indexOf("kB", at) - at - 6).trimmed().toLongLong() * 1024;
        };
        QFile reset(u"/proc/self/clear_refs"_s);
        if (!reset.open(QFile::WriteOnly) || reset.write("5") != 1 || !reset.flush())
            QSKIP("The system does not tell the most memory that was used.");
        const qint64 before = peak();

        std::vector<std::thread> threads;
        threads.reserve(5);
        std::atomic<int> stored = 0;
        for (int number = 0; number < 5; ++number)
            threads.emplace_back([&] { stored += takenImage(png, "image/png") ? 1 : 0; });
        for (std::thread &thread : threads)
            thread.join();

        QCOMPARE(stored.load(), 5);
        QVERIFY2(peak() - before < kMaxDecodedBytes + 64'000'000, QByteArray::number(peak() - before).constData());
    }
};

STEMDESK_GUILESS_TEST(TestImageCost)

} // namespace stemdesk::image_cost_test

#include "tst_image_cost.moc"
