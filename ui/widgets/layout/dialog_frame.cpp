#include "ui/widgets/layout/dialog_frame.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/menu_text.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

QVBoxLayout *dialogColumn(QDialog &dialog, const QString &title)
{
    dialog.setWindowTitle(titleText(title));
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(kSpace24, kSpace16, kSpace24, kSpace16);
    column->setSpacing(kSpace12);
    auto *heading = new TextLabel(title, TextStyle::Heading);
    heading->setElided(true);
    column->addWidget(heading);
    return column;
}

QHBoxLayout *dialogFoot(QDialog &dialog, const QString &leave, Button *act)
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(0, kSpace4, 0, 0);
    foot->setSpacing(kSpace8);
    auto *no = new Button(leave);
    foot->addStretch(1);
    foot->addWidget(no);
    foot->addWidget(act);
    qobject_cast<QVBoxLayout *>(dialog.layout())->addLayout(foot);
    act->setDefault(true); // Only a button that is in its dialog can be.
    QObject::connect(no, &QAbstractButton::clicked, &dialog, &QDialog::reject);
    return foot;
}

} // namespace stemdesk::ui
