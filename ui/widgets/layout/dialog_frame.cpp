#include "ui/widgets/layout/dialog_frame.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/text_label.h"
#include "ui/words/menu_text.h"

#include <QDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// Grows with what appears in a dialog: a window does so by itself only for what needs no width to know its height, not
/// for a sentence of several lines.
class GrowingHeight : public QObject {
public:
    explicit GrowingHeight(QDialog &dialog) : QObject(&dialog), m_dialog(dialog) { dialog.installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest && m_dialog.layout()->hasHeightForWidth()) {
            const int wanted = m_dialog.layout()->totalHeightForWidth(m_dialog.width());
            if (wanted > m_dialog.height())
                m_dialog.resize(m_dialog.width(), wanted);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QDialog &m_dialog;
};

} // namespace

QVBoxLayout *dialogColumn(QDialog &dialog, const QString &title)
{
    dialog.setWindowTitle(titleText(title));
    auto *column = new QVBoxLayout(&dialog);
    new GrowingHeight(dialog);
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
