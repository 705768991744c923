#pragma once

#include "core/base/id.h"

#include <QHash>
#include <QScrollArea>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class EmptyState;
class EventDocument;
class GroupCard;
class InlineMessage;

/// The arrangements of the open event as cards below each other.
class RecipeView : public QScrollArea {
    Q_OBJECT

public:
    explicit RecipeView(EventDocument &document, QWidget *parent = nullptr);

    /// Creates an arrangement and lets the user type its name.
    void addGroup();
    QList<GroupCard *> cards() const;
    /// Moves the focus to where work continues: the offer of a first arrangement, or the first one's add field.
    void focusFirst();

Q_SIGNALS:
    void hireRequested(const stemdesk::VariantId &thing, QDate day);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// The gap where an arrangement dropped at `point` would go: above the card with this index.
    int gapAt(const QPoint &point) const;
    void showGap(int place);
    QWidget *buildActions();
    void onOpened();
    void onChanged();
    GroupCard *makeCard(int place);
    bool isUnfoldedAtFirst(int place) const;
    void onGroupMade(const EventGroupId &id);
    void showOnly(bool hasGroups);

    EventDocument &m_document;
    QVBoxLayout *m_column;
    EmptyState *m_empty;
    Button *m_new;
    QWidget *m_actions; ///< The buttons that add an arrangement.
    InlineMessage *m_note;
    QWidget *m_gap; ///< Shows where a dragged card would be dropped.
    QHash<EventGroupId, GroupCard *> m_cards;
    bool m_isAdding = false; ///< A new arrangement is being stored.
    QHash<EventGroupId, bool> m_isUnfolded; ///< The user's choice, for all events opened so far.
};

} // namespace stemdesk::ui
