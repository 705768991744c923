#include "tests/support/summed_tables.h"

#include "core/domain/billing/minor_unit.h"
#include "core/exchange/exports/table_csv.h"
#include "tests/support/test_shop.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <functional>
#include <numeric>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using TableLine = QMap<QString, QString>; ///< By column.
using Table = QList<TableLine>;

QList<QStringList> recordsOf(const QString &text)
{
    QList<QStringList> records{{QString()}};
    bool isQuoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text.at(at);
        QString &cell = records.last().last();
        if (isQuoted && c == u'"' && at + 1 < text.size() && text.at(at + 1) == u'"')
            cell += text.at(++at);
        else if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && c == u',')
            records.last().append(QString());
        else if (!isQuoted && c == u'\n')
            records.append(QStringList{QString()});
        else if (isQuoted || c != u'\r')
            cell += c;
    }
    return records;
}

Table tableOf(ShopServices &shop, const TableChoice &choice)
{
    TableCsv csv(choice);
    QByteArray bytes;
    while (!csv.isDone())
        bytes += must(csv.next(shop));
    const QList<QStringList> records = recordsOf(QString::fromUtf8(bytes).remove(QChar::ByteOrderMark));
    Table table;
    for (const QStringList &record : records.mid(1)) {
        TableLine line;
        for (qsizetype column = 0; column < record.size() && record.size() > 1; ++column)
            line.insert(records.constFirst().at(column), record.at(column));
        if (!line.isEmpty())
            table.append(line);
    }
    return table;
}

QDate dayIn(const TableLine &line, const QString &column)
{
    return QDate::fromString(line.value(column).left(10), Qt::ISODate);
}

bool isWork(const QString &status)
{
    return status == "approved"_L1 || status == "in_progress"_L1 || status == "complete"_L1;
}

/// An invoice's amount for one of its events.
struct Claim {
    QString event;
    qint64 amount = 0;
};

/// An invoice as read from the tables.
struct Bill {
    QDate issuedOn;
    QDate dueOn;
    QDate creditedOn;
    QList<RateSum> rates;
    QList<Claim> claims;

    qint64 total() const
    {
        qint64 sum = 0;
        for (const RateSum &rate : rates)
            sum += rate.incTax;
        return sum;
    }
    void claim(const QString &event, qint64 amount)
    {
        for (Claim &known : claims) {
            if (known.event == event) {
                known.amount += amount;
                return;
            }
        }
        claims.append({event, amount});
    }
};

struct Receipt {
    QDate on;
    QString event;
    QString invoice;
    qint64 amount = 0;
};

/// An invoice's amount for one event, and what has been paid of it.
struct PaidClaim {
    QString invoice;
    qint64 amount = 0;
    qint64 paid = 0;
    bool asks = false;
};

/// Fills an event's invoices in order of issue; a negative pool is taken from the newest first.
void spread(qint64 pool, QList<PaidClaim> &claims)
{
    for (PaidClaim &claim : claims) {
        const qint64 more = claim.asks && pool > 0 ? std::min(pool, claim.amount - claim.paid) : 0;
        claim.paid += more;
        pool -= more;
    }
    for (auto claim = claims.rbegin(); claim != claims.rend() && pool < 0; ++claim) {
        const qint64 less = std::min(-pool, claim->paid);
        claim->paid -= less;
        pool += less;
    }
}

/// How many units of an ordered line each event needs.
struct UnitsByEvent {
    QStringList events;
    QList<long double> units;
};

UnitsByEvent unitsByEventOf(const TableLine &orderLine)
{
    UnitsByEvent needed;
    for (const QString &part : orderLine.value(u"eventUnits"_s).split(u'|')) {
        needed.events.append(part.section(u'=', 0, 0).trimmed());
        needed.units.append(part.section(u'=', 1).toDouble());
    }
    return needed;
}

/// Adds up one period.
class Summing {
public:
    Summing(ShopServices &shop, const ReportPeriod &period, QDate today)
        : m_shop(shop), m_period(period), m_today(today)
    {
        m_report.currency = must(shop.settings.shop()).currency;
        m_report.figures.period = period;
        m_unit = MinorUnit(m_report.currency);
    }

    PeriodReport report()
    {
        addInvoices();
        addPayments();
        addEvents();
        addTasks();
        addOrders();
        addFlowers();
        m_report.suppliers.removeIf([](const SupplierFigures &supplier) {
            return !supplier.orderedExclTax && !supplier.receivedExclTax && !supplier.rejectedExclTax;
        });
        return m_report;
    }

private:
    qint64 money(const TableLine &line, const QString &column) const
    {
        return m_unit.rounded(line.value(column).toDouble());
    }
    bool isIn(QDate day) const { return m_period.holds(day); }

