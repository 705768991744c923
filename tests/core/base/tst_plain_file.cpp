#include "core/base/plain_file.h"

#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace stemdesk::plain_file_test {

using namespace Qt::StringLiterals;

class TestPlainFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAFileToItsEnd()
    {
        const QString name = written("stems");

        QCOMPARE(*readPlain(name, 5), "stems"_ba);
        QFile file(name);
        QVERIFY(openPlain(file));
        QCOMPARE(file.readAll(), "stems"_ba);
    }

    void aLargerFileIsRefused()
    {
        const auto refused = readPlain(written("stems"), 4);

        QVERIFY(!refused);
        QCOMPARE(refused.error().code, "file_too_large"_ba);
    }

    void whatIsNoFileIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("nothing") << m_folder.filePath(u"none"_s) << "file_not_read"_ba;
        QTest::newRow("a folder") << m_folder.path() << "file_is_folder"_ba;
#ifdef Q_OS_UNIX
        const QString pipe = m_folder.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QTest::newRow("a pipe") << pipe << "file_not_read"_ba;
        QTest::newRow("a device without an end") << u"/dev/zero"_s << "file_not_read"_ba;
        const QString link = m_folder.filePath(u"link"_s);
        QVERIFY(QFile::link(u"/dev/zero"_s, link));
        QTest::newRow("a link to one") << link << "file_not_read"_ba;
#endif
    }

    void whatIsNoFileIsRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, code);

        const auto bytes = readPlain(name, 1'000);
        QFile file(name);
        const Status opened = openPlain(file);

        QVERIFY(!bytes && !opened);
        QCOMPARE(bytes.error().code, code);
        QCOMPARE(opened.error().code, code);
        QVERIFY2(opened.error().message.contains(name), qPrintable(opened.error().message));
    }

private:
    QString written(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"file"_s));
        const bool isWritten = file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
        return isWritten ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

STEMDESK_APPLESS_TEST(TestPlainFile)

} // namespace stemdesk::plain_file_test

#include "tst_plain_file.moc"
