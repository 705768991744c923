#include "core/base/shared_text.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::shared_text_test {

using namespace Qt::StringLiterals;

class TestSharedText : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

STEMDESK_APPLESS_TEST(TestSharedText)

} // namespace stemdesk::shared_text_test

#include "tst_shared_text.moc"
