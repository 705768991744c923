#pragma once

#include <QComboBox>
#include <QList>

namespace stemdesk::ui {

/// One of many choices, found by typing any part of its text; a beginning that only one choice has is enough. Text that
/// matches none is replaced by the value again.
class ChoiceField : public QComboBox {
    Q_OBJECT

public:
    struct Choice {
        QString id;
        QString text;
    };

    explicit ChoiceField(QWidget *parent = nullptr);

    void setChoices(const QList<Choice> &choices);
    /// One that is not among the choices is shown by its id; an empty one shows the placeholder.
    void setValue(const QString &id);
    QString value() const { return m_value; }

Q_SIGNALS:
    /// Another one than value().
    void chosen(const QString &id);

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onActivated(int index);
    void takeBeginning();
    /// All choices, with the current one selected; typing then filters them.
    void offerAll();
    bool isTyped() const;
    void show();

    QString m_value;
};

} // namespace stemdesk::ui
