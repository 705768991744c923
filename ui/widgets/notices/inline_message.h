#pragma once

#include "ui/theme/tokens.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;

/// A strip inside a page or card: advice, a warning, an error, with an optional action at its right.
class InlineMessage : public QWidget {
    Q_OBJECT

public:
    explicit InlineMessage(Tone tone = Tone::Warning, QWidget *parent = nullptr);

    /// Shows the strip; an empty text hides it.
    void setMessage(const QString &text, const QString &action = {});
    void setTone(Tone tone);
    QString text() const;

Q_SIGNALS:
    void actionChosen();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TextLabel *m_text;
    Button *m_action;
    Tone m_tone;
};

} // namespace stemdesk::ui
