#include "ui/pages/price_lists/price_lists_page.h"

#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/import/import_entry.h"
#include "ui/pages/price_lists/comparison_view.h"
#include "ui/pages/price_lists/new_list_form.h"
#include "ui/pages/price_lists/price_list_view.h"
#include "ui/pages/price_lists/price_lists_model.h"
#include "ui/pages/price_lists/unpriced_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/price_edits.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"
#include "ui/words/price_words.h"

#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

PriceListsPage::PriceListsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Price lists"))),
      m_lists(new PriceListsModel(context, this)), m_unpriced(new UnpricedModel(context, this)),
      m_form(new NewListForm(context)), m_refusal(new InlineMessage(Tone::Error)),
      m_table(new TableView(tr("Price lists"))), m_view(new PriceListView(context)),
      m_first(new EmptyState(u"price-lists"_s,
                             tr("What do your flowers cost? Make a price list for each type of product and season; "
                                "every event is then priced from the newest one."),
                             tr("New price list"))),
      m_comparison(new ComparisonView(context, *m_lists)),
      m_unpricedTable(new TableView(tr("Varieties without a price"))),
      m_unpricedRefusal(new InlineMessage(Tone::Error)),
      m_unpricedCentre(new ListStack(
          m_unpricedTable,
          new EmptyState(u"check"_s, tr("Every variety on your events has a price on the newest list.")))),
      m_body(new QStackedWidget), m_output(new TableOutput(context, this))
{
    buildHeader();
    buildLists();
    buildBody();
    connectView();
    connectModels();
    onRefreshed();
    m_form->reopen();
}

void PriceListsPage::buildHeader()
{
    m_tabs = m_header->setTabs({tr("Lists"), tr("Compare"), tr("Without a price")});
    connect(m_tabs, &QTabBar::currentChanged, this, &PriceListsPage::onTabChanged);
    m_new = m_header->setPrimaryAction(tr("New price list"));
    connect(m_new, &QAbstractButton::clicked, this, &PriceListsPage::startNew);
    auto *shortcut = new QShortcut(QKeySequence::New, this);
    connect(shortcut, &QShortcut::activated, this, &PriceListsPage::startNew);
    buildMenu();
}

void PriceListsPage::buildMenu()
{
    QAction *save = m_header->menu()->addAction(iconFor(u"export"_s), tr("Export the prices of this list…"));
    connect(save, &QAction::triggered, this, [this] {
        m_output->askAndSave({.table = ExportedTable::Prices, .list = m_current},
                             PriceWords::titleWithDate(m_lists->listed(m_current).list));
    });
    connect(m_header->menu(), &QMenu::aboutToShow, this,
            [this, save] { save->setEnabled(!m_current.isNull() && m_tabs->currentIndex() == Lists); });
    m_import = new ImportEntry(m_context, ImportKind::Prices, *m_header->menu(), this);
    connect(m_import, &ImportEntry::noted, this, &PriceListsPage::noted);
    connect(m_header->addAction(tr("Import…")), &QAbstractButton::clicked, this, [this] { m_import->start(); });
    connect(m_view, &PriceListView::importRequested, this, &PriceListsPage::startImport);
    connect(m_output, &TableOutput::noted, this, &PriceListsPage::noted);
}

void PriceListsPage::buildLists()
{
    m_table->setModel(m_lists);
    GuardedSelection::guard(*m_table, *m_view);
    m_table->setStretchedColumn(PriceListsModel::List);
    (new ColumnShare(*m_table))->remember(columnMemory(m_context.settings, u"price-lists"_s));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
}

QWidget *PriceListsPage::buildListsTab()
{
    auto *splitter = new Splitter(u"price-lists"_s, splitterMemory(m_context.settings));
    splitter->addWidget(m_table);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({metric::kMessageWidth + metric::kSpace12, metric::kWindowMinimumWidth});
    splitter->setWideFirst(metric::kMessageWidth + metric::kFormLabelWidth);
    m_table->setMinimumWidth(metric::kSidePanelMinimum);
    m_centre = new ListStack(splitter, m_first);
    auto *tab = new QWidget;
    auto *column = new QVBoxLayout(tab);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_form);
    column->addWidget(m_refusal);
    column->addWidget(m_centre, 1);
    return tab;
}

QWidget *PriceListsPage::buildUnpricedTab()
{
    m_unpricedTable->setModel(m_unpriced);
    m_unpricedTable->setStretchedColumn(UnpricedModel::Variety);
    m_unpricedTable->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *tab = new QWidget;
    auto *column = new QVBoxLayout(tab);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_unpricedRefusal);
    column->addWidget(m_unpricedCentre, 1);
    return tab;
}

void PriceListsPage::buildBody()
{
    m_body->addWidget(buildListsTab());
    m_body->addWidget(m_comparison);
    m_body->addWidget(buildUnpricedTab());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(m_body, 1);
    setFocusProxy(m_table);
}

void PriceListsPage::connectView()
{
    connect(m_view, &PriceListView::copyRequested, m_form, &NewListForm::openFrom);
    connect(m_view, &PriceListView::duplicateRequested, m_form, &NewListForm::duplicate);
    connect(m_view, &PriceListView::deleteRequested, this, &PriceListsPage::removeList);
    connect(m_view, &PriceListView::eventChosen, this, &PriceListsPage::eventChosen);
    connect(m_form, &NewListForm::made, this, &PriceListsPage::select);
    connect(m_first, &EmptyState::actionChosen, this, &PriceListsPage::startNew);
    connect(m_table, &TableView::deleteRequested, this, [this] { removeList(m_current); });
    connect(m_table, &TableView::duplicateRequested, this, [this] {
        if (!m_current.isNull())
            m_form->duplicate(m_lists->listed(m_current).list);
    });
    connect(m_table, &QAbstractItemView::activated, m_view, qOverload<>(&QWidget::setFocus));
}

