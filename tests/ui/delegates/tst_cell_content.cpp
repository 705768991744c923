#include "ui/delegates/cell_content.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::cell_content_test {

using namespace stemdesk::ui;

class TestCellContent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedWordsArePickedOut_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("marked");
        QTest::newRow("nothing typed") << QStringList{} << u"Rose ‘Quicksand’ 50 cm"_s;
        QTest::newRow("two words") << QStringList{u"quick"_s, u"50"_s} << u"Rose ‘[Quick]sand’ [50] cm"_s;
        QTest::newRow("whole text") << QStringList{u"Rose ‘Quicksand’ 50 cm"_s} << u"[Rose ‘Quicksand’ 50 cm]"_s;
        QTest::newRow("inside a word") << QStringList{u"sand"_s} << u"Rose ‘Quicksand’ 50 cm"_s;
        QTest::newRow("longest wins") << QStringList{u"r"_s, u"ros"_s} << u"[Ros]e ‘Quicksand’ 50 cm"_s;
    }

    void typedWordsArePickedOut()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, marked);
        QString text;
        const auto pieces = matchedPieces(u"Rose ‘Quicksand’ 50 cm"_s, words);
        for (const TextPiece &piece : pieces)
            text += piece.matched ? u'[' + piece.text + u']' : piece.text;
        QCOMPARE(text, marked);
    }

    void namesGiveWayBeforeLengths_data()
    {
        QTest::addColumn<QStringList>("matches");
        QTest::addColumn<bool>("strong");
        QTest::newRow("plain") << QStringList() << false;
        QTest::newRow("strong") << QStringList() << true;
        QTest::newRow("with what was typed") << QStringList{u"quick"_s} << false;
        QTest::newRow("with the end of it typed") << QStringList{u"sand"_s} << false;
    }

    void namesGiveWayBeforeLengths()
    {
        QFETCH(const QStringList, matches);
        QFETCH(const bool, strong);
        const CellContent rose{
            .text = u"Rose ‘Quicksand’"_s, .quietText = u"50 cm"_s, .matches = matches, .strong = strong};
        const qreal whole = cellContentWidth(rose);
        QCOMPARE(shownTexts(rose, whole), (QStringList{rose.text, rose.quietText}));
        for (const qreal width : {whole - 4, whole - 20, whole - 50}) {
            const QStringList shown = shownTexts(rose, width);
            QCOMPARE(shown.last(), rose.quietText);
            QVERIFY2(shown.first().endsWith(u"…’"_s), qUtf8Printable(shown.first()));
            QVERIFY(shown.first().startsWith(u"Rose"_s));
        }
    }

    void theLengthInANameIsNeverCut()
    {
        const CellContent rose{.text = u"Narcissus ‘Bridal Crown’ 38 cm"_s};
        const qreal whole = cellContentWidth(rose);
        for (const qreal width : {whole - 4, whole - 20, whole - 50}) {
            const QString shown = shownTexts(rose, width).first();
            QVERIFY2(shown.startsWith(u"Narcissus"_s) && shown.endsWith(u"…’ 38 cm"_s), qUtf8Printable(shown));
        }
        QVERIFY(shownTexts(rose, 20).first().size() < 8); // Without room for it, it goes like the rest.
        const QString plain = shownTexts({.text = u"Eucalyptus parvifolia 60 cm"_s}, whole - 40).first();
        QVERIFY2(plain.endsWith(u"… 60 cm"_s), qUtf8Printable(plain));
    }

    void whatIsLongBehindANameHasHalf()
    {
        const CellContent row{.text = u"Delphinium"_s, .quietText = u"from Garden Growers of Frome"_s};
        const QStringList shown = shownTexts(row, cellContentWidth(row) / 2);
        QVERIFY(shown.first().startsWith(u"Del"_s));
        QVERIFY(shown.last().endsWith(u'…') && shown.last().size() > 2);
    }

    void aKindGivesWayToItsName()
    {
        const CellContent row{.text = u"Bloemenhof, winter"_s, .quietText = u"fournitures"_s, .quietYields = true};
        const qreal whole = cellContentWidth(row);
        const qreal name = cellContentWidth({.text = row.text});

        QCOMPARE(shownTexts(row, whole), (QStringList{row.text, row.quietText}));
        const QStringList cut = shownTexts(row, whole - 12);
        QCOMPARE(cut.first(), row.text);
        QVERIFY(cut.last().startsWith(u'f') && cut.last().endsWith(u'…'));
        QCOMPARE(shownTexts(row, name + 40), QStringList{row.text}); // No stump of it.
        QVERIFY(shownTexts(row, name - 20).first().endsWith(u'…'));
    }

    void listsOfOneNameKeepTheirEnds()
    {
        const CellContent older{.text = u"Schnittblumen, vorige Saison"_s, .elidesMiddle = true};
        const qreal whole = cellContentWidth(older);

        QCOMPARE(shownTexts(older, whole), QStringList{older.text});
        const QString cut = shownTexts(older, whole - 40).first();
        QVERIFY2(cut.startsWith(u"Schnitt"_s) && cut.endsWith(u"Saison"_s) && cut.contains(u'…'), qUtf8Printable(cut));
    }

    void namesWithoutRoomAreCounted()
    {
        const QStringList names{u"Bloemenhof"_s, u"Fleura"_s, u"Avon Flower Market"_s};
        const CellContent suppliers{.text = names.join(u", "_s), .names = names};
        const qreal whole = cellContentWidth(suppliers);
        QCOMPARE(shownTexts(suppliers, whole).constFirst(), suppliers.text);
        QCOMPARE(shownTexts(suppliers, whole - 8).constFirst(), u"Bloemenhof, Fleura +1"_s);
        const qreal one = cellContentWidth({.text = u"Bloemenhof +2"_s});
        QCOMPARE(shownTexts(suppliers, one).constFirst(), u"Bloemenhof +2"_s);
        const QString least = shownTexts(suppliers, one - 16).constFirst();
        QVERIFY2(least.startsWith(u"Bloe"_s) && least.endsWith(u"… +2"_s), qPrintable(least));
    }

    void anAddressWithoutRoomLeavesOutWholeParts()
    {
        const CellContent venue{.text = u"The Linden Hotel, Bath Road, Frome"_s, .address = true};
        const qreal whole = cellContentWidth(venue);
        const qreal name = cellContentWidth({.text = u"The Linden Hotel"_s});
        QCOMPARE(shownTexts(venue, whole).constFirst(), venue.text);
        QCOMPARE(shownTexts(venue, whole - 8).constFirst(), u"The Linden Hotel, Bath Road"_s);
        QCOMPARE(shownTexts(venue, name).constFirst(), u"The Linden Hotel"_s);
        QVERIFY(shownTexts(venue, name - 8).constFirst().endsWith(u'…'));
    }

    void whatIsCutSaysSo()
    {
        const CellContent name{.text = u"Sophie and Grace of Glastonbury"_s};
        const QString shown = shownTexts(name, cellContentWidth(name) - 8).constFirst();
        QVERIFY(shown.endsWith(u'…') && shown.size() > 20);
    }
};

STEMDESK_TEST(TestCellContent)

} // namespace stemdesk::cell_content_test

#include "tst_cell_content.moc"
