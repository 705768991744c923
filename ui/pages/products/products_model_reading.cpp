#include "core/base/text.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/products/product_loading.h"
#include "ui/pages/products/products_model.h"
#include "ui/ui_context.h"

#include <QTimer>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kPage = 100;

bool isPrice(Resource resource)
{
    return resource == Resource::PriceList || resource == Resource::PriceEntry || resource == Resource::Supplier;
}

bool isWord(Resource resource)
{
    return resource == Resource::Colour || resource == Resource::Category || resource == Resource::Supplier
        || resource == Resource::ProductType || resource == Resource::Shop;
}

bool isProduct(const Change &change)
{
    return change.resource == Resource::Product || change.resource == Resource::Variant;
}

bool isWhole(const ProductFilter &filter)
{
    return filter.q.isEmpty() && filter.category.isEmpty() && filter.productType.isEmpty() && filter.color.isEmpty()
        && !filter.supplierId;
}

} // namespace

ProductsModel::ProductsModel(UiContext &context, QObject *parent)
    : QAbstractItemModel(parent), m_context(context), m_words(CatalogueWords::read(context.services)),
      m_currency(context.shop.currency), m_turn(new QTimer(this))
{
    m_turn->setSingleShot(true);
    m_turn->setInterval(0);
    connect(m_turn, &QTimer::timeout, this, &ProductsModel::readWaiting);
    auto *changes = new RecentChanges(context, this);
    connect(changes, &RecentChanges::gathered, this, &ProductsModel::onGathered);
    append(ProductLoading(context.services).page(m_filter, {.limit = kPage}));
}

ProductsModel::~ProductsModel() = default;

void ProductsModel::setFilter(const ProductFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    m_searched = searchTokens(filter.q);
    m_rows.clear();
    m_byId.clear();
    m_productOf.clear();
    m_typed.clear();
    m_waiting.clear();
    endResetModel();
    append(ProductLoading(m_context.services).page(m_filter, {.limit = kPage}));
    Q_EMIT refreshed();
}

bool ProductsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next.has_value();
}

void ProductsModel::fetchMore(const QModelIndex &parent)
{
    if (parent.isValid() || !m_next)
        return;
    append(ProductLoading(m_context.services).page(m_filter, {.after = m_next, .limit = kPage}));
    Q_EMIT refreshed();
}

void ProductsModel::append(Page<ProductNode> page)
{
    m_next = page.next;
    // One that a change brought in before its page came.
    page.rows.removeIf([this](const ProductNode &node) { return m_byId.contains(node.product.id); });
    if (page.rows.isEmpty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(page.rows.size()) - 1);
    for (ProductNode &row : page.rows) {
        auto node = std::make_unique<ProductNode>(std::move(row));
        for (const Variant &variant : std::as_const(node->product.variants))
            m_productOf.insert(variant.id, node->product.id);
        m_byId.insert(node->product.id, node.get());
        m_rows.push_back(std::move(node));
    }
    renumber(first);
    endInsertRows();
}

void ProductsModel::renumber(int from)
{
    for (size_t row = size_t(from); row < m_rows.size(); ++row)
        m_rows[row]->row = int(row);
}

void ProductsModel::onGathered(const Changes &changes)
{
    const bool hasProducts = std::ranges::any_of(changes, isProduct);
    if (m_rows.empty() && hasProducts) { // Nothing to keep; and perhaps it could not be read the last time.
        setFilter(m_filter);
        return;
    }
    QSet<ProductId> changed;
    QSet<ProductId> deleted;
    Instant since = std::numeric_limits<Instant>::max();
    bool hasPrices = false;
    bool hasWords = false;
    for (const Change &change : changes) {
        hasPrices = hasPrices || isPrice(change.resource);
        hasWords = hasWords || isWord(change.resource);
        ProductId product;
        if (change.resource == Resource::Product)
            product = ProductId(change.id);
        else if (change.resource == Resource::Variant)
            product = m_productOf.value(VariantId(change.id));
        if (product.isNull())
            continue;
        const bool isGone = change.resource == Resource::Product && change.action == ChangeAction::Deleted;
        (isGone ? deleted : changed) += product;
        since = std::min(since, change.at);
    }
    if (hasWords)
        readWords();
    for (const ProductId &id : std::as_const(deleted))
        remove(id);
    noteProducts(changed - deleted, since);
    if (hasPrices) {
        for (const auto &node : m_rows)
            m_waiting += node->product.id;
    }
    if (!m_waiting.isEmpty())
        m_turn->start();
    Q_EMIT refreshed();
}

