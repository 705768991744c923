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

/// The arrangements of the open event as cards below each other.
class RecipeView : public QScrollArea {
    Q_OBJECT

public:
    explicit RecipeView(EventDocument &document, QWidget *parent = nullptr);

    /// Makes an arrangement and lets its name be typed.
    void addGroup();
    QList<GroupCard *> cards() const;
    /// To where the work goes on: the offer of a first arrangement, or the first one's add field.
    void focusFirst();

private:
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
    QHash<EventGroupId, GroupCard *> m_cards;
    QHash<EventGroupId, bool> m_isUnfolded; ///< As somebody left it, of all events opened until now.
};

} // namespace stemdesk::ui
