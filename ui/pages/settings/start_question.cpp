#include "ui/pages/settings/start_question.h"

#include "core/services/backup/backup_folder.h"
#include "ui/pages/settings/backup_words.h"
#include "ui/words/error_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <string_view>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct Cause {
    std::string_view code;
    const char *what;
    const char *advice; ///< %1 is the folder.
    bool canWait; ///< Trying again may help; a backup does not.
};

constexpr std::array kCauses{
    Cause{"storage_damaged", QT_TRANSLATE_NOOP("StartQuestion", "The shop's data is damaged."),
          QT_TRANSLATE_NOOP("StartQuestion",
                            "The file in %1 cannot be read. A backup takes its place; the damaged file is "
                            "kept beside it."),
          false},
    Cause{"storage_missing", QT_TRANSLATE_NOOP("StartQuestion", "The shop's data is gone."),
          QT_TRANSLATE_NOOP("StartQuestion",
                            "There are backups in %1, but the file with the data is not there. Restore one, "
                            "or put the file back."),
          false},
    Cause{"storage_full", QT_TRANSLATE_NOOP("StartQuestion", "The disk is full."),
          QT_TRANSLATE_NOOP("StartQuestion",
                            "The shop in %1 cannot be opened without some room. Delete what you no longer "
                            "need from the disk, then try again. Your data is untouched."),
          true},
    Cause{"storage_unavailable", QT_TRANSLATE_NOOP("StartQuestion", "The shop's folder cannot be used."),
          QT_TRANSLATE_NOOP("StartQuestion",
                            "Stemdesk needs to write to %1 but is not allowed to. Check that the disk is there and not "
                            "write-protected, and that the folder is yours."),
          true},
    Cause{"busy", QT_TRANSLATE_NOOP("StartQuestion", "Another program has locked the shop's data."),
          QT_TRANSLATE_NOOP(
              "StartQuestion",
              "Close whatever else is using the file in %1, such as a copy to a memory stick, then try again."),
          true},
    Cause{"schema_too_new", QT_TRANSLATE_NOOP("StartQuestion", "The shop's data belongs to a newer Stemdesk."),
          QT_TRANSLATE_NOOP("StartQuestion", "Install that version to open the data in %1. Nothing was changed in it."),
          true},
};

const Cause *causeOf(const Error &error)
{
    const auto found =
        std::ranges::find(kCauses, std::string_view(error.code.constData(), size_t(error.code.size())), &Cause::code);
    return found == kCauses.end() ? nullptr : &*found;
}

} // namespace

StartQuestion::Answer StartQuestion::ask(const Error &error, const QString &folder, const QList<BackupFile> &backups)
{
    const Cause *cause = causeOf(error);
    QMessageBox box(QMessageBox::Warning, u"Stemdesk"_s, cause ? tr(cause->what) : tr("The shop cannot be opened."));
    QString advice = cause ? tr(cause->advice).arg(QDir::toNativeSeparators(folder)) : errorText(error);
    const auto newest = std::ranges::find(backups, true, &BackupFile::isWhole);
    const QPushButton *restore = nullptr;
    const QPushButton *choose = nullptr;
    const QPushButton *again = nullptr;
    if (cause && !cause->canWait) {
        if (newest != backups.end()) {
            const QString when = BackupWords::when(newest->at, QDateTime::currentMSecsSinceEpoch());
            advice += u"\n\n"_s + tr("The newest backup: %1").arg(when);
            restore = box.addButton(tr("Restore the newest"), QMessageBox::AcceptRole);
        }
        choose = box.addButton(tr("Choose a backup…"), QMessageBox::ActionRole);
    } else {
        again = box.addButton(tr("Try again"), QMessageBox::AcceptRole);
    }
    const QPushButton *other = box.addButton(tr("Open another folder…"), QMessageBox::ActionRole);
    box.setEscapeButton(box.addButton(tr("Quit"), QMessageBox::RejectRole));
    box.setInformativeText(advice);
    for (;;) {
        box.exec();
        const QAbstractButton *clicked = box.clickedButton();
        if (restore && clicked == restore)
            return {.choice = Choice::Restore, .path = newest->path};
        if (again && clicked == again)
            return {.choice = Choice::TryAgain};
        if (clicked != choose && clicked != other)
            return {};
        const bool isFile = clicked == choose;
        const QString path = isFile
            ? QFileDialog::getOpenFileName(&box, tr("Choose a backup"), BackupFolder(folder).path())
            : QFileDialog::getExistingDirectory(&box, tr("Open another folder"), folder);
        if (!path.isEmpty()) // Else it is asked once more.
            return {.choice = isFile ? Choice::Restore : Choice::OtherFolder, .path = path};
    }
}

} // namespace stemdesk::ui