void PriceListsPage::connectModels()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PriceListsPage::onCurrentChanged);
    connect(m_lists, &PriceListsModel::refreshed, this, &PriceListsPage::onRefreshed);
    connect(m_unpriced, &UnpricedModel::refreshed, this, &PriceListsPage::onUnpricedRefreshed);
    connect(m_unpriced, &UnpricedModel::refused, m_unpricedRefusal,
            [this](const QString &reason) { m_unpricedRefusal->setMessage(reason); });
    connect(
        m_unpricedTable, &TableView::editedRowRemoved, m_unpricedRefusal,
        [this](const QString &typed) { m_unpricedRefusal->setMessage(RefusalNote::removedText(typed)); },
        Qt::QueuedConnection);
}

void PriceListsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QHeaderView *lists = m_table->horizontalHeader();
    lists->resizeSection(PriceListsModel::Date,
                         columnWidth(*lists, PriceListsModel::Date, widestDate(PriceWords::day)));
    m_table->resizeColumnToContents(PriceListsModel::State);
    constexpr std::array<std::pair<int, double>, 4> kParts{{{UnpricedModel::UsedBy, 0.24},
                                                            {UnpricedModel::Last, 0.18},
                                                            {UnpricedModel::List, 0.16},
                                                            {UnpricedModel::UnitCost, 0.12}}};
    QHeaderView *unpriced = m_unpricedTable->horizontalHeader();
    for (const auto &[column, part] : kParts)
        resizeToPart(*unpriced, column, part, width());
    const int hint = columnWidth(*unpriced, UnpricedModel::UnitCost, UnpricedModel::tr("Enter cost"));
    const int framed = hint + metric::kSpace8; // Inside its frame.
    unpriced->resizeSection(UnpricedModel::UnitCost, std::max(unpriced->sectionSize(UnpricedModel::UnitCost), framed));
}

void PriceListsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_lists->setWatching(true);
    m_unpriced->setWatching(true);
}

void PriceListsPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_lists->setWatching(false);
    m_unpriced->setWatching(false);
}

void PriceListsPage::startNew()
{
    m_tabs->setCurrentIndex(Lists);
    m_form->openEmpty();
}

void PriceListsPage::startImport()
{
    m_import->start();
}

void PriceListsPage::select(const PriceListId &id)
{
    m_lists->refresh();
    m_tabs->setCurrentIndex(Lists);
    const int row = m_lists->rowOf(id);
    if (row < 0)
        return;
    const QModelIndex index = m_lists->index(row, PriceListsModel::List);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    if (!isVisible()) // The user is on another page; leave the focus there.
        return;
    if (m_lists->rowAt(row).list.entriesCount == 0)
        m_view->startAdding();
    else
        m_view->setFocus(Qt::OtherFocusReason);
}

void PriceListsPage::removeList(const PriceListId &id)
{
    const ListedPriceList row = m_lists->listed(id);
    if (row.list.id.isNull())
        return;
    m_context.edits.run(PriceEdits::remove(row.list), this, [this](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
    });
}

void PriceListsPage::onCurrentChanged()
{
    const QModelIndex index = m_table->currentIndex();
    const ListedPriceList row = index.isValid() ? m_lists->rowAt(index.row()) : ListedPriceList();
    if (row.list.id != m_current)
        m_refusal->setMessage({});
    m_current = row.list.id;
    m_import->setList(m_current);
    m_view->setList(row);
}

void PriceListsPage::onRefreshed()
{
    const int rows = m_lists->rowCount();
    m_centre->showFor(rows);
    m_table->resizeColumnToContents(PriceListsModel::State);
    if (rows > 0 && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_lists->index(0, PriceListsModel::List));
    onCurrentChanged();
    if (m_tabs->currentIndex() == Compare)
        m_comparison->refresh();
    showHeader();
}

void PriceListsPage::onTabChanged()
{
    const int tab = m_tabs->currentIndex();
    if (tab == Compare)
        m_comparison->compare(m_current);
    m_body->setCurrentIndex(tab);
    showHeader();
}

void PriceListsPage::onUnpricedRefreshed()
{
    const int rows = m_unpriced->rowCount();
    m_tabs->setTabText(Unpriced,
                       rows == 0 ? tr("Without a price") : tr("Without a price (%1)").arg(QLocale().toString(rows)));
    m_unpricedCentre->showFor(rows);
    showHeader();
}

QString PriceListsPage::listsText() const
{
    const auto due = std::ranges::count_if(m_lists->rows(), &ListedPriceList::isOutOfDate);
    const QString lists = tr("%n price list(s)", nullptr, m_lists->rowCount());
    return due == 0 ? lists : tr("%1, %2 out of date").arg(lists, QLocale().toString(due));
}

void PriceListsPage::showHeader()
{
    switch (Tab(m_tabs->currentIndex())) {
    case Lists:
    case Compare: m_header->setState(listsText()); break;
    case Unpriced: m_header->setState(tr("%n varieties need a price", nullptr, m_unpriced->rowCount())); break;
    }
}

} // namespace stemdesk::ui
