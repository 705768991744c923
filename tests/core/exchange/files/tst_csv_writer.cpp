#include "core/exchange/files/csv_writer.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::csv_writer_test {

class TestCsvWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsQuotedAndDefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << u"Rose"_s << u"Rose"_s;
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("comma") << u"Rose, red"_s << u"\"Rose, red\""_s;
        QTest::newRow("quote") << u"10\" pot"_s << u"\"10\"\" pot\""_s;
        QTest::newRow("line break") << u"a\nb"_s << u"\"a\nb\""_s;
        QTest::newRow("carriage return inside") << u"a\rb"_s << u"\"a\rb\""_s;
        QTest::newRow("semicolon, which some countries separate by") << u"a;b"_s << u"\"a;b\""_s;
        QTest::newRow("equals") << u"=1+1"_s << u"'=1+1"_s;
        QTest::newRow("plus") << u"+44 20"_s << u"'+44 20"_s;
        QTest::newRow("minus") << u"-1"_s << u"'-1"_s;
        QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
        QTest::newRow("tab") << u"\t=1"_s << u"\"'\t'=1\""_s;
        QTest::newRow("carriage return") << u"\r=1"_s << u"\"'\r'=1\""_s;
        QTest::newRow("full width") << u"\uff1d1"_s << u"'\uff1d1"_s;
        QTest::newRow("formula with a comma and quotes")
            << u"=HYPERLINK(\"x\",\"y\")"_s << u"\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""_s;
        for (const QString &end : {u","_s, u";"_s, u"\t"_s, u"\n"_s, u"\r"_s}) {
            const QString text = u"Rose"_s + end;
            QTest::newRow(qPrintable(u"formula behind "_s + end)) << text + u"=1"_s << u'"' + text + u"'=1\""_s;
            QTest::newRow(qPrintable(u"in quotes behind "_s + end)) << text + u"\"=1"_s << u'"' + text + u"\"\"'=1\""_s;
            QTest::newRow(qPrintable(u"what looks defused behind "_s + end))
                << text + u"'-1"_s << u'"' + text + u"''-1\""_s;
            QTest::newRow(qPrintable(u"plain behind "_s + end)) << text + u"red=1"_s << u'"' + text + u"red=1\""_s;
        }
        QTest::newRow("formula in a list") << u"Hof|@SUM(A1)|-5"_s << u"Hof|'@SUM(A1)|'-5"_s;
        QTest::newRow("what is no character") << u"Ro\ufffese\u0001"_s + QChar(0xd800) << u"Rose"_s;
        QTest::newRow("formula signs inside") << u"a=b"_s << u"a=b"_s;
        QTest::newRow("what looks defused already") << u"'=1"_s << u"''=1"_s;
        QTest::newRow("apostrophe before a letter") << u"'t Hof"_s << u"'t Hof"_s;
        QTest::newRow("tab inside") << u"a\tb"_s << u"\"a\tb\""_s;
        QTest::newRow("letters of all languages") << u"Île · 牡丹"_s << u"Île · 牡丹"_s;
    }

    void textIsQuotedAndDefused()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, cell);

        CsvWriter csv;
        csv.text(text);
        csv.endRow();

        QCOMPARE(csv.bytes(), "\xef\xbb\xbf" + cell.toUtf8() + "\r\n");
    }

    void whatWasDefusedComesBackAsItWas_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {QString(), u"Rose"_s, u"=1"_s, u"'=1"_s, u"''=1"_s, u"'t Hof"_s, u"'"_s, u"''"_s,
                                    u"-"_s, u"+31 20"_s, u"@home"_s, u"\t=1"_s, u"\r\n\t=1"_s, u"a;=1;'=1"_s,
                                    u"a|\"=1"_s, u"a\n'\"=1"_s, u";;'"_s, u"-;\"\"''=,\""_s})
            QTest::newRow(qPrintable(u'<' + text + u'>')) << text;
    }

    void whatWasDefusedComesBackAsItWas()
    {
        QFETCH(const QString, text);

        QCOMPARE(undefused(defused(text)), text);
    }

    void numbersAreShortAndExact_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("whole") << 75.0 << QByteArray("75");
        QTest::newRow("fraction") << 0.1 << QByteArray("0.1");
        QTest::newRow("unrounded") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
        QTest::newRow("negative is a number, not a formula") << -1.5 << QByteArray("-1.5");
        QTest::newRow("no exponent where it would be shorter") << 100'000.0 << QByteArray("100000");
        QTest::newRow("no exponent for the small") << 1e-7 << QByteArray("0.0000001");
        QTest::newRow("the largest has room") << 1e300 << QByteArray::number(1e300, 'f', 0);
        QTest::newRow("large") << 123456789.25 << QByteArray("123456789.25");
    }

    void numbersAreShortAndExact()
    {
        QFETCH(const double, number);
        QFETCH(const QByteArray, cell);

        CsvWriter csv;
        csv.number(number);

        QCOMPARE(csv.bytes(), "\xef\xbb\xbf" + cell);
        QCOMPARE(csv.bytes().mid(3).toDouble(), number);
    }

    void rowsAreCommaSeparatedAndKeepEmptyCells()
    {
        CsvWriter csv;
        csv.text(u"a"_s);
        csv.number(std::nullopt);
        csv.text({});
        csv.number(2.0);
        csv.endRow();
        csv.text({});
        csv.text(u"b"_s);
        csv.endRow();

        QCOMPARE(csv.bytes(),
                 QByteArray("\xef\xbb\xbf"
                            "a,,,2\r\n,b\r\n"));
    }
};

STEMDESK_APPLESS_TEST(TestCsvWriter)

} // namespace stemdesk::csv_writer_test

#include "tst_csv_writer.moc"
