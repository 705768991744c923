#include "core/reports/report_sums.h"

#include "core/domain/billing/invoice_standing.h"
#include "core/domain/events/event.h"
#include "core/domain/tasks/work_sheets.h"
#include "core/reports/rate_sums.h"
#include "core/reports/supply_shares.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace stemdesk {

namespace {

constexpr auto kCancelled = QLatin1StringView("cancelled");

/// An event that changes the open amounts.
struct MoneyStep {
    enum class Kind { Issue, Credit, Pay };

    QDate on;
    Kind kind = Kind::Issue;
    qsizetype at = 0; ///< The index of the invoice in the books, or of the payment.
};

class ReportSum {
public:
    ReportSum(const ReportFacts &facts, const ReportTerms &terms)
        : m_facts(facts), m_terms(terms), m_unit(terms.currency)
    {
        for (const ReportPeriod &month : terms.period.months())
            m_months.append(PeriodFigures{.period = month});
    }

    void addMoney();
    void addEvents();
    void addEnquiries();
    PeriodReport report();
    /// Keeps the rows of this figure from now on.
    void keepRows(ReportFigure figure) { m_kept = figure; }
    QList<FigureRow> takeRows() { return std::move(m_rows); }

private:
    void addRow(ReportFigure figure, const FigureRow &row, double amount);
    void addRow(ReportFigure figure, const EventFact &event, double amount)
    {
        addRow(figure, FigureRow{.eventId = event.id, .invoiceId = {}, .on = {}, .at = event.startsAt}, amount);
    }
    PeriodFigures *monthOf(QDate day);
    PeriodFigures *monthOf(Instant at);
    void addInvoice(const InvoiceFact &invoice);
    void addReceived();
    void addReceived(const ReceivedMoney &payment, const QList<PaidChange> &changes);
    void addOpen();
    void addOpen(PeriodFigures &month, const InvoiceBooks &books);
    QList<MoneyStep> steps() const;
    QList<InvoiceClaim> claims() const;
    static qint64 totalOf(const InvoiceFact &invoice);
    static qint64 netOf(const InvoiceFact &invoice);
    std::optional<QDate> creditedOn(const InvoiceFact &invoice) const;
    void addEvent(const EventFact &event, const QList<SupplyShare> &shares);
    void addSupplier(const SupplyShare &share, WasteFigures &waste);
    void addGoods(const QList<GoodsUse> &goods);
    static PeriodFigures together(const ReportPeriod &period, const QList<PeriodFigures> &months);

