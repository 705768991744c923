#include "core/domain/events/event.h"
#include "core/orders/order_sheet_builder.h"
#include "core/pricing/event_price.h"
#include "core/services/orders/order_sheet_calculation.h"

#include <benchmark/benchmark.h>

#include <QDateTime>
#include <QTimeZone>

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int kVariants = 2'000;
constexpr int kSuppliers = 20;

/// A shop with a year of price lists, every third variant with a price of its supplier's own.
struct BenchShop {
    PriceContext context;
    OrderCatalogue catalogue;
    QList<VariantId> variants;
    QList<SupplierId> suppliers;

    BenchShop()
    {
        addSuppliers();
        addVariants();
        addLists();
        context.types = {{u"flower"_s, {u"flower"_s, 2.5, false}},
                         {u"material"_s, {u"material"_s, 1.4, false}},
                         {u"hire"_s, {u"hire"_s, 1.5, true}}};
        context.zone = QTimeZone("Europe/London");
    }
    ~BenchShop() = default;
    Q_DISABLE_COPY_MOVE(BenchShop)

    void addSuppliers()
    {
        for (int i = 0; i < kSuppliers; ++i) {
            Supplier supplier;
            supplier.id = SupplierId::create();
            supplier.name = u"Supplier %1"_s.arg(i);
            suppliers.append(supplier.id);
            catalogue.suppliers.insert(supplier.id, supplier);
        }
    }

    void addVariants()
    {
        const QStringList types{u"flower"_s, u"flower"_s, u"flower"_s, u"material"_s, u"hire"_s};
        for (int i = 0; i < kVariants; ++i) {
            Variant variant;
            variant.id = VariantId::create();
            variant.name = u"Variant %1"_s.arg(i);
            variant.unitsPerPack = i % 4 == 0 ? std::nullopt : std::optional(10.0 + i % 16);
            variant.supplierIds = {suppliers[i % kSuppliers], suppliers[(i + 1) % kSuppliers]};
            variants.append(variant.id);
            // A separate copy of the text each, as for rows read from storage.
            context.variants.insert(variant.id, {QString::fromUtf8(types[i % 5].toUtf8()), variant.unitsPerPack});
            catalogue.variants.insert(variant.id, variant);
            catalogue.productNames.insert(variant.id, u"Product %1"_s.arg(i / 5));
        }
    }

    void addLists()
    {
        QList<PriceListHead> heads;
        for (const QString &type : {u"flower"_s, u"material"_s, u"hire"_s}) {
            for (int month = 1; month <= 12; ++month) {
                const PriceListHead head{PriceListId::create(), type, QDate(2025, month, 1), 1.2};
                heads.append(head);
                catalogue.taxMultipliers.insert(head.id, head.taxMultiplier);
                for (int i = 0; i < kVariants; ++i) {
                    context.entries.add(head.id, variants[i], {}, 0.5 + i % 40 * 0.05);
                    if (i % 3 == 0)
                        context.entries.add(head.id, variants[i], suppliers[i % kSuppliers], 0.45 + i % 40 * 0.05);
                }
            }
        }
        context.lists = PriceLists(heads);
    }

    Event event(int number, int groups, int linesPerGroup) const
    {
        Event made;
        made.id = EventId::create();
        made.name = u"Event %1"_s.arg(number);
        made.venueStart =
            QDateTime(QDate(2025, 1 + number % 12, 15), QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();
        made.pricing = EventPricing{.unitUpliftIncTax = 0.05, .labour = Labour{.percent = 15}};
        for (int g = 0; g < groups; ++g) {
            EventGroup group;
            group.quantity = 1 + g % 12;
            group.position = g;
            for (int i = 0; i < linesPerGroup; ++i) {
                const int chosen = (number * 131 + g * 17 + i * 7) % kVariants;
                EventItem item;
                item.id = EventItemId::create();
                item.variantId = variants[chosen];
                item.supplierId = i % 2 == 0 ? suppliers[chosen % kSuppliers] : SupplierId();
                item.quantity = 1 + i % 9;
                item.position = i;
                group.items.append(item);
            }
            made.groups.append(group);
        }
        return made;
    }

    QList<Event> events(int count, int groups, int linesPerGroup) const
    {
        QList<Event> made;
        for (int i = 0; i < count; ++i)
            made.append(event(i, groups, linesPerGroup));
        return made;
    }
};

const BenchShop &shop()
{
    static const BenchShop made;
    return made;
}

void priceEventOf2000Lines(benchmark::State &state)
{
    Event event = shop().event(1, 40, 50);
    for ([[maybe_unused]] const auto round : state) {
        priceEvent(event, shop().context);
        benchmark::DoNotOptimize(event.totals);
    }
}

void price1000EventsOf60Lines(benchmark::State &state)
{
    QList<Event> events = shop().events(1'000, 6, 10);
    for ([[maybe_unused]] const auto round : state) {
        for (Event &event : events)
            priceEvent(event, shop().context);
        benchmark::DoNotOptimize(events.last().totals);
    }
}

void orderSheetOf50EventsWith20000Lines(benchmark::State &state)
{
    QList<Event> events = shop().events(50, 40, 10);
    SheetPrices prices(shop().context);
    for (Event &event : events) {
        priceEvent(event, shop().context);
        prices.add(event);
    }
    OrderCatalogue catalogue = shop().catalogue;
    catalogue.prices = &prices;
    for ([[maybe_unused]] const auto round : state) {
        const OrderSheet sheet = buildOrderSheet(events, catalogue);
        benchmark::DoNotOptimize(sheet.totals);
    }
}

} // namespace

BENCHMARK(priceEventOf2000Lines)->Unit(benchmark::kMillisecond);
BENCHMARK(price1000EventsOf60Lines)->Unit(benchmark::kMillisecond);
BENCHMARK(orderSheetOf50EventsWith20000Lines)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
