#pragma once

#include "ui/widgets/handed_over.h"

#include <QPlainTextEdit>

namespace stemdesk {
struct Error;
} // namespace stemdesk

namespace stemdesk::ui {

/// ValueField's sibling for texts of several lines: saved when the field is left or Ctrl+Enter pressed, Escape brings
/// the stored text back. Grows with what is written.
class ValueText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ValueText(const QString &name, QWidget *parent = nullptr);

    /// The stored text. While the user is typing it is only remembered.
    void setValue(const QString &value);
    QString value() const { return m_value; }
    /// These as in ValueField.
    void setStored();
    void refuse(const Error &error, const QString &reason = {});
    void setRefused(const QString &reason);
    bool isInConflict() const { return m_isInConflict; }
    QString typed() const { return toPlainText(); }
    void keepMine();
    void takeTheirs();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void committed(const QString &text);
    void refusedChanged(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void commit();
    void mark(const QString &reason, bool isInConflict);
    void meet(const QString &theirs);
    QString shownNext() const;
    int shownLines() const;
    void fitLines();

    QString m_value;
    QString m_offered;
    HandedOver m_handedOver;
    QString m_reason;
    bool m_isInConflict = false;
};

} // namespace stemdesk::ui
