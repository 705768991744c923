#include "core/base/unfinished.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace stemdesk::unfinished_test {

class TestUnfinished : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        m_place = std::make_unique<QTemporaryDir>();
    }
    void whatIsNotFinishedGoes();
    void whatGotItsNameStays();
    void whatRunsIsLeftAlone();
    void whatWasKilledIsRemoved();
    void otherNamesAreLeftAlone();
    void withoutADataFolderItWorksToo();

private:
    void write(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly) && file.write("x") == 1);
    }
    QStringList left() const
    {
        return QDir(m_place->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QStringList notes() const { return QDir(m_data->filePath(u"unfinished"_s)).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<QTemporaryDir> m_place;
};

void TestUnfinished::whatIsNotFinishedGoes()
{
    {
        const Unfinished file(m_data->path(), m_place->filePath(u"backup.db.part"_s));
        const UnfinishedFolder folder(m_data->path(), m_place->path());
        QVERIFY(folder.isMade());
        QCOMPARE(QFile::permissions(folder.path()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        for (const QString &path : {file.path(), file.path() + u"-wal"_s, folder.filePath(u"stemdesk.db"_s)})
            write(path);
        QCOMPARE(left().size(), 3);
    }

    QCOMPARE(left(), QStringList());
    QCOMPARE(notes(), QStringList());
}

void TestUnfinished::whatGotItsNameStays()
{
    {
        const Unfinished file(m_data->path(), m_place->filePath(u"backup.db.part"_s));
        write(file.path());
        QVERIFY(QFile::rename(file.path(), m_place->filePath(u"backup.db"_s)));
    }

    QCOMPARE(left(), QStringList(u"backup.db"_s));
}

void TestUnfinished::whatRunsIsLeftAlone()
{
    const UnfinishedFolder folder(m_data->path(), m_place->path());
    write(folder.filePath(u"stemdesk.db"_s));

    removeUnfinished(m_data->path());

    QVERIFY(QFile::exists(folder.filePath(u"stemdesk.db"_s)));
}

void TestUnfinished::whatWasKilledIsRemoved()
{
    const pid_t child = ::fork();
    if (child == 0) {
        const Unfinished file(m_data->path(), m_place->filePath(u"backup.db.part"_s));
        const UnfinishedFolder folder(m_data->path(), m_place->path());
        for (const QString &path : {file.path(), folder.filePath(u"stemdesk.db"_s)})
            write(path);
        ::kill(::getpid(), SIGKILL);
    }
    QVERIFY(child > 0);
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    QCOMPARE(left().size(), 2);

    removeUnfinished(m_data->path());

    QCOMPARE(left(), QStringList());
    QCOMPARE(notes(), QStringList());
}

/// Whatever a damaged note says.
void TestUnfinished::otherNamesAreLeftAlone()
{
    const QString precious = m_place->filePath(u"precious"_s);
    write(precious);
    QVERIFY(QDir(m_data->path()).mkdir(u"unfinished"_s));
    for (const QByteArray &path : {QFile::encodeName(precious), QFile::encodeName(m_place->path()),
                                   QByteArray("backup.db.part"), QByteArray("/"), QByteArray()}) {
        QFile note(m_data->filePath(u"unfinished/%1.note"_s.arg(path.size())));
        QVERIFY(note.open(QFile::WriteOnly) && note.write(path) == path.size());
    }

    removeUnfinished(m_data->path());

    QCOMPARE(left(), QStringList(u"precious"_s));
}

void TestUnfinished::withoutADataFolderItWorksToo()
{
    {
        const UnfinishedFolder folder({}, m_place->path());
        QVERIFY(folder.isMade());
    }

    QCOMPARE(left(), QStringList());
}

STEMDESK_GUILESS_TEST(TestUnfinished)

} // namespace stemdesk::unfinished_test

#include "tst_unfinished.moc"
