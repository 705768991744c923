#include "core/domain/catalogue/colour_words.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::colour_words_test {

class TestColourWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coloursAreKnownInFiveLanguages_data();
    void coloursAreKnownInFiveLanguages();
};

void TestColourWords::coloursAreKnownInFiveLanguages_data()
{
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("hex");

    QTest::newRow("red") << u"Red|ROT|rood|rouge|rojo|Dark red|Dunkelrot|donkerrood|rouge foncé|rojo oscuro"_s
                         << u"#b5263c"_s;
    QTest::newRow("pink") << u"Pink|rosa|roze|rose|rosado|lichtroze|zartrosa"_s << u"#f2a7bd"_s;
    QTest::newRow("hot pink") << u"Hot pink|fuchsia|magenta"_s << u"#d9297f"_s;
    QTest::newRow("white") << u"white|weiß|weiss|wit|blanc|blanche|blanco"_s << u"#ffffff"_s;
    QTest::newRow("green") << u"green|grün|groen|vert|verde"_s << u"#4c7a4a"_s;
    QTest::newRow("cream") << u"cream|crème|creme|ivory|champagne"_s << u"#f7ecd0"_s;
    QTest::newRow("none") << u"Quicksand|bicolour|mixed|credit|carrot|"_s << QString();
}

void TestColourWords::coloursAreKnownInFiveLanguages()
{
    QFETCH(const QString, names);

    for (const QString &name : names.split(u'|'))
        QTEST(swatchOf(name).value_or(QString()), "hex");
}

STEMDESK_APPLESS_TEST(TestColourWords)

} // namespace stemdesk::colour_words_test

#include "tst_colour_words.moc"
