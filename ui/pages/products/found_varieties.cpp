#include "ui/pages/products/found_varieties.h"

#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/pages/products/products_model.h"
#include "ui/widgets/tables/tree_view.h"

namespace stemdesk::ui {

FoundVarieties::FoundVarieties(TreeView &tree, ProductsModel &model) : QObject(&tree), m_tree(tree), m_model(model)
{
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent, int first, int last) {
        if (!parent.isValid())
            hideOthers(first, last);
    });
}

/// Rows that come are read.
void FoundVarieties::hideOthers(int firstProduct, int lastProduct)
{
    const QString &q = m_model.filter().q;
    if (q.isEmpty())
        return;
    for (int row = firstProduct; row <= lastProduct; ++row) {
        const QModelIndex product = m_model.index(row, 0);
        const ProductNode *node = m_model.nodeAt(product);
        if (!node)
            continue;
        const QSet<VariantId> others = CatalogueOverviewService::passedOver(node->product, q);
        for (const VariantId &variety : others)
            m_tree.setRowHidden(m_model.indexOf(node->product.id, variety).row(), product, true);
    }
}

int FoundVarieties::firstOf(const QModelIndex &product) const
{
    for (int row = 0; row < m_model.rowCount(product); ++row) {
        if (!m_tree.isRowHidden(row, product))
            return row;
    }
    return -1;
}

int FoundVarieties::count() const
{
    if (m_model.filter().q.isEmpty()) // Nothing is hidden then, and there may be many.
        return m_model.varietyCount();
    int count = 0;
    for (int product = 0; product < m_model.rowCount(); ++product) {
        const QModelIndex index = m_model.index(product, 0);
        for (int row = 0; row < m_model.rowCount(index); ++row)
            count += m_tree.isRowHidden(row, index) ? 0 : 1;
    }
    return count;
}

void FoundVarieties::reveal(const QModelIndex &variety)
{
    m_tree.setRowHidden(variety.row(), variety.parent(), false);
}

} // namespace stemdesk::ui
