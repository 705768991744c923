#include "core/exchange/files/csv_file.h"

#include "core/exchange/files/code_pages.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

#include <QStringEncoder>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace stemdesk::csv_file_test {

namespace {

/// UTF-8 that a program took for Windows-1252.
QByteArray twice(const QString &text)
{
    return textFrom(text.toUtf8(), TextEncoding::Windows1252).toUtf8();
}

QByteArray utf16(const QString &text, QStringConverter::Encoding encoding, bool hasMark)
{
    QStringEncoder encoder(encoding, hasMark ? QStringEncoder::Flag::WriteBom : QStringEncoder::Flag::Default);
    return encoder.encode(text);
}

/// Everything a reader sees of a file: the header, then "line: cells" for each row, with bars between cells.
QStringList storyOf(const QByteArray &bytes)
{
    const TextFile written(bytes);
    const auto file = CsvFile::open(written.name());
    if (!file)
        return {QString::fromUtf8(file.error().code)};
    QStringList story{(*file)->header().join(u'|')};
    for (;;) {
        const auto row = (*file)->next();
        if (!row)
            return story << QString::fromUtf8(row.error().code);
        if (!*row)
            return story;
        story += u"%1: %2"_s.arg((*row)->line).arg((*row)->cells.join(u'|'))
            + ((*row)->damage ? u" ! "_s + QString::fromUtf8((*row)->damage->code) : QString());
    }
}

} // namespace

class TestCsvFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oddFilesAreRead_data();
    void oddFilesAreRead();
    void whatIsNoCsvIsRefused_data();
    void whatIsNoCsvIsRefused();
    void encodingsAreRecognised_data();
    void encodingsAreRecognised();
    void whatIsNotSurelyEncodedTwiceStaysAsItIs_data();
    void whatIsNotSurelyEncodedTwiceStaysAsItIs();
    void whatIsBrokenIsNotEncodedTwice();
    void aLongFileThatIsEncodedTwiceIsReadWhole();
    void aFolderIsNoFile();
    void aPipeIsNotWaitedFor();
    void aFileThatChangesMeanwhileIsNotRead_data();
    void aFileThatChangesMeanwhileIsNotRead();
    void aRowBeyondAllMeasureIsSaidToBe();
    void aRewoundFileReadsTheSame();
    void aCellOfAMegabyteIsRead();
    void aQuoteThatIsNeverClosedEndsALongFile();
    void cellsBeyondAllMeasureAreNotKept();
    void aHeaderThatCannotBeReadIsNamed();
    void piecesOfAFileFitTogether();
};

