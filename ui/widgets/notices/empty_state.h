#pragma once

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class PageHeader;
class TextLabel;

/// The text of an empty page: its purpose, and the first action. A page has one primary button: the header's is hidden
/// if both do the same; otherwise it stays the primary one.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// Without `action` there is no button (a search without results).
    EmptyState(const QString &iconName, const QString &sentence, const QString &action = {}, QWidget *parent = nullptr);

    void setSentence(const QString &sentence);
    /// In bold above the sentence.
    void setTitle(const QString &title);
    /// Another text for the first action.
    void setAction(const QString &text);
    /// Hides the first action, and the one beside it, while it can do nothing.
    void setActionShown(bool isShown);
    /// Another first action, beside the first.
    void addAlternative(const QString &text);
    /// Another thing to do, below the first.
    void addSecondAction(const QString &text);
    /// The same for a widget; `choice` may be moved elsewhere later.
    void addChoice(QWidget *choice);

Q_SIGNALS:
    void actionChosen();
    void alternativeChosen();
    void secondActionChosen();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    PageHeader *header() const;
    void meetHeader();

    TextLabel *m_sentence;
    QVBoxLayout *m_column;
    QHBoxLayout *m_actions = nullptr;
    Button *m_alternative = nullptr;
    Button *m_action = nullptr;
};

} // namespace stemdesk::ui
