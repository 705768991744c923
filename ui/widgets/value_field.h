#pragma once

#include "ui/widgets/handed_over.h"

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

    /// What was handed over just now reads so once it is stored.
    void readAs(const QString &shown);
    /// The oldest text that was handed over is stored now; the value that comes next may write it in another way.
    void setStored();
    /// It was refused; where somebody else was faster that is a conflict. `reason` says it in better words than the
    /// error. What was handed over after it decides in its place.
    void refuse(const Error &error, const QString &reason = {});

    /// Marks the text that was handed over just now as refused; it stays as typed. An empty reason clears the mark, and
    /// what is still on its way is of no concern any more: the field shows something else.
    void setRefused(const QString &reason);
    bool isRefused() const { return !m_reason.isEmpty(); }

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
    QString shownNext() const;

    QString m_value;
    QString m_offered; ///< last text handed over, so that losing the focus after Enter does not hand it over twice
    HandedOver m_handedOver; ///< to be shown again where it is refused
    QString m_reason;
    bool m_isInConflict = false;
};

} // namespace stemdesk::ui
