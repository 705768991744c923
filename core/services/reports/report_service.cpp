#include "core/services/reports/report_service.h"

#include "core/base/day.h"
#include "core/reports/report_sums.h"
#include "core/reports/supply_shares.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/reports/event_figure_store.h"
#include "core/storage/reports/report_store.h"
#include "core/storage/shops/shop_store.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {

namespace {

ReportTerms termsOf(const ReportPeriod &period, const ShopDays &days, const QString &currency)
{
    ReportTerms terms{.period = period, .bounds = {}, .today = days.today(), .currency = currency};
    for (const ReportPeriod &month : period.months())
        terms.bounds.append(days.startOf(month.from()));
    const std::optional<QDate> next = plusDaysExact(period.to(), 1);
    terms.bounds.append(next ? days.startOf(*next) : kLastMoment + 1); // The calendar ends with its last year.
    return terms;
}

Status readWork(const ReportStore &store, const InstantRange &range, ReportFacts &facts)
{
    facts.events = TRY(store.events(range));
    facts.minutes = TRY(store.minutes(range));
    facts.supplies = TRY(store.supplies(range));
    QSet<VariantId> variants;
    for (const EventFact &event : std::as_const(facts.events)) {
        for (const GoodsUse &use : event.figures.goods)
            variants.insert(use.variantId);
    }
    facts.goods = TRY(store.goods(variants.values()));
    return {};
}

Result<ReportFacts> factsOf(const ServiceContext &context, const InstantRange &range)
{
    const ReportStore store(context.session(), context.tenant());
    ReportFacts facts;
    facts.invoices = TRY(store.invoices());
    facts.payments = TRY(store.payments());
    TRY(readWork(store, range, facts));
    facts.enquiries = TRY(store.enquiries(range));
    facts.supplierNames = TRY(store.supplierNames());
    return facts;
}

} // namespace

Result<PeriodReport> ReportService::report(const ReportPeriod &period) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const ReportTerms terms = termsOf(period, days, shop.currency);
    const ReportFacts facts =
        TRY(factsOf(m_context, {.from = terms.bounds.constFirst(), .to = terms.bounds.constLast()}));
    return reportOf(facts, terms);
}

Result<QList<ReportRow>> ReportService::figureRows(const ReportPeriod &period, ReportFigure figure) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const ReportTerms terms = termsOf(period, days, shop.currency);
    const ReportFacts facts =
        TRY(factsOf(m_context, {.from = terms.bounds.constFirst(), .to = terms.bounds.constLast()}));
    const QList<FigureRow> found = stemdesk::figureRows(facts, terms, figure);
    QSet<EventId> events;
    QSet<InvoiceId> invoices;
    for (const FigureRow &row : found) {
        if (!row.eventId.isNull())
            events.insert(row.eventId);
        if (!row.invoiceId.isNull())
            invoices.insert(row.invoiceId);
    }
    const ReportStore store(m_context.session(), m_context.tenant());
    const auto names = TRY(store.eventNames(events.values()));
    const auto numbers = TRY(store.invoiceNumbers(invoices.values()));
    const MinorUnit unit(shop.currency);
    QList<ReportRow> rows;
    for (const FigureRow &row : found)
        rows.append({.eventId = row.eventId,
                     .eventName = names.value(row.eventId),
                     .number = numbers.value(row.invoiceId),
                     .on = row.on.isValid() ? row.on : days.dayOf(row.at),
                     .amount = unitOf(figure) == FigureUnit::Money ? unit.amount(qint64(row.amount)) : row.amount});
    std::ranges::stable_sort(rows, {}, &ReportRow::on);
    return rows;
}

Result<ReportPeriod> ReportService::present(ReportPeriod::Kind kind) const
{
    const ShopDays days = TRY(ShopDays::of(m_context));
    return kind == ReportPeriod::Kind::Month ? ReportPeriod::month(days.today()) : ReportPeriod::year(days.today());
}

Result<QHash<EventId, EventReportRow>> ReportService::rowsOf(const QList<EventId> &events) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    const ReportStore store(m_context.session(), m_context.tenant());
    const auto sources = TRY(store.sources(events));
    const auto figures = TRY(EventFigureStore(m_context.session(), m_context.tenant()).of(events));
    const MinorUnit unit(shop.currency);
    const auto received = receivedCosts(TRY(store.supplies(events)), unit);
    QHash<EventId, EventReportRow> rows;
    for (const auto &[event, source] : sources.asKeyValueRange()) {
        EventReportRow row{.source = source, .figures = figures.value(event)};
        const auto actual = received.constFind(event);
        row.costOfGoodsExclTax = actual == received.cend() ? row.figures.costOfGoodsExclTax : unit.amount(*actual);
        rows.insert(event, std::move(row));
    }
    return rows;
}

Result<QHash<VariantId, NamedGoods>> ReportService::namesOf(const QList<VariantId> &variants) const
{
    return ReportStore(m_context.session(), m_context.tenant()).goods(variants);
}

} // namespace stemdesk
