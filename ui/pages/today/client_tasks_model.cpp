#include "ui/pages/today/client_tasks_model.h"

#include "ui/pages/today/due_model.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

ClientTask paymentTask(const EventBalance &owed, QDate today)
{
    // The due date is that of the first due amount: an instalment, or an invoice.
    const Instalment *next = owed.balance.next();
    const QDate dueOn = owed.balance.nextAskedOn().value_or(today);
    const bool isInvoice = owed.balance.openOfInvoices > 0 && owed.balance.invoicesDueOn == dueOn;
    const bool isInstalment = !isInvoice && next && next->askedOn == dueOn;
    const QString name = isInstalment ? next->name : ClientTasksModel::tr("Invoice");
    const qint64 amount = isInstalment ? next->amount - next->paid : owed.balance.openOfInvoices;
    const int days = int(today.daysTo(dueOn));
    ClientTask task{.kind = ClientTask::Kind::Payment, .eventId = owed.eventId, .eventName = owed.name};
    task.due = days < 0 ? ClientTasksModel::tr("%n days late", nullptr, -days)
        : days == 0     ? ClientTasksModel::tr("Today")
        : days == 1     ? ClientTasksModel::tr("Tomorrow")
                        : dayAndMonth(dueOn);
    task.dueTone = days < 0 ? Tone::Error : days == 0 ? Tone::Plain : Tone::Quiet;
    const QString money = moneyText(owed.balance.unit.amount(amount), owed.currency);
    task.what = ClientTasksModel::tr("%1: %2").arg(name, money);
    task.when = ClientTasksModel::tr("due on %1").arg(dayAndMonth(dueOn));
    return task;
}

ClientTask quoteTask(const UnansweredQuote &quote, QDate today, const QTimeZone &zone)
{
    const bool isExpired = quote.validUntil && *quote.validUntil < today;
    const QDate sentOn = dayOf(quote.sentAt, zone);
    ClientTask task{.kind = ClientTask::Kind::Quote, .eventId = quote.eventId, .eventName = quote.eventName};
    task.due = isExpired ? ClientTasksModel::tr("Expired")
                         : ClientTasksModel::tr("%n days ago", nullptr, int(sentOn.daysTo(today)));
    task.dueTone = isExpired ? Tone::Warning : Tone::Quiet;
    task.what = ClientTasksModel::tr("Quote %1 has no answer").arg(quote.number);
    task.when = ClientTasksModel::tr("sent on %1").arg(dayAndMonth(sentOn));
    return task;
}

ClientTask followUpTask(const FollowUp &followUp, QDate today)
{
    const int days = int(followUp.on.daysTo(today));
    ClientTask task{.kind = ClientTask::Kind::FollowUp, .eventId = followUp.eventId, .eventName = followUp.eventName};
    task.due = days > 0 ? ClientTasksModel::tr("%n days late", nullptr, days) : ClientTasksModel::tr("Today");
    task.dueTone = days > 0 ? Tone::Warning : Tone::Plain;
    task.what = ClientTasksModel::tr("Follow up");
    task.when = ClientTasksModel::tr("planned for %1").arg(dayAndMonth(followUp.on));
    return task;
}

} // namespace

ClientTasksModel::ClientTasksModel(QObject *parent) : MergedTableModel(parent) {}

void ClientTasksModel::setTasks(const ClientTasks &tasks, const Shop &shop)
{
    QList<ClientTask> shown;
    for (const EventBalance &owed : tasks.payments)
        shown.append(paymentTask(owed, tasks.day));
    for (const UnansweredQuote &quote : tasks.quotes)
        shown.append(quoteTask(quote, tasks.day, zoneOf(shop)));
    for (const FollowUp &followUp : tasks.followUps)
        shown.append(followUpTask(followUp, tasks.day));
    setRows(shown);
}

int ClientTasksModel::lateCount() const
{
    return int(std::ranges::count(rows(), Tone::Error, &ClientTask::dueTone));
}

QVariant ClientTasksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ClientTask task = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return task.eventName;
    case Qt::AccessibleTextRole: return QStringList{task.eventName, task.what, task.due, task.when}.join(u", "_s);
    case DueModel::DueRole: return task.due;
    case DueModel::DueToneRole: return int(task.dueTone);
    case DueModel::SuppliersRole: return QStringList{u"%1 · %2"_s.arg(task.what, task.when)};
    default: return {};
    }
}

} // namespace stemdesk::ui
