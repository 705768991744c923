// The tree's background lookups: searches, further pages, and the data of rows.
#include "core/base/text.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/products/product_loading.h"
#include "ui/pages/products/products_model.h"
#include "ui/ui_context.h"

#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kFirstPage = 100;
constexpr int kProductsAtOnce = 300;
constexpr int kAhead = 60; // The next page is read when the user is this near to the end.
constexpr int kReadAround = 100; // Read together with a row whose data was released.
constexpr int kHeld = 1'000; // Data of rows within this distance of the visible one is kept.

bool isSame(const ProductFilter &one, const ProductFilter &other)
{
    const auto parts = [](const ProductFilter &filter) {
        return std::tie(filter.q, filter.category, filter.productType, filter.color, filter.supplierId,
                        filter.updatedSince);
    };
    return parts(one) == parts(other);
}

} // namespace

ProductsModel::ProductsModel(UiContext &context, QObject *parent)
    : QAbstractItemModel(parent), m_context(context), m_changes(new RecentChanges(context, this)),
      m_words(CatalogueWords::read(context.services)), m_currency(context.shop.currency), m_turn(new QTimer(this)),
      m_filtering(context), m_paging(context), m_around(context), m_bringing(context), m_look(new QTimer(this))
{
    for (QTimer *timer : {m_turn, m_look}) {
        timer->setSingleShot(true);
        timer->setInterval(0);
    }
    connect(m_turn, &QTimer::timeout, this, &ProductsModel::readWaiting);
    connect(m_look, &QTimer::timeout, this, &ProductsModel::readAround);
    connect(m_changes, &RecentChanges::gathered, this, &ProductsModel::onGathered);
    append(ProductLoading(context.services).page(m_filter, {.limit = kFirstPage}));
}

ProductsModel::~ProductsModel() = default;

bool ProductsModel::isNarrowed() const
{
    return !isSame(m_filter, {});
}

bool ProductsModel::finds(ProductId id) const
{
    if (isSame(m_wanted, {}))
        return true;
    const auto found =
        m_context.services.products.list(m_wanted, {.limit = 1, .ids = {id.bytes()}}, ProductService::Variants::Skip);
    return found && !found->rows.isEmpty();
}

bool ProductsModel::setFilter(const ProductFilter &filter)
{
    if (isSame(filter, m_wanted))
        return false;
    m_wanted = filter;
    readFiltered();
    return true;
}

void ProductsModel::sort(int column, Qt::SortOrder direction)
{
    ProductOrder order;
    if (column >= 0 && column < kProductColumns)
        order = {.column = ProductColumn(column), .direction = direction};
    if (order == m_wantedOrder)
        return;
    m_wantedOrder = order;
    readFiltered();
}

void ProductsModel::readFiltered()
{
    m_filtering.ask(
        [filter = m_wanted, order = m_wantedOrder](ShopServices &services) -> Result<Page<ProductNode>> {
            const ProductLoading loading(services);
            if (!order.column)
                return loading.page(filter, {.limit = kFirstPage});
            Page<ProductNode> whole;
            whole.rows = loading.sorted(filter, order, kFirstPage);
            return whole;
        },
        [this, filter = m_wanted, order = m_wantedOrder](const Result<Page<ProductNode>> &page) {
            showFiltered(filter, order, page.value_or(Page<ProductNode>()));
        });
}

void ProductsModel::showFiltered(const ProductFilter &filter, const ProductOrder &order, Page<ProductNode> page)
{
    m_paging.forget();
    m_around.forget();
    m_bringing.forget();
    beginResetModel();
    m_filter = filter;
    m_order = order;
    m_searched = searchTokens(filter.q);
    m_rows.clear();
    m_byId.clear();
    m_productOf.clear();
    m_waiting.clear();
    m_next.reset();
    m_lookedAt = 0;
    endResetModel();
    append(std::move(page));
    for (size_t place = kFirstPage; m_order.column && place < m_rows.size(); ++place)
        m_rows[place]->node.reset(); // Read when it is looked at, with its offers.
    replayMissed();
    Q_EMIT refreshed();
    Q_EMIT filtered();
}

bool ProductsModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next.has_value();
}

void ProductsModel::fetchMore(const QModelIndex &parent)
{
    // Views ask for more whenever they lay rows out, which would read the catalogue to its end.
    if (!parent.isValid() && m_lookedAt + kAhead >= int(m_rows.size()))
        readOn();
}

void ProductsModel::readOn()
{
    if (!m_next || m_paging.isWaiting() || m_filtering.isWaiting())
        return;
    m_paging.ask(
        [filter = m_filter, after = m_next](ShopServices &services) -> Result<Page<ProductNode>> {
            return ProductLoading(services).page(filter, {.after = after, .limit = kProductsAtOnce});
        },
        [this](Result<Page<ProductNode>> page) {
            append(page ? *std::move(page) : Page<ProductNode>());
            letGoOfFar();
            replayMissed();
            Q_EMIT refreshed();
        });
}