    void addInvoices();
    void addPayments();
    using Asks = std::function<bool(const Bill &)>;
    void enter(const Receipt &receipt);
    QMap<QString, qint64> paid(const Asks &asks) const;
    void addReceived(const Receipt &receipt, const QMap<QString, qint64> &before, const QMap<QString, qint64> &after);
    void addOpen();
    void addEnquiry(const TableLine &event);
    void addEvents();
    void addTasks();
    qint64 shareOf(qint64 amount, const UnitsByEvent &needed) const;
    void addOrders();
    void addFlowers();

    ShopServices &m_shop;
    ReportPeriod m_period;
    QDate m_today;
    PeriodReport m_report;
    MinorUnit m_unit;
    QList<QString> m_invoices; ///< In order of issue.
    QMap<QString, Bill> m_bills; ///< By their ids.
    QList<Receipt> m_receipts; ///< Payments with an invoice come first.
    QMap<QString, qint64> m_named; ///< The sum of payments with an invoice, by invoice.
    QMap<QString, qint64> m_pools; ///< The sum of payments without one, by event.
    QSet<QString> m_events; ///< Events whose work is in the period.
};

void addTo(QList<RateSum> &sums, const std::optional<double> &rate, const QString &category, qint64 exclTax,
           qint64 incTax)
{
    for (RateSum &sum : sums) {
        if (sum.rate == rate && sum.category == category) {
            sum.exclTax += exclTax;
            sum.incTax += incTax;
            return;
        }
    }
    sums.append({rate, category, exclTax, incTax});
}

void Summing::addInvoices()
{
    Table rows = tableOf(m_shop, {.table = ExportedTable::Invoices});
    std::ranges::reverse(rows); // Newest come first.
    QMap<QString, QString> ids; // By number.
    for (const TableLine &row : std::as_const(rows)) {
        const QDate issuedOn = dayIn(row, u"issuedOn"_s);
        const double rate = row.value(u"rate"_s).toDouble();
        const QString category = row.value(u"taxCategory"_s);
        const qint64 exclTax = money(row, u"amountExclTax"_s);
        const qint64 incTax = money(row, u"amountIncTax"_s);
        if (isIn(issuedOn)) {
            m_report.figures.invoiced.exclTax += exclTax;
            m_report.figures.invoiced.incTax += incTax;
            addTo(m_report.figures.invoiced.byRate, rate, category, exclTax, incTax);
        }
        if (row.value(u"kind"_s) == "credit_note"_L1) {
            m_bills[ids.value(row.value(u"creditsNumber"_s))].creditedOn = issuedOn;
            continue;
        }
        const QString id = row.value(u"invoiceId"_s);
        ids.insert(row.value(u"number"_s), id);
        if (!m_invoices.contains(id))
            m_invoices.append(id);
        Bill &bill = m_bills[id];
        bill.issuedOn = issuedOn;
        bill.dueOn = dayIn(row, u"dueOn"_s);
        bill.rates.prepend({rate, category, exclTax, incTax}); // In the order of the invoice.
        for (const QString &part : row.value(u"eventAmounts"_s).split(u'|', Qt::SkipEmptyParts))
            bill.claim(part.section(u'=', 0, 0), m_unit.rounded(part.section(u'=', 1).toDouble()));
    }
}

void Summing::addPayments()
{
    for (const TableLine &row : tableOf(m_shop, {.table = ExportedTable::Payments})) {
        m_receipts.append(
            {dayIn(row, u"paidOn"_s), row.value(u"eventId"_s), row.value(u"invoiceId"_s), money(row, u"amount"_s)});
        if (isIn(m_receipts.constLast().on))
            m_report.figures.received.amount += m_receipts.constLast().amount;
    }
    std::stable_partition(m_receipts.begin(), m_receipts.end(),
                          [](const Receipt &receipt) { return !receipt.invoice.isEmpty(); });
    const Asks asks = [](const Bill &bill) { return !bill.creditedOn.isValid(); };
    for (const Receipt &receipt : std::as_const(m_receipts)) {
        const QMap<QString, qint64> before = isIn(receipt.on) ? paid(asks) : QMap<QString, qint64>();
        enter(receipt);
        if (isIn(receipt.on))
            addReceived(receipt, before, paid(asks));
    }
    addOpen();
}

