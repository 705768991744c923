#include "tests/support/database_folder.h"

#include <QDir>
#include <QStorageInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

QString folderOfDatabases()
{
    if (qEnvironmentVariableIsSet("TMPDIR"))
        return QDir::tempPath();
    constexpr qint64 kRoom = 2'000'000'000; // A server's databases are six hundred files each, and its log.
    const QStorageInfo memory(u"/dev/shm"_s);
    return memory.rootPath() == "/dev/shm"_L1 && memory.bytesAvailable() > kRoom ? memory.rootPath() : QDir::tempPath();
}

} // namespace stemdesk
