#include "core/storage/billing/invoice_store.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kInvoiceColumns =
    "invoice.key, invoice.id, invoice.event_id, invoice.number, invoice.series, invoice.place, invoice.kind, "
    "invoice.credits, invoice.instalment, invoice.issued_on, invoice.created_at, invoice.document, credit.id, "
    "invoice.contact_id";
constexpr int kWordsColumn = 14; ///< Read after them if there is a query.
const QByteArray kInvoiceFrom =
    " from invoice left join invoice as credit on credit.shop = invoice.shop and credit.credits = invoice.id ";
/// The invoice's own words, and what its event is found by.
const QByteArray kFoundWords = "(invoice.words || ' ' || coalesce(event.search, ''))";
const QByteArray kEventFrom = "left join event on event.shop = invoice.shop and event.id = invoice.event_id ";
/// The event's own invoices, and those it shares with other events.
const QByteArray kOfEvent = "invoice.id in (select own.id from invoice as own where own.shop = ? and own.event_id = ? "
                            "union all select invoice_id from invoice_event where shop = ? and event_id = ?) and ";
const QByteArray kOfContact = "invoice.contact_id = ? and ";
constexpr qsizetype kWordsInSql = 3; ///< The words of a query that SQL searches for; further ones filter its result.

StoredInvoice storedInvoiceFrom(const Row &row)
{
    StoredInvoice stored{.numbered = {.series = row.text(4), .place = row.smallInteger(5)},
                         .document = row.text(11).toUtf8()};
    Invoice &invoice = stored.numbered.invoice;
    invoice.id = row.id<InvoiceId>(1);
    if (row.idBytes(2) != row.idBytes(1)) // An invoice for several events has its own id in the event column.
        invoice.eventId = row.id<EventId>(2);
    invoice.number = row.text(3);
    invoice.kind = invoiceKindFrom(row.text(6).toLatin1()).value_or(InvoiceKind::Invoice);
    invoice.creditsId = row.id<InvoiceId>(7);
    if (const auto instalment = row.optionalInteger(8))
        invoice.instalment = int(*instalment);
    invoice.issuedOn = QDate::fromString(row.text(9), Qt::ISODate);
    invoice.createdAt = row.integer(10);
    invoice.creditedById = row.id<InvoiceId>(12);
    invoice.contactId = row.id<ContactId>(13);
    return stored;
}

QString wordsOf(const Invoice &invoice)
{
    QString words;
    for (const QString &word : searchTokens(invoice.number + u' ' + invoice.buyer.name))
        words += u' ' + word;
    return words;
}

/// The patterns that an invoice's words must match; "%" matches all.
QStringList patternsOf(const QString &q)
{
    QStringList patterns;
    for (const QString &word : searchTokens(q))
        patterns += u"% "_s + word + u'%';
    while (patterns.size() < kWordsInSql)
        patterns += u"%"_s;
    return patterns;
}

bool fitsAll(const QString &words, const QStringList &patterns)
{
    return std::ranges::all_of(patterns.sliced(kWordsInSql), [&](const QString &pattern) {
        return words.contains(pattern.mid(1, pattern.size() - 2));
    });
}

} // namespace

Result<Page<StoredInvoice>> InvoiceStore::list(const InvoiceFilter &filter, const PageRequest &page) const
{
    const bool isSearch = !filter.q.isEmpty();
    const QByteArray words = isSearch ? kFoundWords : "invoice.words";
    const QByteArray rest = "invoice.key < ? and invoice.issued_on >= ? and invoice.issued_on <= ? and " + words
        + " like ? and " + words + " like ? and " + words
        + " like ? and (invoice.created_at >= ? or credit.created_at >= ?)" + idClause(page, "invoice.id")
        + " order by invoice.key desc limit ?";
    const QByteArray select = "select " + kInvoiceColumns + ", " + words + kInvoiceFrom
        + (isSearch ? kEventFrom : QByteArray()) + "where invoice.shop = ? and ";
    const QByteArray listed =
        select + (filter.eventId ? kOfEvent : QByteArray()) + (filter.contactId ? kOfContact : QByteArray()) + rest;
    Page<StoredInvoice> found;
    const QStringList patterns = patternsOf(filter.q);
    if (isSearch && searchTokens(filter.q).isEmpty())
        return found; // The query has only punctuation: no word begins with it.
    qint64 lastKey = 0;
    int seen = 0;
    const auto take = [&](const Row &row) {
        if (seen++ == page.limit) {
            found.next = lastKey;
            return;
        }
        lastKey = row.integer(0);
        if (fitsAll(row.text(kWordsColumn), patterns))
            found.rows.append(storedInvoiceFrom(row));
    };
    const qint64 before = page.after.value_or(std::numeric_limits<qint64>::max());
    const QString from = filter.from ? dayText(*filter.from) : u""_s;
    const QString to = filter.to ? dayText(*filter.to) : u":"_s; // Follows all digits.
    const Instant since = filter.updatedSince.value_or(std::numeric_limits<Instant>::min());
    const bool isOfEvent = filter.eventId.has_value();
    const EventId event = filter.eventId.value_or(EventId());
    TRY(m_session.each(listed, take, m_tenant.shop, oneOrNone(m_tenant.shop, isOfEvent), oneOrNone(event, isOfEvent),
                       oneOrNone(m_tenant.shop, isOfEvent), oneOrNone(event, isOfEvent),
                       oneOrNone(filter.contactId.value_or(ContactId()), filter.contactId.has_value()), before, from,
                       to, patterns.at(0), patterns.at(1), patterns.at(2), since, since, idsOf(page), page.limit + 1));
    return found;
}

