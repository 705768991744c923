#pragma once

#include <QWidget>

namespace stemdesk::ui {

class Button;
class TextLabel;

/// What an empty page says: what it is for, and the first thing to do.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// Without `action` there is no button (a search without results).
    EmptyState(const QString &iconName, const QString &sentence, const QString &action = {}, QWidget *parent = nullptr);

    void setSentence(const QString &sentence);

Q_SIGNALS:
    void actionChosen();

private:
    TextLabel *m_sentence;
};

} // namespace stemdesk::ui
