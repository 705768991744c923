#include "core/services/billing/journal_service.h"

#include "core/base/day.h"
#include "core/domain/billing/invoice.h"
#include "core/domain/billing/payment.h"
#include "core/domain/events/event_history.h"
#include "core/json/billing/journal_json.h"
#include "core/security/digest.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/billing/journal_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr JournalStore::Span kWhole{.from = std::numeric_limits<Instant>::min(),
                                    .to = std::numeric_limits<Instant>::max()};

QByteArray hashOf(const QByteArray &hashBefore, const JournalEntry &entry)
{
    return sha256(hashBefore + hashedText(entry)).toHex();
}

QString kindText(std::string_view kind)
{
    return QString::fromLatin1(kind.data(), qsizetype(kind.size()));
}

/// A shop's writers take turns, so the last row is the one before this.
Status addRow(const ServiceContext &context, JournalEntry entry)
{
    const auto last = TRY(context.store<JournalStore>().last());
    entry.seq = last ? last->seq + 1 : 1;
    entry.at = context.now();
    entry.by = keyNameOf(context.actor()).value_or(context.actor());
    entry.hash = hashOf(last ? last->hash : QByteArray(), entry);
    return context.store<JournalStore>().add(entry);
}

Result<QString> numberOf(const ServiceContext &context, InvoiceId invoice)
{
    if (invoice.isNull())
        return QString();
    const auto stored = context.store<InvoiceStore>().find(invoice);
    return stored ? Result<QString>(stored->numbered.invoice.number) : Result<QString>(stored.error());
}

/// Looks up the names of events and invoices that rows give by id, each once.
class JournalNames {
public:
    explicit JournalNames(const ServiceContext &context) : m_context(context) {}

    /// Empty: there is none, or it was deleted.
    Result<QString> event(EventId id)
    {
        if (!id.isNull() && !m_events.contains(id)) {
            const auto stored = m_context.store<EventStore>().find(id, EventStore::Columns::List);
            if (!stored && stored.error().kind != Error::Kind::NotFound)
                return stored.error();
            m_events.insert(id, stored ? stored->event.name : QString());
        }
        return m_events.value(id);
    }
    Result<QString> invoice(const QString &id)
    {
        const auto invoice = idFrom<InvoiceTag>(id.toLatin1());
        if (invoice && !m_invoices.contains(id))
            m_invoices.insert(id, TRY(numberOf(m_context, *invoice)));
        return m_invoices.value(id);
    }
    /// Empty for rows that are not about reminders.
    Result<QString> remindedBuyer(const JournalEntry &entry)
    {
        const QString &id = entry.objectId;
        const auto invoice = idFrom<InvoiceTag>(id.toLatin1());
        if (entry.kind != kindText(kInvoiceReminded) || !invoice)
            return QString();
        if (!m_buyers.contains(id)) {
            const auto whole = wholeInvoice(TRY(m_context.store<InvoiceStore>().find(*invoice)));
            m_buyers.insert(id, whole ? whole->buyer.name : QString()); // What is damaged is said where it is shown.
        }
        return m_buyers.value(id);
    }

private:
    const ServiceContext &m_context;
    QHash<EventId, QString> m_events;
    QHash<QString, QString> m_invoices;
    QHash<QString, QString> m_buyers;
};

} // namespace

Result<Page<JournalEntry>> JournalService::list(const JournalFilter &filter, const PageRequest &page) const
{
    const ShopDays days = TRY(ShopDays::of(m_context));
    JournalStore::Span span = kWhole;
    if (filter.from)
        span.from = days.startOf(*filter.from);
    if (filter.since)
        span.from = std::max(span.from, *filter.since);
    if (filter.to)
        span.to = days.startOf(plusDays(*filter.to, 1));
    return m_context.store<JournalStore>().list(span, page, filter.isNewestFirst);
}

Result<Page<JournalRecord>> JournalService::records(const JournalFilter &filter, const PageRequest &page) const
{
    const Page<JournalEntry> entries = TRY(list(filter, page));
    JournalNames names(m_context);
    Page<JournalRecord> found;
    found.next = entries.next;
    for (const JournalEntry &entry : entries.rows) {
        JournalReading reading = journalReading(entry);
        for (JournalChange &change : reading.changes) {
            if (change.field != JournalField::Invoice && change.field != JournalField::Credits)
                continue;
            change.before = TRY(names.invoice(change.before));
            change.after = TRY(names.invoice(change.after));
        }
        found.rows.append({.entry = entry,
                           .currency = reading.currency,
                           .eventName = TRY(names.event(reading.eventId)),
                           .buyer = TRY(names.remindedBuyer(entry)),
                           .changes = reading.changes});
    }
    return found;
}

Status journalIssue(const ServiceContext &context, const Invoice &invoice)
{
    const bool isCredit = invoice.kind == InvoiceKind::CreditNote;
    return addRow(context,
                  {.kind = kindText(isCredit ? kInvoiceCredited : kInvoiceIssued),
                   .objectId = QString::fromLatin1(invoice.id.text()),
                   .number = invoice.number,
                   .after = journalText(invoice)});
}

Status journalPayment(const ServiceContext &context, const Payment *before, const Payment *after)
{
    const Payment &payment = after ? *after : *before;
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    const QString number = TRY(numberOf(context, payment.invoiceId));
    std::string_view kind = kPaymentChanged;
    if (!before || !after)
        kind = after ? kPaymentMade : kPaymentDeleted;
    return addRow(context,
                  {.kind = kindText(kind),
                   .objectId = QString::fromLatin1(payment.id.text()),
                   .number = number,
                   .before = before ? journalText(*before, shop.currency) : QByteArray(),
                   .after = after ? journalText(*after, shop.currency) : QByteArray()});
}

Status journalReminding(const ServiceContext &context, const Invoice &invoice, int level)
{
    return addRow(context,
                  {.kind = kindText(kInvoiceReminded),
                   .objectId = QString::fromLatin1(invoice.id.text()),
                   .number = invoice.number,
                   .before = journalReminder(invoice.standing.reminderLevel),
                   .after = journalReminder(level)});
}

Result<QStringList> journalFindings(const ServiceContext &context)
{
    constexpr int kSlice = 500;
    PageRequest request{.limit = kSlice};
    qint64 seq = 0;
    QByteArray hash;
    do {
        const auto page = TRY(context.store<JournalStore>().list(kWhole, request));
        for (const JournalEntry &entry : page.rows) {
            if (entry.seq != ++seq)
                return QStringList(u"the journal has no row %1: it goes on with row %2"_s.arg(seq).arg(entry.seq));
            hash = hashOf(hash, entry);
            if (entry.hash != hash)
                return QStringList(
                    u"row %1 of the journal (%2 %3) is not as it was written, or one before it"_s.arg(seq).arg(
                        entry.kind, entry.objectId));
        }
        request.after = page.next;
    } while (request.after);
    return QStringList();
}

} // namespace stemdesk
