#include "core/services/database.h"

#include "core/storage/driver.h"
#include "core/storage/session.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace stemdesk;
using namespace Qt::StringLiterals;

class TestDatabaseFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesAPrivateFolder();
    void opensWhatIsThere();
    void onlyTheOwnerOfTheFolderMigrates();
    void fileInPlaceOfTheFolder();
};

namespace {

const Clock kNow = [] { return Instant(1'000); };

constexpr auto kOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

void TestDatabaseFolder::makesAPrivateFolder()
{
    const QTemporaryDir temporary;
    const QString folder = temporary.filePath(u"a/b"_s);

    QVERIFY(openDatabase(folder, true, kNow));

    QVERIFY(!(QFileInfo(folder).permissions() & kOthers));
    QVERIFY(!(QFileInfo(folder + u"/stemdesk.db"_s).permissions() & kOthers));
}

void TestDatabaseFolder::opensWhatIsThere()
{
    const QTemporaryDir folder;
    QVERIFY(openDatabase(folder.path(), true, kNow));

    const auto again = openDatabase(folder.path(), false, kNow);

    QVERIFY(again);
    QVERIFY((*Session::open(**again))->run("select * from shop"));
}

void TestDatabaseFolder::onlyTheOwnerOfTheFolderMigrates()
{
    const QTemporaryDir folder;

    const auto refused = openDatabase(folder.path(), false, kNow);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("schema_mismatch"));
    QVERIFY(openDatabase(folder.path(), true, kNow));
}

void TestDatabaseFolder::fileInPlaceOfTheFolder()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"data"_s));
    QVERIFY(file.open(QFile::WriteOnly));

    for (const QString &name : {file.fileName(), file.fileName() + u"/inside"_s}) {
        const auto opened = openDatabase(name, true, kNow);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, QByteArray("storage_unavailable"));
        QVERIFY(opened.error().message.contains(name));
    }
}

QTEST_GUILESS_MAIN(TestDatabaseFolder)
#include "tst_database.moc"
