#include "ui/pages/products/products_page.h"

#include "core/services/catalogue/catalogue_overview_service.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/import/import_entry.h"
#include "ui/pages/products/found_varieties.h"
#include "ui/pages/products/new_product_row.h"
#include "ui/pages/products/product_filters.h"
#include "ui/pages/products/product_panel.h"
#include "ui/pages/products/products_model.h"
#include "ui/pages/products/variant_panel.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/tree_view.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

// Up to this number of matches are expanded automatically.
constexpr int kFew = 12;

// Width limits of the suppliers' column, which has its share of the page if that is wider than the minimum.
constexpr int kLeastPage = 140 * metric::kSpace8;
constexpr int kSuppliersLeast = 19 * metric::kSpace8;

} // namespace

ProductsPage::ProductsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Products"))),
      m_model(new ProductsModel(context, this)), m_tree(new TreeView(tr("Products and varieties"))),
      m_found(new FoundVarieties(*m_tree, *m_model)),
      m_first(new EmptyState(u"products"_s,
                             tr("What do you design with? Add flowers, materials and hire pieces here, each with its "
                                "varieties, stem lengths and packs; recipes and orders are made from them."),
                             tr("New product"))),
      m_centre(new ListStack(m_tree, m_first, tr("No matching products."))), m_new(new NewProductRow(m_model->words())),
      m_detail(new QStackedWidget), m_variant(new VariantPanel(context, m_model->words())),
      m_product(new ProductPanel(context, m_model->words())), m_output(new TableOutput(context, this)),
      m_counting(context)
{
    buildHeader();
    buildTree();
    m_splitter = new Splitter(u"products"_s, splitterMemory(context.settings));
    m_splitter->addWidget(buildMaster());
    m_splitter->addWidget(buildDetail());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setFoldable(m_detail, tr("the chosen row"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_tree);
    connectSignals();
    onRefreshed();
    if (m_new->keepIn(draftMemory(context, u"product"_s)))
        m_new->reopen(context.services.products);
}

void ProductsPage::buildHeader()
{
    m_search = m_header->enableSearch(tr("Search name, variety, SKU, colour…"));
    m_filters = new ProductFilters(*m_header->chips(), m_model->words(), this);
    connect(m_header->setPrimaryAction(tr("New product")), &Button::clicked, this, &ProductsPage::startNew);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &ProductsPage::startNew);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), this), &QShortcut::activated, this,
            &ProductsPage::startNewVariety);
    buildMenu();
}

void ProductsPage::buildMenu()
{
    const QIcon icon = iconFor(u"export"_s);
    QAction *found = m_header->menu()->addAction(icon, tr("Export the products shown…"), this, [this] {
        m_output->askAndSave({.table = ExportedTable::Products, .products = m_model->filter()}, tr("Products"));
    });
    m_header->menu()->addAction(icon, tr("Export all products…"), this,
                                [this] { m_output->askAndSave({.table = ExportedTable::Products}, tr("Products")); });
    m_import = new ImportEntry(m_context, ImportKind::Products, *m_header->menu(), this);
    connect(m_import, &ImportEntry::noted, this, &ProductsPage::noted);
    connect(m_header->addAction(tr("Import…")), &QAbstractButton::clicked, this, [this] { m_import->start(); });
    m_first->addSecondAction(tr("Import a file…"));
    connect(m_first, &EmptyState::secondActionChosen, this, &ProductsPage::startImport);
    connect(m_header->menu(), &QMenu::aboutToShow, this, [this, found] { found->setVisible(m_model->isNarrowed()); });
    connect(m_output, &TableOutput::noted, this, &ProductsPage::noted);
}

void ProductsPage::buildTree()
{
    m_tree->setModel(m_model);
    GuardedSelection::guard(*m_tree, *m_detail);
    m_tree->setReadOn([this] { m_model->readOn(); });
    m_tree->setBring(
        [this](const QModelIndexList &rows, const std::function<void()> &then) { m_model->bring(rows, then); });
    m_tree->setStretchedColumn(int(ProductColumn::Name));
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    sortByHeads(*m_tree->header(), -1, orderMemory(m_context.settings, u"products"_s));
    m_tree->setSortingEnabled(true);
    addOrders(*m_header->menu(), *m_tree->header(), tr("As they were added"));
    m_tree->viewport()->installEventFilter(this);
    connect(m_tree->header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (m_tree->header()->viewport()->underMouse() && QApplication::mouseButtons().testFlag(Qt::LeftButton))
            m_dragged.insert(column);
    });
}

