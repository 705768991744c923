#include "core/services/database/database.h"
#include "core/storage/catalogue/product_search_text.h"
#include "tests/benchmarks/product_rows.h"
#include "tests/benchmarks/raw_catalogue.h"

#include <benchmark/benchmark.h>

#include <QDir>

#include <map>
#include <memory>

using namespace stemdesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int kProducts = 20'000;

/// A shop with this many products, and the ids of all rows.
class FilledShop {
public:
    explicit FilledShop(int products) : m_rows(m_shop.shop())
    {
        for (int batch = 0; batch < products / kBatch; ++batch) {
            QList<Result<ProductRow>> rows = m_rows.batch(batch);
            const auto outcomes = m_shop.shop().products.upsert(rows);
            for (qsizetype i = 0; i < rows.size(); ++i) {
                rows[i]->productId = outcomes->at(i)->productId;
                rows[i]->variantId = outcomes->at(i)->variantId;
            }
            m_batches += rows;
        }
        PageRequest page{.after = {}, .limit = 100};
        do {
            m_positions += page.after;
            page.after = m_shop.shop().products.list({}, page, ProductService::Variants::Skip)->next;
        } while (page.after);
    }

    static FilledShop &of(int products)
    {
        static std::map<int, std::unique_ptr<FilledShop>> shops;
        auto &shop = shops[products];
        if (!shop)
            shop = std::make_unique<FilledShop>(products);
        return *shop;
    }

    TestShop &shop() { return m_shop; }
    QList<QList<Result<ProductRow>>> &batches() { return m_batches; }
    /// Start positions of pages of 100.
    const QList<std::optional<qint64>> &positions() const { return m_positions; }

private:
    TestShop m_shop;
    ProductRows m_rows;
    QList<QList<Result<ProductRow>>> m_batches;
    QList<std::optional<qint64>> m_positions;
};

QString databaseFile(const TestShop &shop)
{
    const QDir folder(shop.folder());
    return folder.filePath(folder.entryList({u"*.db"_s}, QDir::Files).value(0));
}

void create(benchmark::State &state)
{
    TestShop shop;
    const ProductRows rows(shop.shop());
    int batch = 0;
    for (auto round : state) {
        state.PauseTiming();
        const auto made = rows.batch(batch++);
        state.ResumeTiming();
        benchmark::DoNotOptimize(shop.shop().products.upsert(made));
    }
    state.SetItemsProcessed(state.iterations() * kBatch);
}

Product productOf(const ProductRow &row)
{
    Product product = *patched(Product(), row.product);
    product.id = ProductId::create();
    product.variants = {*patched(Variant(), row.variant)};
    product.variants.first().id = VariantId::create();
    return product;
}

void createFloor(benchmark::State &state)
{
    TestShop shop;
    const ProductRows rows(shop.shop());
    RawCatalogue floor(databaseFile(shop), shop.context().tenant());
    int batch = 0;
    for (auto round : state) {
        state.PauseTiming();
        QList<Product> products;
        for (const auto &row : rows.batch(batch++))
            products += productOf(*row);
        state.ResumeTiming();
        floor.create(products);
    }
    state.SetItemsProcessed(state.iterations() * kBatch);
}

void update(benchmark::State &state)
{
    FilledShop &filled = FilledShop::of(kProducts);
    qsizetype number = 0;
    static double units = 20; // Continues over repetitions, because the same size again would change nothing.
    for (auto round : state) {
        state.PauseTiming();
        auto &batch = filled.batches()[number++ % filled.batches().size()];
        units = units >= 1'000 ? 20 : units + 1;
        for (auto &row : batch)
            row->variant.unitsPerPack = units;
        state.ResumeTiming();
        benchmark::DoNotOptimize(filled.shop().shop().products.upsert(batch));
    }
    state.SetItemsProcessed(state.iterations() * kBatch);
}

void unchanged(benchmark::State &state)
{
    FilledShop &filled = FilledShop::of(kProducts);
    qsizetype number = 0;
    for (const auto &batch : std::as_const(filled.batches()))
        benchmark::DoNotOptimize(filled.shop().shop().products.upsert(batch));
    for (auto round : state) {
        const auto &batch = filled.batches().at(number++ % filled.batches().size());
        benchmark::DoNotOptimize(filled.shop().shop().products.upsert(batch));
    }
    state.SetItemsProcessed(state.iterations() * kBatch);
}

void rename(benchmark::State &state)
{
    FilledShop &filled = FilledShop::of(kProducts);
    qsizetype number = 0;
    for (auto round : state) {
        state.PauseTiming();
        auto batch = filled.batches().at(number++ % filled.batches().size());
        for (auto &row : batch)
            *row->product.name += u" ~%1"_s.arg(number);
        state.ResumeTiming();
        benchmark::DoNotOptimize(filled.shop().shop().products.upsert(batch));
    }
    state.SetItemsProcessed(state.iterations() * kBatch);
}

/// Arguments: products in the shop, products of a page, whether variants are read.
void page(benchmark::State &state)
{
    FilledShop &filled = FilledShop::of(int(state.range(0)));
    const auto variants = state.range(2) != 0 ? ProductService::Variants::Load : ProductService::Variants::Skip;
    qsizetype number = 0;
    for (auto round : state) {
        const auto after = filled.positions().at(number);
        number = (number + 37) % filled.positions().size();
        const PageRequest page{.after = after, .limit = int(state.range(1))};
        benchmark::DoNotOptimize(filled.shop().shop().products.list({}, page, variants));
    }
    state.SetItemsProcessed(state.iterations());
}

void pageFloor(benchmark::State &state)
{
    FilledShop &filled = FilledShop::of(int(state.range(0)));
    RawCatalogue floor(databaseFile(filled.shop()), filled.shop().context().tenant());
    qsizetype number = 0;
    for (auto round : state) {
        const qint64 after = filled.positions().at(number).value_or(0);
        number = (number + 37) % filled.positions().size();
        benchmark::DoNotOptimize(floor.page(after, int(state.range(1))));
    }
    state.SetItemsProcessed(state.iterations());
}

void search(benchmark::State &state, const QString &q)
{
    FilledShop &filled = FilledShop::of(int(state.range(0)));
    for (auto round : state)
        benchmark::DoNotOptimize(filled.shop().shop().products.search(q, 20));
}

void list(benchmark::State &state, const ProductFilter &filter)
{
    FilledShop &filled = FilledShop::of(int(state.range(0)));
    const PageRequest page{.after = filled.positions().constLast(), .limit = 25};
    for (auto round : state)
        benchmark::DoNotOptimize(filled.shop().shop().products.list(filter, page, ProductService::Variants::Load));
}

BENCHMARK(create)->Iterations(kProducts / kBatch)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(createFloor)->Iterations(kProducts / kBatch)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(update)->Iterations(kProducts / kBatch)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(unchanged)->Iterations(kProducts / kBatch)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(page)->ArgsProduct({{20'000, 200'000}, {25, 100}, {0, 1}})->Unit(benchmark::kMicrosecond);
BENCHMARK(pageFloor)->ArgsProduct({{20'000, 200'000}, {25, 100}})->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(search, twoWords, u"quick 50"_s)->Arg(20'000)->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, oneLetter, u"r"_s)->Arg(20'000)->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, sku, u"sdkabc 12345"_s)->Arg(20'000)->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(list, category, {.category = u"Roses"_s})->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(list, words, {.q = u"quick 50"_s})->Arg(200'000)->Unit(benchmark::kMillisecond);
BENCHMARK(rename)->Iterations(kProducts / kBatch)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
