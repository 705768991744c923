#pragma once

#include <QLineEdit>

class QTimer;

namespace stemdesk::ui {

class IconButton;
class KeyHint;

/// A search field that Ctrl+F reaches from anywhere in its page; Escape empties it.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchField(const QString &placeholder = {}, QWidget *parent = nullptr);

    void setPlaceholder(const QString &placeholder);

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The text after a short pause in typing, or at once on Enter; what a list filters by.
    void searched(const QString &text);

    /// Down or Enter: the keyboard should go to the first result.
    void leftForResults();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void onTextChanged(const QString &text);
    void announce();
    /// The shortcut while the field is empty, otherwise how to empty it.
    void placeEnd();

    KeyHint *m_hint;
    IconButton *m_clear;
    QTimer *m_pause;
    QString m_announced;
};

} // namespace stemdesk::ui
