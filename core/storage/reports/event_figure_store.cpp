#include "core/storage/reports/event_figure_store.h"

#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

const QByteArray kFigureColumns = "event_figure.customer_price_excl_tax, event_figure.cost_of_goods_excl_tax, "
                                  "event_figure.waste_cost_excl_tax, event_figure.own_hire_excl_tax, "
                                  "event_figure.labour_excl_tax, event_figure.goods";

} // namespace

QByteArray eventFigureColumns()
{
    return kFigureColumns;
}

EventFigures eventFiguresFrom(const Row &row, int first)
{
    if (row.isNull(first))
        return {};
    return {.customerPriceExclTax = row.real(first),
            .costOfGoodsExclTax = row.real(first + 1),
            .wasteCostExclTax = row.real(first + 2),
            .ownHireExclTax = row.real(first + 3),
            .labourExclTax = row.real(first + 4),
            .goods = goodsFrom(row.blob(first + 5))};
}

Result<QHash<qint64, EventFigures>> EventFigureStore::of(const QList<qint64> &events) const
{
    const Driver &driver = m_session.driver();
    QHash<qint64, EventFigures> figures;
    const auto take = [&](const Row &row) { figures.insert(row.integer(0), eventFiguresFrom(row, 1)); };
    TRY(m_session.each("select event_figure.event, " + kFigureColumns
                           + " from event_figure where event_figure.shop = ? and event_figure.event "
                           + driver.amongKeys(),
                       take, m_tenant.shop, driver.keysText(events)));
    return figures;
}

Result<QHash<EventId, EventFigures>> EventFigureStore::of(const QList<EventId> &events) const
{
    static const InSql kOfEvents("select event.id, " + kFigureColumns
                                 + " from event join event_figure on event_figure.shop = event.shop "
                                   "and event_figure.event = event.key where event.shop = ? and event.id in");
    QHash<EventId, EventFigures> figures;
    const auto take = [&](const Row &row) { figures.insert(row.id<EventId>(0), eventFiguresFrom(row, 1)); };
    TRY(readParts(kOfEvents, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return figures;
}

Status EventFigureStore::put(qint64 event, const EventFigures &figures)
{
    return m_session.run(
        "insert into event_figure (shop, event, customer_price_excl_tax, cost_of_goods_excl_tax, waste_cost_excl_tax, "
        "own_hire_excl_tax, labour_excl_tax, goods) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (shop, event) do "
        "update "
        "set customer_price_excl_tax = excluded.customer_price_excl_tax, "
        "cost_of_goods_excl_tax = excluded.cost_of_goods_excl_tax, "
        "waste_cost_excl_tax = excluded.waste_cost_excl_tax, own_hire_excl_tax = excluded.own_hire_excl_tax, "
        "labour_excl_tax = excluded.labour_excl_tax, goods = excluded.goods",
        m_tenant.shop, event, figures.customerPriceExclTax, figures.costOfGoodsExclTax, figures.wasteCostExclTax,
        figures.ownHireExclTax, figures.labourExclTax, goodsBytes(figures.goods));
}

Status EventFigureStore::insert(const QList<std::pair<qint64, EventFigures>> &figures)
{
    SqlRows rows(8);
    rows.reserve(figures.size());
    for (const auto &[event, of] : figures)
        rows.add(m_tenant.shop, event, of.customerPriceExclTax, of.costOfGoodsExclTax, of.wasteCostExclTax,
                 of.ownHireExclTax, of.labourExclTax, goodsBytes(of.goods));
    return m_session.addRows("event_figure",
                             "shop, event, customer_price_excl_tax, cost_of_goods_excl_tax, waste_cost_excl_tax, "
                             "own_hire_excl_tax, labour_excl_tax, goods",
                             rows);
}

} // namespace stemdesk
