#pragma once

#include <QString>

#include <memory>

namespace stemdesk {

class FileLock;

/// Something being made outside the data folder, under a temporary name until it is complete. While this object lives,
/// a locked note in the data folder records it, so that leftovers of a killed program are found and removed.
class Unfinished {
public:
    /// `path`: a folder whose name begins with kPrefix, or a file whose name ends with kPart. Noted before it is
    /// created. Without a data folder nothing is noted.
    Unfinished(const QString &dataFolder, const QString &path);
    /// Removes whatever still has that name.
    ~Unfinished();
    Q_DISABLE_COPY_MOVE(Unfinished)

    const QString &path() const { return m_path; }

    static constexpr auto kPrefix = ".stemdesk-";
    static constexpr auto kPart = ".part";

private:
    QString m_path;
    QString m_note;
    std::unique_ptr<FileLock> m_lock;
};

/// A new private folder in `parent` that exists with its contents as long as this object; see Unfinished.
class UnfinishedFolder {
public:
    UnfinishedFolder(const QString &dataFolder, const QString &parent);

    bool isMade() const { return m_isMade; }
    const QString &path() const { return m_folder.path(); }
    QString filePath(const QString &name) const { return path() + u'/' + name; }

private:
    Unfinished m_folder;
    bool m_isMade;
};

/// Deletes leftovers of killed programs, according to the notes in the data folder. Does not touch those of running
/// programs.
void removeUnfinished(const QString &dataFolder);

} // namespace stemdesk
