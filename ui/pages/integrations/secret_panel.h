#pragma once

#include "ui/widgets/layout/side_panel.h"

class QPlainTextEdit;

namespace stemdesk::ui {

class Button;
class InlineMessage;

/// Shows a new key or secret, the only time that it can be shown.
class SecretPanel : public SidePanel {
    Q_OBJECT

public:
    explicit SecretPanel(QWidget *parent = nullptr);

    struct Words {
        QString kicker; ///< "New key"
        QString subject; ///< Its name.
        QString label; ///< "Key", for screen readers.
        QString advice; ///< Says that it is shown only now, and what to do with it.
    };
    void show(const Words &words, const QByteArray &secret);

Q_SIGNALS:
    /// The user is done with it, and it is no longer in the window.
    void done();

private:
    void copy();
    void finish();

    InlineMessage *m_advice;
    QPlainTextEdit *m_secret;
    Button *m_copy;
    Button *m_done;
};

} // namespace stemdesk::ui
