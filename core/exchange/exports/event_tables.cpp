#include "core/base/day.h"
#include "core/base/list_cell.h"
#include "core/base/wording.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/exports/exported_tables.h"
#include "core/exchange/orders/order_line_cells.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/services.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<double> figure(std::optional<qint64> count)
{
    return count ? std::optional(double(*count)) : std::nullopt;
}

std::optional<QDate> firstDayOf(const Event &event, const QTimeZone &zone)
{
    const std::optional<Instant> start = firstStart(event);
    return start ? std::optional(dayOf(*start, zone)) : std::nullopt;
}

QList<EventId> idsOf(const QList<Event> &events)
{
    QList<EventId> ids;
    for (const Event &event : events)
        ids.append(event.id);
    return ids;
}

/// Writes the columns that reports add up.
void writeFigures(TableWriter &file, const Event &event, const EventReportRow &row, const QTimeZone &zone)
{
    file.day(firstDayOf(event, zone));
    file.time(localTime(event.createdAt, zone));
    file.text(row.source);
    file.money(row.figures.customerPriceExclTax);
    file.money(row.costOfGoodsExclTax);
    file.money(row.figures.ownHireExclTax);
    file.money(row.figures.labourExclTax);
    file.money(row.figures.wasteCostExclTax);
}

void writeEvent(TableWriter &file, const Event &event, const EventCosts &costs, const QTimeZone &zone)
{
    file.text(QString::fromLatin1(event.id.text()));
    for (const QString *text : {&event.name, &event.slug, &event.status, &event.clientName1, &event.clientName2})
        file.text(*text);
    file.time(localTime(event.ceremonyStart, zone));
    file.time(localTime(event.ceremonyEnd, zone));
    file.text(event.ceremonyAddress);
    file.time(localTime(event.venueStart, zone));
    file.time(localTime(event.venueEnd, zone));
    file.text(event.venueAddress);
    file.money(event.budget);
    file.number(figure(event.numberOfGuests));
    file.number(figure(event.numberOfTables));
    file.text(listCell(event.colourScheme.value_or(QStringList())));
    file.number(event.itemsCount);
    file.money(event.totals.customerPriceIncTax);
    file.money(event.totals.costIncTax);
    file.money(event.totals.wasteCostIncTax);
    file.money(event.totals.costOfGoodsIncTax);
    file.money(costs.pooledWaste);
    file.money(costs.order);
    file.money(costs.ownHire);
}

/// Walks through the events; their times are in the shop's zone.
struct EventWalk {
    EventFilter filter;
    QTimeZone zone;

    Status prepare(ShopServices &shop)
    {
        const QTimeZone known = TRY(zoneOf(shop));
        zone = known;
        return {};
    }
    Result<Page<Event>> read(ShopServices &shop, const PageRequest &page) const
    {
        return shop.events.list(filter, page);
    }
};

struct EventRows : EventWalk {
    Status write(ShopServices &shop, TableWriter &file, const QList<Event> &events) const
    {
        const QList<EventId> ids = idsOf(events);
        const auto costs = TRY(shop.orderSheets.costsOf(ids));
        const auto rows = TRY(shop.reports.rowsOf(ids));
        for (const Event &event : events) {
            writeEvent(file, event, costs.value(event.id), zone);
            writeFigures(file, event, rows.value(event.id), zone);
            file.endRow();
        }
        return {};
    }
};

/// A row for each variant that an event's visible groups use.
struct EventGoodsRows : EventWalk {
    Status write(ShopServices &shop, TableWriter &file, const QList<Event> &events) const
    {
        const auto rows = TRY(shop.reports.rowsOf(idsOf(events)));
        QSet<VariantId> variants;
        for (const EventReportRow &row : rows) {
            for (const GoodsUse &use : row.figures.goods)
                variants.insert(use.variantId);
        }
        const auto names = TRY(shop.reports.namesOf(variants.values()));
        for (const Event &event : events) {
            for (const GoodsUse &use : rows.value(event.id).figures.goods)
                writeUse(file, event, use, names.value(use.variantId));
        }
        return {};
    }
    void writeUse(TableWriter &file, const Event &event, const GoodsUse &use, const NamedGoods &named) const
    {
        file.text(QString::fromLatin1(event.id.text()));
        file.text(event.name);
        file.text(event.status);
        file.day(firstDayOf(event, zone));
        file.text(QString::fromLatin1(use.variantId.text()));
        file.text(named.name);
        file.text(named.productType);
        file.text(named.isHired ? u"yes"_s : u"no"_s);
        file.number(use.units);
        file.money(use.costExclTax);
        file.money(use.wasteCostExclTax);
        file.endRow();
    }
};

