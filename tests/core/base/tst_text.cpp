#include "core/base/text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::text_test {

namespace {

QString textOf(char32_t c)
{
    return QString() += QChar::fromUcs4(c); // fromUcs4() of QString takes U+FEFF for a byte order mark.
}

/// The character alone and, in the planes that have letters, between neighbours that take part in composing and
/// folding.
QString surrounded(char32_t c)
{
    const QString text = textOf(c);
    if (c >= 0x30000)
        return text + u' ';
    return u"%1 a%1B Σ%1\u0345 \u1100%1\u0301 \U0001D165%1\u20DD\u0323\U0001D165 "_s.arg(text);
}

/// The characters for which `fold` does something else the second time.
template <class Fold>
QStringList unstable(Fold fold)
{
    constexpr char32_t kBlock = 256;
    QStringList found; // First character of each block with a difference.
    for (char32_t first = 0; first <= QChar::LastValidCodePoint; first += kBlock) {
        QString block;
        for (char32_t c = first; c < first + kBlock; ++c)
            block += QChar::isSurrogate(c) ? QString() : surrounded(c);
        const QString once = fold(block);
        if (fold(once) != once)
            found += QString::number(first, 16);
    }
    return found;
}

} // namespace

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
        QTest::newRow("byte order mark") << u"a\uFEFFb"_s;
        QTest::newRow("U+FFFE") << u"\uFFFE"_s;
        QTest::newRow("U+FFFF") << u"\uFFFF"_s;
        QTest::newRow("U+FDD0") << u"\uFDD0"_s;
        QTest::newRow("U+FDEF") << u"\uFDEF"_s;
        QTest::newRow("U+1FFFE") << u"é\U0001FFFE"_s;
        QTest::newRow("U+10FFFF") << u"\U0010FFFF"_s;
        QTest::newRow("half a pair") << u"a"_s + QChar(0xd83c);
        QTest::newRow("pair the wrong way round") << QString(QChar(0xdf38)) + QChar(0xd83c);
    }

    void lineRefusesWhatBreaksIt()
    {
        QFETCH(QString, text);
        QCOMPARE(lineText(text, u"variant.sku"_s).error().code, QByteArray("invalid_sku"));
    }

    void everyNoncharacterIsRefused()
    {
        int refused = 0;
        for (char32_t c = 0x80; c <= QChar::LastValidCodePoint; ++c) {
            const QString text = u"a"_s + textOf(c);
            if (QChar::isSurrogate(c) || QChar::category(c) == QChar::Other_Control || c == 0x2028 || c == 0x2029)
                continue;
            const Result<QString> line = lineText(text, u"name"_s);
            QCOMPARE(multilineText(text, u"name"_s).has_value(), line.has_value());
            refused += line ? 0 : 1;
        }
        QCOMPARE(refused, 66 + 1); // Unicode's noncharacters, and the byte order mark.
        QVERIFY(lineText(u"\uFEFF"_s, u"name"_s).error().message.contains(u"U+FEFF"_s));
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
        QTest::newRow("trade mark") << u"Rosa™ № 5℃"_s << u"rosatm no 5°c"_s;
        QTest::newRow("dotted capital") << u"İris"_s << u"iris"_s;
        QTest::newRow("small capitals") << u"ᴭ"_s << u"ae"_s;
    }

    void foldingIgnoresCaseAndAccents()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(folded(text), expected);
    }

    void foldingTwiceIsFoldingOnce()
    {
        QCOMPARE(unstable(folded), QStringList());
        QCOMPARE(unstable(caseFolded), QStringList());
    }

    void wordsOfWordsAreTheWords()
    {
        QCOMPARE(unstable([](const QString &text) { return searchTokens(text).join(u' '); }), QStringList());
        for (char32_t c = 0; c <= QChar::LastValidCodePoint; ++c) {
            for (const QString &word : QChar::isSurrogate(c) ? QStringList() : searchTokens(textOf(c)))
                QCOMPARE(searchTokens(word), QStringList{word});
        }
    }

    void casesOfOneNameAreOne()
    {
        QCOMPARE(caseFolded(u"\u017F\u0301"_s), caseFolded(u"Ś"_s));
        QCOMPARE(caseFolded(u"STRASSE"_s), caseFolded(u"straße"_s.toUpper()));
    }

    void namesThatLookAlikeGetPlainSpaces()
    {
        for (const QString &text : {u"Red  Naomi "_s, u"Red\u00a0Naomi"_s, u"\u200eRed \u2009Na\u00adomi\u200b"_s})
            QCOMPARE(withPlainSpaces(text), u"Red Naomi"_s);
        QCOMPARE(withPlainSpaces(u"\U0001F469\u200d\U0001F33E"_s), u"\U0001F469\u200d\U0001F33E"_s);
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

    void filesHoldOnlyCharacters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        const QString beyond = QString::fromUcs4(U"\U0001fffe\U0010ffff");
        QTest::newRow("letters") << u"Crème\t\n\r 🌷"_s << u"Crème\t\n\r 🌷"_s;
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("noncharacters") << u"a\ufffe\uffff\ufdd0b"_s + beyond << u"ab"_s;
        QTest::newRow("a mark of the encoding") << u"a"_s + QChar(0xfeff) + u'b' << u"ab"_s;
        QTest::newRow("controls") << u"a\x01\x1b\x1f"_s + QChar(0) + u'b' << u"ab"_s;
        QTest::newRow("half a pair") << u"a"_s + QChar(0xd83c) + u'b' + QChar(0xdf37) << u"ab"_s;
        QTest::newRow("half a pair at the end") << u"a"_s + QChar(0xd83c) << u"a"_s;
        QTest::newRow("nothing else") << u"\ufffe"_s << QString();
    }

    void filesHoldOnlyCharacters()
    {
        QFETCH(QString, text);
        QFETCH(QString, written);
        QCOMPARE(fileText(text), written);
    }

    void isTheTextOfTheBytes_data()
    {
        QTest::addColumn<QString>("text");

        for (const QString &text : {u""_s, u"a"_s, u"Red"_s, u"Rosé"_s, u"é"_s, u"ÿÿ"_s, u"🌹"_s, u"Lilac\nWhite"_s,
                                    u"\t\"x\""_s, u"sixteen letters!"_s, u"seventeen letters"_s})
            QTest::newRow(qPrintable(text)) << text;
    }
    void isTheTextOfTheBytes()
    {
        QFETCH(QString, text);
        for (int time = 0; time < 2; ++time)
            QCOMPARE(sharedText(text.toUtf8()), text);
    }

    void textsThatAreMuchAlikeAreToldApart()
    {
        for (int time = 0; time < 2; ++time) {
            for (char first = 1; first < 127; ++first) {
                for (char last = 1; last < 127; ++last) {
                    QByteArray bytes(4, 'x');
                    bytes[0] = first;
                    bytes[2] = last;
                    QCOMPARE(sharedText(bytes), QString::fromLatin1(bytes));
                }
            }
        }
    }

    void bytesThatAreNoTextAreReadAsQtReadsThem()
    {
        for (const QByteArray &bytes :
             {QByteArray("\xff"), QByteArray("\xc3"), QByteArray("\xef\xbb\xbfRed"), QByteArray("a\xffz")})
            QCOMPARE(sharedText(bytes), QString::fromUtf8(bytes));
        QVERIFY(sharedText(QByteArrayView()).isEmpty());
    }

    void aShortTextIsKeptOnce()
    {
        const QString one = sharedText("flower");
        const QString other = sharedText("flower");

        QVERIFY(one.constData() == other.constData());
    }

    void whoChangesATextChangesItsOwn()
    {
        QString mine = sharedText("flower");
        mine += u's';

        QCOMPARE(sharedText("flower"), u"flower"_s);
    }
};

STEMDESK_APPLESS_TEST(TestText)

} // namespace stemdesk::text_test

#include "tst_text.moc"