void ProductsPage::sizeColumns()
{
    QHeaderView *columns = m_tree->header();
    const auto resize = [&](int column, int size) {
        if (!m_dragged.contains(column))
            columns->resizeSection(column, size);
    };
    const std::array<std::pair<ProductColumn, int>, 5> widths{{{ProductColumn::Category, 12 * metric::kSpace8},
                                                               {ProductColumn::Type, 11 * metric::kSpace8},
                                                               {ProductColumn::Stem, 8 * metric::kSpace8},
                                                               {ProductColumn::Pack, 7 * metric::kSpace8},
                                                               {ProductColumn::Cost, 14 * metric::kSpace8}}};
    const QString price = moneyText(9.99, m_context.shop.currency);
    for (const auto &[column, width] : widths) {
        const QString usual = column == ProductColumn::Cost ? u"%1 – %1"_s.arg(price) : QString();
        resize(int(column), std::max(width, columnWidth(*columns, int(column), usual)));
    }
    // Suppliers may take part of the width.
    resize(int(ProductColumn::Suppliers), kSuppliersLeast + std::max(0, width() - kLeastPage) / 3);
    // If names would be cut, the column of types gives way, because the filters and the panel show types, too.
    const int names = int(ProductColumn::Name);
    const int type = int(ProductColumn::Type);
    const int room = m_tree->viewport()->width();
    const int spare = m_dragged.contains(type) ? giveWayToNames(*columns, names, room, {})
                                               : giveWayToNames(*columns, names, room, {type});
    // In a wide window figures are not far from the names, which are indented and have swatches before them.
    const int wider = std::max(0, spare - 4 * metric::kSpace24) / (columns->count() - columns->hiddenSectionCount());
    for (int column = names + 1; column < columns->count(); ++column) {
        if (!columns->isSectionHidden(column))
            resize(column, columns->sectionSize(column) + wider);
    }
}

QWidget *ProductsPage::buildMaster()
{
    auto *master = new QWidget;
    auto *column = new QVBoxLayout(master);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_new);
    column->addWidget(m_centre, 1);
    return master;
}

QWidget *ProductsPage::buildDetail()
{
    m_detail->addWidget(m_variant);
    m_detail->addWidget(m_product);
    m_detail->setMinimumWidth(metric::kSidePanelMinimum);
    return m_detail;
}

void ProductsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    sizeColumns();
}

bool ProductsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void ProductsPage::connectSignals()
{
    connect(m_search, &SearchField::searched, this, &ProductsPage::applyFilter);
    connect(m_search, &SearchField::leftForResults, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_filters, &ProductFilters::changed, this, &ProductsPage::applyFilter);
    connect(m_first, &EmptyState::actionChosen, this, &ProductsPage::startNew);
    connect(m_new, &NewProductRow::productNamed, this, &ProductsPage::create);
    connect(m_new, &NewProductRow::varietyNamed, this, &ProductsPage::addVariety);
    connect(m_model, &ProductsModel::refreshed, this, &ProductsPage::onRefreshed);
    connect(m_model, &ProductsModel::filtered, this, &ProductsPage::onFiltered);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ProductsPage::keepPlace);
    connect(m_tree, &TreeView::deleteRequested, this, &ProductsPage::removeSelected);
    connect(m_tree, &TreeView::editedRowRemoved, this, [this](const QString &typed) {
        if (!typed.isEmpty())
            Q_EMIT noted(RefusalNote::removedText(typed), {}, {});
    });
    connect(m_tree, &TreeView::duplicateRequested, this, &ProductsPage::duplicateCurrent);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &ProductsPage::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_model->setSelected(m_tree->selectionModel()->selectedRows()); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProductsPage::showCurrent);
    connect(m_product, &ProductPanel::varietyWanted, this, &ProductsPage::startNewVariety);
    connect(m_variant, &VariantPanel::eventChosen, this, &ProductsPage::eventChosen);
}

void ProductsPage::startNew()
{
    m_new->openForProduct();
}

void ProductsPage::startImport()
{
    m_import->start();
}

void ProductsPage::startNewVariety()
{
    if (const ProductNode *node = m_model->nodeAt(m_tree->currentIndex()))
        m_new->openForVariety(node->product);
}

void ProductsPage::open(ProductId product, VariantId variety)
{
    select({.product = product, .variety = variety});
}

void ProductsPage::select(const Wanted &wanted)
{
    m_wanted.reset();
    if (m_model->finds(wanted.product)) {
        m_model->readNow({wanted.product});
        if (choose(wanted))
            return;
        searchFor(wanted);
        return;
    }
    // Hidden by the search or a filter.
    m_filters->clear();
    m_search->clear();
    applyFilter();
    m_wanted = wanted;
}

/// Its page is far down, so a large catalogue is searched for it instead.
void ProductsPage::searchFor(const Wanted &wanted)
{
    const auto stored = m_context.services.products.find(wanted.product, ProductService::Variants::Skip);
    m_filters->clear();
    m_search->setText(stored ? stored->name : QString());
    if (applyFilter())
        m_wanted = wanted;
}

