#include "ui/models/recent_changes.h"
#include "ui/pages/products/product_loading.h"
#include "ui/pages/products/products_model.h"
#include "ui/ui_context.h"

#include <QTimer>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kTurn = 100; // Products updated at once, before the window handles other events.

bool isPrice(Resource resource)
{
    return resource == Resource::PriceList || resource == Resource::PriceEntry || resource == Resource::Supplier;
}

bool isWord(Resource resource)
{
    return resource == Resource::Colour || resource == Resource::Category || resource == Resource::Supplier
        || resource == Resource::ProductType || resource == Resource::Shop;
}

} // namespace

/// The products that changes are about.
struct ProductsModel::Touched {
    QSet<ProductId> changed;
    QSet<ProductId> deleted;
    Instant since = std::numeric_limits<Instant>::max(); ///< The first of these changes.
};

void ProductsModel::append(Page<ProductNode> page)
{
    m_next = page.next;
    // A product that a change brought in before its page was read.
    page.rows.removeIf([this](const ProductNode &node) { return m_byId.contains(node.product.id); });
    if (page.rows.isEmpty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(page.rows.size()) - 1);
    for (const ProductNode &node : std::as_const(page.rows))
        m_rows.push_back(rowFrom(node));
    renumber(first);
    endInsertRows();
}

std::unique_ptr<ProductsModel::Row> ProductsModel::rowFrom(const ProductNode &node)
{
    auto row = std::make_unique<Row>();
    row->id = node.product.id;
    for (const Variant &variant : node.product.variants) {
        row->varieties += variant.id;
        m_productOf.insert(variant.id, row->id);
    }
    if (m_order.column)
        row->key = orderKey(node, m_order);
    row->node = std::make_unique<ProductNode>(node);
    m_byId.insert(row->id, row.get());
    return row;
}

void ProductsModel::renumber(int from)
{
    for (auto place = size_t(from); place < m_rows.size(); ++place)
        m_rows[place]->place = int(place);
}

void ProductsModel::onGathered(const Changes &changes)
{
    if (isLookingUp())
        m_missed += changes;
    if (std::ranges::any_of(changes, [](const Change &change) { return isWord(change.resource); }))
        readWords(); // Before the products that have them.
    const bool hasProducts = concern(changes, {Resource::Product, Resource::Variant});
    if (m_rows.empty() && hasProducts) { // There is nothing to keep; and perhaps it could not be read the last time.
        readFiltered();
        return;
    }
    const Touched touched = touchedBy(changes);
    for (const ProductId &id : touched.deleted)
        remove(id);
    noteProducts(touched.changed - touched.deleted, touched.since);
    if (std::ranges::any_of(changes, [](const Change &change) { return isPrice(change.resource); }))
        readPricesAgain();
    if (!m_waiting.isEmpty())
        m_turn->start();
    Q_EMIT refreshed();
}

ProductsModel::Touched ProductsModel::touchedBy(const Changes &changes) const
{
    Touched touched;
    for (const Change &change : changes) {
        ProductId product;
        if (change.resource == Resource::Product)
            product = ProductId(change.id);
        else if (change.resource == Resource::Variant)
            product = m_productOf.value(VariantId(change.id));
        if (product.isNull())
            continue;
        const bool isGone = change.resource == Resource::Product && change.action == ChangeAction::Deleted;
        (isGone ? touched.deleted : touched.changed) += product;
        touched.since = std::min(touched.since, change.at);
    }
    return touched;
}

/// For loaded rows only; the others are read when they are shown.
void ProductsModel::readPricesAgain()
{
    for (const auto &row : m_rows) {
        if (row->node)
            m_waiting += row->id;
    }
}

void ProductsModel::noteProducts(const QSet<ProductId> &changed, Instant since)
{
    if (changed.isEmpty())
        return;
    if (!isNarrowed()) {
        m_waiting += changed.values();
        return;
    }
    const QSet<ProductId> found = ProductLoading(m_context.services).found(m_filter, since);
    for (const ProductId &id : changed) {
        if (found.contains(id) || (id == m_held && m_byId.contains(id)))
            m_waiting += id;
        else
            remove(id);
    }
}

