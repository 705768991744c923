#include "core/base/private_file.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::private_file_test {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kOfOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : "unreadable";
}

} // namespace

class PrivateFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

STEMDESK_APPLESS_TEST(PrivateFileTest)

} // namespace stemdesk::private_file_test

#include "tst_private_file.moc"
