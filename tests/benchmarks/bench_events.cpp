#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/many_events.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

/// A shop whose events have `groups` groups of `lines` lines each, over `variants` variants.
class BenchEvents {
public:
    struct Size {
        int events = 1;
        int groups = 1;
        int lines = 1;
        int variants = 300;
    };

    explicit BenchEvents(const Size &size) : m_filled(m_test.shop())
    {
        for (int i = 0; i < size.variants; ++i) {
            m_variants += m_filled.addVariant(u"Variant %1"_s.arg(i), i % 7 ? u"flower"_s : u"hire"_s, 10);
            m_entries += m_filled.addPrice(i % 7 ? m_filled.flowers : m_filled.hire, m_variants.constLast(), 1 + i);
        }
        // One unit of work for everything: creating the data is not what is measured.
        Result<UnitOfWork> work = UnitOfWork::begin(m_test.context());
        for (int i = 0; i < size.events; ++i)
            addEvent(size, i);
        if (const Status done = work->commit(); !done)
            qFatal("%ls", qUtf16Printable(done.error().message));
    }

    TestShop &test() { return m_test; }
    ShopWithEvent &filled() { return m_filled; }
    const QList<EventId> &events() const { return m_events; }
    PriceEntryId commonEntry() const { return m_entries.at(1); }

private:
    void addEvent(const Size &size, int number)
    {
        EventLinesService &lines = m_test.shop().lines;
        const Event event = must(m_test.shop().events.create({.name = u"Event %1"_s.arg(number)})).event;
        m_events += event.id;
        for (int group = 0; group < size.groups; ++group) {
            const EventGroupId id = must(lines.createGroup(event.id, {.name = u"Group"_s, .quantity = 3})).id;
            for (int line = 0; line < size.lines; ++line) {
                const int variant = line == 0 ? 1 : (number * 31 + group * 17 + line * 7) % int(m_variants.size());
                must(lines.createItem(event.id, id, {.variantId = m_variants.at(variant), .quantity = 5}));
            }
        }
    }

    TestShop m_test;
    ShopWithEvent m_filled;
    QList<VariantId> m_variants;
    QList<PriceEntryId> m_entries;
    QList<EventId> m_events;
};

