#include "tests/benchmarks/window_shop.h"

#include "core/services/database/database.h"
#include "core/services/unit_of_work.h"
#include "tests/benchmarks/product_rows.h"
#include "tests/support/event_shop.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kLargeEvent = u"Harvest ball"_s;
constexpr qint64 kDay = 86'400'000;

Instant now()
{
    return kBenchNow;
}

void finish(UnitOfWork &work)
{
    if (const Status done = work.commit(); !done)
        qFatal("%ls", qUtf16Printable(done.error().message));
}

/// Commits some thousand rows at a time, because filling is not what is measured.
class Filling {
public:
    Filling(ShopServices &shop, const WindowShopSize &size) : m_shop(shop), m_size(size), m_rows(shop) {}

    void fill()
    {
        addProducts();
        addPrices();
        addHired();
        addEvents();
        addLargeEvent();
    }

private:
    void addProducts()
    {
        for (int first = 0; first < m_size.products; first += kBatch) {
            UnitOfWork work = must(UnitOfWork::begin(contextOf(m_shop)));
            QList<ProductId> products;
            for (const auto &outcome : must(m_shop.products.upsert(m_rows.batch(first / kBatch)))) {
                products += must(outcome).productId;
                m_variants += must(outcome).variantId;
            }
            for (int variety = 1; variety < m_size.varieties; ++variety)
                addVarieties(products, first + variety);
            finish(work);
        }
    }

    void addVarieties(const QList<ProductId> &products, int number)
    {
        QList<Result<ProductRow>> rows;
        for (const ProductId &product : products) {
            ProductRow row = m_rows.row(number + int(rows.size()));
            row.productId = product;
            row.variant.name = u"%1, lot %2"_s.arg(*row.variant.name).arg(number);
            row.product = {};
            rows += row;
        }
        for (const auto &outcome : must(m_shop.products.upsert(rows)))
            m_variants += must(outcome).variantId;
    }

    void addPrices()
    {
        const PriceListId list = madePriceList(m_shop, u"flower"_s, QDate(2026, 3, 1));
        for (qsizetype first = 0; first < m_variants.size(); first += kBatch) {
            QList<Result<PriceEntryRow>> rows;
            for (const VariantId &variant : m_variants.mid(first, kBatch)) {
                const double cost = 0.35 + double(rows.size() % 40) / 20;
                rows += PriceEntryRow{.patch = {.variantId = variant, .unitCostExclTax = cost}};
            }
            must(m_shop.priceLists.upsertEntries(list, rows));
        }
    }

    void addHired()
    {
        QList<Result<ProductRow>> rows;
        for (int thing = 0; thing < m_size.hired; ++thing) {
            ProductRow row{.product = {.name = u"Vase %1"_s.arg(thing), .productType = u"hire"_s}, .hasVariant = true};
            row.variant = {.name = u"Vase %1"_s.arg(thing), .ownedUnits = std::optional(12.0)};
            rows += row;
        }
        for (const auto &outcome : must(m_shop.products.upsert(rows)))
            m_hired += must(outcome).variantId;
    }

    /// Adds small events, a few a day over some years. All are approved, so they have tasks and hold what they hire.
    void addEvents()
    {
        constexpr int kAtOnce = 20; // In larger units of work, each insert would take longer than the one before.
        for (int first = 0; first < m_size.events; first += kAtOnce) {
            UnitOfWork work = must(UnitOfWork::begin(contextOf(m_shop)));
            for (int i = first; i < std::min(first + kAtOnce, m_size.events); ++i) {
                const qint64 day = i * 7 % 1'500 - 750;
                const EventId event = addEvent(u"Wedding of %1 and Ben"_s.arg(i), kBenchNow + day * kDay);
                addGroup(event, u"Bouquet"_s, 1, i);
                must(m_shop.events.patch(event, {.status = u"approved"_s}));
            }
            finish(work);
        }
    }

    void addLargeEvent()
    {
        const EventId event = addEvent(kLargeEvent, kBenchNow + 10 * kDay);
        constexpr int kGroups = 4;
        for (int group = 0; group < kGroups; ++group)
            addGroup(event, u"Arrangement %1"_s.arg(group + 1), m_size.lines / kGroups, group * 131);
    }

    EventId addEvent(const QString &name, Instant start)
    {
        const EventPatch patch{.name = name,
                               .venueAddress = u"Old Assembly Rooms, Wells"_s,
                               .venueStart = start,
                               .clientName1 = u"Anna"_s,
                               .budget = 2'500};
        return must(m_shop.events.create(patch)).event.id;
    }

    void addGroup(const EventId &event, const QString &name, int lines, int seed)
    {
        const EventGroupId group = must(m_shop.lines.createGroup(event, {.name = name, .quantity = 3})).id;
        for (int line = 0; line < lines; ++line) {
            const VariantId variant = m_variants.at((seed * 37 + line * 101) % m_variants.size());
            must(m_shop.lines.createItem(event, group, {.variantId = variant, .quantity = 12}));
        }
        const VariantId hired = m_hired.at(seed * 7 % m_hired.size());
        must(m_shop.lines.createItem(event, group, {.variantId = hired, .quantity = 1}));
    }

    ShopServices &m_shop;
    WindowShopSize m_size;
    ProductRows m_rows;
    QList<VariantId> m_variants;
    QList<VariantId> m_hired;
};

} // namespace

void fillWindowShop(const QString &folder, const WindowShopSize &size)
{
    ChangeBus bus;
    const std::unique_ptr<Driver> driver = must(openDatabase(folder, true, now));
    const std::unique_ptr<Services> services = must(Services::open({.driver = *driver, .bus = bus, .now = now}));
    const Shop shop = must(services->shops().create(u"Fern & Thistle"_s, u"Europe/London"_s));
    Filling(*must(services->forShop(shop.id)), size).fill();
}

WindowShop::WindowShop(const QString &folder) : m_stand(must(openDatabase(folder, false, now)), now) {}

EventId WindowShop::largeEvent()
{
    return must(m_stand.shop().events.list({.q = kLargeEvent}, {.limit = 1})).rows.constFirst().id;
}

std::function<bool()> WindowShop::afterThreads()
{
    const auto waiting = std::make_shared<int>(0);
    for (ServiceThread *thread : {&m_stand.edits(), &m_stand.tasks(), &m_stand.lookups()}) {
        ++*waiting;
        thread->run(
            &m_waiting, [](Services &) {}, [waiting] { --*waiting; });
    }
    return [waiting] { return *waiting == 0; };
}

void WindowShop::waitForThreads()
{
    const auto isDone = afterThreads();
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace stemdesk