/// Reads released data at once. A variety that is gone from the store stays until its change arrives.
const ProductNode *ProductsModel::nodeOf(Row &row) const
{
    if (row.node)
        return row.node.get();
    const QList<ProductNode> found = ProductLoading(m_context.services).some({row.id});
    if (found.isEmpty())
        return nullptr;
    ProductNode node{.product = found.constFirst().product, .offers = {}};
    const QList<Variant> &variants = found.constFirst().product.variants;
    node.product.variants.clear();
    for (const VariantId &id : std::as_const(row.varieties)) {
        const qsizetype place = std::ranges::find(variants, id, &Variant::id) - variants.cbegin();
        const bool isThere = place < variants.size();
        node.product.variants += isThere ? variants.at(place) : Variant{.id = id, .productId = row.id};
        node.offers += isThere ? found.constFirst().offers.at(place) : OfferRange();
    }
    row.node = std::make_unique<ProductNode>(std::move(node));
    return row.node.get();
}

void ProductsModel::lookAt(int place) const
{
    m_lookedAt = place;
    const bool isNearEnd = m_next && place + kAhead >= int(m_rows.size());
    if ((isNearEnd || !m_rows.at(size_t(place))->node) && !m_look->isActive())
        m_look->start();
}

/// Reads the missing data of visible rows, and the next page before they reach the end.
void ProductsModel::readAround()
{
    if (m_next && m_lookedAt + kAhead >= int(m_rows.size()))
        fetchMore({});
    QList<ProductId> missing;
    const int last = std::min(m_lookedAt + kReadAround, int(m_rows.size()) - 1);
    for (int place = std::max(0, m_lookedAt - kReadAround); place <= last; ++place) {
        if (!m_rows[size_t(place)]->node)
            missing += m_rows[size_t(place)]->id;
    }
    // Asking again would drop the pending answer: a view that paints faster than answers arrive would do that for ever.
    if (missing.isEmpty() || (m_around.isWaiting() && missing == m_askedFor))
        return;
    m_askedFor = missing;
    m_around.ask(
        [missing](ShopServices &services) -> Result<QList<ProductNode>> {
            return ProductLoading(services).some(missing);
        },
        [this](const Result<QList<ProductNode>> &nodes) {
            fill(nodes.value_or(QList<ProductNode>()));
            letGoOfFar();
            replayMissed();
        });
}

void ProductsModel::bring(const QModelIndexList &rows, const std::function<void()> &then)
{
    QSet<ProductId> ids;
    for (const QModelIndex &row : rows)
        ids += productAt(row);
    const QList<ProductId> missing = missingOf(ids.values());
    const auto use = [this, then] {
        const int shown = m_lookedAt;
        then();
        m_lookedAt = shown; // What reads the rows is no view that was scrolled to them.
    };
    if (missing.isEmpty()) {
        use();
        return;
    }
    m_bringing.ask(
        [missing](ShopServices &services) -> Result<QList<ProductNode>> {
            QList<ProductNode> nodes;
            for (qsizetype from = 0; from < missing.size(); from += kReadAround)
                nodes += ProductLoading(services).some(missing.mid(from, kReadAround));
            return nodes;
        },
        [this, missing, use](const Result<QList<ProductNode>> &nodes) {
            fill(nodes.value_or(QList<ProductNode>()));
            if (missingOf(missing).isEmpty())
                use();
            letGoOfFar();
            replayMissed();
        });
}

QList<ProductId> ProductsModel::missingOf(const QList<ProductId> &ids) const
{
    QList<ProductId> missing;
    for (const ProductId &id : ids) {
        if (const Row *row = m_byId.value(id); row && !row->node)
            missing += id;
    }
    return missing;
}

void ProductsModel::fill(const QList<ProductNode> &nodes)
{
    int first = int(m_rows.size());
    int last = -1;
    for (const ProductNode &node : nodes) {
        Row *row = m_byId.value(node.product.id);
        if (!row)
            continue;
        ProductNode fresh = node;
        if (m_order.column)
            alignVarieties(fresh, row->varieties);
        if (row->node || !std::ranges::equal(row->varieties, fresh.product.variants, {}, {}, &Variant::id)) {
            replace(*row, fresh);
            continue;
        }
        row->node = std::make_unique<ProductNode>(std::move(fresh));
        first = std::min(first, row->place);
        last = std::max(last, row->place);
    }
    // One signal for all: in a long tree, a view takes long for each reported row.
    if (last >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, kProductColumns - 1));
}

bool ProductsModel::isFar(const Row &row) const
{
    return std::abs(row.place - m_lookedAt) > kHeld;
}

void ProductsModel::letGoOfFar()
{
    for (const auto &row : m_rows) {
        if (isFar(*row))
            row->node.reset();
    }
}

bool ProductsModel::isLookingUp() const
{
    return m_filtering.isWaiting() || m_paging.isWaiting() || m_around.isWaiting() || m_bringing.isWaiting();
}

void ProductsModel::replayMissed()
{
    if (const Changes missed = std::exchange(m_missed, {}); !missed.isEmpty())
        onGathered(missed);
}

} // namespace stemdesk::ui