    const ReportFacts &m_facts;
    const ReportTerms &m_terms;
    const MinorUnit m_unit;
    QList<PeriodFigures> m_months;
    std::optional<ReportFigure> m_kept;
    QList<FigureRow> m_rows;
    QList<qsizetype> m_invoices; ///< Indexes of the facts that are no credit notes, as in the books.
    QHash<InvoiceId, QDate> m_creditedOn;
    QHash<SupplierId, SupplierFigures> m_suppliers;
    QHash<VariantId, FlowerFigures> m_flowers;
};

void ReportSum::addRow(ReportFigure figure, const FigureRow &row, double amount)
{
    if (m_kept != figure || amount == 0)
        return;
    m_rows.append(row);
    m_rows.last().amount = amount;
}

PeriodFigures *ReportSum::monthOf(QDate day)
{
    if (!m_terms.period.holds(day))
        return nullptr;
    return &m_months[m_months.size() == 1 ? 0 : day.month() - 1];
}

PeriodFigures *ReportSum::monthOf(Instant at)
{
    const auto after = std::ranges::upper_bound(m_terms.bounds, at);
    if (after == m_terms.bounds.cbegin() || after == m_terms.bounds.cend())
        return nullptr;
    return &m_months[after - m_terms.bounds.cbegin() - 1];
}

void ReportSum::addInvoice(const InvoiceFact &invoice)
{
    PeriodFigures *month = monthOf(invoice.issuedOn);
    if (!month)
        return;
    const FigureRow row{.eventId = invoice.eventId, .invoiceId = invoice.id, .on = invoice.issuedOn};
    addRow(ReportFigure::InvoicedIncTax, row, double(totalOf(invoice)));
    addRow(ReportFigure::InvoicedExclTax, row, double(netOf(invoice)));
    addRow(ReportFigure::InvoicedTax, row, double(totalOf(invoice) - netOf(invoice)));
    for (const InvoiceShare &share : invoice.shares) {
        addAmount(month->invoiced.exclTax, share.exclTax);
        addAmount(month->invoiced.incTax, share.incTax);
        addRate(month->invoiced.byRate,
                {.rate = share.rate, .category = share.category, .exclTax = share.exclTax, .incTax = share.incTax});
    }
}

void ReportSum::addMoney()
{
    for (qsizetype at = 0; at < m_facts.invoices.size(); ++at) {
        const InvoiceFact &invoice = m_facts.invoices.at(at);
        addInvoice(invoice);
        if (invoice.creditsId.isNull())
            m_invoices.append(at);
        else
            m_creditedOn.insert(invoice.creditsId, invoice.issuedOn);
    }
    addReceived();
    addOpen();
}

qint64 ReportSum::totalOf(const InvoiceFact &invoice)
{
    qint64 total = 0;
    for (const InvoiceShare &share : invoice.shares)
        addAmount(total, share.incTax);
    return total;
}

qint64 ReportSum::netOf(const InvoiceFact &invoice)
{
    qint64 net = 0;
    for (const InvoiceShare &share : invoice.shares)
        addAmount(net, share.exclTax);
    return net;
}

std::optional<QDate> ReportSum::creditedOn(const InvoiceFact &invoice) const
{
    const auto credited = m_creditedOn.constFind(invoice.id);
    return credited == m_creditedOn.cend() ? std::nullopt : std::optional(*credited);
}

QList<InvoiceClaim> ReportSum::claims() const
{
    QList<InvoiceClaim> claims;
    claims.reserve(m_invoices.size());
    for (const qsizetype at : m_invoices) {
        const InvoiceFact &invoice = m_facts.invoices.at(at);
        InvoiceClaim claim{.invoiceId = invoice.id,
                           .eventId = invoice.eventId,
                           .contactId = {},
                           .amount = totalOf(invoice),
                           .isCredited = m_creditedOn.contains(invoice.id),
                           .isShared = invoice.eventId.isNull(),
                           .dueOn = invoice.dueOn};
        if (!claim.isShared) {
            claims.append(claim);
            continue;
        }
        for (const EventAmount &part : invoice.events) {
            claim.eventId = part.eventId;
            claim.amount = part.amount;
            claims.append(claim);
        }
    }
    return claims;
}

void ReportSum::addReceived()
{
    InvoiceBooks books(claims());
    const auto enter = [&](bool isNamed) {
        for (const ReceivedMoney &payment : m_facts.payments) {
            if (payment.invoiceId.isNull() != isNamed)
                addReceived(payment, books.enter(payment));
        }
    };
    enter(true); // Payments that name an invoice count first, whenever they came in: the others get what is left.
    enter(false);
}

void ReportSum::addReceived(const ReceivedMoney &payment, const QList<PaidChange> &changes)
{
    PeriodFigures *month = monthOf(payment.on);
    if (!month)
        return;
    addRow(ReportFigure::Received, {.eventId = payment.eventId, .invoiceId = payment.invoiceId, .on = payment.on},
           double(payment.amount));
    ReceivedFigures &received = month->received;
    addAmount(received.amount, payment.amount);
    qint64 beyond = payment.amount;
    for (const PaidChange &change : changes) {
        beyond -= change.after - change.before;
        const QList<InvoiceShare> &shares = m_facts.invoices.at(m_invoices.at(change.invoice)).shares;
        const QList<RateSum> before = paidShares(shares, change.before);
        const QList<RateSum> after = paidShares(shares, change.after);
        for (qsizetype at = 0; at < after.size(); ++at)
            addRate(received.byRate,
                    {.rate = after.at(at).rate,
                     .category = after.at(at).category,
                     .exclTax = after.at(at).exclTax - before.at(at).exclTax,
                     .incTax = after.at(at).incTax - before.at(at).incTax});
    }
    if (beyond != 0)
        addRate(received.byRate, {.rate = std::nullopt, .category = {}, .exclTax = 0, .incTax = beyond});
}

/// Sorted by day.
QList<MoneyStep> ReportSum::steps() const
{
    QList<MoneyStep> steps;
    for (qsizetype at = 0; at < m_invoices.size(); ++at) {
        const InvoiceFact &invoice = m_facts.invoices.at(m_invoices.at(at));
        steps.append({.on = invoice.issuedOn, .kind = MoneyStep::Kind::Issue, .at = at});
        if (const std::optional<QDate> credited = creditedOn(invoice))
            steps.append({.on = *credited, .kind = MoneyStep::Kind::Credit, .at = at});
    }
    for (qsizetype at = 0; at < m_facts.payments.size(); ++at)
        steps.append({.on = m_facts.payments.at(at).on, .kind = MoneyStep::Kind::Pay, .at = at});
    std::ranges::stable_sort(steps, {}, &MoneyStep::on);
    return steps;
}

void ReportSum::addOpen()
{
    QList<InvoiceClaim> asked = claims();
    for (InvoiceClaim &claim : asked)
        claim.isCredited = true; // Until it is issued.
    InvoiceBooks books(asked);
    const QList<MoneyStep> steps = this->steps();
    auto step = steps.cbegin();
    for (PeriodFigures &month : m_months) {
        for (; step != steps.cend() && step->on <= month.period.to(); ++step) {
            if (step->kind == MoneyStep::Kind::Pay)
                books.enter(m_facts.payments.at(step->at));
            else
                books.setAsking(step->at, step->kind == MoneyStep::Kind::Issue);
        }
        addOpen(month, books);
    }
}

void ReportSum::addOpen(PeriodFigures &month, const InvoiceBooks &books)
{
    const QDate on = std::min(month.period.to(), m_terms.today);
    const bool isLast = &month == &m_months.constLast(); // A year's open amounts are those at its end.
    for (qsizetype at = 0; at < m_invoices.size(); ++at) {
        const BookedInvoice &booked = books.invoices().at(at);
        const qint64 open = booked.asks ? std::max<qint64>(0, booked.amount - books.paidOf(at)) : 0;
        if (open == 0)
            continue;
        const bool isOverdue = booked.dueOn && *booked.dueOn < on;
        addAmount(month.outstanding, open);
        addAmount(month.overdue, isOverdue ? open : 0);
        if (!isLast)
            continue;
        const InvoiceFact &invoice = m_facts.invoices.at(m_invoices.at(at));
        const FigureRow row{.eventId = invoice.eventId, .invoiceId = invoice.id, .on = invoice.issuedOn};
        addRow(ReportFigure::Outstanding, row, double(open));
        addRow(ReportFigure::Overdue, row, isOverdue ? double(open) : 0);
    }
}

void ReportSum::addGoods(const QList<GoodsUse> &goods)
{
    for (const GoodsUse &use : goods) {
        const auto named = m_facts.goods.constFind(use.variantId);
        if (named == m_facts.goods.cend() || !haveStems(named->productType, named->isHired))
            continue;
        FlowerFigures &flower = m_flowers[use.variantId];
        flower.variantId = use.variantId;
        flower.name = named->name;
        flower.title = named->title;
        flower.stemLength = named->stemLength;
        flower.units += use.units;
        addAmount(flower.costExclTax, m_unit.rounded(use.costExclTax));
        addAmount(flower.wasteCostExclTax, m_unit.rounded(use.wasteCostExclTax));
    }
}

void ReportSum::addSupplier(const SupplyShare &share, WasteFigures &waste)
{
    const SupplyFact &supply = m_facts.supplies.at(share.supply);
    SupplierFigures &supplier = m_suppliers[supply.supplierId];
    supplier.supplierId = supply.supplierId;
    addAmount(supplier.orderedExclTax, share.ordered);
    addAmount(supplier.receivedExclTax, share.received);
    addAmount(supplier.rejectedExclTax, share.rejected);
    addAmount(waste.rejectedCostExclTax, share.rejected);
    addAmount(waste.creditedExclTax, share.credited);
}

void ReportSum::addEvent(const EventFact &event, const QList<SupplyShare> &shares)
{
    PeriodFigures *month = monthOf(event.startsAt);
    if (!month)
        return;
    const EventFigures &figures = event.figures;
    WorkFigures &work = month->events;
    ++work.count;
    addAmount(work.customerPriceExclTax, m_unit.rounded(figures.customerPriceExclTax));
    addAmount(work.ownHireExclTax, m_unit.rounded(figures.ownHireExclTax));
    addAmount(work.labourExclTax, m_unit.rounded(figures.labourExclTax));
    addAmount(month->waste.costExclTax, m_unit.rounded(figures.wasteCostExclTax));
    const MinutesFact minutes = m_facts.minutes.value(event.key);
    work.minutesPlanned += minutes.planned;
    work.minutesSpent += minutes.spent;
    WasteFigures supplied;
    for (const SupplyShare &share : shares)
        addSupplier(share, supplied);
    addAmount(month->waste.rejectedCostExclTax, supplied.rejectedCostExclTax);
    addAmount(month->waste.creditedExclTax, supplied.creditedExclTax);
    const QList<SupplyShare> received = receivedShares(shares, m_facts.supplies);
    const double planned = figures.costOfGoodsExclTax + m_facts.ownOrders.value(event.id);
    qint64 cost = received.isEmpty() ? m_unit.rounded(planned) : 0;
    for (const SupplyShare &share : received)
        addAmount(cost, share.received - share.credited);
    addAmount(work.costOfGoodsExclTax, cost);
    addGoods(figures.goods);
    const qint64 price = m_unit.rounded(figures.customerPriceExclTax);
    addRow(ReportFigure::CustomerPrice, event, double(price));
    addRow(ReportFigure::CostOfGoods, event, double(cost));
    addRow(ReportFigure::Margin, event, double(price - cost));
    addRow(ReportFigure::OwnHire, event, double(m_unit.rounded(figures.ownHireExclTax)));
    addRow(ReportFigure::Labour, event, double(m_unit.rounded(figures.labourExclTax)));
    addRow(ReportFigure::MinutesPlanned, event, minutes.planned);
    addRow(ReportFigure::MinutesSpent, event, minutes.spent);
    addRow(ReportFigure::Waste, event, double(m_unit.rounded(figures.wasteCostExclTax)));
    addRow(ReportFigure::Rejected, event, double(supplied.rejectedCostExclTax));
    addRow(ReportFigure::Credited, event, double(supplied.creditedExclTax));
}

void ReportSum::addEvents()
{
    QHash<EventId, QList<SupplyShare>> shares;
    for (const SupplyShare &share : supplyShares(m_facts.supplies, m_unit))
        shares[share.eventId].append(share);
    for (const EventFact &event : m_facts.events)
        addEvent(event, shares.value(event.id));
}

void addEnquiry(EnquiryFigures &figures, const EnquiryFact &enquiry, MinorUnit unit)
{
    ++figures.made;
    if (enquiry.status == kCancelled)
        ++figures.lost;
    if (!isClearedToOrder(enquiry.status))
        return;
    ++figures.won;
    addAmount(figures.value, unit.rounded(enquiry.customerPriceExclTax));
}

void addFigures(EnquiryFigures &sum, const EnquiryFigures &part)
{
    sum.made += part.made;
    sum.won += part.won;
    sum.lost += part.lost;
    addAmount(sum.value, part.value);
}

EnquiryFigures &ofSource(QList<SourceFigures> &sources, const QString &source)
{
    auto known = std::ranges::find(sources, source, &SourceFigures::source);
    if (known == sources.end())
        known = sources.insert(sources.end(), SourceFigures{.source = source, .enquiries = {}});
    return known->enquiries;
}

void ReportSum::addEnquiries()
{
    for (const EnquiryFact &enquiry : m_facts.enquiries) {
        PeriodFigures *month = monthOf(enquiry.madeAt);
        if (!month)
            continue;
        addEnquiry(month->enquiries, enquiry, m_unit);
        const FigureRow row{.eventId = enquiry.eventId, .invoiceId = {}, .on = {}, .at = enquiry.madeAt};
        addRow(ReportFigure::Enquiries, row, 1);
        addRow(ReportFigure::Won, row, isClearedToOrder(enquiry.status) ? 1 : 0);
        addRow(ReportFigure::Lost, row, enquiry.status == kCancelled ? 1 : 0);
        addEnquiry(ofSource(month->bySource, enquiry.source), enquiry, m_unit);
    }
}

PeriodFigures ReportSum::together(const ReportPeriod &period, const QList<PeriodFigures> &months)
{
    PeriodFigures sum{.period = period};
    for (const PeriodFigures &month : months) {
        addAmount(sum.invoiced.exclTax, month.invoiced.exclTax);
        addAmount(sum.invoiced.incTax, month.invoiced.incTax);
        for (const RateSum &rate : month.invoiced.byRate)
            addRate(sum.invoiced.byRate, rate);
        addAmount(sum.received.amount, month.received.amount);
        for (const RateSum &rate : month.received.byRate)
            addRate(sum.received.byRate, rate);
        sum.events.count += month.events.count;
        for (const auto amount : {&WorkFigures::customerPriceExclTax, &WorkFigures::costOfGoodsExclTax,
                                  &WorkFigures::ownHireExclTax, &WorkFigures::labourExclTax})
            addAmount(sum.events.*amount, month.events.*amount);
        sum.events.minutesPlanned += month.events.minutesPlanned;
        sum.events.minutesSpent += month.events.minutesSpent;
        for (const auto amount :
             {&WasteFigures::costExclTax, &WasteFigures::rejectedCostExclTax, &WasteFigures::creditedExclTax})
            addAmount(sum.waste.*amount, month.waste.*amount);
        addFigures(sum.enquiries, month.enquiries);
        for (const SourceFigures &source : month.bySource)
            addFigures(ofSource(sum.bySource, source.source), source.enquiries);
    }
    sum.outstanding = months.constLast().outstanding;
    sum.overdue = months.constLast().overdue;
    return sum;
}

void sortParts(PeriodFigures &figures)
{
    figures.invoiced.byRate = sortedRates(figures.invoiced.byRate);
    figures.received.byRate = sortedRates(figures.received.byRate);
    std::ranges::sort(figures.bySource, {},
                      [](const SourceFigures &source) { return std::tuple(-source.enquiries.made, source.source); });
}

PeriodReport ReportSum::report()
{
    PeriodReport report{.currency = m_terms.currency, .figures = together(m_terms.period, m_months)};
    sortParts(report.figures);
    if (m_terms.period.kind() == ReportPeriod::Kind::Year) {
        report.months = m_months;
        for (PeriodFigures &month : report.months)
            sortParts(month);
    }
    for (SupplierFigures supplier : std::as_const(m_suppliers)) {
        if (!supplier.orderedExclTax && !supplier.receivedExclTax && !supplier.rejectedExclTax)
            continue; // All of it comes from stock.
        supplier.name = m_facts.supplierNames.value(supplier.supplierId);
        report.suppliers.append(std::move(supplier));
    }
    std::ranges::sort(report.suppliers, {}, [](const SupplierFigures &supplier) {
        return std::tuple(-supplier.orderedExclTax, supplier.name, supplier.supplierId.bytes());
    });
    report.flowers = m_flowers.values();
    std::ranges::sort(report.flowers, {}, [](const FlowerFigures &flower) {
        return std::tuple(-flower.costExclTax, flower.name, flower.variantId.bytes());
    });
    report.flowers.resize(std::min(report.flowers.size(), kMostFlowers));
    return report;
}

} // namespace

QList<FigureRow> figureRows(const ReportFacts &facts, const ReportTerms &terms, ReportFigure figure)
{
    ReportSum sum(facts, terms);
    sum.keepRows(figure);
    sum.addMoney();
    sum.addEvents();
    sum.addEnquiries();
    return sum.takeRows();
}

PeriodReport reportOf(const ReportFacts &facts, const ReportTerms &terms)
{
    ReportSum sum(facts, terms);
    sum.addMoney();
    sum.addEvents();
    sum.addEnquiries();
    return sum.report();
}

} // namespace stemdesk
