#include "ui/pages/clients/client_events.h"

#include "core/domain/events/event.h"
#include "core/services/services.h"
#include "ui/ui_context.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEventsNamed = 20;
constexpr int kQuotesAtMost = 100; ///< Per event.

struct FoundEvents {
    QList<ClientEvent> events;
    bool isMore = false;
};

Result<FoundEvents> eventsOf(ShopServices &services, const ContactId &client)
{
    auto page = TRY(services.payments.balances({.events = {.contactId = client}}, {.limit = kEventsNamed}));
    TRY(services.payments.nameDebtors(page.rows));
    FoundEvents found{.events = {}, .isMore = page.next.has_value()};
    for (const EventBalance &owed : std::as_const(page.rows)) {
        const auto quotes = TRY(services.quotes.list(owed.eventId, {.limit = kQuotesAtMost}, {}));
        const Event event = TRY(services.events.find(owed.eventId, {.groups = false, .prices = false}));
        found.events.append({.owed = owed,
                             .quote = countingQuote(quotes.rows),
                             .isTheirs = owed.debtor.contactId == client,
                             .role = roleBesideClients(event.contacts, client),
                             .start = firstStart(event)});
    }
    return found;
}

} // namespace

ClientEvents::ClientEvents(UiContext &context, QWidget *parent)
    : LinkList(parent), m_context(context), m_lookup(context)
{}

void ClientEvents::setClient(const ContactId &id)
{
    if (id == m_client)
        return;
    m_client = id;
    showEvents({}, false);
    refresh();
}

void ClientEvents::refresh()
{
    m_lookup.forget();
    if (m_client.isNull())
        return;
    m_lookup.ask([id = m_client](ShopServices &services) { return eventsOf(services, id); },
                 [this](const Result<FoundEvents> &found) {
                     if (found)
                         showEvents(found->events, found->isMore);
                 });
}

/// "14 Jun · ", to be followed by its quote.
QString ClientEvents::dayText(const ClientEvent &event) const
{
    if (!event.start)
        return {};
    const QDate day = dayOf(*event.start, zoneOf(m_context.shop));
    return (day.year() == shopToday(m_context).year() ? shortDayAndMonth(day) : shortDate(day)) + u" · "_s;
}

void ClientEvents::addEvent(const ClientEvent &event)
{
    const EventBalance &owed = event.owed;
    addLink(owed.name, [this, id = owed.eventId] { Q_EMIT eventChosen(id); });
    // The amount is on the line below, because the name needs the full width.
    const QString quote = event.quote ? tr("Quote %1: %2").arg(event.quote->number).arg(quoteStateWords(*event.quote))
                                      : tr("No quote yet");
    const Balance &balance = owed.balance;
    const QString money = moneyText(balance.unit.amount(balance.outstanding), owed.currency);
    const Tone tone = balance.isLate() && event.isTheirs ? Tone::Error : Tone::Quiet;
    const QString standing = !event.isTheirs && !event.role.isEmpty() ? event.role // What others owe is not theirs.
        : balance.outstanding > 0                                     ? money
                                                                      : tr("paid");
    addBelow(dayText(event) + quote, new TextLabel(standing, TextStyle::Small, tone));
}

void ClientEvents::showEvents(const QList<ClientEvent> &events, bool isMore)
{
    m_events = events;
    qint64 owes = 0;
    bool isAnyAgreed = false; // Nothing is owed for what was only quoted.
    for (const ClientEvent &event : events) {
        const bool isOwed = event.isTheirs && isAgreed(event.owed);
        owes += isOwed ? event.owed.balance.outstanding : 0;
        isAnyAgreed |= isOwed;
    }
    rebuild([&] {
        for (const ClientEvent &event : events)
            addEvent(event);
        if (events.isEmpty())
            addNote(tr("No events yet."));
        else if (isMore)
            addNote(tr("and earlier events"));
        else if (isAnyAgreed)
            addRow(new ValueRow(
                tr("Total outstanding"),
                moneyText(events.constFirst().owed.balance.unit.amount(owes), events.constFirst().owed.currency),
                ValueRow::Kind::Total));
    });
}

} // namespace stemdesk::ui