void TestCsvFile::oddFilesAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("story");

    QTest::newRow("commas") << "a,b\n1,2\n"_ba << QStringList{u"a|b"_s, u"2: 1|2"_s};
    QTest::newRow("semicolons") << "a;b\n1,5;2\n"_ba << QStringList{u"a|b"_s, u"2: 1,5|2"_s};
    QTest::newRow("tabs") << "a\tb\n1\t2\n"_ba << QStringList{u"a|b"_s, u"2: 1|2"_s};
    QTest::newRow("the separator is said")
        << "sep=;\r\na,b;c\r\n1,5;2\r\n"_ba << QStringList{u"a,b|c"_s, u"3: 1,5|2"_s};
    QTest::newRow("the rows decide") << "a,b;c\n1;2\n3;4\n"_ba << QStringList{u"a,b|c"_s, u"2: 1|2"_s, u"3: 3|4"_s};
    QTest::newRow("one column") << "a\n1\n"_ba << QStringList{u"a"_s, u"2: 1"_s};
    QTest::newRow("no end of line") << "a,b\n1,2"_ba << QStringList{u"a|b"_s, u"2: 1|2"_s};
    QTest::newRow("CRLF") << "a,b\r\n1,2\r\n3,4\r\n"_ba << QStringList{u"a|b"_s, u"2: 1|2"_s, u"3: 3|4"_s};
    QTest::newRow("CR") << "a,b\r1,2\r3,4\r"_ba << QStringList{u"a|b"_s, u"2: 1|2"_s, u"3: 3|4"_s};
    QTest::newRow("blank lines") << "\n\na,b\n\n , \n1,2\n;\n"_ba << QStringList{u"a|b"_s, u"6: 1|2"_s, u"7: ;"_s};
    QTest::newRow("rows of nothing") << "a,b\n,\n\"\",\"\"\n1,2\n"_ba << QStringList{u"a|b"_s, u"4: 1|2"_s};
    QTest::newRow("quoted") << "a,b\n\"1,\"\"x\"\"\",\" 2 \"\n"_ba << QStringList{u"a|b"_s, u"2: 1,\"x\"| 2 "_s};
    QTest::newRow("quoted line breaks") << "a,b\r\n\"1\r\n\r\n2\",3\r\n4,5\r\n"_ba
                                        << QStringList{u"a|b"_s, u"2: 1\r\n\r\n2|3"_s, u"5: 4|5"_s};
    QTest::newRow("a quote inside") << "a,b\nribbon 5\",x\n"_ba << QStringList{u"a|b"_s, u"2: ribbon 5\"|x"_s};
    QTest::newRow("an open quote") << "a,b\n1,2\n3,\"4\n5,6\n"_ba
                                   << QStringList{u"a|b"_s, u"2: 1|2"_s, u"3: 3 ! unclosed_quote"_s};
    QTest::newRow("too few and too many") << "a,b\n1\n1,2,3\n"_ba << QStringList{u"a|b"_s, u"2: 1"_s, u"3: 1|2|3"_s};
    QTest::newRow("header only") << "a,b"_ba << QStringList{u"a|b"_s};
    QTest::newRow("zeros") << QByteArray("a,b\n1\0 2,3\n", 11)
                           << QStringList{u"a|b"_s, u"2: 1"_s + QChar(0) + u" 2|3"_s};
}

void TestCsvFile::oddFilesAreRead()
{
    QFETCH(QByteArray, bytes);
    QTEST(storyOf(bytes), "story");
}

void TestCsvFile::whatIsNoCsvIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");

    QTest::newRow("nothing") << ""_ba << u"file_empty"_s;
    QTest::newRow("a mark alone") << "\xef\xbb\xbf"_ba << u"file_empty"_s;
    QTest::newRow("white space") << " \r\n\t\n"_ba << u"file_empty"_s;
    QTest::newRow("a workbook") << QByteArray("PK\x03\x04 and more") << u"not_csv:archive"_s;
    QTest::newRow("a PDF") << "%PDF-1.7"_ba << u"not_csv:pdf"_s;
    QTest::newRow("an old workbook") << "\xd0\xcf\x11\xe0\xa1\xb1"_ba << u"not_csv:old_workbook"_s;
    QTest::newRow("a picture") << "\x89PNG\r\n\x1a\n"_ba << u"not_csv:picture"_s;
    QTest::newRow("a photograph") << "\xff\xd8\xff\xe0 JFIF"_ba << u"not_csv:picture"_s;
    QTest::newRow("one of a telephone") << QByteArray("\0\0\0\x18"
                                                      "ftypheic",
                                                      12)
                                        << u"not_csv:picture"_s;
    QTest::newRow("a film") << QByteArray("\0\0\0\x18"
                                          "ftypmp42",
                                          12)
                            << u"not_csv:film"_s;
    QTest::newRow("a letter") << "{\\rtf1 Dear all}"_ba << u"not_csv:document"_s;
    QTest::newRow("an archive") << QByteArray("\x1f\x8b\x08\0", 4) << u"not_csv:archive"_s;
    QTest::newRow("a database") << QByteArray("SQLite format 3\0", 16) + QByteArray(84, '\0') << u"not_csv:database"_s;
    QTest::newRow("a shop") << QByteArray("SQLite format 3\0", 16) + QByteArray(52, '\0') + "StDs" << u"not_csv:shop"_s;
    QTest::newRow("vCards") << "BEGIN:VCARD\r\nVERSION:4.0\r\n"_ba << u"not_csv:cards"_s;
    QTest::newRow("a calendar") << "BEGIN:VCALENDAR\r\n"_ba << u"not_csv:calendar"_s;
    QTest::newRow("a web page") << "\xef\xbb\xbf\r\n<!DOCTYPE HTML><table>"_ba << u"not_csv:page"_s;
    QTest::newRow("an e-mail") << "Return-Path: <anna@example.com>\r\n"_ba << u"not_csv:mail"_s;
    QTest::newRow("nothing but zeros") << QByteArray(70'000, '\0') << u"not_csv:other"_s;
    QTest::newRow("a program") << "\x7f"
                                  "ELF\x02\x01\x01"
            + QByteArray(500, '\2')
                               << u"not_csv:other"_s;
    QTest::newRow("an open quote in the header") << "\"a,b\n1,2\n"_ba << u"unclosed_quote"_s;
}

