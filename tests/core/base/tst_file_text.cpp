#include "core/base/file_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::file_text_test {

using namespace Qt::StringLiterals;

class FileTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

STEMDESK_APPLESS_TEST(FileTextTest)

} // namespace stemdesk::file_text_test

#include "tst_file_text.moc"
