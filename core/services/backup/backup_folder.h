#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

/// A backup in a data folder.
struct BackupFile {
    QString path;
    Instant at = 0; ///< When it was made.
    qint64 bytes = 0;
    /// Counts up within the folder, so that the order is known whatever the clock said. 0 if made by a version that did
    /// not count.
    qint64 number = 0;
    bool isAutomatic = false;
    bool isWhole = false; ///< After a quick look; it was verified when it was made.

    friend bool operator==(const BackupFile &, const BackupFile &) = default;
};

/// The backups of a data folder, in its folder `backups`. Their names contain the UTC time and a counter:
/// `stemdesk-2026-11-22T081500Z-7.db`, with `-by-hand` before the number of those made on request.
class BackupFolder {
public:
    /// Number of daily backups kept; those made on request stay until they are deleted.
    static constexpr int kKept = 14;

    explicit BackupFolder(const QString &dataFolder);

    const QString &path() const { return m_path; }
    /// The newest first, by their numbers.
    QList<BackupFile> list() const;
    /// The newest that is whole.
    std::optional<BackupFile> newest() const;

    /// Makes the folder, for its owner alone, and clears away what a backup left that was killed. Only one process does
    /// so at a time.
    Status prepare() const;
    /// For one that is made now; no file has it.
    QString nameFor(Instant now, bool isAutomatic) const;
    /// Deletes the oldest of the daily ones beyond kKept; those that are not whole count for nothing, and stay.
    void prune() const;

private:
    QString m_path;
};

} // namespace stemdesk