void TestCsvFile::whatIsNoCsvIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, code);
    QCOMPARE(storyOf(bytes), QStringList{code});
}

void TestCsvFile::encodingsAreRecognised_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<TextEncoding>("encoding");

    const QString text = u"naam;prijs\nRos\u00e9 \u20ac;2,5\n"_s;
    QTest::newRow("UTF-8") << text.toUtf8() << TextEncoding::Utf8;
    QTest::newRow("UTF-8 with a mark") << "\xef\xbb\xbf" + text.toUtf8() << TextEncoding::Utf8;
    QTest::newRow("UTF-16 LE with a mark")
        << utf16(text, QStringConverter::Utf16LE, true) << TextEncoding::Utf16LittleEndian;
    QTest::newRow("UTF-16 BE with a mark")
        << utf16(text, QStringConverter::Utf16BE, true) << TextEncoding::Utf16BigEndian;
    QTest::newRow("UTF-16 LE") << utf16(text, QStringConverter::Utf16LE, false) << TextEncoding::Utf16LittleEndian;
    QTest::newRow("UTF-16 BE") << utf16(text, QStringConverter::Utf16BE, false) << TextEncoding::Utf16BigEndian;
    QTest::newRow("UTF-8 twice") << twice(text) << TextEncoding::Utf8Twice;
    QTest::newRow("UTF-8 twice after a mark") << "\xef\xbb\xbf" + twice(text) << TextEncoding::Utf8Twice;
    QTest::newRow("UTF-8 twice with a mark") << twice(u"\ufeff"_s + text) << TextEncoding::Utf8Twice;
    QTest::newRow("Windows-1252") << "naam;prijs\nRos\xe9 \x80;2,5\n"_ba << TextEncoding::Windows1252;
}

void TestCsvFile::encodingsAreRecognised()
{
    QFETCH(QByteArray, bytes);
    QFETCH(TextEncoding, encoding);
    const TextFile written(bytes);

    const auto file = CsvFile::open(written.name());

    QVERIFY(file);
    QCOMPARE((*file)->form().encoding, encoding);
    QCOMPARE((*file)->form().separator, ';');
    QCOMPARE((*file)->header(), (QStringList{u"naam"_s, u"prijs"_s}));
    QCOMPARE((**(*file)->next()).cells, (QStringList{u"Ros\u00e9 \u20ac"_s, u"2,5"_s}));
}

