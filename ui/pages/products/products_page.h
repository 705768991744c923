#pragma once

#include "core/domain/catalogue/product.h"
#include "ui/models/lookup.h"
#include "ui/pages/products/product_loading.h"

#include <QSet>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QStackedWidget;

namespace stemdesk {
struct ProductReach;
struct ProductRowOutcome;
} // namespace stemdesk

namespace stemdesk::ui {

class EmptyState;
class FoundVarieties;
class ImportEntry;
class ListStack;
class NewProductRow;
class PageHeader;
class ProductFilters;
class ProductPanel;
class ProductsModel;
class SearchField;
class Splitter;
class TableOutput;
class TreeView;
class VariantPanel;
struct Edit;
struct NewProduct;
struct UiContext;

/// The catalogue: products with their varieties folded in, and the details of the selected one beside it.
class ProductsPage : public QWidget {
    Q_OBJECT

public:
    explicit ProductsPage(UiContext &context, QWidget *parent = nullptr);

    /// Asks for the name of a new product.
    void startNew();
    /// Begins the import of a file.
    void startImport();
    /// Shows a product, or one of its varieties if given, even if a search or filter hides it.
    void open(ProductId product, VariantId variety);
    /// Lists the products of a colour or category, and no others.
    void showColour(const QString &colour);
    void showCategory(const QString &category);

Q_SIGNALS:
    void eventChosen(stemdesk::EventId id);
    /// Something to tell at the bottom of the window; `run` is what `action` does.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHeader();
    void buildMenu();
    void buildTree();
    /// But for columns that the user has dragged.
    void sizeColumns();
    QWidget *buildMaster();
    QWidget *buildDetail();
    void connectSignals();

    void startNewVariety();
    void create(const NewProduct &product);
    void addVariety(const Product &product, const QString &name);
    /// The product to select once its search is answered.
    struct Wanted {
        ProductId product;
        VariantId variety;
        bool isNew = false; ///< The keyboard goes to its name.
        bool isSearched = false; ///< The matches of its name are shown.
    };
    void select(const Wanted &wanted);
    void keepPlace();
    void findPlaceAgain();
    void searchFor(const Wanted &wanted);
    bool choose(const Wanted &wanted);
    void onFiltered();
    void followWanted();
    void removeSelected();
    void duplicateCurrent();
    void showMenu(const QPoint &at);
    void remove(const QList<Edit> &edits, qint64 lines);
    void selectMade(const Edit &edit, const std::shared_ptr<ProductRowOutcome> &outcome);
    /// Returns true if a search was started.
    bool applyFilter();
    void onRefreshed();
    void countBeside();
    void showCount(const CatalogueCount &count);
    void showCurrent();
    void expandFew();

    UiContext &m_context;
    PageHeader *m_header;
    SearchField *m_search = nullptr;
    ProductsModel *m_model;
    ProductFilters *m_filters = nullptr;
    TreeView *m_tree;
    QSet<int> m_dragged; ///< Columns.
    FoundVarieties *m_found;
    Splitter *m_splitter = nullptr;
    EmptyState *m_first;
    ListStack *m_centre;
    NewProductRow *m_new;
    QStackedWidget *m_detail;
    VariantPanel *m_variant;
    ProductPanel *m_product;
    TableOutput *m_output;
    ImportEntry *m_import = nullptr;
    std::optional<Wanted> m_wanted;
    ProductOrder m_order; ///< The order of the shown rows.
    QList<ProductId> m_open; ///< Expanded products before the rows were read again.
    Wanted m_left; ///< The selection at that time.
    Lookup m_counting;
};

} // namespace stemdesk::ui
