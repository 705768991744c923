#pragma once

#include "core/services/search_service.h"
#include "ui/models/lookup.h"
#include "ui/palette/command.h"

#include <QObject>

namespace stemdesk::ui {

/// Matches of a text in the shop.
struct PaletteFindings {
    QString text; ///< The search text.
    Findings found;
    /// For a command about an event, such as "order sheet smith": the events that match the rest of the text.
    QString commandId;
    QList<Event> eventsOfCommand;
};

/// Searches the shop in the background, one text at a time; of the texts typed meanwhile only the newest is searched.
class PaletteSearch : public QObject {
    Q_OBJECT

public:
    explicit PaletteSearch(UiContext &context, QObject *parent = nullptr);

    /// `commands`: those that the text may begin with.
    void search(const QString &text, const Commands &commands);
    /// Drops a pending answer.
    void forget() { m_lookup.forget(); }

Q_SIGNALS:
    void found(const stemdesk::ui::PaletteFindings &findings);

private:
    /// A text, and the command that it begins with.
    struct Question {
        QString text;
        QString commandId;
        QString rest; ///< The text after the command.
    };
    static Question questionFrom(const QString &text, const Commands &commands);

    Lookup m_lookup;
};

} // namespace stemdesk::ui
