#include "core/base/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error notPlain(const QString &name)
{
    return unavailable("file_not_read", u"%1 is a pipe or a device; give a file."_s.arg(name));
}

Error notRead(const QString &name, const QString &why)
{
    return unavailable("file_not_read", u"%1 cannot be read: %2."_s.arg(name, why));
}

Status named(const QString &name)
{
    const QFileInfo info(name);
    if (info.isDir())
        return refused("file_is_folder", {}, u"%1 is a folder, not a file."_s.arg(name));
    if (!info.exists())
        return unavailable("file_not_read", u"There is no file %1."_s.arg(name));
    return info.isFile() ? Status() : Status(notPlain(name));
}

/// Opens without blocking: the file may have been replaced since it was checked.
Status openedAtOnce(QFile &file, const QString &name)
{
#ifdef Q_OS_UNIX
    const int opened = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (opened < 0)
        return notRead(name, qt_error_string(errno));
    struct stat found = {};
    const bool isPlain = ::fstat(opened, &found) == 0 && S_ISREG(found.st_mode);
    if (isPlain && file.open(opened, QFile::ReadOnly, QFile::AutoCloseHandle))
        return {};
    ::close(opened);
    return notPlain(name);
#else
    file.setFileName(name);
    return file.open(QFile::ReadOnly) ? Status() : Status(notRead(name, file.errorString()));
#endif
}

std::filesystem::path pathOf(const QString &name)
{
#ifdef Q_OS_WIN
    return {name.toStdWString()};
#else
    return {QFile::encodeName(name).toStdString()};
#endif
}

} // namespace

Status openPlain(QFile &file)
{
    TRY(named(file.fileName()));
    return file.open(QFile::ReadOnly) ? Status() : Status(notRead(file.fileName(), file.errorString()));
}

Result<QByteArray> readPlain(const QString &name, qint64 most)
{
    TRY(named(name));
    QFile file;
    TRY(openedAtOnce(file, name));
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFile::NoError)
        return notRead(name, file.errorString());
    if (bytes.size() > most)
        return refused("file_too_large", {}, u"%1 is too large to be what it is given for."_s.arg(name));
    return bytes;
}

bool openPrivately(QSaveFile &file)
{
    return file.open(QSaveFile::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

Status writePrivately(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (openPrivately(file) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return unavailable("file_not_written", file.errorString());
}

void createPrivately(const QString &name)
{
    QFile file(name);
    // Whoever writes it reports what hinders that.
    static_cast<void>(file.open(QFile::NewOnly, QFile::ReadOwner | QFile::WriteOwner));
}

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