void Summing::enter(const Receipt &receipt)
{
    if (m_bills.contains(receipt.invoice))
        m_named[receipt.invoice] += receipt.amount;
    else
        m_pools[receipt.event] += receipt.amount;
}

/// What has been paid on each invoice. Payments for an invoice are split over its events by their shares; any excess,
/// and payments without an invoice, fill the event's invoices in order of issue.
QMap<QString, qint64> Summing::paid(const Asks &asks) const
{
    QMap<QString, QList<PaidClaim>> claims; // By event.
    QMap<QString, qint64> pools = m_pools;
    for (const QString &id : m_invoices) {
        const Bill &bill = *m_bills.constFind(id);
        QList<long double> exact;
        for (const Claim &claim : bill.claims)
            exact.append(bill.total() == 0 ? 0
                                           : static_cast<long double>(m_named.value(id))
                                 * static_cast<long double>(claim.amount) / static_cast<long double>(bill.total()));
        const QList<qint64> shares = wholeParts(m_named.value(id), exact);
        for (qsizetype at = 0; at < shares.size(); ++at) {
            const Claim &claim = bill.claims.at(at);
            const qint64 taken =
                asks(bill) ? std::clamp<qint64>(shares.at(at), 0, std::max<qint64>(0, claim.amount)) : 0;
            pools[claim.event] += shares.at(at) - taken;
            claims[claim.event].append({id, claim.amount, taken, asks(bill)});
        }
    }
    QMap<QString, qint64> paid;
    for (auto event = claims.begin(); event != claims.end(); ++event) {
        spread(pools.value(event.key()), *event);
        for (const PaidClaim &claim : std::as_const(*event))
            paid[claim.invoice] += claim.paid;
    }
    return paid;
}

void Summing::addReceived(const Receipt &receipt, const QMap<QString, qint64> &before,
                          const QMap<QString, qint64> &after)
{
    QList<RateSum> &byRate = m_report.figures.received.byRate;
    qint64 left = receipt.amount;
    for (const QString &id : std::as_const(m_invoices)) {
        const Bill &bill = m_bills[id];
        if (before.value(id) == after.value(id))
            continue;
        left -= after.value(id) - before.value(id);
        const auto shares = [&](qint64 amount) {
            QList<long double> exact;
            for (const RateSum &rate : bill.rates)
                exact.append(static_cast<long double>(amount) * static_cast<long double>(rate.incTax)
                             / static_cast<long double>(bill.total()));
            return wholeParts(amount, exact);
        };
        const QList<qint64> was = shares(before.value(id));
        const QList<qint64> is = shares(after.value(id));
        for (qsizetype at = 0; at < is.size(); ++at)
            addTo(byRate, bill.rates.at(at).rate, bill.rates.at(at).category, 0, is.at(at) - was.at(at));
    }
    if (left != 0)
        addTo(byRate, std::nullopt, {}, 0, left);
}

void Summing::addOpen()
{
    const QDate last = m_period.to();
    const Asks asks = [&](const Bill &bill) {
        return bill.issuedOn <= last && (!bill.creditedOn.isValid() || bill.creditedOn > last);
    };
    m_named.clear();
    m_pools.clear();
    for (const Receipt &receipt : std::as_const(m_receipts)) {
        if (receipt.on <= last)
            enter(receipt);
    }
    const QMap<QString, qint64> had = paid(asks);
    for (auto bill = m_bills.cbegin(); bill != m_bills.cend(); ++bill) {
        if (!asks(*bill))
            continue;
        const qint64 open = std::max<qint64>(0, bill->total() - had.value(bill.key()));
        m_report.figures.outstanding += open;
        if (bill->dueOn.isValid() && bill->dueOn < std::min(last, m_today))
            m_report.figures.overdue += open;
    }
}

void Summing::addEnquiry(const TableLine &event)
{
    PeriodFigures &figures = m_report.figures;
    const QString status = event.value(u"status"_s);
    auto source = std::ranges::find(figures.bySource, event.value(u"source"_s), &SourceFigures::source);
    if (source == figures.bySource.end())
        source = figures.bySource.insert(figures.bySource.end(), {event.value(u"source"_s), {}});
    for (EnquiryFigures *sum : {&figures.enquiries, &source->enquiries}) {
        ++sum->made;
        sum->lost += status == "cancelled"_L1 ? 1 : 0;
        sum->won += isWork(status) ? 1 : 0;
        sum->value += isWork(status) ? money(event, u"customerPriceExclTax"_s) : 0;
    }
}

