#include "ui/delegates/match_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::match_text_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestMatchText : public QObject {
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
};

STEMDESK_APPLESS_TEST(TestMatchText)

} // namespace stemdesk::match_text_test

#include "tst_match_text.moc"
