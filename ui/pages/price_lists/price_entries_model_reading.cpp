#include "ui/pages/price_lists/price_entries_model.h"

#include <algorithm>
#include <utility>

// How the grid of prices gets its rows and keeps them up to date.

namespace stemdesk::ui {

namespace {

constexpr int kEntriesAtOnce = 200;
constexpr int kEmptyPages = 5; // Pages read in one go while a search finds nothing.
constexpr int kRowsAround = 100; // Rows read together with a visible one.
constexpr qsizetype kMostSurroundings = 5'000;
constexpr qsizetype kMostReadAgain = 2'000; // If more rows changed, the list is read from the start.

} // namespace

PriceEntriesModel::PriceEntriesModel(UiContext &context, QObject *parent)
    : TypedTableModel(context, parent), m_words(CatalogueWords::read(context.services))
{
    readSuppliers();
}

void PriceEntriesModel::readSuppliers()
{
    m_suppliers.clear();
    PageRequest request{.after = std::nullopt, .limit = kEntriesAtOnce};
    do {
        const auto page = context().services.suppliers.list({}, request);
        if (!page)
            return;
        for (const stemdesk::Supplier &supplier : page->rows)
            m_suppliers.insert(supplier.id, supplier.name);
        request.after = page->next;
    } while (request.after);
}

void PriceEntriesModel::setList(const ListedPriceList &list)
{
    const bool isOther = list.list.id != m_list.list.id;
    const bool hasOtherBefore = list.previousId != m_list.previousId;
    m_list = list;
    if (isOther) {
        m_filter = {};
        cells().clear();
        m_surroundings.clear();
        reload();
        return;
    }
    if (hasOtherBefore)
        m_surroundings.clear();
    announceAll(); // The list's tax may have changed.
}

void PriceEntriesModel::setFilter(const PriceEntryFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    reload();
}

void PriceEntriesModel::reload()
{
    m_next.reset();
    resetRows(m_list.list.id.isNull() ? QList<PriceEntry>() : nextRows());
    Q_EMIT refreshed();
}

/// Reads the rows after m_next and advances it.
QList<PriceEntry> PriceEntriesModel::nextRows()
{
    const PriceOverviewService &reading = context().services.prices;
    QList<PriceEntry> found;
    for (int pages = 0; pages < kEmptyPages && found.isEmpty(); ++pages) {
        auto page = reading.entries(m_list.list.id, m_filter, {.after = m_next, .limit = kEntriesAtOnce});
        m_next = page ? page->next : std::nullopt;
        if (!page)
            return found; // The store is busy or gone; the next change or search reads again.
        found = std::move(page->rows);
        if (!m_next)
            break;
    }
    return found;
}

bool PriceEntriesModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next.has_value();
}

void PriceEntriesModel::fetchMore(const QModelIndex &parent)
{
    if (parent.isValid() || !m_next)
        return;
    appendNew(nextRows());
}

void PriceEntriesModel::appendNew(const QList<PriceEntry> &made)
{
    if (made.isEmpty())
        return;
    insert(rowCount(), made);
    Q_EMIT refreshed();
}

void PriceEntriesModel::onChanges(const Changes &changes)
{
    if (m_list.list.id.isNull())
        return;
    if (concern(changes, {Resource::Colour, Resource::Supplier})) {
        m_words = CatalogueWords::read(context().services);
        readSuppliers();
    }
    QSet<PriceEntryId> ids;
    // Changes of data that is shown beside prices.
    const bool isAround =
        concern(changes, {Resource::Product, Resource::Variant, Resource::Supplier, Resource::Colour, Resource::Shop});
    for (const stemdesk::Change &change : changes) {
        if (change.resource == Resource::PriceEntry)
            ids += PriceEntryId(change.id);
    }
    if (!ids.isEmpty())
        readSome(ids);
    if (isAround || !ids.isEmpty()) // The changed entries may include prices of the previous list.
        forgetSurroundings();
}

void PriceEntriesModel::readAgain()
{
    QSet<PriceEntryId> ids;
    for (const PriceEntry &entry : rows())
        ids += entry.id;
    readSome(ids);
}

void PriceEntriesModel::readSome(const QSet<PriceEntryId> &ids)
{
    if (ids.size() > kMostReadAgain) {
        reload();
        return;
    }
    const auto stored = context().services.prices.entries(m_list.list.id, ids.values());
    if (stored)
        takeStored(*stored, ids);
}

/// `stored` are those of `ids` that are on the list.
void PriceEntriesModel::takeStored(const QList<PriceEntry> &stored, const QSet<PriceEntryId> &ids)
{
    QHash<PriceEntryId, PriceEntry> byId;
    for (const PriceEntry &entry : stored)
        byId.insert(entry.id, entry);
    for (int row = rowCount() - 1; row >= 0; --row) {
        const PriceEntryId id = rows().at(row).id;
        if (!ids.contains(id))
            continue;
        const auto now = byId.constFind(id);
        if (now != byId.cend()) {
            replace(row, *now);
            byId.erase(now);
            continue;
        }
        drop(row);
    }
    if (byId.isEmpty()) {
        Q_EMIT refreshed();
        return;
    }
    if (m_next)
        return; // They come after the rows read so far.
    if (!m_filter.q.trimmed().isEmpty()) {
        reload(); // Only the store can search the changed entry's words.
        return;
    }
    QList<PriceEntry> made;
    for (const PriceEntry &entry : stored) {
        if (byId.contains(entry.id) && (!m_filter.supplierId || *m_filter.supplierId == entry.supplierId))
            made.append(entry);
    }
    std::ranges::sort(made, {}, [](const PriceEntry &entry) { return entry.createdAt; });
    appendNew(made);
    Q_EMIT refreshed();
}

void PriceEntriesModel::forgetSurroundings()
{
    m_surroundings.clear();
    announceAll();
}

const PriceEntriesModel::Surroundings &PriceEntriesModel::surroundings(const PriceEntry &entry) const
{
    const auto known = m_surroundings.constFind(entry.id);
    if (known != m_surroundings.cend())
        return *known;
    readSurroundings(rowOf(entry.id));
    return m_surroundings[entry.id]; // Empty if the store does not answer.
}

void PriceEntriesModel::readSurroundings(int row) const
{
    if (m_surroundings.size() > kMostSurroundings)
        m_surroundings.clear();
    const QList<PriceEntry> around = rows().mid(std::max(0, row - kRowsAround / 4), kRowsAround);
    QList<VariantId> ids;
    for (const PriceEntry &entry : around)
        ids += entry.variantId;
    const PriceOverviewService &reading = context().services.prices;
    const auto variants = reading.variants(ids);
    if (!variants)
        return;
    PriceTable before;
    if (!m_list.previousId.isNull()) {
        if (const auto prices = reading.costs(m_list.previousId, ids))
            before = *prices;
    }
    for (const PriceEntry &entry : around)
        m_surroundings.insert(entry.id,
                              {.variant = variants->value(entry.variantId),
                               .previousCost = before.unitCost(m_list.previousId, entry.variantId, entry.supplierId)});
}

} // namespace stemdesk::ui
