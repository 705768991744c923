#include "ui/widgets/notices/message_box.h"

namespace stemdesk::ui {

MessageBox::MessageBox(Icon icon, const QString &title, const QString &text, QWidget *parent) : QMessageBox(parent)
{
    setTextFormat(Qt::PlainText); // Of the text alone: the informative text is left to WindowStyle.
    setIcon(icon);
    setWindowTitle(title);
    setText(text);
}

} // namespace stemdesk::ui