void Summing::addEvents()
{
    PeriodFigures &figures = m_report.figures;
    for (const TableLine &row : tableOf(m_shop, {.table = ExportedTable::Events})) {
        const QString status = row.value(u"status"_s);
        if (isIn(dayIn(row, u"createdAt"_s)))
            addEnquiry(row);
        if (!isWork(status) || !isIn(dayIn(row, u"firstDay"_s)))
            continue;
        m_events.insert(row.value(u"eventId"_s));
        ++figures.events.count;
        figures.events.customerPriceExclTax += money(row, u"customerPriceExclTax"_s);
        figures.events.costOfGoodsExclTax += money(row, u"costOfGoodsExclTax"_s);
        figures.events.ownHireExclTax += money(row, u"ownHireExclTax"_s);
        figures.events.labourExclTax += money(row, u"labourExclTax"_s);
        figures.waste.costExclTax += money(row, u"wasteCostExclTax"_s);
    }
}

void Summing::addTasks()
{
    for (const TableLine &row : tableOf(m_shop, {.table = ExportedTable::Tasks})) {
        if (!m_events.contains(row.value(u"eventId"_s)))
            continue;
        m_report.figures.events.minutesPlanned += row.value(u"minutes"_s).toDouble();
        m_report.figures.events.minutesSpent += row.value(u"minutesSpent"_s).toDouble();
    }
}

/// The part of an ordered line's amount that falls to the period's events.
qint64 Summing::shareOf(qint64 amount, const UnitsByEvent &needed) const
{
    const long double all = std::accumulate(needed.units.cbegin(), needed.units.cend(), 0.0L);
    QList<long double> exact;
    for (const long double part : needed.units)
        exact.append(all > 0 ? static_cast<long double>(amount) * part / all : 0);
    const QList<qint64> parts = wholeParts(amount, exact);
    qint64 sum = 0;
    for (qsizetype at = 0; at < needed.events.size(); ++at)
        sum += m_events.contains(needed.events.at(at)) ? parts.at(at) : 0;
    return sum;
}

void Summing::addOrders()
{
    for (const TableLine &row : tableOf(m_shop, {.table = ExportedTable::OrderLines})) {
        const UnitsByEvent needed = unitsByEventOf(row);
        const auto share = [&](const QString &column) { return shareOf(money(row, column), needed); };
        if (std::ranges::none_of(needed.events, [&](const QString &event) { return m_events.contains(event); }))
            continue;
        const QByteArray id = row.value(u"supplierId"_s).toLatin1();
        const SupplierId supplierId = id.isEmpty() ? SupplierId() : must(idFrom<SupplierTag>(id));
        auto supplier = std::ranges::find(m_report.suppliers, supplierId, &SupplierFigures::supplierId);
        if (supplier == m_report.suppliers.end())
            supplier = m_report.suppliers.insert(m_report.suppliers.end(), {.supplierId = supplierId, .name = {}});
        if (row.value(u"state"_s) == "ordered"_L1 || !row.value(u"packsReceived"_s).isEmpty())
            supplier->orderedExclTax += share(u"orderCostExclTax"_s);
        supplier->receivedExclTax += share(u"receivedCostExclTax"_s);
        supplier->rejectedExclTax += share(u"rejectedCostExclTax"_s);
        m_report.figures.waste.rejectedCostExclTax += share(u"rejectedCostExclTax"_s);
        m_report.figures.waste.creditedExclTax += share(u"creditExclTax"_s);
    }
}

void Summing::addFlowers()
{
    for (const TableLine &row : tableOf(m_shop, {.table = ExportedTable::EventGoods})) {
        const bool isFlower = row.value(u"isHired"_s) == "no"_L1 && row.value(u"productType"_s) != "material"_L1;
        if (!isFlower || !m_events.contains(row.value(u"eventId"_s)))
            continue;
        const VariantId id = must(idFrom<VariantTag>(row.value(u"variantId"_s).toLatin1()));
        auto flower = std::ranges::find(m_report.flowers, id, &FlowerFigures::variantId);
        if (flower == m_report.flowers.end())
            flower =
                m_report.flowers.insert(m_report.flowers.end(), {.variantId = id, .name = row.value(u"variant"_s)});
        flower->units += row.value(u"units"_s).toDouble();
        flower->costExclTax += money(row, u"costExclTax"_s);
        flower->wasteCostExclTax += money(row, u"wasteCostExclTax"_s);
    }
}

} // namespace

PeriodReport summedFromTables(ShopServices &shop, const ReportPeriod &period, QDate today)
{
    return Summing(shop, period, today).report();
}

} // namespace stemdesk
