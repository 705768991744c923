#pragma once

#include <QObject>

namespace stemdesk::ui {

class ProductsModel;
class TreeView;

/// Of products that a search found by some of their varieties: shows only those in the tree. What is added meanwhile is
/// shown.
class FoundVarieties : public QObject {
public:
    /// Both outlive it. To be made before anybody who looks for the first row that is shown.
    FoundVarieties(TreeView &tree, ProductsModel &model);

    /// Of a product's row; -1 where it has none.
    int firstOf(const QModelIndex &product) const;
    /// Whatever was searched for.
    void reveal(const QModelIndex &variety);

private:
    void hideOthers(int firstProduct, int lastProduct);

    TreeView &m_tree;
    ProductsModel &m_model;
};

} // namespace stemdesk::ui
