#pragma once

#include "ui/widgets/fields/value_field.h"

class QFrame;

namespace stemdesk::ui {

class TextLabel;

/// A field that shows below it, at once, how it understands what is being typed.
class ReadField : public ValueField {
    Q_OBJECT

public:
    explicit ReadField(const QString &name, QWidget *parent = nullptr);
    ~ReadField() override;
    Q_DISABLE_COPY_MOVE(ReadField)

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    struct Reading {
        QString shown; ///< The spelling shown once it is stored; empty if the text is unreadable.
        QString words;
        bool isNone = false; ///< Nothing was typed, and that is a valid answer.
    };
    virtual Reading reading(const QString &text) const = 0;
    /// The widest that is shown.
    virtual QString widest() const = 0;
    virtual int roomForActions() const { return 0; }
    /// The text is readable, and differs from what is shown.
    virtual void notifyRead() = 0;
    void showReading();
    void hideReading();

    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void onCommitted(const QString &text);
    void placeNote();

    QFrame *m_note = nullptr;
    TextLabel *m_words = nullptr;
    bool m_wasClicked = false; ///< Since it has the keyboard.
};

} // namespace stemdesk::ui
