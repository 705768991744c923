#pragma once

#include "core/domain/change.h"
#include "core/domain/page.h"
#include "ui/pages/products/catalogue_words.h"
#include "ui/pages/products/product_cells.h"

#include <QAbstractItemModel>
#include <QMap>
#include <QSet>

#include <memory>
#include <vector>

class QTimer;

namespace stemdesk::ui {

struct Edit;
struct UiContext;

/// The catalogue as a tree: products, read page by page in order of creation, with their varieties folded in. Follows
/// what is committed anywhere, a hundred products at a time, so that large batches do not hold the window up.
class ProductsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    explicit ProductsModel(UiContext &context, QObject *parent = nullptr);
    ~ProductsModel() override;
    Q_DISABLE_COPY_MOVE(ProductsModel)

    /// Reads from the start.
    void setFilter(const ProductFilter &filter);
    const ProductFilter &filter() const { return m_filter; }
    const CatalogueWords &words() const { return m_words; }

    /// The product of a row or of its variety; nullptr for an invalid index. Stands until control returns to the event
    /// loop.
    const ProductNode *nodeAt(const QModelIndex &index) const;
    /// The variety of a row, or nullptr where the row is a product.
    const Variant *variantAt(const QModelIndex &index) const;
    QModelIndex indexOf(ProductId id) const;
    QModelIndex indexOf(ProductId product, VariantId id) const;
    int varietyCount() const;
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

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();
    /// Colours, categories, types or suppliers are others now.
    void wordsChanged();

private:
    /// What was typed into a cell and is not stored: under way, or refused with a reason.
    struct Typed {
        QString text;
        QString reason;
        bool isStale = false; ///< Refused because somebody else changed the value too.
    };
    using Cell = std::pair<IdBytes, int>;

    void onGathered(const Changes &changes);
    void noteProducts(const QSet<ProductId> &changed, Instant since);
    void readWaiting();
    void readWords();
    void append(Page<ProductNode> page);
    void take(const ProductNode &fresh);
    void replace(ProductNode &node, const ProductNode &fresh);
    void mergeVarieties(ProductNode &node, const ProductNode &fresh);
    void insert(const ProductNode &fresh);
    void remove(ProductId id);
    void renumber(int from);
    void tellChanged(const QModelIndex &row);

    Cell cellOf(const QModelIndex &index) const;
    QString textOf(const QModelIndex &index) const;
    QString storedText(const QModelIndex &index) const;
    QVariant lookOf(const QModelIndex &index, int role) const;
    Result<std::optional<Edit>> editFor(const QModelIndex &index, const QString &typed) const;
    void onStored(const Cell &cell, ProductId product, const Status &status);

    UiContext &m_context;
    CatalogueWords m_words;
    QString m_currency;
    ProductFilter m_filter;
    QStringList m_searched;
    std::vector<std::unique_ptr<ProductNode>> m_rows;
    QHash<ProductId, ProductNode *> m_byId;
    QHash<VariantId, ProductId> m_productOf;
    std::optional<qint64> m_next;
    QMap<Cell, Typed> m_typed;
    QList<ProductId> m_waiting; ///< To be read again.
    QTimer *m_turn;
};

} // namespace stemdesk::ui
