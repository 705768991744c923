#pragma once

#include <QMessageBox>

namespace stemdesk::ui {

/// A box that says or asks something; names in it are shown as they are, never interpreted as HTML.
class MessageBox : public QMessageBox {
    Q_OBJECT

public:
    MessageBox(Icon icon, const QString &title, const QString &text, QWidget *parent = nullptr);
};

} // namespace stemdesk::ui
