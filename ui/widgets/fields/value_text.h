#pragma once

#include "ui/widgets/fields/edited_value.h"

#include <QTextEdit>

namespace stemdesk::ui {

/// ValueField's sibling for texts with several lines: saved when the user leaves it or presses Ctrl+Enter; Escape
/// restores the stored text. Grows with its text, which is plain, but has the line height of paragraphs.
class ValueText : public EditedValue<QTextEdit> {
    Q_OBJECT

public:
    explicit ValueText(const QString &name, QWidget *parent = nullptr);

    QString typed() const override { return toPlainText(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void committed(const QString &text);
    void refusedChanged(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showText(const QString &text) override;
    void notifyCommitted(const QString &text) override { Q_EMIT committed(text); }
    void notifyRefused(const QString &reason) override { Q_EMIT refusedChanged(reason); }

private:
    int lineHeight() const;
    int shownLines() const;
    void spaceLines();
    void fitLines();
};

} // namespace stemdesk::ui
