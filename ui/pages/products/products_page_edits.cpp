// The page's actions: changes of the selected rows. For its looks see products_page.cpp.
#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/icons.h"
#include "ui/pages/products/new_product_row.h"
#include "ui/pages/products/products_model.h"
#include "ui/pages/products/products_page.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/words/error_text.h"

#include <QItemSelectionModel>
#include <QMenu>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

void ProductsPage::create(const NewProduct &product)
{
    const auto outcome = std::make_shared<ProductRowOutcome>(); // Owned by the edit and by its callback.
    m_context.edits.run(ProductEdits::create(product, outcome), this, [this, outcome](const Status &status) {
        if (!status) {
            m_new->refuse(errorText(status.error()));
            return;
        }
        m_new->hide();
        select({.product = outcome->productId, .variety = outcome->variantId, .isNew = true});
    });
}

void ProductsPage::addVariety(const Product &product, const QString &name)
{
    const auto outcome = std::make_shared<ProductRowOutcome>(); // Owned by the edit and by its callback.
    m_context.edits.run(ProductEdits::addVariety(product, name, outcome), this, [this, outcome](const Status &status) {
        if (!status) {
            m_new->refuse(errorText(status.error()));
            return;
        }
        m_new->hide();
        select({.product = outcome->productId, .variety = outcome->variantId, .isNew = true});
    });
}

ProductReach ProductsPage::reachOf(const QModelIndex &index) const
{
    const CatalogueOverviewService &reading = m_context.services.catalogue;
    const Variant *variant = m_model->variantAt(index);
    const auto reach = variant ? reading.reach(variant->id) : reading.reach(m_model->nodeAt(index)->product.id);
    return reach.value_or(ProductReach());
}

Edit ProductsPage::removalOf(const QModelIndex &index, const ProductReach &reach) const
{
    if (const Variant *variant = m_model->variantAt(index))
        return ProductEdits::remove(*variant, reach);
    return ProductEdits::remove(m_model->nodeAt(index)->product, reach);
}

void ProductsPage::removeSelected()
{
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    QList<Edit> edits;
    qint64 lines = 0;
    for (const QModelIndex &row : rows) {
        const bool goesWithProduct = row.parent().isValid() && rows.contains(row.parent());
        if (goesWithProduct || !m_model->nodeAt(row))
            continue;
        const ProductReach reach = reachOf(row);
        lines += reach.lines;
        edits.append(removalOf(row, reach));
    }
    if (edits.size() == 1) {
        m_context.edits.run(edits.constFirst());
    } else if (!edits.isEmpty()) {
        const int count = int(edits.size());
        Edit all = together(tr("Delete %n rows", nullptr, count), edits);
        all.offer = tr("Deleted %n products or varieties.", nullptr, count);
        if (lines > 0)
            all.offer += u' ' + tr("%n event line(s) went with them.", nullptr, int(lines));
        m_context.edits.run(all);
    }
}

void ProductsPage::duplicateCurrent()
{
    const ProductNode *node = m_model->nodeAt(m_tree->currentIndex());
    if (!node)
        return;
    const auto outcome = std::make_shared<ProductRowOutcome>(); // Owned by the edit and by its callback.
    const Variant *variant = m_model->variantAt(m_tree->currentIndex());
    selectMade(variant ? ProductEdits::duplicateVariety(node->product, *variant, outcome)
                       : ProductEdits::duplicate(node->product, outcome),
               outcome);
}

void ProductsPage::selectMade(const Edit &edit, const std::shared_ptr<ProductRowOutcome> &outcome)
{
    m_context.edits.run(edit, this, [this, outcome](const Status &status) {
        if (status)
            select({.product = outcome->productId, .variety = outcome->variantId, .isNew = true});
        else
            Q_EMIT noted(errorText(status.error()), {}, {});
    });
}

void ProductsPage::showMenu(const QPoint &at)
{
    if (!m_model->nodeAt(m_tree->indexAt(at)))
        return;
    const auto key = [](const QKeySequence &keys) { return u'\t' + keys.toString(QKeySequence::NativeText); };
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(iconFor(u"duplicate"_s), tr("Duplicate") + key(Qt::CTRL | Qt::Key_D), this,
                    &ProductsPage::duplicateCurrent);
    menu->addAction(iconFor(u"add"_s), tr("New variety") + key(Qt::CTRL | Qt::SHIFT | Qt::Key_N), this,
                    &ProductsPage::startNewVariety);
    menu->addSeparator();
    menu->addAction(iconFor(u"delete"_s), tr("Delete") + key(QKeySequence(Qt::Key_Delete)), this,
                    &ProductsPage::removeSelected);
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

} // namespace stemdesk::ui
