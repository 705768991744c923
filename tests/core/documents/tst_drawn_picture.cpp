#include "core/documents/drawn_picture.h"

#include "tests/support/test_registry.h"

#include <QImage>
#include <QTest>

namespace stemdesk::drawn_picture_test {

class TestDrawnPicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAPictureThatCanBeStored()
    {
        const Image drawn = drawnPicture(u"posy"_s, {u"#b7606b"_s, u"#fbfaf3"_s}, u"Meadow wedding"_s);

        const QImage seen = QImage::fromData(drawn.bytes, "jpg");
        QCOMPARE(drawn.mediaType, QByteArray("image/jpeg"));
        QCOMPARE(seen.size(), QSize(drawn.width, drawn.height));
        QVERIFY(drawn.bytes.size() < 400'000);
    }

    void isTheSameForTheSameEvent()
    {
        const QStringList colours{u"#b7606b"_s};

        const Image drawn = drawnPicture(u"wreath"_s, colours, u"Niamh & Ben"_s);

        QCOMPARE(drawnPicture(u"wreath"_s, colours, u"Niamh & Ben"_s).bytes, drawn.bytes);
        QVERIFY(drawnPicture(u"wreath"_s, colours, u"Leila & Matt"_s).bytes != drawn.bytes);
        QVERIFY(drawnPicture(u"sprig"_s, colours, u"Niamh & Ben"_s).bytes != drawn.bytes);
    }
};

STEMDESK_GUILESS_TEST(TestDrawnPicture)

} // namespace stemdesk::drawn_picture_test

#include "tst_drawn_picture.moc"
