#include "core/services/reports/report_service.h"

#include "core/base/day.h"
#include "core/reports/own_goods.h"
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

StockUse stockUseOf(const TimedGoods &goods, const ShopDays &days)
{
    StockUse use{.eventId = goods.eventId, .days = std::nullopt, .goods = goods.goods};
    if (goods.times)
        use.days = DayRange{days.dayOf(goods.times->first), days.dayOf(goods.times->last)};
    return use;
}

/// The uses of the shop's own things.
QList<StockUse> ownUses(QList<TimedGoods> events, const QHash<VariantId, NamedGoods> &goods, const ShopDays &days)
{
    QSet<VariantId> own;
    for (const auto &[id, named] : goods.asKeyValueRange()) {
        if (named.isOwn())
            own.insert(id);
    }
    QList<StockUse> uses;
    for (TimedGoods &event : events) {
        event.goods.removeIf([&](const GoodsUse &use) { return !own.contains(use.variantId); });
        if (!event.goods.isEmpty())
            uses.append(stockUseOf(event, days));
    }
    return uses;
}

bool hasOwn(const QHash<VariantId, NamedGoods> &goods)
{
    return std::ranges::any_of(goods, &NamedGoods::isOwn);
}

Status readWork(const ReportStore &store, const InstantRange &range, const ShopDays &days, ReportFacts &facts)
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
    if (hasOwn(facts.goods))
        facts.ownOrders = ownOrderCosts(ownUses(TRY(store.timedGoods(range.to)), facts.goods, days), {}, facts.goods);
    return {};
}

Result<ReportFacts> factsOf(const ServiceContext &context, const InstantRange &range, const ShopDays &days)
{
    const auto store = context.store<ReportStore>();
    ReportFacts facts;
    facts.invoices = TRY(store.invoices());
    facts.payments = TRY(store.payments());
    TRY(readWork(store, range, days, facts));
    facts.enquiries = TRY(store.enquiries(range));
    facts.supplierNames = TRY(store.supplierNames());
    return facts;
}

/// The own things that these events have to order because they are short.
Result<QHash<EventId, double>> ownOrdersOf(const ServiceContext &context, const QList<EventId> &events,
                                           const QHash<EventId, EventFigures> &figures)
{
    const auto store = context.store<ReportStore>();
    QSet<VariantId> variants;
    for (const EventFigures &of : figures) {
        for (const GoodsUse &use : of.goods)
            variants.insert(use.variantId);
    }
    const auto goods = TRY(store.goods(variants.values()));
    if (!hasOwn(goods))
        return QHash<EventId, double>();
    const ShopDays days = TRY(ShopDays::of(context));
    const QList<StockUse> holding = ownUses(TRY(store.timedGoods(kLastMoment)), goods, days);
    QSet<EventId> held;
    for (const StockUse &use : holding)
        held.insert(use.eventId);
    QList<StockUse> others = ownUses(TRY(store.timedGoods(events)), goods, days);
    others.removeIf([&](const StockUse &use) { return held.contains(use.eventId); });
    return ownOrderCosts(holding, others, goods);
}

} // namespace

Result<PeriodReport> ReportService::report(const ReportPeriod &period) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const ReportTerms terms = termsOf(period, days, shop.currency);
    const ReportFacts facts =
        TRY(factsOf(m_context, {.from = terms.bounds.constFirst(), .to = terms.bounds.constLast()}, days));
    return reportOf(facts, terms);
}

Result<ComparedReport> ReportService::compared(const ReportPeriod &period) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    ComparedReport compared{.now = TRY(report(period))};
    if (const std::optional<ReportPeriod> before = period.yearBefore())
        compared.yearBefore = TRY(report(*before));
    return compared;
}

Result<QList<ReportRow>> ReportService::figureRows(const ReportPeriod &period, ReportFigure figure) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const ReportTerms terms = termsOf(period, days, shop.currency);
    const ReportFacts facts =
        TRY(factsOf(m_context, {.from = terms.bounds.constFirst(), .to = terms.bounds.constLast()}, days));
    const QList<FigureRow> found = stemdesk::figureRows(facts, terms, figure);
    QSet<EventId> events;
    QSet<InvoiceId> invoices;
    for (const FigureRow &row : found) {
        if (!row.eventId.isNull())
            events.insert(row.eventId);
        if (!row.invoiceId.isNull())
            invoices.insert(row.invoiceId);
    }
    const auto store = m_context.store<ReportStore>();
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
    const auto store = m_context.store<ReportStore>();
    const auto sources = TRY(store.sources(events));
    const auto figures = TRY(m_context.store<EventFigureStore>().of(events));
    const MinorUnit unit(shop.currency);
    const auto received = receivedCosts(TRY(store.supplies(events)), unit);
    const auto ownOrders = TRY(ownOrdersOf(m_context, events, figures));
    QHash<EventId, EventReportRow> rows;
    for (const auto &[event, source] : sources.asKeyValueRange()) {
        EventReportRow row{.source = source, .figures = figures.value(event)};
        const auto actual = received.constFind(event);
        row.costOfGoodsExclTax =
            actual == received.cend() ? row.figures.costOfGoodsExclTax + ownOrders.value(event) : unit.amount(*actual);
        rows.insert(event, row);
    }
    return rows;
}

Result<QHash<VariantId, NamedGoods>> ReportService::namesOf(const QList<VariantId> &variants) const
{
    return m_context.store<ReportStore>().goods(variants);
}

} // namespace stemdesk
