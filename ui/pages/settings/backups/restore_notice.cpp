#include "ui/pages/settings/backups/restore_notice.h"

#include "core/services/backup/backup_restore.h"
#include "ui/widgets/notices/question.h"
#include "ui/words/backup_words.h"

#include <QDir>
#include <QProgressDialog>
#include <QPushButton>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

RestoreNotice::RestoreNotice()
    : m_dialog(std::make_unique<QProgressDialog>(tr("Restoring the backup…"), QString(), 0, 0))
{
    m_dialog->setWindowTitle(u"Stemdesk"_s);
    m_dialog->setWindowFlag(Qt::WindowCloseButtonHint, false); // It stops by itself.
    m_dialog->setAttribute(Qt::WA_QuitOnClose, false);
    m_dialog->setMinimumDuration(0);
    m_dialog->show();
}

RestoreNotice::~RestoreNotice() = default;

void RestoreNotice::report(const Result<RestoreExtent> &extent)
{
    MessageBox box(extent ? MessageBox::Information : MessageBox::Warning, u"Stemdesk"_s,
                   extent ? tr("The backup is restored.") : tr("The backup could not be restored."));
    if (!extent)
        box.setInformativeText(BackupWords::refusal(extent.error()) + u"\n\n"_s + tr("Your data is as it was."));
    else if (extent->kept.isEmpty())
        box.setInformativeText(BackupWords::contents(extent->contents) + u'.');
    else
        box.setInformativeText(
            tr("%1 is restored. Your previous data is kept as %2. Delete that file once you are sure; restoring it "
               "undoes this.")
                .arg(BackupWords::contents(extent->contents), QDir::toNativeSeparators(extent->kept)));
    box.addButton(tr("Open Stemdesk"), MessageBox::AcceptRole);
    box.exec();
}

} // namespace stemdesk::ui
