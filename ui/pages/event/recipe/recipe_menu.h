#pragma once

#include "core/domain/events/event_template.h"

#include <QMenu>

namespace stemdesk::ui {

class EventDocument;

/// The arrangements that the shop has saved as recipes: choosing one adds it to the open event.
class RecipeMenu : public QMenu {
    Q_OBJECT

public:
    explicit RecipeMenu(EventDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    void made(const stemdesk::EventGroupId &group);
    /// A message: which parts of the recipe no longer exist, or why it could not be added.
    void noted(const QString &text);

private:
    void fill();
    void take(const EventTemplateSummary &recipe);
    void forget(const EventTemplateSummary &recipe);

    EventDocument &m_document;
};

} // namespace stemdesk::ui
