#include "core/base/plain_file.h"

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <cerrno>
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

} // namespace stemdesk
