#include "core/services/database/folder_rights.h"

#include "core/base/log.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

#ifdef Q_OS_UNIX

namespace {

constexpr mode_t kForOthers = S_IRWXG | S_IRWXO;

/// The folders that are there for everything else too.
bool isForMore(const QString &folder, mode_t mode)
{
    return (mode & S_ISVTX) != 0 || folder == "/"_L1 || QFileInfo(folder) == QFileInfo(QDir::homePath());
}

void close(const QString &path, mode_t wanted)
{
    struct stat found = {};
    const QByteArray name = QFile::encodeName(path);
    if (::lstat(name.constData(), &found) != 0 || S_ISLNK(found.st_mode) || (found.st_mode & kForOthers) == 0)
        return;
    const bool isFolder = S_ISDIR(found.st_mode);
    const bool isOurs = found.st_uid == ::geteuid() && !(isFolder && isForMore(path, found.st_mode));
    if (isOurs && ::chmod(name.constData(), wanted) == 0)
        qCWarning(logStorage).noquote() << path << "was open to other users of this machine; it is closed to them now";
    else
        qCWarning(logStorage).noquote() << path << "is open to other users of this machine;"
                                        << (isFolder ? "keep the data in a folder that only you can enter (chmod 700)"
                                                     : "make it private with chmod 600");
}

void closeFiles(const QString &folder, const QStringList &names)
{
    for (const QFileInfo &file : QDir(folder).entryInfoList(names, QDir::Files | QDir::Hidden | QDir::NoSymLinks))
        close(file.absoluteFilePath(), S_IRUSR | S_IWUSR);
}

} // namespace

void closeToOthers(const QString &dataFolder)
{
    const QDir folder(QFileInfo(dataFolder).canonicalFilePath());
    const QString backups = folder.filePath(u"backups"_s);
    for (const QString &each : {folder.path(), backups})
        close(each, S_IRWXU);
    closeFiles(folder.path(), {u"stemdesk*"_s, u"backups.ini"_s, u"database.ini"_s, u"server.ini"_s, u"window.ini"_s});
    closeFiles(backups, {u"stemdesk-*"_s});
}

#else

void closeToOthers(const QString & /*dataFolder*/) {} // A user's own folder has its parent's rights.

#endif

} // namespace stemdesk
