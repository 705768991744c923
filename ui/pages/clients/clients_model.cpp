#include "ui/pages/clients/clients_model.h"

#include "core/domain/events/event.h"
#include "core/services/services.h"
#include "ui/pages/clients/client_fields.h"
#include "ui/theme/tokens.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEventsAhead = 200; ///< More than any client has.

Status addNext(ShopServices &services, const QList<ContactId> &clients, ClientOutlooks &outlooks)
{
    for (const ContactId &client : clients) {
        auto page = TRY(services.events.list({.from = services.now(), .contactId = client}, {.limit = kEventsAhead}));
        page.rows.removeIf([](const Event &event) { return event.status == "cancelled"_L1; });
        const auto next =
            std::ranges::min_element(page.rows, {}, [](const Event &event) { return *firstStart(event); });
        if (next == page.rows.cend())
            continue;
        ClientOutlook &outlook = outlooks[client];
        outlook.next = next->id;
        outlook.nextName = next->name;
        const Event whole = TRY(services.events.find(next->id, {.groups = false, .prices = false})); // With its people.
        outlook.nextRole = roleBesideClients(whole.contacts, client);
        outlook.nextStart = *firstStart(*next);
    }
    return {};
}

Status addOwed(ShopServices &services, const QList<ContactId> &clients, ClientOutlooks &outlooks)
{
    const auto owed = TRY(services.payments.owed());
    for (const EventBalance &balance : owed) {
        if (!clients.contains(balance.debtor.contactId))
            continue;
        ClientOutlook &outlook = outlooks[balance.debtor.contactId];
        outlook.owes += balance.balance.unit.amount(balance.balance.outstanding);
        outlook.isOverdue |= balance.balance.isLate();
    }
    return {};
}

/// The table's columns are the first fields.
template <size_t place>
constexpr TableColumn<Contact> fieldColumn()
{
    return {.text = [](const Contact &contact) { return clientFields()[place].shown(contact); },
            .type =
                [](const Contact &contact, const ClientsModel &, const QVariant &value) {
                    const QString text = value.toString();
                    return Typing{.text = text, .value = text.trimmed(), .edit = [&contact, text] {
                                      return changeClient(contact, clientFields()[place], text);
                                  }};
                },
            .tellsWhole = true,
            .tone = place == ClientsModel::Name ? Tone::Plain : Tone::Quiet};
}

/// "Freya & Callum · Planner"
QString nextEventText(const ClientOutlook &outlook)
{
    QStringList words{outlook.nextName, outlook.nextRole};
    words.removeAll(QString());
    return words.join(u" · "_s);
}

} // namespace

Result<ClientOutlooks> readOutlooks(ShopServices &services, const QList<ContactId> &clients)
{
    ClientOutlooks outlooks;
    TRY(addNext(services, clients, outlooks));
    TRY(addOwed(services, clients, outlooks));
    return outlooks;
}

ClientsModel::ClientsModel(UiContext &context, QObject *parent) : ResourceModel(context, parent)
{
    readFirst();
}

void ClientsModel::setOutlooks(const ClientOutlooks &outlooks)
{
    if (outlooks == m_outlooks)
        return;
    m_outlooks = outlooks;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, Next), index(rowCount() - 1, Owes));
}

QString ClientsModel::titleOf(int column) const
{
    if (column == Next)
        return tr("Next event");
    if (column == Owes)
        return tr("Outstanding");
    return clientFields()[size_t(column)].translatedLabel();
}

ClientsModel::Columns ClientsModel::columns() const
{
    static constexpr TableColumn<Contact> kColumns[] = {
        fieldColumn<ClientsModel::Name>(),
        fieldColumn<ClientsModel::Company>(),
        fieldColumn<ClientsModel::Email>(),
        fieldColumn<ClientsModel::Phone>(),
        {.text =
             [](const Contact &contact, const ClientsModel &model) {
                 const ClientOutlook outlook = model.outlookOf(contact);
                 const QDate day = dayOf(outlook.nextStart, zoneOf(model.context().shop));
                 if (outlook.next.isNull())
                     return QString();
                 return day.year() == shopToday(model.context()).year() ? shortDayAndMonth(day) : shortDate(day);
             },
         .toolTip = [](const Contact &contact,
                       const ClientsModel &model) { return nextEventText(model.outlookOf(contact)); },
         .quietText = [](const Contact &contact,
                         const ClientsModel &model) { return nextEventText(model.outlookOf(contact)); },
         .sort =
             [](const Contact &contact, const ClientsModel &model) {
                 const ClientOutlook outlook = model.outlookOf(contact);
                 return outlook.next.isNull() ? QVariant() : QVariant(double(outlook.nextStart));
             }},
        {.text =
             [](const Contact &contact, const ClientsModel &model) {
                 const double owes = model.outlookOf(contact).owes;
                 return owes > 0 ? moneyText(owes, model.context().shop.currency) : QString();
             },
         .toolTip =
             [](const Contact &contact, const ClientsModel &model) {
                 return model.outlookOf(contact).isOverdue ? tr("Overdue") : QString();
             },
         .tone =
             [](const Contact &contact, const ClientsModel &model) {
                 return model.outlookOf(contact).isOverdue ? Tone::Error : Tone::Plain;
             },
         .isNumber = true,
         .sort =
             [](const Contact &contact, const ClientsModel &model) {
                 const double owes = model.outlookOf(contact).owes;
                 return owes > 0 ? QVariant(owes) : QVariant();
             }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
