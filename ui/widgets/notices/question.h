#pragma once

#include "ui/theme/tokens.h"

#include <QMessageBox>
#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;

/// An inline confirmation before an irreversible action: red before a loss, amber before a routine one. "No" has the
/// focus.
class Question : public QWidget {
    Q_OBJECT

public:
    explicit Question(QWidget *parent = nullptr);

    /// `yes` and `no` are the texts of the buttons; `no` has the focus.
    void ask(const QString &text, const QString &yes, const QString &no, Tone tone = Tone::Error);

Q_SIGNALS:
    void confirmed();
    /// Answered either way, or closed with Escape.
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void close();

    Tone m_tone = Tone::Error;
    TextLabel *m_text;
    Button *m_yes;
    Button *m_no;
};

/// A box that says or asks something; names in it are shown as they are, never interpreted as HTML.
class MessageBox : public QMessageBox {
    Q_OBJECT

public:
    MessageBox(Icon icon, const QString &title, const QString &text, QWidget *parent = nullptr);
};

} // namespace stemdesk::ui
