#include "ui/pages/clients/clients_model.h"

#include "ui/pages/clients/client_fields.h"
#include "ui/theme/tokens.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

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
        return tr("Owes");
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
