#include "core/storage/engine/durable_file.h"

#include "core/base/files.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <io.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr qint64 kSlice = 1 << 20;
constexpr qint64 kReserve = 4 << 20; // Left for other writers meanwhile.
constexpr qint64 kLeast = 256 << 10; // Space beside a database without which SQLite cannot even read it.

/// Qt reports an exceeded quota in its message only.
bool isForWantOfRoom(const QFile &file)
{
#ifdef EDQUOT
    if (file.errorString() == qt_error_string(EDQUOT))
        return true;
#endif
    return file.error() == QFile::ResourceError;
}

Error fileError(const QFile &file)
{
    if (isForWantOfRoom(file))
        return unavailable("storage_full", u"The disk is full; make room and try again."_s);
    return unavailable("storage_unavailable",
                       u"The file %1 cannot be used: %2."_s.arg(file.fileName(), file.errorString()));
}

Error systemError(const QString &file, const std::error_code &code)
{
    if (meansDiskFull(code.value()))
        return unavailable("storage_full", u"The disk is full; make room and try again."_s);
    return unavailable("storage_unavailable",
                       u"The file %1 cannot be used: %2."_s.arg(file, QString::fromStdString(code.message())));
}

Status synced(const QFile &file)
{
#ifdef Q_OS_UNIX
    const int code = ::fsync(file.handle());
#else
    const int code = ::_commit(file.handle());
#endif
    if (code == 0)
        return {};
    return systemError(file.fileName(), std::error_code(errno, std::generic_category()));
}

/// Makes the folder's entries durable, not only the contents of files.
void syncFolderOf(const QString &name)
{
#ifdef Q_OS_UNIX
    const int folder = ::open(QFile::encodeName(QFileInfo(name).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
#else
    Q_UNUSED(name)
#endif
}

std::filesystem::path pathOf(const QString &name)
{
#ifdef Q_OS_WIN
    return name.toStdWString();
#else
    return QFile::encodeName(name).toStdString();
#endif
}

Status copied(QFile &source, QFile &target, const BytesWatch &watch)
{
    const qint64 total = source.size();
    const auto buffer = std::make_unique<char[]>(size_t(kSlice));
    for (qint64 done = 0;;) {
        // No more than it had at the start.
        const qint64 count = source.read(buffer.get(), std::min(kSlice, total - done));
        if (count < 0)
            return fileError(source);
        if (count == 0)
            return synced(target);
        if (target.write(buffer.get(), count) != count)
            return fileError(target);
        done += count;
        if (!watch(done, total))
            return cancelledWork();
    }
}

} // namespace

Error cancelledWork()
{
    return unavailable("cancelled", u"It was stopped; nothing was changed."_s);
}

Status makePrivateFile(const QString &name)
{
    QFile file(name);
    if (file.exists())
        return {};
    if (!file.open(QFile::ReadWrite | QFile::NewOnly, kOwnerOnly) && !file.exists()) { // Another process may be faster.
        if (isForWantOfRoom(file) || isDiskFull(QFileInfo(name).absolutePath()))
            return unavailable("storage_full", u"The disk that holds %1 is full; make room and try again."_s.arg(name));
        return unavailable("storage_unavailable", u"The file %1 cannot be made: %2."_s.arg(name, file.errorString()));
    }
    return {};
}

Status copyPrivately(const QString &from, const QString &to, const BytesWatch &watch)
{
    QFile source(from);
    TRY(openPlain(source));
    QFile target(to);
    if (!target.open(QFile::WriteOnly | QFile::NewOnly | QFile::Unbuffered, kOwnerOnly))
        return fileError(target);
    const Status done = copied(source, target, watch);
    if (!done)
        target.remove();
    return done;
}

Status syncFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QFile::ReadWrite | QFile::ExistingOnly))
        return fileError(file);
    return synced(file);
}

Status replaceFile(const QString &from, const QString &to)
{
    std::error_code code;
    std::filesystem::rename(pathOf(from), pathOf(to), code);
    if (code)
        return systemError(to, code);
    syncFolderOf(to);
    return {};
}

Status keepUnder(const QString &file, const QString &second)
{
    std::error_code code;
    std::filesystem::create_hard_link(pathOf(file), pathOf(second), code);
    if (!code) {
        syncFolderOf(second);
        return {};
    }
    TRY(requireRoom(QFileInfo(second).absolutePath(), QFileInfo(file).size()));
    const QString part = second + u".part"_s; // An incomplete file must never have the final name.
    const Status copied = copyPrivately(file, part, [](qint64, qint64) { return true; });
    return copied ? replaceFile(part, second) : copied;
}

bool isSameFile(const QString &one, const QString &other)
{
    std::error_code code;
    return std::filesystem::equivalent(pathOf(one), pathOf(other), code) && !code;
}

QByteArray fileNumber(const QString &name)
{
#ifdef Q_OS_UNIX
    struct stat file = {};
    if (::stat(QFile::encodeName(name).constData(), &file) != 0)
        return {};
    return QByteArray::number(quint64(file.st_dev)) + ':' + QByteArray::number(quint64(file.st_ino));
#else
    Q_UNUSED(name) // On this system an open file can neither be deleted nor replaced.
    return {};
#endif
}

Status requireRoom(const QString &folder, qint64 bytes)
{
    const std::optional<qint64> room = diskRoom(folder);
    const qint64 needed = bytes + kReserve;
    if (!room || *room >= needed)
        return {};
    const QLocale english = QLocale::c();
    return unavailable("storage_full",
                       u"The disk that holds %1 has no room for it: %2 are needed and %3 are free."_s.arg(
                           folder, english.formattedDataSize(needed), english.formattedDataSize(*room)));
}

bool isDiskFull(const QString &folder)
{
    const std::optional<qint64> room = diskRoom(folder);
    return room && *room < kLeast && !QStorageInfo(folder).isReadOnly();
}

void removeDatabase(const QString &file)
{
    for (const QString &name : {file, file + u"-wal"_s, file + u"-shm"_s, file + u"-journal"_s})
        QFile::remove(name);
}

} // namespace stemdesk
