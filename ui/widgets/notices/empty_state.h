#pragma once

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class TextLabel;

/// The text of an empty page: its purpose, and the first action.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// Without `action` there is no button (a search without results).
    EmptyState(const QString &iconName, const QString &sentence, const QString &action = {}, QWidget *parent = nullptr);

    void setSentence(const QString &sentence);
    /// Hides the first action while there is nothing that it could do.
    void setActionShown(bool isShown);
    /// Another thing to do, below the first.
    void addSecondAction(const QString &text);
    /// The same for a widget; `choice` may be moved elsewhere later.
    void addChoice(QWidget *choice);

Q_SIGNALS:
    void actionChosen();
    void secondActionChosen();

private:
    TextLabel *m_sentence;
    QVBoxLayout *m_column;
    Button *m_action = nullptr;
};

} // namespace stemdesk::ui
