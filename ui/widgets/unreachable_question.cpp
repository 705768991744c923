#include "ui/widgets/unreachable_question.h"

#include <QPushButton>

namespace stemdesk::ui {

UnreachableQuestion::UnreachableQuestion(const QString &reason, QWidget *parent)
    : QMessageBox(QMessageBox::Warning, tr("Stemdesk"), tr("Your shop is on a server that cannot be reached now."),
                  QMessageBox::NoButton, parent),
      m_again(addButton(tr("Try again"), QMessageBox::AcceptRole))
{
    QPushButton *quit = addButton(tr("Quit"), QMessageBox::RejectRole);
    setInformativeText(reason);
    setDefaultButton(qobject_cast<QPushButton *>(m_again));
    setEscapeButton(quit);
}

bool UnreachableQuestion::wantsToTryAgain()
{
    exec();
    return clickedButton() == m_again;
}

} // namespace stemdesk::ui
