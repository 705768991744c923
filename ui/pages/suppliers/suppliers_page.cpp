#include "ui/pages/suppliers/suppliers_page.h"

#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/pages/suppliers/supplier_panel.h"
#include "ui/pages/suppliers/suppliers_model.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QtMath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

ListPage::Words SuppliersPage::words()
{
    return {.name = u"suppliers"_s,
            .icon = u"suppliers"_s,
            .title = tr("Suppliers"),
            .search = tr("Search name, e-mail, phone, notes…"),
            .add = tr("New supplier"),
            .nameOfNew = tr("Name of the new supplier"),
            .addNone = tr("Do not add a supplier"),
            .empty =
                tr("Who do you buy from? Add your growers and wholesalers here, so that flowers and orders can use "
                   "them."),
            .noMatch = tr("No matching suppliers."),
            .chosen = tr("the chosen supplier")};
}

SuppliersPage::SuppliersPage(UiContext &context, QWidget *parent)
    : ListPage(context, words(), parent), m_model(new SuppliersModel(context, this)),
      m_panel(new SupplierPanel(context)), m_shown(new ViewSwitch)
{
    header().menu()->addAction(iconFor(u"export"_s), tr("Export…"), this,
                               [this] { output().askAndSave({.table = ExportedTable::Suppliers}, tr("Suppliers")); });
    buildFilters();
    build(m_model, m_panel);
    table().setColumnHidden(SuppliersModel::State, true);
    setParts({{SuppliersModel::Email, 0.2},
              {SuppliersModel::Phone, 0.11},
              {SuppliersModel::AccountNumber, 0.09},
              {SuppliersModel::Minimum, 0.1},
              {SuppliersModel::Products, 0.07},
              {SuppliersModel::Varieties, 0.07},
              {SuppliersModel::OpenOrders, 0.11}},
             SuppliersModel::Phone);
    connect(&search(), &SearchField::searched, this, &SuppliersPage::find);
    connect(m_panel, &SupplierPanel::sheetChosen, this, &SuppliersPage::sheetChosen);
    connect(m_model, &SuppliersModel::refreshed, this, &SuppliersPage::onRefreshed);
    connect(m_model, &SuppliersModel::counted, this, [this] { m_panel->setFigures(m_model->figuresFor(m_current)); });
    watch({Resource::OrderSheet, Resource::Product, Resource::PriceList});
    table().installEventFilter(this);
    onRefreshed();
}

bool SuppliersPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &table() && event->type() == QEvent::Resize)
        fitColumns();
    return ListPage::eventFilter(watched, event);
}

/// In a narrow table the figures have precedence over what the panel says as well.
void SuppliersPage::fitColumns()
{
    sizeColumns();
    QHeaderView &columns = *table().horizontalHeader();
    columns.resizeSection(SuppliersModel::State,
                          columnWidth(columns, SuppliersModel::State, {})
                              + qCeil(statusChipWidth(SuppliersModel::tr("Archived"))));
    giveWayToNames(
        columns, SuppliersModel::Name, table().width(),
        {SuppliersModel::AccountNumber, SuppliersModel::Email, SuppliersModel::Varieties, SuppliersModel::Products},
        u"Farm & Valley Flower Growers"_s);
}

void SuppliersPage::buildFilters()
{
    for (const QString &label : {tr("Active"), tr("Archived"), tr("All")}) // As in Shown.
        m_shown->addView({}, label);
    header().chips()->addWidget(m_shown);
    connect(m_shown, &QTabBar::currentChanged, this, [this](int shown) { showOnly(Shown(shown)); });
}

void SuppliersPage::create(const QString &name)
{
    const auto id = std::make_shared<SupplierId>(); // Owned by the edit and by its callback.
    context().edits.run(SupplierEdits::create(name, id), this,
                        [this, id](const Status &status) { showMade(status, [this, id] { open(*id); }); });
}

void SuppliersPage::open(SupplierId id)
{
    m_model->refresh();
    if (m_model->rowOf(id) < 0)
        unhide(id);
    choose(m_model->rowOf(id));
}

/// The search or filter hides it, or it is far down a long list, which is searched for it instead.
void SuppliersPage::unhide(SupplierId id)
{
    const auto supplier = context().services.suppliers.find(id);
    if (!supplier)
        return;
    const Shown shown = supplier->isArchived ? Shown::Archived : Shown::Active;
    search().clear();
    m_shown->setCurrentIndex(int(shown));
    m_model->setFilter({.isArchived = supplier->isArchived});
    if (m_model->rowOf(id) >= 0)
        return;
    search().setText(supplier->name);
    m_model->setFilter({.q = supplier->name, .isArchived = supplier->isArchived});
}

void SuppliersPage::removeChosen()
{
    const Supplier supplier = m_model->rowAt(m_model->rowOf(m_current));
    if (!supplier.id.isNull() && !supplier.isArchived)
        context().edits.run(SupplierEdits::archive(supplier));
}

void SuppliersPage::showOnly(Shown shown)
{
    ResourceFilter filter = m_model->filter();
    filter.isArchived = shown == Shown::All ? std::nullopt : std::optional(shown == Shown::Archived);
    table().setColumnHidden(SuppliersModel::State, shown != Shown::All); // The same in every row.
    fitColumns();
    m_model->setFilter(filter);
}

void SuppliersPage::find(const QString &text)
{
    ResourceFilter filter = m_model->filter();
    filter.q = text.trimmed();
    m_model->setFilter(filter);
}

void SuppliersPage::onRefreshed()
{
    const int rows = m_model->rowCount();
    const ResourceFilter &filter = m_model->filter();
    showRows(m_model->canFetchMore({}) ? tr("more than %n suppliers", nullptr, rows)
                                       : tr("%n suppliers", nullptr, rows),
             !filter.q.isEmpty() || filter.isArchived == true, m_model->rowOf(m_current));
}

void SuppliersPage::onChosen(int row)
{
    const Supplier supplier = m_model->rowAt(row);
    m_current = supplier.id;
    m_model->hold(m_current);
    m_panel->setSupplier(supplier);
    m_panel->setFigures(m_model->figuresFor(m_current));
}

void SuppliersPage::showBeside()
{
    m_panel->showUse();
    m_model->readFigures();
}

void SuppliersPage::focusFirstField()
{
    m_panel->focusFirstField();
}

} // namespace stemdesk::ui
