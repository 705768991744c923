#include "ui/pages/suppliers/suppliers_page.h"

#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/suppliers/supplier_panel.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/supplier_edits.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/chip_row.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/list_stack.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool concernsUse(const Changes &changes)
{
    return std::ranges::any_of(changes, [](const Change &change) {
        return change.resource == Resource::OrderSheet || change.resource == Resource::Product
            || change.resource == Resource::PriceList;
    });
}

} // namespace

SuppliersPage::SuppliersPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Suppliers"))),
      m_model(new SuppliersModel(context, this)), m_sorted(new QSortFilterProxyModel(this)),
      m_table(new TableView(tr("Suppliers"))),
      m_first(new EmptyState(
          u"suppliers"_s,
          tr("Who do you buy from? Add your growers and wholesalers here, so that flowers and orders can use them."),
          tr("Add a supplier"))),
      m_centre(new ListStack(m_table, m_first, tr("No matching suppliers."))),
      m_new(new NewRow(NewRow::Place::AboveTable)), m_panel(new SupplierPanel(context)),
      m_output(new TableOutput(context, this))
{
    buildHeader();
    buildTable();
    m_splitter = new Splitter(u"suppliers"_s, splitterMemory(context.settings));
    m_splitter->addWidget(buildMaster());
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setFoldable(m_panel, tr("the chosen supplier"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_table);
    connectSignals();
    onRefreshed();
}

void SuppliersPage::buildHeader()
{
    m_search = m_header->enableSearch(tr("Search name, e-mail, phone, notes…"));
    auto *add = m_header->setPrimaryAction(tr("New supplier"));
    connect(add, &Button::clicked, this, &SuppliersPage::startNew);
    auto *shortcut = new QShortcut(QKeySequence::New, this);
    connect(shortcut, &QShortcut::activated, this, &SuppliersPage::startNew);
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export…"), this,
                                [this] { m_output->askAndSave({.table = ExportedTable::Suppliers}, tr("Suppliers")); });
    buildFilters();
}

void SuppliersPage::buildFilters()
{
    auto *group = new QButtonGroup(this);
    const std::array<std::pair<Shown, QString>, 3> choices{
        {{Shown::Active, tr("Active")}, {Shown::Archived, tr("Archived")}, {Shown::All, tr("All")}}};
    for (const auto &[shown, label] : choices) {
        Chip *chip = m_header->chips()->addChip(label);
        chip->setCheckable(true);
        chip->setChecked(shown == Shown::Active);
        group->addButton(chip);
        connect(chip, &Chip::clicked, this, [this, choice = shown] { showOnly(choice); });
    }
}

void SuppliersPage::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setSortLocaleAware(true);
    m_sorted->sort(SuppliersModel::Name);
    m_table->setModel(m_sorted);
    m_table->setStretchedColumn(SuppliersModel::Name);
    m_table->setColumnHidden(SuppliersModel::State, true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
}

QWidget *SuppliersPage::buildMaster()
{
    auto *master = new QWidget;
    auto *column = new QVBoxLayout(master);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_new->addField(tr("Name of the new supplier"))->setMaximumWidth(metric::kSearchWidth);
    m_new->addHint();
    m_new->addClose(tr("Do not add a supplier"));
    if (m_new->keepIn(draftMemory(m_context, u"supplier"_s)))
        startNew();
    column->addWidget(m_new);
    column->addWidget(m_centre, 1);
    return master;
}

void SuppliersPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_isStale, false))
        m_panel->showUse();
}

void SuppliersPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Parts of the page's width; the names take what is left.
    constexpr std::array<std::pair<int, double>, 4> kParts{{{SuppliersModel::Email, 0.24},
                                                            {SuppliersModel::Phone, 0.11},
                                                            {SuppliersModel::AccountNumber, 0.11},
                                                            {SuppliersModel::State, 0.08}}};
    for (const auto &[column, part] : kParts) {
        if (!m_table->isColumnHidden(column))
            resizeToPart(*m_table->horizontalHeader(), column, part * width());
    }
    QHeaderView *header = m_table->horizontalHeader();
    const int phone = columnWidth(*header, SuppliersModel::Phone, u"+44 117 496 0142"_s);
    header->resizeSection(SuppliersModel::Phone, std::max(header->sectionSize(SuppliersModel::Phone), phone));
}

