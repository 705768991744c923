#pragma once

#include "core/domain/billing/balance.h"
#include "core/domain/billing/quote.h"
#include "ui/models/lookup.h"
#include "ui/widgets/layout/link_list.h"

#include <optional>

namespace stemdesk::ui {

/// An event of a client, with its newest quote if there is one.
struct ClientEvent {
    EventBalance owed;
    std::optional<Quote> quote;
    bool isTheirs = true; ///< They pay for it.
    QString role; ///< In words; empty for its client.
    std::optional<Instant> start;
};

/// The events that name a contact, with what is still to be paid for each.
class ClientEvents : public LinkList {
    Q_OBJECT

public:
    explicit ClientEvents(UiContext &context, QWidget *parent = nullptr);

    /// Looked up in the background.
    void setClient(const ContactId &id);
    /// Events, quotes or payments changed.
    void refresh();
    /// The number of events read so far.
    qsizetype count() const { return m_events.size(); }

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);

private:
    void showEvents(const QList<ClientEvent> &events, bool isMore);
    void addEvent(const ClientEvent &event);
    QString dayText(const ClientEvent &event) const;

    UiContext &m_context;
    Lookup m_lookup;
    ContactId m_client;
    QList<ClientEvent> m_events;
};

} // namespace stemdesk::ui