/// The units that each event needs of a line: "evt_...=12", separated by bars.
QString eventUnitsCell(const OrderSheetLine &line)
{
    QStringList parts;
    for (const EventUnits &event : line.eventUnits)
        parts.append(QString::fromLatin1(event.eventId.text()) + u'=' + numberText(event.unitsNeeded));
    return parts.join(u'|');
}

QString supplierCell(SupplierId id)
{
    return id.isNull() ? QString() : QString::fromLatin1(id.text());
}

/// The goods received for a line, and the events it was ordered for.
void writeReceived(TableWriter &file, const OrderSheetSupplier &supplier, const OrderSheetLine &line)
{
    const bool came = line.received.has_value();
    file.text(supplierCell(supplier.supplierId));
    file.text(QString::fromLatin1(line.variantId.text()));
    file.text(eventUnitsCell(line));
    file.number(came ? std::optional(line.received->packs) : std::nullopt);
    file.money(came ? std::optional(receivedUnits(line) * line.received->unitCostExclTax) : std::nullopt);
    file.money(came ? std::optional(line.notes.rejectedUnits * line.received->unitCostExclTax) : std::nullopt);
    file.money(came ? std::optional(line.notes.creditExclTax) : std::nullopt);
}

/// A saved sheet's lines.
struct OrderSheetRows {
    OrderSheetFilter filter;
    QTimeZone zone;

    Status prepare(ShopServices &shop)
    {
        const QTimeZone known = TRY(zoneOf(shop));
        zone = known;
        return {};
    }
    Result<Page<OrderSheet>> read(ShopServices &shop, PageRequest page) const
    {
        constexpr int kSheets = 10; // Per page: each may have thousands of lines.
        page.limit = kSheets;
        return shop.orderSheets.list(filter, page);
    }
    Status write(ShopServices &, TableWriter &file, const QList<OrderSheet> &sheets) const
    {
        for (const OrderSheet &sheet : sheets) {
            for (const OrderSheetSupplier &supplier : sheet.suppliers) {
                for (const OrderSheetLine &line : supplier.lines) {
                    if (line.unitsToOrder <= 0 && !line.received) // Taken from stock, unless some arrived.
                        continue;
                    file.text(QString::fromLatin1(sheet.id.text()));
                    file.time(localTime(sheet.createdAt, zone));
                    writeOrderLineCells(file, supplier, line, sheet.currency);
                    writeReceived(file, supplier, line);
                    file.text(sheet.state == SheetState::Ordered ? u"ordered"_s : u"draft"_s);
                    file.endRow();
                }
            }
        }
        return {};
    }
};

/// The names of ids on lines.
struct LineWords {
    ListedVariants variants;
    SupplierNames suppliers;
    QHash<VariantId, QString> skus;
};

Result<LineWords> wordsOf(ShopServices &shop, const Event &event)
{
    QList<VariantId> ids;
    for (const EventGroup &group : event.groups) {
        for (const EventItem &item : group.items)
            ids.append(item.variantId);
    }
    const auto listed = TRY(shop.prices.variants(ids));
    const auto variants = TRY(shop.products.findVariants(ids));
    LineWords words{.variants = listed, .suppliers = {}, .skus = {}};
    TRY(words.suppliers.learn(shop));
    for (const Variant &variant : variants)
        words.skus.insert(variant.id, variant.sku);
    return words;
}

void writeLine(TableWriter &file, const EventGroup &group, const EventItem &item, const LineWords &words)
{
    const ListedVariant variant = words.variants.value(item.variantId);
    file.text(group.name);
    file.number(group.quantity);
    file.text(group.isHidden ? u"yes"_s : u"no"_s);
    file.money(group.fixedPriceIncTax);
    file.text(QString::fromLatin1(item.id.text()));
    file.text(QString::fromLatin1(item.variantId.text()));
    file.text(variant.productName);
    file.text(variant.variantName);
    file.text(words.skus.value(item.variantId));
    file.text(words.suppliers.inCell(item.supplierId));
    file.number(item.quantity);
    file.number(item.price.units);
    file.text(item.price.isPriced ? u"yes"_s : u"no"_s);
    file.unitCost(item.price.unitCostExclTax);
    file.unitCost(item.price.unitCostIncTax);
    file.money(item.price.costExclTax);
    file.money(item.price.costIncTax);
    file.money(item.price.wasteCostIncTax);
    file.money(item.price.customerPriceIncTax);
    file.text(item.notes);
    file.endRow();
}

