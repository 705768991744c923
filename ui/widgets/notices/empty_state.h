#pragma once

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class TextLabel;

/// What an empty page says: what it is for, and the first thing to do.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// Without `action` there is no button (a search without results).
    EmptyState(const QString &iconName, const QString &sentence, const QString &action = {}, QWidget *parent = nullptr);

    void setSentence(const QString &sentence);
    /// Another thing to do, below the first.
    void addSecondAction(const QString &text);
    /// Likewise; `choice` may be put elsewhere again.
    void addChoice(QWidget *choice);

Q_SIGNALS:
    void actionChosen();
    void secondActionChosen();

private:
    TextLabel *m_sentence;
    QVBoxLayout *m_column;
};

} // namespace stemdesk::ui