void SuppliersPage::connectSignals()
{
    connect(m_search, &SearchField::searched, this, &SuppliersPage::search);
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_first, &EmptyState::actionChosen, this, &SuppliersPage::startNew);
    connect(m_output, &TableOutput::noted, this, &SuppliersPage::noted);
    connect(m_panel, &SupplierPanel::sheetChosen, this, &SuppliersPage::sheetChosen);
    auto *changes = new RecentChanges(m_context, this);
    connect(changes, &RecentChanges::gathered, this, [this](const Changes &recent) {
        if (!concernsUse(recent))
            return;
        m_isStale = !isVisible();
        if (!m_isStale)
            m_panel->showUse();
    });
    connect(m_new, &NewRow::entered, this, [this] { create(m_new->text(0)); });
    connect(m_model, &SuppliersModel::refreshed, this, &SuppliersPage::onRefreshed);
    connect(m_table, &TableView::deleteRequested, this, &SuppliersPage::archiveCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SuppliersPage::onCurrentChanged);
}

void SuppliersPage::startNew()
{
    m_new->open();
}

void SuppliersPage::create(const QString &name)
{
    const auto id = std::make_shared<SupplierId>(); // Owned by the edit and by what waits for it.
    m_context.edits.run(SupplierEdits::create(name, id), this, [this, id](const Status &status) {
        if (!status) {
            m_new->refuse(errorText(status.error()));
            return;
        }
        m_new->hide();
        open(*id);
        m_splitter->reveal();
        m_panel->focusFirstField();
    });
}

void SuppliersPage::open(SupplierId id)
{
    m_model->refresh();
    if (m_model->rowOf(id) < 0)
        unhide(id);
    const QModelIndex index = m_sorted->mapFromSource(m_model->index(m_model->rowOf(id), SuppliersModel::Name));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

/// The search or the filter hides it, or it is far down a long list, which is searched for it instead.
void SuppliersPage::unhide(SupplierId id)
{
    const auto supplier = m_context.services.suppliers.find(id);
    if (!supplier)
        return;
    const Shown shown = supplier->isArchived ? Shown::Archived : Shown::Active;
    m_search->clear();
    m_header->chips()->chips().at(int(shown))->click();
    m_model->setFilter({.isArchived = supplier->isArchived});
    if (m_model->rowOf(id) >= 0)
        return;
    m_search->setText(supplier->name);
    m_model->setFilter({.q = supplier->name, .isArchived = supplier->isArchived});
}

void SuppliersPage::archiveCurrent()
{
    const Supplier supplier = m_model->supplierAt(m_model->rowOf(m_current));
    if (!supplier.id.isNull() && !supplier.isArchived)
        m_context.edits.run(SupplierEdits::archive(supplier));
}

void SuppliersPage::showOnly(Shown shown)
{
    SupplierFilter filter = m_model->filter();
    filter.isArchived = shown == Shown::All ? std::nullopt : std::optional(shown == Shown::Archived);
    m_table->setColumnHidden(SuppliersModel::State, shown != Shown::All); // The same in every row.
    m_model->setFilter(filter);
}

void SuppliersPage::search(const QString &text)
{
    SupplierFilter filter = m_model->filter();
    filter.q = text.trimmed();
    m_model->setFilter(filter);
}

void SuppliersPage::onRefreshed()
{
    const int rows = m_model->rowCount();
    m_centre->showFor(rows, !m_model->filter().q.isEmpty() || m_model->filter().isArchived == true);
    m_header->setState(m_model->canFetchMore({}) ? tr("more than %n suppliers", nullptr, rows)
                                                 : tr("%n suppliers", nullptr, rows));
    if (rows > 0 && (!m_table->currentIndex().isValid() || m_model->rowOf(m_current) < 0)) {
        const int row = std::max(m_model->rowOf(m_current), -1);
        m_table->setCurrentIndex(row < 0 ? m_sorted->index(0, 0) : m_sorted->mapFromSource(m_model->index(row, 0)));
    }
    onCurrentChanged();
}

void SuppliersPage::onCurrentChanged()
{
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    const Supplier supplier = index.isValid() ? m_model->supplierAt(index.row()) : Supplier();
    m_current = supplier.id;
    m_model->hold(m_current);
    m_panel->setSupplier(supplier);
}

SupplierId SuppliersPage::current() const
{
    return m_current;
}

} // namespace stemdesk::ui
