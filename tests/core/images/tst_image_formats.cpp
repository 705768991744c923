#include "core/images/image_intake.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::image_formats_test {

/// On a computer without Qt's plugins.
class ImageFormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::setLibraryPaths({}); }

    void thePackageThatIsMissingIsNamed()
    {
        // One white pixel.
        const QByteArray webp =
            QByteArray::fromHex("524946461a000000574542505650384c0d0000002f000000000711fd0f4444ff0300");

        const auto taken = takenImage(webp, "image/webp");

        QVERIFY(!taken);
        QCOMPARE(taken.error().kind, Error::Kind::Invalid);
        QCOMPARE(taken.error().code, "image_format_missing");
        QVERIFY(taken.error().message.contains("qt6-image-formats-plugins"_L1));
        QVERIFY(taken.error().message.contains("image/webp"_L1));
    }
};

STEMDESK_GUILESS_TEST(ImageFormatsTest)

} // namespace stemdesk::image_formats_test

#include "tst_image_formats.moc"