void TestCsvFile::whatIsNotSurelyEncodedTwiceStaysAsItIs_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("a euro sign that is right") << u"Ros\u00c3\u00a9 \u20ac"_s;
    QTest::newRow("an accent that is right") << u"Ros\u00c3\u00a9 Ros\u00e9"_s;
    QTest::newRow("a half sequence") << u"MA\u00c7\u00c3"_s;
    QTest::newRow("one that ends too early") << u"\u00e2\u201a Ros\u00c3\u00a9"_s;
    QTest::newRow("a flower") << u"\U0001f337 Ros\u00c3\u00a9"_s;
    QTest::newRow("a capital before an apostrophe") << u"ROS\u00c9\u2019S"_s;
    QTest::newRow("a capital before a sign") << u"CAF\u00c9\u2122"_s;
    QTest::newRow("another script") << u"\u0420\u043e\u0437\u0430"_s;
}

void TestCsvFile::whatIsNotSurelyEncodedTwiceStaysAsItIs()
{
    QFETCH(const QString, name);
    const TextFile written("naam;prijs\n" + name.toUtf8() + ";2,5\n");

    const auto file = CsvFile::open(written.name());

    QVERIFY(file);
    QCOMPARE((*file)->form().encoding, TextEncoding::Utf8);
    QCOMPARE((**(*file)->next()).cells.constFirst(), name);
}

void TestCsvFile::whatIsBrokenIsNotEncodedTwice()
{
    const TextFile written("naam;prijs\n" + twice(u"Ros\u00e9"_s) + " Caf\xe9 ;2,5\n");

    const auto file = CsvFile::open(written.name());

    QVERIFY(file);
    QCOMPARE((*file)->form().encoding, TextEncoding::Utf8);
}

void TestCsvFile::aLongFileThatIsEncodedTwiceIsReadWhole()
{
    QString text = u"naam;prijs\n"_s;
    for (int row = 0; row < 20'000; ++row)
        text += u"Ros\u00e9 \u20ac%1;1\n"_s.arg(row);
    const TextFile written(twice(text));

    const auto file = CsvFile::open(written.name());

    QVERIFY(file);
    for (int row = 0; row < 20'000; ++row)
        QCOMPARE((**(*file)->next()).cells.constFirst(), u"Ros\u00e9 \u20ac%1"_s.arg(row));
}

void TestCsvFile::aFolderIsNoFile()
{
    const QTemporaryDir folder;

    QCOMPARE(CsvFile::open(folder.path()).error().code, "file_is_folder"_ba);
    QCOMPARE(CsvFile::open(folder.filePath(u"none"_s)).error().code, "file_not_read"_ba);
    QCOMPARE(CsvFile::open(u"/dev/stdin"_s).has_value(), false);
}

// No process may ever write into the pipe.
void TestCsvFile::aPipeIsNotWaitedFor()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe.csv"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);

    const auto refused = CsvFile::open(pipe);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "file_not_read"_ba);
#endif
}

void TestCsvFile::aFileThatChangesMeanwhileIsNotRead_data()
{
    QTest::addColumn<QByteArray>("now");
    QTest::newRow("longer") << "a,b\n1,2\n3,4\n5,6\n"_ba;
    QTest::newRow("shorter") << "a,b\n"_ba;
    QTest::newRow("as long") << "a,b\n8,2\n3,4\n"_ba;
}

void TestCsvFile::aFileThatChangesMeanwhileIsNotRead()
{
    QFETCH(QByteArray, now);
    const TextFile written("a,b\n1,2\n3,4\n");
    const auto file = CsvFile::open(written.name());
    QVERIFY(*(*file)->next());
    QFile changed(written.name());
    QVERIFY(changed.open(QFile::WriteOnly) && changed.write(now) == now.size() && changed.flush());
    QVERIFY(changed.setFileTime(QDateTime::currentDateTime().addSecs(2), QFile::FileModificationTime));

    QCOMPARE((*file)->rewind().error().code, "file_changed"_ba);
}

