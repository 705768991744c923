#include "core/base/files.h"

#include "tests/support/small_disk.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace stemdesk::files_test {

namespace {

constexpr auto kOfOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : "unreadable";
}

} // namespace

class TestFiles : public QObject {
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

    void othersReadNothing()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"contacts.csv"_s);

        QVERIFY(writePrivately(name, "Anna"));

        QCOMPARE(contentOf(name), "Anna");
        QVERIFY(!(QFile::permissions(name) & kOfOthers));
    }

    void noLongerWhatTheyCouldRead()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"contacts.csv"_s);
        QFile old(name);
        QVERIFY(old.open(QFile::WriteOnly) && old.setPermissions(old.permissions() | kOfOthers));
        old.close();

        QVERIFY(writePrivately(name, "Anna"));

        QCOMPARE(contentOf(name), "Anna");
        QVERIFY(!(QFile::permissions(name) & kOfOthers));
    }

    void whatIsMadeForLaterIsClosedToo()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"window.ini"_s);

        createPrivately(name);
        QVERIFY(QFile::exists(name));
        QVERIFY(!(QFile::permissions(name) & kOfOthers));

        QVERIFY(writePrivately(name, "Anna"));
        createPrivately(name);
        QCOMPARE(contentOf(name), "Anna");
    }

    void alsoWhileItIsWritten()
    {
        const QTemporaryDir folder;
        QSaveFile file(folder.filePath(u"contacts.csv"_s));
        QVERIFY(openPrivately(file));
        QVERIFY(file.write("Anna") == 4 && file.flush());

        for (const QFileInfo &written : QDir(folder.path()).entryInfoList(QDir::Files)) // Or it has no name yet.
            QVERIFY(!(written.permissions() & kOfOthers));
        QVERIFY(file.commit());
        QVERIFY(!(QFile::permissions(file.fileName()) & kOfOthers));
    }

    void whatCannotBeWrittenSaysWhy()
    {
        const QTemporaryDir folder;

        const Status written = writePrivately(folder.path(), "Anna");

        QVERIFY(!written);
        QCOMPARE(written.error().code, "file_not_written");
        QVERIFY(!written.error().message.isEmpty());
    }

    void aDiskHasRoom()
    {
        QVERIFY(diskRoom(QDir::tempPath()).value_or(-1) >= 0);
    }

    void nobodyKnowsOfAFolderThatIsNotThere()
    {
        QVERIFY(!diskRoom(u"/no/such/folder"_s));
    }

    void aFullDiskHasNone()
    {
        SmallDisk disk(1 << 20);
        if (!disk.isThere())
            QSKIP(SmallDisk::why());

        const auto before = diskRoom(disk.path({}));
        disk.fill();

        QVERIFY(before.value_or(0) > 900'000);
        QCOMPARE(diskRoom(disk.path({})), std::optional<qint64>(0));
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

STEMDESK_APPLESS_TEST(TestFiles)

} // namespace stemdesk::files_test

#include "tst_files.moc"
