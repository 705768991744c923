#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

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
    /// Newest first, by number.
    QList<BackupFile> list() const;
    /// The newest intact backup.
    std::optional<BackupFile> newest() const;

    /// Creates the folder, readable by its owner only, and removes what a killed backup left behind. REQUIRES: one
    /// process at a time.
    Status prepare() const;
    /// An unused file name for a backup made now.
    QString nameFor(Instant now, bool isAutomatic) const;
    /// Deletes the oldest daily backups beyond kKept. Damaged ones are neither counted nor deleted.
    void prune() const;

private:
    QString m_path;
};

} // namespace stemdesk