bool ProductsPage::choose(const Wanted &wanted)
{
    const QModelIndex product = m_model->indexOf(wanted.product);
    if (!product.isValid())
        return false;
    m_tree->expand(product);
    const QModelIndex variety = m_model->indexOf(wanted.product, wanted.variety);
    const QModelIndex index = variety.isValid() ? variety : product;
    if (variety.isValid())
        m_found->reveal(variety);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    if (wanted.isNew) {
        m_splitter->reveal();
        m_variant->focusName();
    }
    return true;
}

void ProductsPage::showColour(const QString &colour)
{
    m_search->clear();
    m_filters->showOnly(&ProductFilter::color, colour);
}

void ProductsPage::showCategory(const QString &category)
{
    m_search->clear();
    m_filters->showOnly(&ProductFilter::category, category);
}

bool ProductsPage::applyFilter()
{
    ProductFilter filter = m_filters->filter();
    filter.q = m_search->text().trimmed();
    if (!m_model->setFilter(filter))
        return false;
    m_wanted.reset();
    return true;
}

/// Remembers what is expanded and selected, for changes of order only.
void ProductsPage::keepPlace()
{
    m_open.clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex product = m_model->index(row, 0);
        if (m_tree->isExpanded(product))
            m_open += m_model->productAt(product);
    }
    const QModelIndex current = m_tree->currentIndex();
    m_left = {.product = m_model->productAt(current), .variety = m_model->varietyAt(current).value_or(VariantId())};
}

void ProductsPage::findPlaceAgain()
{
    for (const ProductId &product : std::as_const(m_open)) {
        if (const QModelIndex row = m_model->indexOf(product); row.isValid())
            m_tree->expand(row);
    }
    if (!m_wanted && !m_left.product.isNull())
        choose(m_left);
    m_tree->scrollToTop(); // After sorting, the first rows are of interest.
}

void ProductsPage::onFiltered()
{
    if (std::exchange(m_order, m_model->order()) != m_model->order())
        findPlaceAgain();
    else
        expandFew();
    if (m_wanted)
        m_wanted->isSearched = true;
    followWanted();
}

/// One of many with the same name may be after the first page.
void ProductsPage::followWanted()
{
    if (!m_wanted || !m_wanted->isSearched)
        return;
    if (choose(*m_wanted) || !m_model->canFetchMore({}))
        m_wanted.reset();
    else if (m_search->text().isEmpty())
        searchFor(Wanted(*m_wanted));
    else
        m_model->readOn();
}

void ProductsPage::expandFew()
{
    if (m_model->rowCount() > kFew)
        return;
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_tree->expand(m_model->index(row, 0));
}

void ProductsPage::onRefreshed()
{
    const int rows = m_model->rowCount();
    m_centre->showFor(rows, m_model->isNarrowed());
    if (m_model->canFetchMore({}))
        countBeside();
    else
        showCount({.products = rows, .variants = m_found->count()});
    const bool isChoosing = rows > 0 && !m_tree->currentIndex().isValid();
    if (isChoosing) {
        const QModelIndex first = m_model->index(0, 0);
        m_tree->expand(first);
        const int variety = m_found->firstOf(first);
        m_tree->setCurrentIndex(variety >= 0 ? m_model->index(variety, 0, first) : first);
    }
    if (!isChoosing || !m_tree->currentIndex().isValid()) // Otherwise it is shown already.
        showCurrent();
    followWanted();
}

/// Keeps the old count until the answer arrives.
void ProductsPage::countBeside()
{
    m_counting.ask([filter = m_model->filter()](ShopServices &services) { return services.catalogue.count(filter); },
                   [this](const Result<CatalogueCount> &count) {
                       if (count && m_model->canFetchMore({}))
                           showCount(*count);
                   });
}

void ProductsPage::showCount(const CatalogueCount &count)
{
    // The page itself says that the catalogue is empty.
    const bool isEmpty = count.products == 0 && !m_model->isNarrowed();
    m_header->setState(isEmpty ? QString()
                               : tr("%1 · %2").arg(tr("%n products", nullptr, int(count.products)),
                                                   tr("%n varieties", nullptr, int(count.variants))));
}

void ProductsPage::showCurrent()
{
    const QModelIndex current = m_tree->currentIndex();
    const ProductNode *node = m_model->nodeAt(current);
    m_detail->setVisible(node != nullptr);
    if (!node)
        return;
    m_model->hold(node->product.id);
    const Variant *variant = m_model->variantAt(current);
    if (variant)
        m_variant->setVariant(node->product, *variant);
    else
        m_product->setProduct(node->product);
    m_detail->setCurrentWidget(variant ? static_cast<QWidget *>(m_variant) : m_product);
}

} // namespace stemdesk::ui
