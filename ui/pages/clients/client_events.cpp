#include "ui/pages/clients/client_events.h"

#include "ui/money_text.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kEventsNamed = 20;

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
    m_lookup.ask(
        [id = m_client](ShopServices &services) {
            return services.payments.balances({.events = {.contactId = id}}, {.limit = kEventsNamed});
        },
        [this](const Result<Page<EventBalance>> &page) {
            if (page)
                showEvents(page->rows, page->next.has_value());
        });
}

QWidget *ClientEvents::makeRow(const EventBalance &owed)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpace8);
    auto *open = new Button(owed.name, Button::Kind::Link);
    connect(open, &QAbstractButton::clicked, this, [this, id = owed.eventId] { Q_EMIT eventChosen(id); });
    line->addWidget(open);
    line->addStretch(1);
    const Balance &balance = owed.balance;
    const QString money = moneyText(balance.unit.amount(balance.outstanding), owed.currency);
    const Tone tone = balance.isOverdue() ? Tone::Error : Tone::Quiet;
    line->addWidget(new TextLabel(balance.outstanding > 0 ? money : tr("paid"), TextStyle::Body, tone));
    return row;
}

void ClientEvents::showEvents(const QList<EventBalance> &events, bool isMore)
{
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
    for (const EventBalance &owed : events) {
        column->addWidget(makeRow(owed));
        owes += owed.balance.outstanding;
    }
    if (events.isEmpty())
        column->addWidget(new TextLabel(tr("No events yet."), TextStyle::Body, Tone::Quiet));
    else if (isMore)
        column->addWidget(new TextLabel(tr("and earlier events"), TextStyle::Body, Tone::Quiet));
    else
        column->addWidget(
            new ValueRow(tr("Outstanding in all"),
                         moneyText(events.constFirst().balance.unit.amount(owes), events.constFirst().currency),
                         ValueRow::Kind::Total));
    layout()->addWidget(m_rows);
}

} // namespace stemdesk::ui
