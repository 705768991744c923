#include "app/single_instance.h"

#include "tests/support/test_registry.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::single_instance_test {

class TestSingleInstance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isHeardByTheWindowOfItsFolder()
    {
        const QTemporaryDir runtime;
        const QTemporaryDir folder;
        const QTemporaryDir other;
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(runtime.path()));
        QVERIFY(!raiseRunningWindow(folder.path()));

        const RaiseRequests window(folder.path());
        QSignalSpy received(&window, &RaiseRequests::received);

        QVERIFY(raiseRunningWindow(folder.path()));
        QTRY_COMPARE(received.count(), 1);
        QVERIFY(!raiseRunningWindow(other.path()));
        const QFileInfoList sockets = QDir(runtime.path()).entryInfoList(QDir::System | QDir::Files);
        QCOMPARE(sockets.size(), 1);
        QCOMPARE(sockets.constFirst().permissions()
                     & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
    }

    void worksWithoutAFolderOfOnesOwn()
    {
        const QTemporaryDir folder;
        qputenv("XDG_RUNTIME_DIR", "/nowhere");
        const RaiseRequests window(folder.path());
        QVERIFY(raiseRunningWindow(folder.path()));
    }
};

STEMDESK_GUILESS_TEST(TestSingleInstance)

} // namespace stemdesk::single_instance_test

#include "tst_single_instance.moc"