Result<StoredInvoice> InvoiceStore::find(InvoiceId id) const
{
    static const QByteArray kFind =
        "select " + kInvoiceColumns + kInvoiceFrom + "where invoice.shop = ? and invoice.id = ?";
    const auto invoice = TRY(m_session.first(kFind, storedInvoiceFrom, m_tenant.shop, id));
    if (!invoice)
        return notFound();
    return *invoice;
}

Result<QList<StoredInvoice>> InvoiceStore::findAll(const QList<InvoiceId> &ids) const
{
    static const InSql kFindAll("select " + kInvoiceColumns + kInvoiceFrom
                                + "where invoice.shop = ? and invoice.id in");
    QList<StoredInvoice> found;
    TRY(readParts(kFindAll, ids, [&](const QByteArray &sql, const InList<InvoiceId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { found.append(storedInvoiceFrom(row)); }, m_tenant.shop, part);
    }));
    return found;
}

Result<QList<StoredInvoice>> InvoiceStore::ofEvent(EventId event) const
{
    static const QByteArray kAll = "select " + kInvoiceColumns + kInvoiceFrom + "where invoice.shop = ? and " + kOfEvent
        + "1 = 1 order by invoice.key";
    return m_session.all(kAll, storedInvoiceFrom, m_tenant.shop, m_tenant.shop, event, m_tenant.shop, event);
}

Result<QList<NumberedInvoice>> InvoiceStore::numbers() const
{
    return m_session.all(
        "select series, place, number from invoice where shop = ? order by series, place",
        [](const Row &row) {
            NumberedInvoice numbered{.series = row.text(0), .place = row.smallInteger(1)};
            numbered.invoice.number = row.text(2);
            return numbered;
        },
        m_tenant.shop);
}

Result<InvoiceSeriesEnd> InvoiceStore::endOf(const QString &series, QDate today) const
{
    const auto end = TRY(m_session.first(
        "select max(place), max(case when issued_on <= ? then issued_on end) from invoice where shop = ? and "
        "series = ?",
        [](const Row &row) {
            return InvoiceSeriesEnd{.place = int(row.optionalInteger(0).value_or(0)),
                                    .issuedOn = row.isNull(1) ? QString() : row.text(1)};
        },
        dayText(today), m_tenant.shop, series));
    return end.value_or(InvoiceSeriesEnd());
}

Result<bool> InvoiceStore::isTaken(const QString &number) const
{
    const auto taken = TRY(m_session.first(
        "select 1 from invoice where shop = ? and number = ?", [](const Row &) { return true; }, m_tenant.shop,
        number));
    return taken.has_value();
}

Result<bool> InvoiceStore::hasAny() const
{
    const auto first = TRY(m_session.first(
        "select 1 from invoice where shop = ? limit 1", [](const Row &) { return true; }, m_tenant.shop));
    return first.has_value();
}