/// All lines of an event at once: events are read whole.
class EventLinesWalk final : public TableWalk {
public:
    explicit EventLinesWalk(EventId event) : m_event(event) {}

    Result<bool> writeSome(ShopServices &shop, TableWriter &file) override
    {
        const Event event = TRY(shop.events.find(m_event));
        const LineWords words = TRY(wordsOf(shop, event));
        for (const EventGroup &group : event.groups) {
            for (const EventItem &item : group.items)
                writeLine(file, group, item, words);
        }
        return false;
    }

private:
    EventId m_event;
};

} // namespace

QDateTime localTime(std::optional<Instant> instant, const QTimeZone &zone)
{
    return instant ? QDateTime::fromMSecsSinceEpoch(*instant, zone) : QDateTime();
}

Result<QTimeZone> zoneOf(ShopServices &shop)
{
    const Shop settings = TRY(shop.settings.shop());
    return zoneNamed(settings.timeZone);
}

TableForm eventsForm(const TableChoice &choice)
{
    return {.columns = {u"eventId"_s,
                        u"name"_s,
                        u"slug"_s,
                        u"status"_s,
                        u"clientName1"_s,
                        u"clientName2"_s,
                        u"ceremonyStart"_s,
                        u"ceremonyEnd"_s,
                        u"ceremonyAddress"_s,
                        u"venueStart"_s,
                        u"venueEnd"_s,
                        u"venueAddress"_s,
                        u"budget"_s,
                        u"numberOfGuests"_s,
                        u"numberOfTables"_s,
                        u"colourScheme"_s,
                        u"itemsCount"_s,
                        u"customerPriceIncTax"_s,
                        u"costIncTax"_s,
                        u"wasteCostIncTax"_s,
                        u"costOfGoodsIncTax"_s,
                        u"pooledWasteIncTax"_s,
                        u"pooledCostOfGoodsIncTax"_s,
                        u"ownHireIncTax"_s,
                        u"firstDay"_s,
                        u"createdAt"_s,
                        u"source"_s,
                        u"customerPriceExclTax"_s,
                        u"costOfGoodsExclTax"_s,
                        u"ownHireExclTax"_s,
                        u"labourExclTax"_s,
                        u"wasteCostExclTax"_s},
            .walk = std::make_unique<PagedWalk<EventRows>>(EventRows{{choice.events, {}}})};
}

TableForm eventLinesForm(const TableChoice &choice)
{
    return {.columns = {u"group"_s,
                        u"copies"_s,
                        u"isHidden"_s,
                        u"fixedPriceIncTax"_s,
                        u"eventItemId"_s,
                        u"variantId"_s,
                        u"product"_s,
                        u"variant"_s,
                        u"sku"_s,
                        u"supplier"_s,
                        u"quantity"_s,
                        u"units"_s,
                        u"isPriced"_s,
                        u"unitCostExclTax"_s,
                        u"unitCostIncTax"_s,
                        u"costExclTax"_s,
                        u"costIncTax"_s,
                        u"wasteCostIncTax"_s,
                        u"customerPriceIncTax"_s,
                        u"notes"_s},
            .walk = std::make_unique<EventLinesWalk>(choice.event)};
}

TableForm eventGoodsForm(const TableChoice &choice)
{
    return {.columns = {u"eventId"_s, u"event"_s, u"status"_s, u"firstDay"_s, u"variantId"_s, u"variant"_s,
                        u"productType"_s, u"isHired"_s, u"units"_s, u"costExclTax"_s, u"wasteCostExclTax"_s},
            .walk = std::make_unique<PagedWalk<EventGoodsRows>>(EventGoodsRows{{choice.events, {}}})};
}

TableForm orderLinesForm(const TableChoice &choice)
{
    return {.columns = QStringList{u"orderSheetId"_s, u"createdAt"_s} + orderLineColumns()
                + QStringList{u"supplierId"_s, u"variantId"_s, u"eventUnits"_s, u"packsReceived"_s,
                              u"receivedCostExclTax"_s, u"rejectedCostExclTax"_s, u"creditExclTax"_s, u"state"_s},
            .walk =
                std::make_unique<PagedWalk<OrderSheetRows>>(OrderSheetRows{{.updatedSince = choice.updatedSince}, {}})};
}

} // namespace stemdesk
