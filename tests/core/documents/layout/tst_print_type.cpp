#include "core/documents/layout/print_type.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::print_type_test {

namespace {

constexpr qreal kWidth = pt(200);
constexpr qsizetype kAny = std::numeric_limits<qsizetype>::max();

} // namespace

class PrintTypeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesFillTheWidth_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << u"Roses and peonies for the tables, "_s.repeated(30).trimmed();
        QTest::newRow("one word") << u"rosesandpeonies"_s.repeated(60);
        QTest::newRow("a word longer than a line among others")
            << u"roses "_s + u"peony"_s.repeated(40) + u" for all"_s;
    }

    void linesFillTheWidth()
    {
        QFETCH(const QString, text);
        const PrintType type(9.5);

        const QStringList lines = type.wrapped(text, kWidth, kAny);

        QVERIFY(lines.size() > 1);
        QString joined;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            QVERIFY(type.width(lines.at(line)) <= kWidth);
            QVERIFY(!lines.at(line).isEmpty());
            QVERIFY(!lines.at(line).front().isLowSurrogate());
            joined += lines.at(line);
            // The next word, or letter of a word, would have had no room.
            const QString next = lines.value(line + 1);
            const bool isInWord = text.indexOf(joined + next.left(1)) == 0;
            const QString more = isInWord ? next.left(2) : u' ' + next.section(u' ', 0, 0);
            QVERIFY(next.isEmpty() || type.width(lines.at(line) + more) > kWidth);
            joined += isInWord || next.isEmpty() ? QString() : u" "_s;
        }
        QCOMPARE(joined, text);
    }

    void lettersThatJoinAreNotTornApart_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("letters of another script") << u"牡丹の花"_s.repeated(80);
        QTest::newRow("pairs") << u"🌷"_s.repeated(150);
        QTest::newRow("words from right to left") << u"سلام على الجميع "_s.repeated(30).trimmed();
    }

    void lettersThatJoinAreNotTornApart()
    {
        QFETCH(const QString, text);
        const PrintType type(9.5);

        const QStringList lines = type.wrapped(text, kWidth, kAny);

        QVERIFY(lines.size() > 1);
        for (const QString &line : lines) {
            QVERIFY(type.width(line) <= kWidth + pt(1));
            QVERIFY(!line.isEmpty() && !line.front().isLowSurrogate());
        }
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
    }

    /// Letters without a width used to be measured again for each of them, which took hours.
    void lettersWithoutAWidthAreLaidOut_data()
    {
        QTest::addColumn<QString>("text");
        const QString marks = u"\u0301"_s.repeated(60'000);
        QTest::newRow("marks") << marks + u"W"_s.repeated(200);
        QTest::newRow("marks among words") << u"rose "_s.repeated(100) + marks + u" rose"_s.repeated(100);
        QTest::newRow("emoji") << u"🌷"_s.repeated(90'000);
    }

    void lettersWithoutAWidthAreLaidOut()
    {
        QFETCH(const QString, text);
        const PrintType type(9.5);

        QCOMPARE(type.wrapped(text, kWidth, kAny).join(QString()).remove(u' '), QString(text).remove(u' '));
    }

    void whatIsTooMuchIsCut()
    {
        const QStringList lines = PrintType(9.5).wrapped(u"rose "_s.repeated(500), kWidth, 3);

        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.constLast().endsWith(u'…'));
    }

    void aHeadingLeavesNoWordAlone()
    {
        const PrintType type(18);
        const QString title = u"Thanksgiving service, Arthur"_s;
        const qreal width = type.width(title) - pt(1);

        QCOMPARE(type.wrapped(title, width, 3), QStringList({u"Thanksgiving service,"_s, u"Arthur"_s}));
        QCOMPARE(type.balanced(title, width, 3), QStringList({u"Thanksgiving"_s, u"service, Arthur"_s}));
        QCOMPARE(type.balanced(u"Arthur"_s, width, 3), QStringList(u"Arthur"_s));
    }

    void aHeadingThatIsCutSaysAsMuchAsItCan()
    {
        const PrintType type(18);
        const QString title = u"rose "_s.repeated(100);

        QCOMPARE(type.balanced(title, kWidth, 3), type.wrapped(title, kWidth, 3));
    }

    void aParagraphEndsWithNoShortWordAlone()
    {
        const PrintType type(10.5);
        const QString text = u"We use the nearest in colour and shape, and tell you if it shows."_s;
        const qreal width = type.width(text) - pt(1);

        QCOMPARE(type.wrapped(text, width, kAny).constLast(), u"shows."_s);
        QCOMPARE(type.settled(text, width).constLast(), u"it shows."_s);
        QCOMPARE(type.settled(text, width).join(u' '), text);
    }
};

STEMDESK_TEST(PrintTypeTest)

} // namespace stemdesk::print_type_test

#include "tst_print_type.moc"
