#include "core/images/botanicals.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::botanicals_test {

constexpr QSize kSmall(240, 320);

/// How many of the pixels are not paper, of a hundred.
double painted(const QImage &image, const QColor &paper)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) != paper.rgb() ? 1 : 0;
    }
    return 100.0 * count / (double(image.width()) * image.height());
}

/// How many pixels have about this hue.
int ofHue(const QImage &image, int hue)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            const int away = std::abs(colour.hslHue() - hue);
            count += colour.hslSaturation() > 40 && std::min(away, 360 - away) < 15 ? 1 : 0;
        }
    }
    return count;
}

class BotanicalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onePlateIsOnePicture()
    {
        const BotanicalPlate plate{.form = BotanicalForm::Posy, .palette = {Qt::darkRed}, .seed = 7};
        BotanicalPlate other = plate;
        other.seed = 8;

        QCOMPARE(botanicalPicture(plate, kSmall), botanicalPicture(plate, kSmall));
        QVERIFY(botanicalPicture(plate, kSmall) != botanicalPicture(other, kSmall));
    }

    void everyFormLeavesRoomForWords_data()
    {
        QTest::addColumn<BotanicalForm>("form");
        QTest::newRow("posy") << BotanicalForm::Posy;
        QTest::newRow("corner") << BotanicalForm::Corner;
        QTest::newRow("garland") << BotanicalForm::Garland;
        QTest::newRow("wreath") << BotanicalForm::Wreath;
        QTest::newRow("meadow") << BotanicalForm::Meadow;
        QTest::newRow("sprig") << BotanicalForm::Sprig;
    }
    void everyFormLeavesRoomForWords()
    {
        QFETCH(const BotanicalForm, form);
        const QColor paper(0xfd, 0xfb, 0xf7);

        const QImage image = botanicalPicture({.form = form, .paper = paper}, kSmall);

        QCOMPARE(image.size(), kSmall);
        QVERIFY(painted(image, paper) > 4);
        QVERIFY(painted(image, paper) < 75);
    }

    void everySpeciesStandsOnItsStem()
    {
        for (int species = 0; species <= int(BotanicalSpecies::Grass); ++species) {
            const BotanicalPlate plate{.form = BotanicalForm::Sprig, .species = {BotanicalSpecies(species)}};
            const QImage image = botanicalPicture(plate, kSmall);
            QVERIFY2(painted(image, Qt::white) > 1, qPrintable(QString::number(species)));
            // None is cut by the upper edge.
            QVERIFY2(painted(image.copy(0, 0, kSmall.width(), 2), Qt::white) == 0,
                     qPrintable(QString::number(species)));
        }
    }

    void flowersTakeTheirColourFromThePalette()
    {
        const BotanicalPlate blue{.palette = {QColor(0x3a, 0x5f, 0xc0)}};
        const BotanicalPlate orange{.palette = {QColor(0xe0, 0x8a, 0x30)}};
        constexpr int kBlue = 223;
        constexpr int kOrange = 31;

        QVERIFY(ofHue(botanicalPicture(blue, kSmall), kBlue) > 20 * ofHue(botanicalPicture(orange, kSmall), kBlue));
        QVERIFY(ofHue(botanicalPicture(orange, kSmall), kOrange) > 2 * ofHue(botanicalPicture(blue, kSmall), kOrange));
    }

    void withoutAGroundThePictureIsTransparentAroundTheFlowers()
    {
        const QImage image = botanicalPicture({.form = BotanicalForm::Wreath, .hasGround = false}, kSmall);

        QCOMPARE(qAlpha(image.pixel(kSmall.width() / 2, kSmall.height() / 2)), 0);
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
    }

    void nothingIsPaintedOnNothing()
    {
        QVERIFY(botanicalPicture({}, QSize()).isNull());
        QVERIFY(!botanicalPicture({}, QSize(1, 1)).isNull());
    }
};

STEMDESK_GUILESS_TEST(BotanicalsTest)

} // namespace stemdesk::botanicals_test

#include "tst_botanicals.moc"
