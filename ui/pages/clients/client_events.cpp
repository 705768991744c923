#include "ui/pages/clients/client_events.h"

#include "core/services/services.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/flush_link.h"
#include "ui/widgets/layout/kept_place.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/text_label.h"
#include "ui/words/money_text.h"
#include "ui/words/quote_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kEventsNamed = 20;
constexpr int kQuotesAtMost = 100; ///< Of an event.

struct FoundEvents {
    QList<ClientEvent> events;
    bool isMore = false;
};

Result<FoundEvents> eventsOf(ShopServices &services, const ContactId &client)
{
    const auto page = TRY(services.payments.balances({.events = {.contactId = client}}, {.limit = kEventsNamed}));
    FoundEvents found{.events = {}, .isMore = page.next.has_value()};
    for (const EventBalance &owed : page.rows) {
        const auto quotes = TRY(services.quotes.list(owed.eventId, {.limit = kQuotesAtMost}, {}));
        found.events.append({.owed = owed, .quote = countingQuote(quotes.rows)});
    }
    return found;
}

} // namespace

ClientEvents::ClientEvents(UiContext &context, QWidget *parent) : QWidget(parent), m_context(context), m_lookup(context)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

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

QWidget *ClientEvents::makeRow(const ClientEvent &event)
{
    const EventBalance &owed = event.owed;
    auto *row = new QWidget;
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, kSpace4);
    lines->setSpacing(0);
    auto *open = new FlushLink(owed.name);
    connect(open, &QAbstractButton::clicked, this, [this, id = owed.eventId] { Q_EMIT eventChosen(id); });
    auto *first = new QHBoxLayout;
    first->addWidget(open);
    first->addStretch(1);
    lines->addLayout(first);
    // The amount stands below, as the name needs all of the width.
    auto *second = new QHBoxLayout;
    second->setSpacing(kSpace8);
    const QString quote = event.quote ? tr("Quote %1: %2").arg(event.quote->number).arg(quoteStateWords(*event.quote))
                                      : tr("No quote yet");
    second->addWidget(new TextLabel(quote, TextStyle::Small, Tone::Quiet), 1);
    lines->addLayout(second);
    const Balance &balance = owed.balance;
    const QString money = moneyText(balance.unit.amount(balance.outstanding), owed.currency);
    const Tone tone = balance.isOverdue() ? Tone::Error : Tone::Quiet;
    second->addWidget(new TextLabel(balance.outstanding > 0 ? money : tr("paid"), TextStyle::Body, tone));
    return row;
}

void ClientEvents::showEvents(const QList<ClientEvent> &events, bool isMore)
{
    const KeptPlace kept(this);
    m_events = events;
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace4);
    qint64 owes = 0;
    bool isAnyAgreed = false; // Nobody owes what was only quoted.
    for (const ClientEvent &event : events) {
        column->addWidget(makeRow(event));
        const bool isAgreed =
            event.owed.isAccepted || event.owed.balance.paid != 0 || event.owed.balance.openOfInvoices > 0;
        owes += isAgreed ? event.owed.balance.outstanding : 0;
        isAnyAgreed |= isAgreed;
    }
    if (events.isEmpty())
        column->addWidget(new TextLabel(tr("No events yet."), TextStyle::Body, Tone::Quiet));
    else if (isMore)
        column->addWidget(new TextLabel(tr("and earlier events"), TextStyle::Body, Tone::Quiet));
    else if (isAnyAgreed)
        column->addWidget(new ValueRow(
            tr("Total outstanding"),
            moneyText(events.constFirst().owed.balance.unit.amount(owes), events.constFirst().owed.currency),
            ValueRow::Kind::Total));
    layout()->addWidget(m_rows);
}

} // namespace stemdesk::ui
