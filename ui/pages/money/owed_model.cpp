#include "ui/pages/money/owed_model.h"

#include "core/domain/events/event.h"
#include "ui/theme/tokens.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The event's clients behind who owes, without the one who owes where that name comes first: "and Callum B.".
QString clientsBeside(const EventBalance &owed)
{
    const QString clients = clientsText(owed.clientName1, owed.clientName2);
    const QString &debtor = owed.debtor.name;
    if (debtor.isEmpty() || clients.isEmpty())
        return clients;
    qsizetype rest = clients.startsWith(debtor) ? debtor.size() : 0;
    if (rest > 0 && rest < clients.size() && clients.at(rest).isLetterOrNumber()) // Anna, where Ann owes.
        rest = 0;
    bool isRead = rest > 0; // As one with the name before it.
    for (; rest > 0 && rest < clients.size() && !clients.at(rest).isLetterOrNumber(); ++rest)
        isRead = isRead && clients.at(rest).isSpace();
    const QString others = clients.mid(rest);
    return isRead || others.isEmpty() ? others : u"· "_s + others;
}

QString dueText(const OwedPart &part)
{
    const QString day = part.dueOn ? mediumDate(*part.dueOn) : OwedModel::tr("no date yet");
    if (part.isToday)
        return u"%1 · %2"_s.arg(day, OwedModel::tr("today"));
    return part.daysLate > 0 ? u"%1 · %2"_s.arg(day, OwedModel::tr("%n days late", nullptr, part.daysLate)) : day;
}

InvoiceId openInvoice(const EventBalance &owed)
{
    return owed.balance.openOfInvoices > 0 ? owed.owedOn : InvoiceId();
}

QList<OwedPart> partsOf(const EventBalance &owed, QDate today)
{
    QList<OwedPart> parts;
    for (qsizetype at = 0; at < owed.balance.instalments.size(); ++at) {
        const Instalment &instalment = owed.balance.instalments.at(at);
        if (instalment.state == InstalmentState::Paid)
            continue;
        const std::optional<QDate> dueOn = instalment.askedOn;
        parts.append({.eventId = owed.eventId,
                      .invoiceId = openInvoice(owed),
                      .instalment = int(at),
                      .dueOn = dueOn,
                      .daysLate = dueOn ? std::max(0, int(dueOn->daysTo(today))) : 0,
                      .isToday = dueOn == today,
                      .debtor = owed.debtor.name,
                      .clients = clientsBeside(owed),
                      .eventName = owed.name,
                      .what = instalment.name,
                      .missing = {.count = instalment.amount - instalment.paid, .unit = owed.balance.unit},
                      .currency = owed.currency});
    }
    // Amounts invoiced beyond the plan are owed too.
    qint64 planned = 0;
    for (const OwedPart &part : std::as_const(parts))
        planned += part.missing.count;
    if (const qint64 beyond = owed.balance.openOfInvoices - planned; beyond > 0) {
        const std::optional<QDate> dueOn = owed.balance.invoicesDueOn;
        parts.append({.eventId = owed.eventId,
                      .invoiceId = openInvoice(owed),
                      .instalment = -1,
                      .dueOn = dueOn,
                      .daysLate = dueOn ? std::max(0, int(dueOn->daysTo(today))) : 0,
                      .isToday = dueOn == today,
                      .debtor = owed.debtor.name,
                      .clients = clientsBeside(owed),
                      .eventName = owed.name,
                      .what = OwedModel::tr("Invoice"),
                      .missing = {.count = beyond, .unit = owed.balance.unit},
                      .currency = owed.currency});
    }
    return parts;
}

bool isWithin(const PeriodDays &days, const std::optional<QDate> &day)
{
    if (!day)
        return !days.from && !days.to;
    return *day >= days.from.value_or(*day) && *day <= days.to.value_or(*day);
}

} // namespace

void OwedModel::setOwed(const QList<EventBalance> &owed, QDate today)
{
    m_all.clear();
    for (const EventBalance &event : owed)
        m_all += partsOf(event, today);
    std::ranges::stable_sort(m_all, {}, [](const OwedPart &part) {
        return std::pair(!part.dueOn.has_value(), part.dueOn.value_or(QDate()));
    });
    showParts();
}

void OwedModel::narrow(const PeriodDays &days)
{
    m_days = days;
    showParts();
}

void OwedModel::showParts()
{
    QList<OwedPart> shown = m_all;
    shown.removeIf([this](const OwedPart &part) { return !isWithin(m_days, part.dueOn); });
    setRows(shown);
}

QString OwedModel::stateText(const QString &period, bool isPartShown) const
{
    if (rows().isEmpty())
        return period.isEmpty() ? tr("Nothing is outstanding.")
                                : u"%1 · %2"_s.arg(period, tr("Nothing is outstanding."));
    MoneySum outstanding;
    for (const OwedPart &part : rows())
        outstanding.add(part.missing, part.currency);
    QStringList words{(isPartShown ? tr("%1 outstanding in all") : tr("%1 outstanding")).arg(outstanding.text()),
                      period, overdueText()};
    words.removeAll(QString());
    return words.join(u" · "_s);
}

QString OwedModel::overdueText() const
{
    MoneySum overdue;
    for (const OwedPart &part : rows()) {
        if (part.daysLate > 0)
            overdue.add(part.missing, part.currency);
    }
    const QString sum = overdue.text();
    return sum.isEmpty() ? QString() : tr("%1 overdue").arg(sum);
}

OwedModel::Columns OwedModel::columns() const
{
    static constexpr TableColumn<OwedPart> kColumns[] = {
        {.title = QT_TR_NOOP("Due"),
         .text = dueText,
         .tellsWhole = true,
         .tone =
             [](const OwedPart &part) {
                 return part.daysLate > 0 ? Tone::Error : part.dueOn ? Tone::Plain : Tone::Quiet;
             },
         .sort = [](const OwedPart &part) { return part.dueOn ? QVariant(*part.dueOn) : QVariant(); }},
        {.title = QT_TR_NOOP("Client"),
         .text = kField<&OwedPart::debtor>,
         .tellsWhole = true,
         .quietText = kField<&OwedPart::clients>,
         .quietYields = true,
         .isStrong = true},
        {.title = QT_TR_NOOP("Event"), .text = kField<&OwedPart::eventName>, .tellsWhole = true},
        {.title = QT_TR_NOOP("Instalment"), .text = kField<&OwedPart::what>, .tellsWhole = true, .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Amount"),
         .text = [](const OwedPart &part) { return moneyText(part.missing.amount(), part.currency); },
         .tellsWhole = true,
         .isNumber = true,
         .sort = [](const OwedPart &part) { return QVariant(part.missing.amount()); }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