void ProductsModel::readWords()
{
    m_words = CatalogueWords::read(m_context.services);
    if (const auto shop = m_context.services.settings.shop())
        m_currency = shop->currency;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kProductColumns - 1));
}

void ProductsModel::readWaiting()
{
    const QList<ProductId> part = m_waiting.first(std::min<qsizetype>(m_waiting.size(), kTurn));
    m_waiting.remove(0, part.size());
    readNow(part);
    letGoOfFar();
    if (!m_waiting.isEmpty())
        m_turn->start();
    Q_EMIT refreshed();
}

void ProductsModel::readNow(const QList<ProductId> &ids)
{
    if (ids.isEmpty())
        return;
    const QList<ProductNode> nodes = ProductLoading(m_context.services).some(ids);
    for (const ProductNode &node : nodes)
        take(node);
}

void ProductsModel::take(const ProductNode &fresh)
{
    Row *row = m_byId.value(fresh.product.id);
    if (!m_order.column) {
        row ? replace(*row, fresh) : insert(fresh);
        return;
    }
    ProductNode arranged = fresh;
    if (row) {
        alignVarieties(arranged, row->varieties);
        replace(*row, arranged);
    } else {
        sortVarieties(arranged, m_order);
        insert(arranged);
    }
}

void ProductsModel::replace(Row &row, const ProductNode &fresh)
{
    if (row.node && *row.node == fresh)
        return;
    mergeVarieties(row, fresh);
    row.node = std::make_unique<ProductNode>(fresh);
    const QModelIndex parent = index(row.place, 0);
    Q_EMIT dataChanged(parent, index(row.place, kProductColumns - 1));
    if (!row.varieties.isEmpty())
        Q_EMIT dataChanged(index(0, 0, parent), index(int(row.varieties.size()) - 1, kProductColumns - 1, parent));
}

/// Afterwards the row has the varieties of `fresh`, in their order; those that stay keep their indexes.
void ProductsModel::mergeVarieties(Row &row, const ProductNode &fresh)
{
    const QModelIndex parent = index(row.place, 0);
    const QList<Variant> &variants = fresh.product.variants;
    for (int place = int(row.varieties.size()) - 1; place >= 0; --place) {
        const VariantId id = row.varieties.at(place);
        if (std::ranges::find(variants, id, &Variant::id) != variants.cend())
            continue;
        beginRemoveRows(parent, place, place);
        row.varieties.removeAt(place);
        if (row.node) {
            row.node->product.variants.removeAt(place);
            row.node->offers.removeAt(place);
        }
        m_productOf.remove(id);
        endRemoveRows();
    }
    for (int place = 0; place < int(variants.size()); ++place) {
        const VariantId id = variants.at(place).id;
        if (place < row.varieties.size() && row.varieties.at(place) == id)
            continue;
        beginInsertRows(parent, place, place);
        row.varieties.insert(place, id);
        if (row.node) {
            row.node->product.variants.insert(place, variants.at(place));
            row.node->offers.insert(place, fresh.offers.at(place));
        }
        m_productOf.insert(id, row.id);
        endInsertRows();
    }
}

void ProductsModel::insert(const ProductNode &fresh)
{
    // Ids of later products are greater.
    auto at = std::ranges::lower_bound(m_rows, fresh.product.id, {}, [](const auto &row) { return row->id; });
    if (m_order.column) {
        const auto isLater = [this, key = orderKey(fresh, m_order)](const auto &row) {
            return isBefore(key, row->key, m_order.direction);
        };
        at = std::ranges::find_if(m_rows, isLater);
    } else if (at == m_rows.end() && m_next) {
        return; // Its page has not been read yet.
    }
    const int place = int(at - m_rows.begin());
    beginInsertRows({}, place, place);
    m_rows.insert(at, rowFrom(fresh));
    renumber(place);
    endInsertRows();
}

void ProductsModel::remove(ProductId id)
{
    const Row *row = m_byId.value(id);
    if (!row)
        return;
    const int place = row->place;
    beginRemoveRows({}, place, place);
    for (const VariantId &variety : row->varieties)
        m_productOf.remove(variety);
    m_byId.remove(id);
    m_rows.erase(m_rows.begin() + place);
    renumber(place);
    endRemoveRows();
}

} // namespace stemdesk::ui
