#include "core/services/prices/price_list_copy.h"

#include "core/services/prices/price_list_counts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

namespace {

constexpr int kEntriesAtOnce = 1'000;

/// A copy in progress, inside its transaction.
class Copying {
public:
    Copying(ServiceContext &context, UnitOfWork &work, const PriceListCopy &copy)
        : m_context(context), m_work(work), m_copy(copy), m_store(context.session(), context.tenant())
    {}

    /// False if `progress` ended it.
    Result<bool> run(const StoredPriceList &from, const StoredPriceList &to, const CopyProgress &progress);

private:
    Status write(const QList<StoredPriceEntry> &entries, const StoredPriceList &to);

    ServiceContext &m_context;
    UnitOfWork &m_work;
    const PriceListCopy &m_copy;
    PriceEntryStore m_store;
};

Result<bool> Copying::run(const StoredPriceList &from, const StoredPriceList &to, const CopyProgress &progress)
{
    qint64 done = 0;
    PageRequest request{.after = std::nullopt, .limit = kEntriesAtOnce};
    do {
        if (progress && !progress(done, from.list.entriesCount))
            return false;
        const auto page = TRY(m_store.list(from.key, request, std::nullopt));
        TRY(write(page.rows, to));
        done += page.rows.size();
        request.after = page.next;
    } while (request.after);
    if (done > 0) {
        TRY(changeEntryCounts(m_context, m_work, {{to.key, int(done)}}));
    }
    return !progress || progress(done, done);
}

Status Copying::write(const QList<StoredPriceEntry> &entries, const StoredPriceList &to)
{
    QList<StoredPriceEntry> copies = entries;
    for (StoredPriceEntry &copied : copies) {
        PriceEntry &entry = copied.entry;
        copied.listKey = to.key;
        entry.id = PriceEntryId::create();
        entry.priceListId = to.list.id;
        entry.unitCostExclTax = changedCost(entry.unitCostExclTax, m_copy.percent, m_copy.rounding);
        entry.createdAt = entry.updatedAt = m_context.now();
        entry.version = 1;
        m_work.changed(Resource::PriceEntry, entry.id, ChangeAction::Created, to.list.id);
    }
    return m_store.insert(copies);
}

PriceListPatch patchOfNewList(const PriceList &from, const PriceListPatch &given)
{
    const QString category = given.taxMultiplier ? QString() : from.taxCategory;
    return {.name = given.name.value_or(from.name),
            .productType = from.productType,
            .date = given.date.value_or(from.date),
            .taxMultiplier = given.taxMultiplier.value_or(from.taxMultiplier),
            .taxCategory = given.taxCategory.value_or(category),
            .exemptionReason = given.exemptionReason.value_or(from.exemptionReason)};
}

} // namespace

Result<std::optional<PriceList>> copyPriceList(ServiceContext &context, const PriceListCopy &copy,
                                               const CopyProgress &progress)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    const auto lists = context.store<PriceListStore>();
    const StoredPriceList from = TRY(lists.find(copy.from));
    PriceListService service(context);
    const PriceList made = TRY(service.create(patchOfNewList(from.list, copy.list)));
    const StoredPriceList to = TRY(lists.find(made.id));
    const bool isWhole = TRY(Copying(context, work, copy).run(from, to, progress));
    if (!isWhole)
        return std::optional<PriceList>();
    const Result<PriceList> whole =
        work.commitWith([&] { return service.find(made.id, PriceListService::Entries::Skip); });
    if (!whole)
        return whole.error();
    return std::optional(*whole);
}

} // namespace stemdesk
