#include "ui/pages/settings/backups/start_question.h"

#include "core/services/backup/backup_folder.h"
#include "ui/widgets/notices/question.h"
#include "ui/words/backup_words.h"
#include "ui/words/error_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>

#include <algorithm>
#include <optional>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct Cause {
    QByteArrayView code;
    const char *what;
    const char *advice; ///< %1 is the folder.
    bool canWait; ///< Retrying may help; a backup does not.
};

struct StartCauses {
    Q_DECLARE_TR_FUNCTIONS(StartQuestion)

public:
    static constexpr Cause kCauses[] = {
        {"storage_damaged", QT_TR_NOOP("The shop’s data is damaged."),
         QT_TR_NOOP("The file in %1 cannot be read. A backup takes its place; the damaged file is kept beside it."),
         false},
        {"storage_missing", QT_TR_NOOP("The shop’s data is gone."),
         QT_TR_NOOP(
             "There are backups in %1, but the file with the data is not there. Restore one, or put the file back."),
         false},
        {"storage_full", QT_TR_NOOP("The disk is full."),
         QT_TR_NOOP("The shop in %1 cannot be opened without some room. Delete what you no longer need from the disk, "
                    "then try again. Your data is untouched."),
         true},
        {"storage_unavailable", QT_TR_NOOP("The shop’s folder cannot be used."),
         QT_TR_NOOP("Stemdesk needs to write to %1 but is not allowed to. Check that the disk is there and not "
                    "write-protected, and that the folder is yours."),
         true},
        {"busy", QT_TR_NOOP("Another program has locked the shop’s data."),
         QT_TR_NOOP("Close whatever else is using the file in %1, such as a copy to a memory stick, then try again."),
         true},
        {"schema_too_new", QT_TR_NOOP("The shop’s data belongs to a newer Stemdesk."),
         QT_TR_NOOP("Install that version to open the data in %1. Nothing was changed in it."), true},
    };
};

const Cause *causeOf(const Error &error)
{
    const auto *found = std::ranges::find(StartCauses::kCauses, QByteArrayView(error.code), &Cause::code);
    return found == std::end(StartCauses::kCauses) ? nullptr : found;
}

} // namespace

class StartQuestion::Box {
public:
    Box(const Error &error, const QString &folder) : m_folder(folder)
    {
        const Cause *cause = causeOf(error);
        m_box.setText(cause ? StartQuestion::tr(cause->what) : StartQuestion::tr("The shop cannot be opened."));
        m_box.setInformativeText(cause ? StartQuestion::tr(cause->advice).arg(QDir::toNativeSeparators(folder))
                                       : errorText(error));
    }

    void offerBackups(const QList<BackupFile> &backups)
    {
        const auto newest = std::ranges::find(backups, true, &BackupFile::isWhole);
        if (newest != backups.end()) {
            const QString when = BackupWords::when(newest->at, QDateTime::currentMSecsSinceEpoch());
            m_box.setInformativeText(m_box.informativeText() + u"\n\n"_s
                                     + StartQuestion::tr("The newest backup: %1").arg(when));
            m_newest = newest->path;
            m_restore = m_box.addButton(StartQuestion::tr("Restore the newest"), MessageBox::AcceptRole);
        }
        m_choose = m_box.addButton(StartQuestion::tr("Choose a backup…"), MessageBox::ActionRole);
        offerRest();
    }
    void offerAgain()
    {
        m_again = m_box.addButton(StartQuestion::tr("Try again"), MessageBox::AcceptRole);
        offerRest();
    }

    std::optional<Answer> ask()
    {
        m_box.exec();
        const QAbstractButton *clicked = m_box.clickedButton();
        if (clicked == m_quit || !clicked)
            return Answer{};
        if (clicked == m_restore)
            return Answer{.choice = Choice::Restore, .path = m_newest};
        if (clicked == m_again)
            return Answer{.choice = Choice::TryAgain};
        const bool isFile = clicked == m_choose;
        const QString path = isFile
            ? QFileDialog::getOpenFileName(&m_box, StartQuestion::tr("Choose a backup"), BackupFolder(m_folder).path())
            : QFileDialog::getExistingDirectory(&m_box, StartQuestion::tr("Open another folder"), m_folder);
        if (path.isEmpty())
            return {};
        return Answer{.choice = isFile ? Choice::Restore : Choice::OtherFolder, .path = path};
    }

private:
    void offerRest()
    {
        m_box.addButton(StartQuestion::tr("Open another folder…"), MessageBox::ActionRole);
        m_quit = m_box.addButton(StartQuestion::tr("Quit"), MessageBox::RejectRole);
        m_box.setEscapeButton(m_quit);
    }

    MessageBox m_box{MessageBox::Warning, u"Stemdesk"_s, {}};
    QString m_folder;
    QString m_newest; ///< Backup.
    QAbstractButton *m_restore = nullptr;
    QAbstractButton *m_choose = nullptr;
    QAbstractButton *m_again = nullptr;
    QAbstractButton *m_quit = nullptr;
};

StartQuestion::Answer StartQuestion::ask(const Error &error, const QString &folder, const QList<BackupFile> &backups)
{
    Box box(error, folder);
    const Cause *cause = causeOf(error);
    if (cause && !cause->canWait)
        box.offerBackups(backups);
    else
        box.offerAgain();
    for (;;) {
        if (const std::optional<Answer> answer = box.ask()) // Otherwise no file or folder was chosen.
            return *answer;
    }
}

} // namespace stemdesk::ui
