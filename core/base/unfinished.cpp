#include "core/base/unfinished.h"

#include "core/base/file_lock.h"
#include "core/base/files.h"
#include "core/base/log.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr auto kNote = ".note"_L1;
constexpr auto kLock = ".lock"_L1;

QString newName()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString notesOf(const QString &dataFolder)
{
    return QDir(dataFolder).absoluteFilePath(u"unfinished"_s);
}

/// Only removes paths with the expected names: a note may be damaged.
bool isRemoved(const QString &path)
{
    const QFileInfo info(path);
    if (info.isSymLink() || !info.isAbsolute())
        return false;
    const QString name = info.fileName();
    if (name.startsWith(QLatin1StringView(Unfinished::kPrefix)))
        return !info.exists() || QDir(path).removeRecursively();
    if (!name.endsWith(QLatin1StringView(Unfinished::kPart)))
        return false;
    bool isGone = true;
    for (const QLatin1StringView end : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) // SQLite's names.
        isGone = (!QFile::exists(path + end) || QFile::remove(path + end)) && isGone;
    return isGone;
}

} // namespace

Unfinished::Unfinished(const QString &dataFolder, const QString &path) : m_path(QFileInfo(path).absoluteFilePath())
{
    if (dataFolder.isEmpty())
        return;
    const QDir notes(notesOf(dataFolder));
    QDir().mkdir(notes.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_note = notes.filePath(newName() + kNote);
    m_lock = std::make_unique<FileLock>(m_note + kLock);
    QFile note(m_note);
    const QByteArray text = m_path.toUtf8();
    // If the data folder is full or read-only, the work goes on without a note.
    if (!m_lock->tryLock(0ms) || !note.open(QFile::WriteOnly | QFile::NewOnly, kOwnerOnly)
        || note.write(text) != text.size())
        qCWarning(logStorage).noquote() << "what is being made cannot be noted in" << notes.path();
}

Unfinished::~Unfinished()
{
    if (!isRemoved(m_path))
        return; // The note stays, for the next start.
    if (!m_note.isEmpty())
        QFile::remove(m_note);
}

UnfinishedFolder::UnfinishedFolder(const QString &dataFolder, const QString &parent)
    : m_folder(dataFolder, QDir(parent).absoluteFilePath(QLatin1StringView(Unfinished::kPrefix) + newName())),
      m_isMade(QDir().mkdir(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
{}

void removeUnfinished(const QString &dataFolder)
{
    const QDir notes(notesOf(dataFolder));
    for (const QFileInfo &note : notes.entryInfoList({u'*' + kNote}, QDir::Files)) {
        FileLock lock(note.filePath() + kLock);
        if (!lock.tryLock(0ms)) // The program is still running.
            continue;
        constexpr qint64 kLongestPath = 1 << 16;
        const QString path = QString::fromUtf8(readPlain(note.filePath(), kLongestPath).value_or(QByteArray()));
        if (!path.isEmpty() && !isRemoved(path)) {
            qCWarning(logStorage).noquote() << "what a killed program left cannot be removed:" << path;
            continue;
        }
        QFile::remove(note.filePath());
    }
}

} // namespace stemdesk
