#pragma once

#include <QString>

#include <memory>

namespace stemdesk {

class FileLock;

/// Something that is being made outside of the data folder, under a name of its own until it is whole. A note in the
/// data folder tells of it for as long as this lives, held by the system for this process, so that what a program left
/// that was killed is found again.
class Unfinished {
public:
    /// `path`: a folder whose name begins with kPrefix, or a file whose name ends with kPart. Noted before it is made.
    /// Without a data folder nothing is noted.
    Unfinished(const QString &dataFolder, const QString &path);
    /// What is still there under that name is removed.
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

/// A new private folder in `parent`, with all that is in it, for as long as this lives; see Unfinished.
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

/// Removes what programs have left that were killed, by the notes in the data folder. What runs is left alone.
void removeUnfinished(const QString &dataFolder);

} // namespace stemdesk