/// One price changes 1,000 events of 60 lines.
void priceOfThousandEvents(benchmark::State &state)
{
    BenchEvents bench({.events = 1'000, .groups = 4, .lines = 15});
    double cost = 1;
    for (auto step : state) {
        cost += 0.5;
        must(bench.test().shop().priceLists.patchEntry(bench.filled().flowers, bench.commonEntry(),
                                                       {.unitCostExclTax = cost}));
    }
}

double millisecondsOf(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Edits and reads on its own connections, like another window or client, and records the longest time of each.
class Neighbour {
public:
    explicit Neighbour(TestShop &test) : m_thread([this, &test] { work(test); }) {}
    ~Neighbour() { stop(); }
    Q_DISABLE_COPY_MOVE(Neighbour)

    void stop()
    {
        m_isOver = true;
        if (m_thread.joinable())
            m_thread.join();
    }
    void report(benchmark::State &state)
    {
        stop();
        state.counters["edits"] = double(m_edits);
        state.counters["edit_longest_ms"] = m_longestEdit;
        state.counters["read_longest_ms"] = m_longestRead;
    }

private:
    void work(TestShop &test)
    {
        ChangeBus bus;
        const std::unique_ptr<Services> services =
            must(Services::open({.driver = test.driver(), .bus = bus, .now = test.clock()}));
        ShopServices &shop = *must(services->forShop(test.shopId()));
        const SupplierId supplier = must(shop.suppliers.create({.name = u"Neighbour"_s})).id;
        while (!m_isOver) {
            const QString name = u"Neighbour %1"_s.arg(++m_edits);
            m_longestEdit =
                std::max(m_longestEdit, millisecondsOf([&] { must(shop.suppliers.patch(supplier, {.name = name})); }));
            m_longestRead =
                std::max(m_longestRead, millisecondsOf([&] { must(shop.events.list({}, {.limit = 100})); }));
        }
    }

    std::atomic<bool> m_isOver = false;
    int m_edits = 0;
    double m_longestEdit = 0;
    double m_longestRead = 0;
    std::thread m_thread; // The last member, because it uses the others.
};

/// The same, while another connection edits and reads; records how long it waits.
void editBesidePriceOfThousandEvents(benchmark::State &state)
{
    BenchEvents bench({.events = 1'000, .groups = 4, .lines = 15});
    Neighbour neighbour(bench.test());
    double cost = 1;
    for (auto step : state) {
        state.PauseTiming(); // The neighbour keeps running: a single change of a thousand events follows another.
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        state.ResumeTiming();
        cost += 0.5;
        must(bench.test().shop().priceLists.patchEntry(bench.filled().flowers, bench.commonEntry(),
                                                       {.unitCostExclTax = cost}));
    }
    neighbour.report(state);
}

/// The same edits and reads without other load.
void editAlone(benchmark::State &state)
{
    BenchEvents bench({.events = 1'000, .groups = 4, .lines = 15});
    Neighbour neighbour(bench.test());
    for (auto step : state)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    neighbour.report(state);
}

/// One event of 40 groups and 2,000 lines, read whole.
void readOfTwoThousandLines(benchmark::State &state)
{
    BenchEvents bench({.events = 1, .groups = 40, .lines = 50});
    for (auto step : state)
        benchmark::DoNotOptimize(must(bench.test().shop().events.find(bench.events().constFirst())));
}

/// A quantity changes in such an event.
void editOfOneLineOfTwoThousand(benchmark::State &state)
{
    BenchEvents bench({.events = 1, .groups = 40, .lines = 50});
    const EventId event = bench.events().constFirst();
    const EventGroup group = must(bench.test().shop().events.find(event)).groups.constFirst();
    const EventItemId item = group.items.constFirst().id;
    double quantity = 5;
    for (auto step : state)
        must(bench.test().shop().lines.patchItem(event, group.id, item, {.quantity = ++quantity}));
}

/// The order sheet of 50 events with 20,000 lines.
void sheetOfTwentyThousandLines(benchmark::State &state)
{
    BenchEvents bench({.events = 50, .groups = 10, .lines = 40, .variants = 3'000});
    for (auto step : state)
        benchmark::DoNotOptimize(must(bench.test().shop().orderSheets.sheetFor(bench.events())));
}

/// The order sheet of 5,000 varieties, each in packs and with its own price at four suppliers, and needed from one of
/// them. With `isOrdered`, only what is new, where most has been ordered before.
void sheetOfFiveThousandVarieties(benchmark::State &state, bool isOrdered)
{
    constexpr int kVarieties = 5'000;
    constexpr int kSuppliers = 4;
    constexpr int kLines = 50;
    TestShop test;
    ShopWithEvent rows(test.shop());
    ShopServices &shop = test.shop();
    QList<SupplierId> suppliers;
    for (int i = 0; i < kSuppliers; ++i)
        suppliers += must(shop.suppliers.create({.name = u"Supplier %1"_s.arg(i)})).id;
    Result<UnitOfWork> work = UnitOfWork::begin(test.context());
    EventGroupId group;
    EventItemId last;
    for (int i = 0; i < kVarieties; ++i) {
        const VariantId variant = rows.addVariant(u"Variety %1"_s.arg(i), u"flower"_s, 10);
        QList<SupplierPack> packs;
        QList<Result<PriceEntryRow>> prices;
        for (int at = 0; at < kSuppliers; ++at) {
            packs += {suppliers.at(at), 5.0 * (1 + (i + at) % 6)};
            prices += PriceEntryRow{.patch = {.variantId = variant,
                                              .supplierId = suppliers.at(at),
                                              .unitCostExclTax = (1 + (i * 7 + at * 13) % 300) / 100.0}};
        }
        must(shop.products.patchVariant(must(shop.products.findVariant(variant)).productId, variant,
                                        {.supplierIds = suppliers, .supplierPacks = packs}));
        must(shop.priceLists.upsertEntries(rows.flowers, prices));
        if (i % kLines == 0)
            group = rows.addGroup(u"Group %1"_s.arg(i));
        last = must(shop.lines.createItem(
                        rows.event, group,
                        {.variantId = variant, .supplierId = suppliers.at(i % kSuppliers), .quantity = 3 + i % 40}))
                   .id;
    }
    if (isOrdered) {
        const OrderSheet ordered = must(shop.orderSheets.save({rows.event}));
        must(shop.orderSheets.patch(ordered.id, {.state = SheetState::Ordered}));
        must(shop.lines.patchItem(rows.event, group, last, {.quantity = 500}));
    }
    if (const Status done = work->commit(); !done)
        qFatal("%ls", qUtf16Printable(done.error().message));
    for (auto step : state)
        benchmark::DoNotOptimize(must(shop.orderSheets.sheetFor({rows.event}, {.onlyNew = isOrdered})));
}

/// A year's report over 20,000 events, each with an invoice and a payment, and some goods from the shop's own stock.
void yearOfTwentyThousandEvents(benchmark::State &state)
{
    constexpr int kEvents = 20'000;
    TestShop test;
    const ShopWithEvent rows(test.shop());
    must(test.shop().products.patchVariant(rows.vaseProduct, rows.vase, {.ownedUnits = 5.0}));
    must(test.shop().events.patch(rows.event, {.status = u"approved"_s}));
    Session &session = test.session();
    const auto key = session.first("select key from event", [](const Row &row) { return row.integer(0); });
    copyEvent(session, must(key).value(), kEvents - 1);
    for (const char *sql :
         {"insert into payment (shop, event_id, id, amount, paid_on, method, reference, note, created_at, updated_at, "
          "version) select shop, id, randomblob(16), 5000, '2026-05-02', '', '', '', 1, 1, 1 from event",
          "insert into invoice (shop, event_id, id, number, series, place, kind, issued_on, created_at, words, "
          "document, total, due_on) select shop, id, randomblob(16), 'B' || key, 'B', key, 'invoice', '2026-05-01', 1, "
          "'', '{}', 12000, '2026-05-15' from event",
          "insert into invoice_figure (shop, invoice, taxes) select shop, key, '0.2 S 10000 12000' from invoice"})
        must(session.run(sql));
    const ReportPeriod year = ReportPeriod::year(QDate(2026, 1, 1));
    for (auto step : state)
        benchmark::DoNotOptimize(must(test.shop().reports.report(year)));
}

BENCHMARK(priceOfThousandEvents)->Unit(benchmark::kMillisecond)->MinTime(2);
BENCHMARK(editBesidePriceOfThousandEvents)->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(2);
BENCHMARK(editAlone)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);
BENCHMARK(readOfTwoThousandLines)->Unit(benchmark::kMillisecond);
BENCHMARK(editOfOneLineOfTwoThousand)->Unit(benchmark::kMillisecond);
BENCHMARK(sheetOfTwentyThousandLines)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sheetOfFiveThousandVarieties, whole, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sheetOfFiveThousandVarieties, onlyNew, true)->Unit(benchmark::kMillisecond);
BENCHMARK(yearOfTwentyThousandEvents)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
