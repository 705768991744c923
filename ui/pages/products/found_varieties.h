#pragma once

#include <QObject>

namespace stemdesk::ui {

class ProductsModel;
class TreeView;

/// Hides the varieties of a product that a search did not find, if it found others of it. Varieties added meanwhile are
/// shown.
class FoundVarieties : public QObject {
public:
    /// Both outlive it. Create it before anything that looks for the first visible row.
    FoundVarieties(TreeView &tree, ProductsModel &model);

    /// The first visible row of a product; -1 if it has none.
    int firstOf(const QModelIndex &product) const;
    /// Varieties that a search found, of all products that are read.
    int count() const;
    /// Shows the variety even if it does not match.
    void reveal(const QModelIndex &variety);

private:
    void hideOthers(int firstProduct, int lastProduct);

    TreeView &m_tree;
    ProductsModel &m_model;
};

} // namespace stemdesk::ui
