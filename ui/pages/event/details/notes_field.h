#pragma once

#include <QPlainTextEdit>

namespace stemdesk::ui {

/// Text of several lines that saves itself when it is left. What is being typed is never overwritten.
class NotesField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit NotesField(QWidget *parent = nullptr);

    void setValue(const QString &value);

Q_SIGNALS:
    void committed(const QString &text);

protected:
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString m_value;
};

} // namespace stemdesk::ui
