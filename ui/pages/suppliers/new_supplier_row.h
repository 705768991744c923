#pragma once

#include <QWidget>

class QLineEdit;

namespace stemdesk::ui {

class TextLabel;

/// The row above the table in which a new supplier gets its name.
class NewSupplierRow : public QWidget {
    Q_OBJECT

public:
    explicit NewSupplierRow(QWidget *parent = nullptr);

    /// Shows the row, empty, with the keyboard in it.
    void open();
    /// Keeps what was typed and says why it was not taken.
    void refuse(const QString &reason);

Q_SIGNALS:
    void named(const QString &name);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLineEdit *m_name;
    TextLabel *m_reason;
};

} // namespace stemdesk::ui
