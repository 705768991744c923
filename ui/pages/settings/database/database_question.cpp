#include "ui/pages/settings/database/database_question.h"

#include "ui/pages/settings/database/database_words.h"
#include "ui/widgets/notices/question.h"

#include <QPushButton>

namespace stemdesk::ui {

DatabaseQuestion::Answer DatabaseQuestion::ask(const Error &error, const QString &address)
{
    MessageBox box(MessageBox::Warning, QStringLiteral("Stemdesk"), tr("The shop’s database cannot be used now."));
    box.setInformativeText(DatabaseWords::refusal(error, address) + QStringLiteral("\n\n")
                           + tr("On this computer there may be another shop, or an older copy: what you change in it "
                                "does not reach the server."));
    const QPushButton *again = box.addButton(tr("Try again"), MessageBox::AcceptRole);
    const QPushButton *here = box.addButton(tr("Work on this computer"), MessageBox::ActionRole);
    box.setEscapeButton(box.addButton(tr("Quit"), MessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == again)
        return Answer::TryAgain;
    return box.clickedButton() == here ? Answer::OnThisComputer : Answer::Quit;
}

} // namespace stemdesk::ui
