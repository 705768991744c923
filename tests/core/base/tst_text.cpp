#include "core/base/text.h"

#include <QTest>

using namespace stemdesk;
using namespace Qt::StringLiterals;

class TestText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lineIsTrimmedAndComposed() { QCOMPARE(lineText(u"  Cre\u0300me \n"_s, u"name"_s).value(), u"Crème"_s); }

    void lineRefusesWhatBreaksIt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("line break") << u"a\nb"_s;
        QTest::newRow("tab") << u"a\tb"_s;
        QTest::newRow("escape") << u"a\u001bb"_s;
        QTest::newRow("C1 control") << u"a\u0085b"_s;
        QTest::newRow("line separator") << u"a\u2028b"_s;
        QTest::newRow("too long") << QString(501, u'x');
    }

    void lineRefusesWhatBreaksIt()
    {
        QFETCH(QString, text);
        QCOMPARE(lineText(text, u"variant.sku"_s).error().code, QByteArray("invalid_sku"));
    }

    void charactersOutsideTheBasicPlaneCountOnce()
    {
        QVERIFY(lineText(QString::fromUcs4(U"🌸").repeated(500), u"sku"_s).has_value());
    }

    void multilineKeepsTabsAndMakesOneKindOfLineBreak()
    {
        QCOMPARE(multilineText(u"a\r\nb\rc\td\n"_s, u"notes"_s).value(), u"a\nb\nc\td"_s);
    }

    void nameIsRequired() { QCOMPARE(nameText(u" \t "_s, u"name"_s).error().code, QByteArray("name_required")); }

    void foldingIgnoresCaseAndAccents_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("ascii") << u"Rose"_s << u"rose"_s;
        QTest::newRow("accents") << u"CRÈME Brûlée"_s << u"creme brulee"_s;
        QTest::newRow("sharp s") << u"Weiß"_s << u"weiss"_s;
        QTest::newRow("stroke") << u"Grønn"_s << u"gronn"_s;
        QTest::newRow("ligature") << u"Cœur"_s << u"coeur"_s;
    }

    void foldingIgnoresCaseAndAccents()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(folded(text), expected);
    }

    void tokensAreRunsOfLettersAndDigits()
    {
        QCOMPARE(searchTokens(u"Rose ‘Quicksand’ 50cm, no-thorn"_s),
                 (QStringList{u"rose"_s, u"quicksand"_s, u"50cm"_s, u"no"_s, u"thorn"_s}));
    }

    void tokenTextHoldsTheTokens_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << QString();
        QTest::newRow("only marks") << u" - "_s;
        QTest::newRow("ascii") << u"..Rose 50CM,  no-thorn!"_s;
        QTest::newRow("accents") << u"Crème ‘Brûlée’ 50"_s;
    }

    void tokenTextHoldsTheTokens()
    {
        QFETCH(QString, text);
        QCOMPARE(QString::fromUtf8(searchTokenText(text)).split(u' ', Qt::SkipEmptyParts), searchTokens(text));
    }

    void slugsAreMadeOfTheName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("slug");
        QTest::newRow("words") << u"Meadow Wedding, 13 June"_s << u"meadow-wedding-13-june"_s;
        QTest::newRow("accents") << u"Fête d'été"_s << u"fete-d-ete"_s;
        QTest::newRow("nothing left") << u"花"_s << u"event"_s;
    }

    void slugsAreMadeOfTheName()
    {
        QFETCH(QString, name);
        QFETCH(QString, slug);
        QCOMPARE(slugFrom(name), slug);
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
