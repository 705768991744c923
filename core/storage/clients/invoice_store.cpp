#include "core/storage/clients/invoice_store.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kInvoiceColumns =
    "invoice.key, invoice.id, invoice.event_id, invoice.number, invoice.series, invoice.place, invoice.kind, "
    "invoice.credits, invoice.instalment, invoice.issued_on, invoice.created_at, invoice.document, credit.id";
constexpr int kWordsColumn = 13; ///< Read after them if there is a query.
const QByteArray kInvoiceFrom =
    " from invoice left join invoice as credit on credit.shop = invoice.shop and credit.credits = invoice.id ";
/// The invoice's own words, and what its event is found by.
const QByteArray kFoundWords = "(invoice.words || ' ' || coalesce(event.search, ''))";
const QByteArray kEventFrom = "left join event on event.shop = invoice.shop and event.id = invoice.event_id ";
constexpr qsizetype kWordsInSql = 3; ///< Words of a query that SQL looks for; further ones filter its result.

StoredInvoice storedInvoiceFrom(const Row &row)
{
    StoredInvoice stored{.numbered = {.series = row.text(4), .place = row.smallInteger(5)},
                         .document = row.text(11).toUtf8()};
    Invoice &invoice = stored.numbered.invoice;
    invoice.id = row.id<InvoiceId>(1);
    invoice.eventId = row.id<EventId>(2);
    invoice.number = row.text(3);
    invoice.kind = invoiceKindFrom(row.text(6).toLatin1()).value_or(InvoiceKind::Invoice);
    invoice.creditsId = row.id<InvoiceId>(7);
    if (const auto instalment = row.optionalInteger(8))
        invoice.instalment = int(*instalment);
    invoice.issuedOn = QDate::fromString(row.text(9), Qt::ISODate);
    invoice.createdAt = row.integer(10);
    invoice.creditedById = row.id<InvoiceId>(12);
    return stored;
}

QString wordsOf(const Invoice &invoice)
{
    QString words;
    for (const QString &word : searchTokens(invoice.number + u' ' + invoice.buyer.name))
        words += u' ' + word;
    return words;
}

/// The patterns that an invoice's words fit; "%" fits all.
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
    const QByteArray all = select + rest;
    const QByteArray ofEvent = select + "invoice.event_id = ? and " + rest;
    Page<StoredInvoice> found;
    const QStringList patterns = patternsOf(filter.q);
    if (isSearch && searchTokens(filter.q).isEmpty())
        return found; // Nothing but signs was asked for: no word begins with them.
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
    TRY(filter.eventId ? m_session.each(ofEvent, take, m_tenant.shop, *filter.eventId, before, from, to, patterns.at(0),
                                        patterns.at(1), patterns.at(2), since, since, idsOf(page), page.limit + 1)
                       : m_session.each(all, take, m_tenant.shop, before, from, to, patterns.at(0), patterns.at(1),
                                        patterns.at(2), since, since, idsOf(page), page.limit + 1));
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

Result<QList<StoredInvoice>> InvoiceStore::ofEvent(EventId event) const
{
    static const QByteArray kOfEvent = "select " + kInvoiceColumns + kInvoiceFrom
        + "where invoice.shop = ? and invoice.event_id = ? order by invoice.key";
    return m_session.all(kOfEvent, storedInvoiceFrom, m_tenant.shop, event);
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
    return m_session.run("insert into invoice (shop, event_id, id, number, series, place, kind, credits, instalment, "
                         "issued_on, created_at, words, document) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         m_tenant.shop, invoice.eventId, invoice.id, invoice.number, stored.numbered.series,
                         stored.numbered.place, QString::fromLatin1(invoiceKindText(invoice.kind)), invoice.creditsId,
                         invoice.instalment, dayText(invoice.issuedOn), invoice.createdAt, wordsOf(invoice),
                         QString::fromUtf8(stored.document));
}

} // namespace stemdesk
