#pragma once

#include <QLineEdit>

namespace stemdesk {
struct Error;
} // namespace stemdesk

namespace stemdesk::ui {

/// A value that is edited where it stands and saved when the field is left or Enter pressed; Escape brings the stored
/// value back. What is typed is never overwritten by a value that arrives meanwhile.
class ValueField : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueField(const QString &value = {}, QWidget *parent = nullptr);

    /// The stored value. While the user is typing it is only remembered; another one than what is typed is a conflict.
    void setValue(const QString &value);
    QString value() const { return m_value; }

    /// What was handed over is stored now; the value that comes next may write it in another way.
    void setStored();

    /// Marks the text as refused; it stays as typed. An empty reason clears the mark.
    void setRefused(const QString &reason);
    bool isRefused() const { return !m_reason.isEmpty(); }
    /// The same for the outcome of an edit: where somebody else was faster it is a conflict.
    void refuse(const Error &error);

    /// Somebody else changed the value that is being typed. Leaving the field does not decide which one stays; Enter
    /// and Escape do, and so do these.
    bool isInConflict() const { return m_isInConflict; }
    QString typed() const { return text(); }
    void keepMine();
    void takeTheirs();

Q_SIGNALS:
    /// The user finished with a text that differs from the stored value.
    void committed(const QString &text);
    /// Also when the values of a conflict change.
    void refusedChanged(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void onEditingFinished();
    bool isBeingEdited() const;
    void mark(const QString &reason, bool isInConflict);
    void meet(const QString &theirs);

    QString m_value;
    QString m_offered; ///< last text handed over, so that losing the focus after Enter does not hand it over twice
    QString m_handedOver; ///< to be shown again where it is refused
    QString m_base; ///< stored value that it was to replace
    QString m_reason;
    bool m_isInConflict = false;
};

} // namespace stemdesk::ui
