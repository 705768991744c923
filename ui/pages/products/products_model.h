#pragma once

#include "core/domain/change.h"
#include "core/domain/page.h"
#include "ui/cells/typed_cells.h"
#include "ui/models/lookup.h"
#include "ui/pages/products/product_loading.h"
#include "ui/words/catalogue_words.h"

#include <QAbstractItemModel>
#include <QSet>

#include <functional>
#include <memory>
#include <vector>

class QTimer;

namespace stemdesk::ui {

class RecentChanges;
struct Edit;
struct UiContext;

/// The catalogue as a tree of products with their varieties. Products are read page by page in order of creation, or
/// all at once when a column sorts them. An edit moves no row; new rows are inserted in order. Searches and further
/// pages are read in the background. Rows far from the visible ones release their data and read it again when needed.
/// Changes from anywhere are taken over a hundred products at a time, so that large batches do not block the window.
class ProductsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    explicit ProductsModel(UiContext &context, QObject *parent = nullptr);
    ~ProductsModel() override;
    Q_DISABLE_COPY_MOVE(ProductsModel)

    /// Reads from the start; the rows stay until the results are there. False if that filter was set already.
    bool setFilter(const ProductFilter &filter);
    /// The filter of the shown rows.
    const ProductFilter &filter() const { return m_filter; }
    /// The order of the shown rows; none until a column's heading is clicked.
    const ProductOrder &order() const { return m_order; }
    /// Whether the current filter matches the product.
    bool finds(ProductId id) const;
    /// Keeps its row even if a change removes it from the filter's matches, because it is being edited.
    void hold(ProductId id) { m_held = id; }
    /// Whether the filter may hide products.
    bool isNarrowed() const;
    const CatalogueWords &words() const { return m_words; }

    /// The product of a row or of its variety, read again if it was released; nullptr for an invalid index, or if it
    /// cannot be read. Valid until control returns to the event loop.
    const ProductNode *nodeAt(const QModelIndex &index) const;
    /// The variety of a row, or nullptr if the row is a product.
    const Variant *variantAt(const QModelIndex &index) const;
    /// The product of a row or of its variety; none for an invalid index. Reads nothing.
    ProductId productAt(const QModelIndex &index) const { return index.isValid() ? rowOf(index).id : ProductId(); }
    /// The variety of a row; nothing where the row is a product.
    std::optional<VariantId> varietyAt(const QModelIndex &index) const;
    QModelIndex indexOf(ProductId id) const;
    QModelIndex indexOf(ProductId product, VariantId id) const;
    int varietyCount() const;
    /// A value typed into one of several selected rows applies to all of them.
    void setSelected(const QModelIndexList &rows);
    /// Reads the next page, even if the last one is not scrolled to its end.
    void readOn();
    /// Reads the released data of these rows in the background and then calls `then`, before it is released again; at
    /// once if nothing is missing, and never if something cannot be read.
    void bring(const QModelIndexList &rows, const std::function<void()> &then);
    /// Brings these up to date at once.
    void readNow(const QList<ProductId> &ids);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    /// Sorts in the background; rows stay until the new order is there. -1: the order of creation.
    void sort(int column, Qt::SortOrder direction = Qt::AscendingOrder) override;

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();
    /// The filter's matches are shown now.
    void filtered();

private:
    using Cell = TypedCells<IdBytes>::Cell; // For a product or a variety.
    /// A product and its varieties, with or without the data they show.
    struct Row {
        ProductId id;
        QList<VariantId> varieties;
        int place = 0; ///< Index among the products.
        SortKey key; ///< If a column sorts them; computed when the row was placed.
        std::unique_ptr<ProductNode> node;
    };

    Row &rowOf(const QModelIndex &index) const;
    const ProductNode *nodeOf(Row &row) const;
    void lookAt(int place) const;
    void readAround();
    void fill(const QList<ProductNode> &nodes);
    QList<ProductId> missingOf(const QList<ProductId> &ids) const;
    void letGoOfFar();
    bool isFar(const Row &row) const;

    void readFiltered();
    void showFiltered(const ProductFilter &filter, const ProductOrder &order, Page<ProductNode> page);
    void replayMissed();
    void onGathered(const Changes &changes);
    struct Touched;
    Touched touchedBy(const Changes &changes) const;
    void readPricesAgain();
    bool isLookingUp() const;
    void noteProducts(const QSet<ProductId> &changed, Instant since);
    void readWaiting();
    void readWords();
    void append(Page<ProductNode> page);
    void take(const ProductNode &fresh);
    void replace(Row &row, const ProductNode &fresh);
    void mergeVarieties(Row &row, const ProductNode &fresh);
    void insert(const ProductNode &fresh);
    void remove(ProductId id);
    std::unique_ptr<Row> rowFrom(const ProductNode &node);
    void renumber(int from);
    void notifyChanged(const QModelIndex &row);

    Cell cellOf(const QModelIndex &index) const;
    QString textOf(const QModelIndex &index) const;
    QString storedText(const QModelIndex &index) const;
    QVariant lookOf(const QModelIndex &index, int role) const;
    QVariant nameLookOf(const QModelIndex &index, int role) const;
    QVariant stored(const QModelIndex &index, int role) const;
    Result<std::optional<Edit>> editFor(const QModelIndex &index, const QString &typed) const;
    bool isForAll(const QModelIndex &index) const;
    void changeAll(const QModelIndex &index, const QString &text);
    /// The serials of submitted cells, and their products.
    using Asked = QList<std::pair<int, ProductId>>;
    void onAnswered(const Asked &asked, const Status &status);

    UiContext &m_context;
    RecentChanges *m_changes;
    CatalogueWords m_words;
    QString m_currency;
    ProductFilter m_filter; ///< The shown rows' filter.
    ProductFilter m_wanted; ///< The filter set last.
    ProductOrder m_order; ///< The shown rows' order.
    ProductOrder m_wantedOrder; ///< The order set last.
    ProductId m_held;
    QStringList m_searched;
    std::vector<std::unique_ptr<Row>> m_rows;
    QHash<ProductId, Row *> m_byId;
    QHash<VariantId, ProductId> m_productOf;
    std::optional<qint64> m_next;
    TypedCells<IdBytes> m_cells;
    QList<QPersistentModelIndex> m_selected; ///< The first cells of the rows.
    QList<ProductId> m_waiting; ///< To be read again.
    QTimer *m_turn;
    Lookup m_filtering;
    Lookup m_paging;
    Lookup m_around;
    Lookup m_bringing;
    QList<ProductId> m_askedFor; ///< Requested with m_around.
    Changes m_missed; ///< Changes that arrived during a lookup, whose answer may be older than they are.
    mutable int m_lookedAt = 0; ///< The position of the product that was shown last.
    QTimer *m_look; ///< Runs when visible rows have to be read.
};

} // namespace stemdesk::ui
