#include "core/exchange/exported_tables.h"
#include "core/exchange/list_cell.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/services.h"

#include <QHash>
#include <QTimeZone>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<double> figure(std::optional<qint64> count)
{
    return count ? std::optional(double(*count)) : std::nullopt;
}

QDateTime localTime(std::optional<Instant> instant, const QTimeZone &zone)
{
    return instant ? QDateTime::fromMSecsSinceEpoch(*instant, zone) : QDateTime();
}

void writeEvent(TableWriter &file, const Event &event, const QTimeZone &zone)
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
    file.number(event.budget);
    file.number(figure(event.numberOfGuests));
    file.number(figure(event.numberOfTables));
    file.text(listCell(event.colourScheme.value_or(QStringList())));
    file.number(event.itemsCount);
    file.number(event.totals.customerPriceIncTax);
    file.number(event.totals.costIncTax);
    file.number(event.totals.wasteCostIncTax);
    file.number(event.totals.costOfGoodsIncTax);
    file.endRow();
}

Status writeEvents(TableRun &run, const TableChoice &)
{
    const Result<Shop> shop = run.shop().settings.shop();
    if (!shop)
        return shop.error();
    const QTimeZone named(shop->timeZone.toUtf8());
    const QTimeZone zone = named.isValid() ? named : QTimeZone::utc();
    return run.each([&](const PageRequest &page) { return run.shop().events.list({}, page); },
                    [&](const QList<Event> &events) -> Status {
                        for (const Event &event : events)
                            writeEvent(run.file(), event, zone);
                        return {};
                    });
}

/// What lines name by id.
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
    const auto listed = shop.prices.variants(ids);
    if (!listed)
        return listed.error();
    const auto variants = shop.products.findVariants(ids);
    if (!variants)
        return variants.error();
    const auto suppliers = SupplierNames::of(shop);
    if (!suppliers)
        return suppliers.error();
    LineWords words{.variants = *listed, .suppliers = *suppliers};
    for (const Variant &variant : *variants)
        words.skus.insert(variant.id, variant.sku);
    return words;
}

void writeLine(TableWriter &file, const EventGroup &group, const EventItem &item, const LineWords &words)
{
    const ListedVariant variant = words.variants.value(item.variantId);
    file.text(group.name);
    file.number(group.quantity);
    file.text(group.isHidden ? u"yes"_s : u"no"_s);
    file.number(group.fixedPriceIncTax);
    file.text(QString::fromLatin1(item.id.text()));
    file.text(QString::fromLatin1(item.variantId.text()));
    file.text(variant.productName);
    file.text(variant.variantName);
    file.text(words.skus.value(item.variantId));
    file.text(words.suppliers.inCell(item.supplierId));
    file.number(item.quantity);
    file.number(item.price.units);
    file.text(item.price.isPriced ? u"yes"_s : u"no"_s);
    file.number(item.price.unitCostExclTax);
    file.number(item.price.unitCostIncTax);
    file.number(item.price.costExclTax);
    file.number(item.price.costIncTax);
    file.number(item.price.wasteCostIncTax);
    file.number(item.price.customerPriceIncTax);
    file.text(item.notes);
    file.endRow();
}

Status writeEventLines(TableRun &run, const TableChoice &choice)
{
    const Result<Event> event = run.shop().events.find(choice.event);
    if (!event)
        return event.error();
    const Result<LineWords> words = wordsOf(run.shop(), *event);
    if (!words)
        return words.error();
    for (const EventGroup &group : event->groups) {
        for (const EventItem &item : group.items)
            writeLine(run.file(), group, item, *words);
    }
    return {};
}

} // namespace

TableForm eventsForm()
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
                        u"costOfGoodsIncTax"_s},
            .write = writeEvents};
}

TableForm eventLinesForm()
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
            .write = writeEventLines};
}

} // namespace stemdesk
