#pragma once

#include <QLineEdit>

namespace stemdesk::ui {

/// A value that is edited where it stands and saved when the field is left or Enter pressed; Escape brings the stored
/// value back. What is typed is never overwritten by a value that arrives meanwhile.
class ValueField : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueField(const QString &value = {}, QWidget *parent = nullptr);

    /// The stored value. While the user is typing it is only remembered, and changedElsewhere() says so.
    void setValue(const QString &value);
    QString value() const { return m_value; }

    /// What was handed over is stored now; the value that comes next may write it in another way.
    void setStored();

    /// Marks the text as refused; it stays as typed. An empty reason clears the mark.
    void setRefused(const QString &reason);
    bool isRefused() const { return !m_reason.isEmpty(); }

Q_SIGNALS:
    /// The user finished with a text that differs from the stored value.
    void committed(const QString &text);
    void changedElsewhere(const QString &value);
    void refusedChanged(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void onEditingFinished();
    bool isBeingEdited() const;

    QString m_value;
    QString m_offered; ///< last text handed over, so that losing the focus after Enter does not hand it over twice
    QString m_reason;
};

} // namespace stemdesk::ui
