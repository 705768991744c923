#include "core/security/key_file.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::key_file_test {

class TestKeyFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"master.key"_s);
    }

    void aKeyIsKeptForItsOwnerAlone()
    {
        const KeyFile file(m_path);
        const MasterKey key = MasterKey::create();

        QVERIFY(file.add(key));
        QVERIFY(file.add(key)); // Once is enough.

        QCOMPARE(QFile::permissions(m_path) & QFile::Permissions(0x0fff),
                 QFile::Permissions(QFile::ReadUser | QFile::WriteUser));
        QCOMPARE(file.keys()->size(), size_t(1));
        QCOMPARE(file.find(key.id())->bytes(), key.bytes());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"master.key"_s});
    }

    void twoKeysStandSideBySideUntilOneIsRemoved()
    {
        const KeyFile file(m_path);
        const MasterKey before = MasterKey::create();
        const MasterKey after = MasterKey::create();
        QVERIFY(file.add(before));
        QVERIFY(file.add(after));

        QVERIFY(file.find(before.id()));
        QVERIFY(file.find(after.id()));
        QVERIFY(file.remove(before.id()));
        QCOMPARE(file.find(before.id()).error().code, QByteArray("master_key_wrong"));
        QVERIFY(file.find(after.id()));
        QVERIFY(file.remove(before.id()));
        QVERIFY(file.remove(after.id()));
        QVERIFY(!file.exists());
        QVERIFY(file.remove(after.id()));
        QCOMPARE(file.find(after.id()).error().code, QByteArray("master_key_file_missing"));
    }

    void aKilledWritersLockHoldsNobodyUp()
    {
        QFile left(m_path + u".lock"_s);
        QVERIFY(left.open(QFile::WriteOnly));
        left.close();

        QVERIFY(KeyFile(m_path).add(MasterKey::create()));
        QVERIFY(!left.exists());
    }

    void whatCannotBeTrustedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("permissions");
        const QByteArray key = MasterKey::create().text().view().toByteArray() + '\n';
        const int owner = QFile::ReadOwner | QFile::WriteOwner;
        QTest::newRow("group may read") << key << int(owner | QFile::ReadGroup);
        QTest::newRow("others may read") << key << int(owner | QFile::ReadOther);
        QTest::newRow("others may write") << key << int(owner | QFile::WriteOther);
        QTest::newRow("empty") << QByteArray() << owner;
        QTest::newRow("remarks only") << QByteArray("# nothing\n\n") << owner;
        QTest::newRow("garbage") << QByteArray("\x00\xff\x80 garbage", 11) << owner;
        QTest::newRow("cut short") << key.chopped(9) << owner;
        QTest::newRow("garbage after a key") << key + "more\n" << owner;
        QTest::newRow("raw bytes") << MasterKey::create().bytes().toByteArray() << owner;
        QTest::newRow("endless") << QByteArray(20'000, '\n') + key << owner;
    }

    void whatCannotBeTrustedIsRefused()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, permissions);
        QFile written(m_path);
        QVERIFY(written.open(QFile::WriteOnly));
        written.write(content);
        written.close();
        QVERIFY(QFile::setPermissions(m_path, QFile::Permissions(permissions)));
        const KeyFile file(m_path);

        const auto keys = file.keys();
        const Status added = file.add(MasterKey::create());

        QCOMPARE(keys.error().code, QByteArray("master_key_file_unusable"));
        QVERIFY(keys.error().message.contains(m_path));
        QVERIFY(content.size() < 15 || !keys.error().message.toUtf8().contains(content.first(15)));
        QVERIFY(!added); // A file that is not ours to judge is never overwritten.
        QVERIFY(written.open(QFile::ReadOnly));
        QCOMPARE(written.readAll(), content);
    }

    void aFolderIsNoKeyFile()
    {
        QCOMPARE(KeyFile(m_folder->path()).keys().error().code, QByteArray("master_key_file_unusable"));
        QCOMPARE(KeyFile(m_folder->filePath(u"none/master.key"_s)).add(MasterKey::create()).error().code,
                 QByteArray("master_key_file_unusable"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

STEMDESK_GUILESS_TEST(TestKeyFile)

} // namespace stemdesk::key_file_test

#include "tst_key_file.moc"
