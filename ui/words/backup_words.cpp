#include "ui/words/backup_words.h"

#include "core/base/day.h"
#include "core/services/backup/backup_service.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/wording.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <chrono>

namespace stemdesk::ui {

namespace {

constexpr Instant kOneDay = std::chrono::milliseconds(std::chrono::hours(24)).count();
constexpr int kOldDays = 7;

struct BackupRefusals {
    Q_DECLARE_TR_FUNCTIONS(BackupWords)

public:
    static constexpr Wording kTexts[] = {
        {"cancelled", QT_TR_NOOP("The backup was stopped; nothing of it was kept.")},
        {"storage_full", QT_TR_NOOP("There is not enough room on the disk. Make room and try again.")},
        {"storage_damaged",
         QT_TR_NOOP("Damage was found. The older backups are untouched: restore the newest one that is sound.")},
        {"storage_unavailable",
         QT_TR_NOOP("The file or its folder cannot be read or written. Check that the disk is there and is not "
                    "write-protected.")},
        {"copy_differs", QT_TR_NOOP("The copy did not match the data, so it was given up.")},
        {"check_failed",
         QT_TR_NOOP(
             "The copy was given up: something in the shop’s data is not in order. “stemdesk check” says what.")},
        {"not_restorable",
         QT_TR_NOOP("The backup was made, but it cannot be restored as it is: something in the shop’s data is not in "
                    "order. “stemdesk check” says what.")},
        {"not_a_backup", QT_TR_NOOP("This file is not a Stemdesk backup.")},
        {"not_found", QT_TR_NOOP("The file is no longer there.")},
        {"invalid_file", QT_TR_NOOP("This is the data that is in use now; choose a backup of it.")},
        {"schema_too_new", QT_TR_NOOP("A newer Stemdesk made this backup; install that version first.")},
        {"busy", QT_TR_NOOP("Another program has the shop’s data open. Close it and try again.")},
        {"folder_in_use", QT_TR_NOOP("Another Stemdesk is running on this data. Close it and try again.")},
    };
};

} // namespace

QString BackupWords::when(Instant at, Instant now)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(at);
    const QDate today = dayOf(now, QTimeZone::systemTimeZone());
    const QString time = clockText(local.time());
    if (local.date() == today)
        return tr("today at %1").arg(time);
    if (local.date() == plusDays(today, -1))
        return tr("yesterday at %1").arg(time);
    return tr("%1, %2").arg(longDate(local.date()), time);
}

QString BackupWords::size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
}

QString BackupWords::oldness(const QList<BackupFile> &backups, Instant now)
{
    const auto newest = std::ranges::find(backups, true, &BackupFile::isWhole);
    if (newest == backups.end())
        return {};
    const auto days = int((now - newest->at) / kOneDay);
    return days >= kOldDays ? tr("The last backup is %n day(s) old.", nullptr, days) : QString();
}

QString BackupWords::kind(const BackupFile &file)
{
    if (!file.isWhole)
        return tr("incomplete");
    return file.isAutomatic ? tr("daily") : tr("manual");
}

QString BackupWords::progress(const BackupProgress &progress)
{
    return progress.stage == BackupProgress::Stage::Copying ? tr("Copying everything…") : tr("Checking the copy…");
}

QString BackupWords::contents(const DatabaseContents &contents)
{
    const QString counts = tr("%1 and %2")
                               .arg(tr("%n event(s)", nullptr, int(contents.events)),
                                    tr("%n product(s)", nullptr, int(contents.products)));
    return tr("%1 with %2").arg(QLocale().createSeparatedList(contents.shops), counts);
}

QString BackupWords::refusal(const Error &error)
{
    const char *known = wordingOf(BackupRefusals::kTexts, error.code);
    return known ? tr(known) : errorText(error);
}

} // namespace stemdesk::ui
