#include "core/base/disk_room.h"

#include "tests/support/small_disk.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTest>

namespace stemdesk::disk_room_test {

using namespace Qt::StringLiterals;

class TestDiskRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDiskHasRoom() { QVERIFY(diskRoom(QDir::tempPath()).value_or(-1) >= 0); }

    void nobodyKnowsOfAFolderThatIsNotThere() { QVERIFY(!diskRoom(u"/no/such/folder"_s)); }

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
};

STEMDESK_APPLESS_TEST(TestDiskRoom)

} // namespace stemdesk::disk_room_test

#include "tst_disk_room.moc"
