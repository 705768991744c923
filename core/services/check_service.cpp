#include "core/services/check_service.h"

#include "core/domain/billing/invoice_number.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/billing/journal_service.h"
#include "core/services/events/event_check.h"
#include "core/services/row_validation.h"
#include "core/services/service_context.h"
#include "core/services/services.h"
#include "core/storage/check_store.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/reports/report_store.h"
#include "core/storage/shops/shop_tables.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kInvoiceSlice = 200;

/// For each series, numbers below its last one that no invoice has.
QStringList gapsIn(const QList<NumberedInvoice> &numbers)
{
    QSet<QString> taken;
    for (const NumberedInvoice &numbered : numbers)
        taken += numbered.invoice.number;
    QStringList gaps;
    QString series;
    int place = 0;
    for (const NumberedInvoice &numbered : numbers) {
        if (numbered.series != series)
            place = 0;
        series = numbered.series;
        for (++place; place < numbered.place; ++place) {
            const QString missing = invoiceNumber(series, place);
            if (!taken.contains(missing)) // Another series may have it.
                gaps += u"invoice number %1 is missing in its series"_s.arg(missing);
        }
    }
    return gaps;
}

/// Whether a credit note takes back another amount. Credit notes come first, because they are newer than their
/// invoices.
bool differsFromCredit(QHash<InvoiceId, qint64> &credits, const Invoice &invoice)
{
    if (invoice.kind != InvoiceKind::CreditNote)
        return credits.value(invoice.id, -invoice.totalIncTax()) != -invoice.totalIncTax();
    credits.insert(invoice.creditsId, invoice.totalIncTax());
    return false;
}

/// Problems of a shop's invoices: gaps in a series, and amounts that do not add up.
Result<QStringList> invoiceFindings(const ServiceContext &context)
{
    const auto store = context.store<InvoiceStore>();
    const auto numbers = TRY(store.numbers());
    QStringList findings = gapsIn(numbers);
    const auto facts = TRY(context.store<ReportStore>().invoices());
    QHash<InvoiceId, const InvoiceFact *> figures;
    for (const InvoiceFact &fact : facts)
        figures.insert(fact.id, &fact);
    QHash<InvoiceId, qint64> credits;
    for (PageRequest page{.limit = kInvoiceSlice};;) {
        const auto slice = TRY(store.list({}, page));
        const Page<Invoice> invoices = readableInvoices(slice.rows);
        for (const UnreadableRow &row : invoices.unreadable)
            findings += u"invoice %1 cannot be read back"_s.arg(row.name);
        for (const Invoice &invoice : invoices.rows) {
            const InvoiceFact *stored = figures.value(invoice.id);
            if (!stored || stored->shares != sharesOf(invoice))
                findings += u"invoice %1: its figures for reports are not those of its document"_s.arg(invoice.number);
            if (differsFromCredit(credits, invoice))
                findings += u"invoice %1 comes to another amount than its credit note takes back"_s.arg(invoice.number);
        }
        if (!slice.next)
            return findings;
        page.after = slice.next;
    }
}

constexpr int kListSlice = 50; ///< Price lists per slice, whose entries are counted.

} // namespace

Result<CheckExtent> CheckService::check()
{
    m_extent = {};
    TRY(damageOr(checkEngine(), {}, u"the database"_s));
    const Result<QList<Shop>> shops = m_services.shops().list();
    if (!shops) {
        TRY(damageOr(shops.error(), {}, u"the shops"_s));
        return m_extent;
    }
    QList<ShopId> ids;
    for (const Shop &shop : *shops)
        ids.append(shop.id);
    TRY(checkEach(ids));
    return m_extent;
}

Result<CheckExtent> CheckService::check(const QList<ShopId> &shops)
{
    m_extent = {};
    TRY(checkEach(shops));
    return m_extent;
}

Status CheckService::checkEach(const QList<ShopId> &shops)
{
    for (const ShopId &shop : shops) {
        ShopServices *services = TRY(m_services.forShop(shop));
        TRY(checkShop(contextOf(*services)));
        ++m_extent.shops;
        note(u"Recomputing the lines of %1 of %2 shops"_s.arg(m_extent.shops).arg(shops.size()), m_extent.lines);
    }
    for (const ShopTable &table : shopTables()) {
        if (table.searchColumn() < 0)
            continue;
        const QString what = u"the search index of %1s"_s.arg(QLatin1StringView(table.name));
        TRY(damageOr(checkSearch(shops, table.name), {}, what));
    }
    return {};
}

void CheckService::find(const ShopId &shop, const QString &sentence)
{
    ++m_extent.findings;
    m_report({.shop = shop, .sentence = sentence});
}

void CheckService::note(const QString &what, qint64 done) const
{
    if (m_watch)
        m_watch({.what = what, .done = done});
}

