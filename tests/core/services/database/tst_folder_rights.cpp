#include "core/services/database/folder_rights.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace stemdesk::folder_rights_test {

#ifdef Q_OS_UNIX

namespace {

uint modeOf(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 07777 : 0;
}

void setMode(const QString &path, uint mode)
{
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), mode), 0);
}

void make(const QString &path, uint mode)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    setMode(path, mode);
}

void expectClosed(int count)
{
    static const QRegularExpression kClosed(u"was open to other users of this machine; it is closed to them now$"_s);
    for (int i = 0; i < count; ++i)
        QTest::ignoreMessage(QtWarningMsg, kClosed);
}

} // namespace

class TestFolderRights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void closesWhatIsOpen()
    {
        const QTemporaryDir folder;
        const auto path = [&](const QString &name) { return folder.filePath(name); };
        QVERIFY(QDir(folder.path()).mkdir(u"backups"_s));
        const QStringList ours{u"stemdesk.db"_s,   u"stemdesk.db-wal"_s,
                               u"stemdesk.lock"_s, u"stemdesk-replaced-2025-06-01T120000Z.db"_s,
                               u"database.ini"_s,  u"backups/stemdesk-2025-06-01T120000Z.db"_s};
        for (const QString &name : ours)
            make(path(name), 0666);
        make(path(u"notes.txt"_s), 0644);
        make(path(u"master.key"_s), 0644);
        setMode(path(u"backups"_s), 0755);
        setMode(folder.path(), 0777);

        expectClosed(int(ours.size()) + 2);
        closeToOthers(folder.path());

        QCOMPARE(modeOf(folder.path()), 0700U);
        QCOMPARE(modeOf(path(u"backups"_s)), 0700U);
        for (const QString &name : ours)
            QCOMPARE(modeOf(path(name)), 0600U);
        QCOMPARE(modeOf(path(u"notes.txt"_s)), 0644U); // Not one of our files.
        QCOMPARE(modeOf(path(u"master.key"_s)), 0644U); // Refused when it is read.
    }

    void whatIsPrivateIsLeftInSilence()
    {
        const QTemporaryDir folder;
        make(folder.filePath(u"stemdesk.db"_s), 0400);
        QTest::failOnWarning(QRegularExpression(u"."_s));
        closeToOthers(folder.path());
        QCOMPARE(modeOf(folder.filePath(u"stemdesk.db"_s)), 0400U);
    }

    void whatLinksLeadToIsNotTouched()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        make(other.filePath(u"page"_s), 0644);
        QVERIFY(QFile::link(other.filePath(u"page"_s), folder.filePath(u"stemdesk.page"_s)));
        closeToOthers(folder.path());
        QCOMPARE(modeOf(other.filePath(u"page"_s)), 0644U);
    }

    /// A shared folder like /tmp, or a user's home.
    void aFolderForMoreIsOnlySpokenOf_data()
    {
        QTest::addColumn<bool>("isHome");
        QTest::newRow("for everybody's files") << false;
        QTest::newRow("home") << true;
    }

    void aFolderForMoreIsOnlySpokenOf()
    {
        QFETCH(const bool, isHome);
        const QTemporaryDir folder;
        const QByteArray home = qgetenv("HOME");
        if (isHome)
            qputenv("HOME", QFile::encodeName(folder.path()));
        const uint mode = isHome ? 0755 : 01777;
        make(folder.filePath(u"stemdesk.db"_s), 0666);
        setMode(folder.path(), mode);

        QTest::ignoreMessage(
            QtWarningMsg, QRegularExpression(u"keep the data in a folder that only you can enter \\(chmod 700\\)$"_s));
        expectClosed(1);
        closeToOthers(folder.path());
        qputenv("HOME", home);

        QCOMPARE(modeOf(folder.path()), mode);
        QCOMPARE(modeOf(folder.filePath(u"stemdesk.db"_s)), 0600U);
    }
};

#else

class TestFolderRights : public QObject {
    Q_OBJECT
};

#endif

STEMDESK_GUILESS_TEST(TestFolderRights)

} // namespace stemdesk::folder_rights_test

#include "tst_folder_rights.moc"
