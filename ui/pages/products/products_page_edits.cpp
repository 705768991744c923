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

#include <QHash>
#include <QItemSelectionModel>
#include <QMenu>
#include <QSet>

#include <algorithm>
#include <optional>

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

namespace {

constexpr qsizetype kFewRows = 20; // Read on this thread; more would keep the window waiting.
constexpr qsizetype kProductsInBlock = 100;

struct RowToRemove {
    ProductId product;
    std::optional<VariantId> variety; ///< None: the product with all its varieties.
};

struct FoundRow {
    Product product;
    std::optional<Variant> variety;
    ProductReach reach;
};

Result<QHash<ProductId, Product>> readProducts(const ShopServices &services, const QList<RowToRemove> &rows)
{
    QHash<ProductId, Product> products;
    for (qsizetype from = 0; from < rows.size(); from += kProductsInBlock) {
        QList<ProductId> ids;
        for (const RowToRemove &row : rows.mid(from, kProductsInBlock))
            ids += row.product;
        const QList<Product> found = TRY(services.catalogue.products(ids));
        for (const Product &product : found)
            products.insert(product.id, product);
    }
    return products;
}

/// Without those that are gone by now. Runs on either thread.
Result<QList<FoundRow>> readRows(const ShopServices &services, const QList<RowToRemove> &rows)
{
    const CatalogueOverviewService &reading = services.catalogue;
    const QHash<ProductId, Product> products = TRY(readProducts(services, rows));
    QList<FoundRow> found;
    for (const RowToRemove &row : rows) {
        const auto product = products.constFind(row.product);
        if (product == products.cend())
            continue;
        if (!row.variety) {
            const ProductReach reach = reading.reach(row.product).value_or(ProductReach());
            found.append({.product = *product, .variety = {}, .reach = reach});
            continue;
        }
        const auto variety = std::ranges::find(product->variants, *row.variety, &Variant::id);
        if (variety == product->variants.cend())
            continue;
        const ProductReach reach = reading.reach(*row.variety).value_or(ProductReach());
        found.append({.product = *product, .variety = *variety, .reach = reach});
    }
    return found;
}

} // namespace

void ProductsPage::removeSelected()
{
    const QModelIndexList selected = m_tree->selectionModel()->selectedRows();
    const QSet<QModelIndex> all(selected.cbegin(), selected.cend());
    QList<RowToRemove> rows;
    for (const QModelIndex &row : selected) {
        const bool goesWithProduct = row.parent().isValid() && all.contains(row.parent());
        if (!goesWithProduct)
            rows.append({.product = m_model->productAt(row), .variety = m_model->varietyAt(row)});
    }
    const auto removeFound = [this](const Result<QList<FoundRow>> &found) {
        if (!found) {
            Q_EMIT noted(errorText(found.error()), {}, {});
            return;
        }
        QList<Edit> edits;
        qint64 lines = 0;
        for (const FoundRow &row : *found) {
            lines += row.reach.lines;
            edits.append(row.variety ? ProductEdits::remove(*row.variety, row.reach)
                                     : ProductEdits::remove(row.product, row.reach));
        }
        remove(edits, lines);
    };
    if (rows.size() <= kFewRows)
        removeFound(readRows(m_context.services, rows));
    else
        askBeside(
            m_context.lookups, m_context, this, [rows](ShopServices &services) { return readRows(services, rows); },
            removeFound);
}

void ProductsPage::remove(const QList<Edit> &edits, qint64 lines)
{
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