/// Unreadable data is a finding; any other error stops the check.
Status CheckService::damageOr(const Status &status, const ShopId &shop, const QString &what)
{
    if (status || status.error().code != "storage_damaged")
        return status;
    find(shop, u"%1 cannot be read to the end: %2"_s.arg(what, status.error().message));
    return {};
}

Status CheckService::checkEngine()
{
    const QStringList damages = TRY(m_services.session().driver().damages(m_services.session()));
    const QStringList strange = TRY(m_services.session().driver().strangeParts(m_services.session()));
    for (const QString &sentence : damages + strange)
        find({}, sentence);
    m_extent.machines = TRY(m_services.session().driver().machines(m_services.session()));
    return validateAllRows(
        m_services.session(), [this](const QString &sentence) { find({}, sentence); },
        [this](const ShopTable &table, qint64 rows) {
            note(u"Checking the rows of %1"_s.arg(QLatin1StringView(table.name)), rows);
        });
}

Status CheckService::checkShop(const ServiceContext &context)
{
    const ShopId shop = context.tenant().id;
    TRY(damageOr(checkEvents(context), shop, u"its events"_s));
    TRY(damageOr(checkPriceLists(context), shop, u"its price lists"_s));
    TRY(damageOr(checkInvoices(context), shop, u"its invoices"_s));
    TRY(damageOr(checkJournal(context), shop, u"its journal"_s));
    return damageOr(checkFeed(context), shop, u"its change feed"_s);
}

Status CheckService::checkEvents(const ServiceContext &context)
{
    for (qint64 after = 0;;) {
        const EventSlice slice = TRY(checkEventsAfter(context, after));
        if (slice.events == 0)
            return {};
        after = slice.lastKey;
        m_extent.events += slice.events;
        m_extent.lines += slice.lines;
        for (const QString &finding : slice.findings)
            find(context.tenant().id, finding);
    }
}

Status CheckService::checkPriceLists(const ServiceContext &context)
{
    const auto store = context.store<CheckStore>();
    for (qint64 after = 0;;) {
        const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
        const QList<CheckedPriceList> slice = TRY(store.priceLists(after, kListSlice));
        if (slice.isEmpty())
            return {};
        after = slice.constLast().key;
        m_extent.priceLists += int(slice.size());
        for (const CheckedPriceList &list : slice) {
            if (list.entriesCount != list.entries)
                find(context.tenant().id,
                     u"price list %1 \"%2\": entriesCount is stored as %3, but it has %4 entries"_s
                         .arg(QString::fromLatin1(list.id.text()), list.name)
                         .arg(list.entriesCount)
                         .arg(list.entries));
        }
    }
}

Status CheckService::checkInvoices(const ServiceContext &context)
{
    const QStringList findings = TRY(invoiceFindings(context));
    for (const QString &finding : findings)
        find(context.tenant().id, finding);
    return {};
}

Status CheckService::checkJournal(const ServiceContext &context)
{
    const QStringList findings = TRY(journalFindings(context));
    for (const QString &finding : findings)
        find(context.tenant().id, finding);
    return {};
}

/// The index covers all shops and is read once.
Status CheckService::checkSearch(const QList<ShopId> &shops, const QByteArray &table)
{
    Session &session = m_services.session();
    const Snapshot snapshot = TRY(Snapshot::begin(session));
    const Resource resource = resourceNamed(std::string_view(table.constData(), size_t(table.size())));
    const QList<qint64> wrong = TRY(session.driver().wronglyIndexed(session, table));
    for (const ShopId &shop : shops) {
        ShopServices *services = TRY(m_services.forShop(shop));
        const auto rows = TRY(CheckStore(session, contextOf(*services).tenant()).searched(table, wrong));
        for (const SearchedRow &row : rows)
            find(shop,
                 u"%1 %2 \"%3\": the search index does not hold its words"_s.arg(
                     QLatin1StringView(table), QString::fromLatin1(idText(resource, row.id)), row.name));
    }
    return {};
}

Status CheckService::checkFeed(const ServiceContext &context)
{
    const FeedExtent feed = TRY(context.store<CheckStore>().feed());
    if (feed.lastSeq != feed.changeSeq)
        find(context.tenant().id,
             u"the change feed ends at %1, but the shop has given out numbers up to %2"_s.arg(feed.lastSeq)
                 .arg(feed.changeSeq));
    if (feed.rows != feed.lastSeq || (feed.rows > 0 && feed.firstSeq != 1))
        find(context.tenant().id,
             u"the change feed has gaps: %1 rows from %2 to %3"_s.arg(feed.rows).arg(feed.firstSeq).arg(feed.lastSeq));
    return {};
}

} // namespace stemdesk