Status InvoiceStore::insert(const StoredInvoice &stored)
{
    const Invoice &invoice = stored.numbered.invoice;
    const EventId event = invoice.eventId.isNull() ? EventId(invoice.id.bytes()) : invoice.eventId;
    TRY(m_session.run("insert into invoice (shop, event_id, id, number, series, place, kind, credits, instalment, "
                      "issued_on, created_at, words, document, contact_id, total, due_on) values "
                      "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      m_tenant.shop, event, invoice.id, invoice.number, stored.numbered.series, stored.numbered.place,
                      QString::fromLatin1(invoiceKindText(invoice.kind)), invoice.creditsId, invoice.instalment,
                      dayText(invoice.issuedOn), invoice.createdAt, wordsOf(invoice),
                      QString::fromUtf8(stored.document), invoice.contactId, invoice.totalIncTax(),
                      invoice.dueOn ? std::optional(dayText(*invoice.dueOn)) : std::nullopt));
    if (!invoice.eventId.isNull())
        return {};
    const QList<EventId> events = invoice.events();
    for (qsizetype at = 0; at < events.size(); ++at) {
        TRY(m_session.run(
            "insert into invoice_event (shop, invoice_id, position, event_id, amount) values (?, ?, ?, ?, ?)",
            m_tenant.shop, invoice.id, int(at), events.at(at), invoice.totalIncTax(events.at(at))));
    }
    return {};
}

Result<QList<InvoiceClaim>> InvoiceStore::claimsOn(const QList<EventId> &events) const
{
    static const InSql kShared("select distinct invoice_id from invoice_event where shop = ? and event_id in");
    static const QByteArray kColumns = "invoice.key, invoice.id, invoice.due_on, credit.id, invoice.contact_id, ";
    static const InSql kOwnClaims("select " + kColumns + "invoice.event_id, invoice.total" + kInvoiceFrom
                                  + "where invoice.shop = ? and invoice.kind = 'invoice' and invoice.event_id in");
    static const InSql kSharedClaims(
        "select " + kColumns + "invoice_event.event_id, invoice_event.amount, invoice_event.position" + kInvoiceFrom
        + "join invoice_event on invoice_event.shop = invoice.shop and invoice_event.invoice_id = invoice.id "
          "where invoice.shop = ? and invoice.kind = 'invoice' and invoice.id in");
    struct Issued {
        qint64 key;
        qint64 position;
        InvoiceClaim claim;
    };
    QList<Issued> issued;
    const auto take = [&](const Row &row, bool isShared) {
        InvoiceClaim claim{.invoiceId = row.id<InvoiceId>(1),
                           .eventId = row.id<EventId>(5),
                           .contactId = row.id<ContactId>(4),
                           .amount = row.integer(6),
                           .isCredited = !row.isNull(3),
                           .isShared = isShared,
                           .dueOn = {}};
        if (!row.isNull(2))
            claim.dueOn = QDate::fromString(row.text(2), Qt::ISODate);
        issued.append({row.integer(0), isShared ? row.integer(7) : 0, claim});
    };
    TRY(readParts(kOwnClaims, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { take(row, false); }, m_tenant.shop, part);
    }));
    QSet<InvoiceId> shared;
    TRY(readParts(kShared, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { shared.insert(row.id<InvoiceId>(0)); }, m_tenant.shop, part);
    }));
    TRY(readParts(kSharedClaims, shared.values(), [&](const QByteArray &sql, const InList<InvoiceId> &part) {
        return m_session.each(
            sql, [&](const Row &row) { take(row, true); }, m_tenant.shop, part);
    }));
    std::ranges::sort(issued, {}, [](const Issued &one) { return std::pair(one.key, one.position); });
    QList<InvoiceClaim> claims;
    for (const Issued &one : issued)
        claims.append(one.claim);
    return claims;
}

Result<QList<EventId>> InvoiceStore::sharedEvents(InvoiceId invoice) const
{
    return m_session.all(
        "select event_id from invoice_event where shop = ? and invoice_id = ? order by position",
        [](const Row &row) { return row.id<EventId>(0); }, m_tenant.shop, invoice);
}

Result<QHash<InvoiceId, InvoiceReminder>> InvoiceStore::lastReminders(const QList<InvoiceId> &invoices) const
{
    static const InSql kReminders("select invoice_id, level, at from invoice_reminder where shop = ? and invoice_id in",
                                  " order by invoice_id, key");
    QHash<InvoiceId, InvoiceReminder> last;
    TRY(readParts(kReminders, invoices, [&](const QByteArray &sql, const InList<InvoiceId> &part) {
        return m_session.each(
            sql,
            [&](const Row &row) {
                last.insert(row.id<InvoiceId>(0), {.level = row.smallInteger(1), .at = row.integer(2)});
            },
            m_tenant.shop, part);
    }));
    return last;
}

Status InvoiceStore::addReminder(InvoiceId invoice, const InvoiceReminder &reminder)
{
    return m_session.run("insert into invoice_reminder (shop, invoice_id, level, at) values (?, ?, ?, ?)",
                         m_tenant.shop, invoice, reminder.level, reminder.at);
}

} // namespace stemdesk
