#include "core/base/disk_room.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <system_error>

namespace stemdesk {

namespace {

std::filesystem::path pathOf(const QString &name)
{
#ifdef Q_OS_WIN
    return {name.toStdWString()};
#else
    return {QFile::encodeName(name).toStdString()};
#endif
}

} // namespace

// QStorageInfo looks the disk up in the table of mounts, which a chroot does not show.
std::optional<qint64> diskRoom(const QString &folder)
{
    std::error_code code;
    const std::filesystem::space_info disk = std::filesystem::space(pathOf(folder), code);
    if (code || disk.capacity == 0) // Some network file systems report no size.
        return {};
    constexpr auto kMost = std::uintmax_t(std::numeric_limits<qint64>::max());
    return qint64(std::min(disk.available, kMost));
}

bool meansDiskFull(int error)
{
#ifdef EDQUOT
    return error == ENOSPC || error == EDQUOT;
#else
    return error == ENOSPC;
#endif
}

} // namespace stemdesk
