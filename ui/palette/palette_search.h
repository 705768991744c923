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
    /// With a command about an event, such as "order sheet smith": the events found by what follows it.
    QString commandId;
    QList<Event> eventsOfCommand;
};

/// Searches the shop beside the window, for one text at a time: those typed meanwhile are skipped, but for the newest.
class PaletteSearch : public QObject {
    Q_OBJECT

public:
    explicit PaletteSearch(UiContext &context, QObject *parent = nullptr);

    /// `commands` are those that may begin the text.
    void search(const QString &text, const Commands &commands);
    /// An answer that is still to come is not told.
    void forget() { m_lookup.forget(); }

Q_SIGNALS:
    void found(const stemdesk::ui::PaletteFindings &findings);

private:
    /// A text, and the command that it begins with.
    struct Question {
        QString text;
        QString commandId;
        QString rest; ///< Behind the command.
    };
    static Question questionFrom(const QString &text, const Commands &commands);

    Lookup m_lookup;
};

} // namespace stemdesk::ui