void TestCsvFile::aRowBeyondAllMeasureIsSaidToBe()
{
    const TextFile written("a,b\n" + QByteArray(9 << 20, 'x'));
    const auto file = CsvFile::open(written.name());

    const auto row = (*file)->next();

    QVERIFY(row && *row && (*row)->damage);
    QVERIFY2((*row)->damage->message.contains(u"longer than"_s), qPrintable((*row)->damage->message));
    QVERIFY(!*(*file)->next());
}

void TestCsvFile::aRewoundFileReadsTheSame()
{
    const TextFile written(utf16(u"a;b\n\u00e9;2\n"_s, QStringConverter::Utf16LE, true));
    const auto file = CsvFile::open(written.name());
    const auto first = (*file)->next();
    QVERIFY(!*(*file)->next());

    QVERIFY((*file)->rewind());

    QCOMPARE((**(*file)->next()).cells, (**first).cells);
}

void TestCsvFile::aCellOfAMegabyteIsRead()
{
    const QByteArray cell(1024LL * 1024, 'x');

    const QStringList story = storyOf("a,b\n" + cell + ",2\n3,4\n");

    QCOMPARE(story.size(), 3);
    QCOMPARE(story.at(1).size(), cell.size() + 5);
    QCOMPARE(story.at(2), u"3: 3|4"_s);
}

void TestCsvFile::aQuoteThatIsNeverClosedEndsALongFile()
{
    QByteArray text = "a,b\n1,2\n\"3,4\n";
    while (text.size() < 20LL * 1024 * 1024)
        text += "5,6\n";

    const QStringList story = storyOf(text);

    QCOMPARE(story.size(), 3);
    QVERIFY(story.at(2).startsWith(u"3: "_s));
    QVERIFY(story.at(2).endsWith(u"! unclosed_quote"_s));
}

/// An empty cell is one byte of the file, but takes far more memory.
void TestCsvFile::cellsBeyondAllMeasureAreNotKept()
{
    for (const qsizetype cells : {20'000, 20'000'000}) {
        const TextFile written("a,b\n" + QByteArray(cells, ',') + "\n1,2\n");
        const auto file = CsvFile::open(written.name());
        QVERIFY(file);

        const auto row = (*file)->next();

        QVERIFY(row && *row && (*row)->damage);
        QCOMPARE((*row)->line, 2);
        QVERIFY((*row)->cells.size() <= 16'384);
        const bool isOnlyWide = cells < 1'000'000;
        QCOMPARE((*row)->damage->code, isOnlyWide ? "too_many_cells"_ba : "unclosed_quote"_ba);
        const auto next = (*file)->next();
        QCOMPARE(next->has_value(), isOnlyWide);
    }
}

void TestCsvFile::aHeaderThatCannotBeReadIsNamed()
{
    const TextFile written("\na" + QByteArray(20'000, ',') + "\n1,2\n");

    const auto file = CsvFile::open(written.name());

    QVERIFY(!file);
    QCOMPARE(file.error().code, "too_many_cells"_ba);
    QVERIFY2(file.error().message.contains(u", row 2: "_s), qPrintable(file.error().message));
}

// Multi-byte characters and line ends may straddle two reads.
void TestCsvFile::piecesOfAFileFitTogether()
{
    for (const bool isUtf16 : {false, true}) {
        QString text = u"a;b\r\n"_s;
        for (int i = 0; i < 20'000; ++i)
            text += u"\u00e9\U0001f339%1;\u20ac\r\n"_s.arg(i);

        const QStringList story = storyOf(isUtf16 ? utf16(text, QStringConverter::Utf16LE, true) : text.toUtf8());

        QCOMPARE(story.size(), 20'001);
        for (int i = 0; i < 20'000; ++i)
            QCOMPARE(story.at(i + 1), u"%1: \u00e9\U0001f339%2|\u20ac"_s.arg(i + 2).arg(i));
    }
}

STEMDESK_GUILESS_TEST(TestCsvFile)

} // namespace stemdesk::csv_file_test

#include "tst_csv_file.moc"