void ProductsModel::noteProducts(const QSet<ProductId> &changed, Instant since)
{
    if (changed.isEmpty())
        return;
    if (isWhole(m_filter)) {
        m_waiting += changed.values();
        return;
    }
    const QSet<ProductId> found = ProductLoading(m_context.services).found(m_filter, since);
    for (const ProductId &id : changed) {
        if (found.contains(id))
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
    Q_EMIT wordsChanged();
}

void ProductsModel::readWaiting()
{
    const QList<ProductId> part = m_waiting.first(std::min<qsizetype>(m_waiting.size(), kPage));
    m_waiting.remove(0, part.size());
    readNow(part);
    if (!m_waiting.isEmpty())
        m_turn->start();
    Q_EMIT refreshed();
}

void ProductsModel::readNow(const QList<ProductId> &ids)
{
    const QList<ProductNode> nodes = ProductLoading(m_context.services).some(ids);
    for (const ProductNode &node : nodes)
        take(node);
}

void ProductsModel::take(const ProductNode &fresh)
{
    if (ProductNode *node = m_byId.value(fresh.product.id))
        replace(*node, fresh);
    else
        insert(fresh);
}

void ProductsModel::replace(ProductNode &node, const ProductNode &fresh)
{
    if (node.product == fresh.product && node.offers == fresh.offers)
        return;
    mergeVarieties(node, fresh);
    const int row = node.row;
    node.product = fresh.product;
    node.offers = fresh.offers;
    const QModelIndex parent = index(row, 0);
    Q_EMIT dataChanged(parent, index(row, kProductColumns - 1));
    if (!node.product.variants.isEmpty()) {
        const int last = int(node.product.variants.size()) - 1;
        Q_EMIT dataChanged(index(0, 0, parent), index(last, kProductColumns - 1, parent));
    }
}

/// Afterwards the node has the varieties of `fresh`, in their order; those that stay keep their indexes.
void ProductsModel::mergeVarieties(ProductNode &node, const ProductNode &fresh)
{
    const QModelIndex parent = index(node.row, 0);
    QList<Variant> &variants = node.product.variants;
    for (int row = int(variants.size()) - 1; row >= 0; --row) {
        const VariantId id = variants.at(row).id;
        if (std::ranges::find(fresh.product.variants, id, &Variant::id) != fresh.product.variants.cend())
            continue;
        beginRemoveRows(parent, row, row);
        variants.removeAt(row);
        node.offers.removeAt(row);
        m_productOf.remove(id);
        endRemoveRows();
    }
    for (int row = 0; row < int(fresh.product.variants.size()); ++row) {
        const Variant &variant = fresh.product.variants.at(row);
        if (row < variants.size() && variants.at(row).id == variant.id)
            continue;
        beginInsertRows(parent, row, row);
        variants.insert(row, variant);
        node.offers.insert(row, fresh.offers.at(row));
        m_productOf.insert(variant.id, fresh.product.id);
        endInsertRows();
    }
}

void ProductsModel::insert(const ProductNode &fresh)
{
    // Ids of later products are greater.
    const auto place =
        std::ranges::lower_bound(m_rows, fresh.product.id, {}, [](const auto &node) { return node->product.id; });
    if (place == m_rows.end() && m_next)
        return; // Its page has not been read yet.
    const int row = int(place - m_rows.begin());
    beginInsertRows({}, row, row);
    auto node = std::make_unique<ProductNode>(fresh);
    for (const Variant &variant : fresh.product.variants)
        m_productOf.insert(variant.id, fresh.product.id);
    m_byId.insert(fresh.product.id, node.get());
    m_rows.insert(place, std::move(node));
    renumber(row);
    endInsertRows();
}

void ProductsModel::remove(ProductId id)
{
    const ProductNode *node = m_byId.value(id);
    if (!node)
        return;
    const int row = node->row;
    beginRemoveRows({}, row, row);
    for (const Variant &variant : node->product.variants)
        m_productOf.remove(variant.id);
    m_byId.remove(id);
    m_rows.erase(m_rows.begin() + row);
    renumber(row);
    endRemoveRows();
}

} // namespace stemdesk::ui
