#pragma once

#include "core/base/clock.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace stemdesk {
struct BackupFile;
struct BackupProgress;
struct DatabaseContents;
struct Error;
} // namespace stemdesk

namespace stemdesk::ui {

/// Texts about backups, for several pages and the first start.
class BackupWords {
    Q_DECLARE_TR_FUNCTIONS(BackupWords)

public:
    /// "today at 08:15", "yesterday at 08:15", "Sat 13 June 2026, 08:15", by this computer's clock and zone.
    static QString when(Instant at, Instant now);
    static QString size(qint64 bytes);
    /// That the newest whole backup is a week old or older; otherwise empty.
    static QString oldness(const QList<BackupFile> &backups, Instant now);
    static QString kind(const BackupFile &file);
    static QString progress(const BackupProgress &progress);
    /// "Fern & Thistle with 25 events and 150 products".
    static QString contents(const DatabaseContents &contents);
    /// Why none could be made or restored.
    static QString refusal(const Error &error);
};

} // namespace stemdesk::ui
