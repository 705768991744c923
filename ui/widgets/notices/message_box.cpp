#include "ui/widgets/notices/message_box.h"

namespace stemdesk::ui {

MessageBox::MessageBox(Icon icon, const QString &title, const QString &text, QWidget *parent) : QMessageBox(parent)
{
    setTextFormat(Qt::PlainText); // Applies to the text only; WindowStyle handles the informative text.
    setIcon(icon);
    setWindowTitle(title);
    setText(text);
}

} // namespace stemdesk::ui
