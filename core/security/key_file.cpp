#include "core/security/key_file.h"

#include "core/base/file_lock.h"
#include "core/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <chrono>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxSize = 16LL * 1024;
constexpr auto kForOwner = QFile::ReadOwner | QFile::WriteOwner;
constexpr auto kForOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
constexpr std::chrono::milliseconds kTimeout{5'000};

constexpr QByteArrayView kRemark = "# A master key of Stemdesk: who has it can read the secrets of the database.\n";

Error unusable(const QString &path, const QString &why)
{
    return unavailable("master_key_file_unusable", u"The key file %1 %2."_s.arg(path, why));
}

/// Prevents another process from replacing the file at the same time.
Status locked(FileLock &lock, const QString &path)
{
    if (lock.tryLock(kTimeout))
        return {};
    if (lock.failure() == FileLock::Failure::Held)
        return unusable(path, u"cannot be changed: another program changes it"_s);
    return unusable(path, u"cannot be changed: its folder cannot be written to"_s);
}

/// Makes the file's name durable, not only what is in it.
void syncFolder(const QString &path)
{
#ifdef Q_OS_UNIX
    const int folder = ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
#else
    Q_UNUSED(path)
#endif
}

bool has(const std::vector<MasterKey> &keys, const QByteArray &id)
{
    return std::ranges::any_of(keys, [&](const MasterKey &key) { return key.id() == id; });
}

} // namespace

bool KeyFile::exists() const
{
    return QFileInfo::exists(m_path);
}

Result<std::vector<MasterKey>> KeyFile::keys() const
{
    if (!exists())
        return unavailable("master_key_file_missing", u"The key file %1 is missing."_s.arg(m_path));
    Result<QByteArray> text = readPlain(m_path, kMaxSize);
    if (!text)
        return unavailable("master_key_file_unusable", u"The key file cannot be used. "_s + text.error().message);
    const SecretBytes content = takenFrom(*text);
#ifdef Q_OS_UNIX
    if (QFileInfo(m_path).permissions() & kForOthers)
        return unusable(m_path, u"can be read or written by others than its owner; make it private with chmod 600"_s);
#endif
    std::vector<MasterKey> keys;
    qsizetype at = 0;
    while (at < content.view().size()) {
        const qsizetype end = content.view().indexOf('\n', at);
        const qsizetype length = (end < 0 ? content.view().size() : end) - at;
        const QByteArrayView line = content.view().sliced(at, length).trimmed();
        at += length + 1;
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        Result<MasterKey> key = MasterKey::parse(line);
        if (!key)
            return unusable(m_path, u"holds something else than a master key, or a damaged one"_s);
        keys.push_back(*std::move(key));
    }
    if (keys.empty())
        return unusable(m_path, u"holds no master key"_s);
    return keys;
}

Result<MasterKey> KeyFile::find(const QByteArray &id) const
{
    const std::vector<MasterKey> all = TRY(keys());
    const auto found = std::ranges::find(all, id, &MasterKey::id);
    if (found != all.end())
        return *found;
    return unavailable(
        "master_key_wrong",
        u"The key file %1 holds another key than the one that the secrets are sealed with."_s.arg(m_path));
}

Status KeyFile::add(const MasterKey &key) const
{
    FileLock lock(m_path + u".lock"_s);
    TRY(locked(lock, m_path));
    Result<std::vector<MasterKey>> all = keys();
    if (!all && all.error().code != "master_key_file_missing")
        return all.error();
    std::vector<MasterKey> together = all ? *std::move(all) : std::vector<MasterKey>();
    if (has(together, key.id()))
        return {};
    together.push_back(key);
    return write(together);
}

Status KeyFile::remove(const QByteArray &id) const
{
    if (!exists())
        return {};
    FileLock lock(m_path + u".lock"_s);
    TRY(locked(lock, m_path));
    Result<std::vector<MasterKey>> all = keys();
    if (!all)
        return all.error().code == "master_key_file_missing" ? Status() : Status(all.error());
    if (!has(*all, id))
        return {};
    std::erase_if(*all, [&](const MasterKey &key) { return key.id() == id; });
    if (!all->empty())
        return write(*all);
    if (!QFile::remove(m_path))
        return unusable(m_path, u"cannot be deleted"_s);
    syncFolder(m_path);
    return {};
}

Status KeyFile::write(const std::vector<MasterKey> &keys) const
{
    QSaveFile file(m_path); // Written beside and renamed, after it has reached the disk.
    if (!file.open(QFile::WriteOnly))
        return unusable(m_path, u"cannot be written: %1"_s.arg(file.errorString()));
    bool isWritten = file.setPermissions(kForOwner); // Before anything is written to it.
    isWritten = isWritten && file.write(kRemark.data(), kRemark.size()) == kRemark.size();
    for (const MasterKey &key : keys) {
        const SecretBytes text = key.text();
        isWritten = isWritten && file.write(text.view().data(), text.view().size()) == text.view().size()
            && file.write("\n", 1) == 1;
    }
    if (!isWritten || !file.commit())
        return unusable(m_path, u"cannot be written: %1"_s.arg(file.errorString()));
    syncFolder(m_path);
    return {};
}

} // namespace stemdesk
