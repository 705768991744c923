#pragma once

#include "ui/widgets/fields/typed_value.h"

#include <QPlainTextEdit>

namespace stemdesk::ui {

/// ValueField's sibling for texts with several lines: saved when the user leaves it or presses Ctrl+Enter; Escape
/// restores the stored text. Grows with its text.
class ValueText : public EditedValue<QPlainTextEdit> {
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
    int shownLines() const;
    void fitLines();
};

} // namespace stemdesk::ui
