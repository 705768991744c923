#include "ui/pages/list_page.h"

#include "ui/exchange/table_output.h"
#include "ui/models/recent_changes.h"
#include "ui/models/sorted_rows.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/column_share.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/new_row.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/error_text.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSharedWidth = 1080; ///< Columns are fractions of at least this width.

} // namespace

ListPage::ListPage(UiContext &context, const Words &words, QWidget *parent)
    : QWidget(parent), m_context(context), m_words(words), m_header(new PageHeader(words.title)),
      m_search(m_header->enableSearch(words.search)), m_sorted(new SortedRows(this)),
      m_table(new TableView(words.title)), m_first(new EmptyState(words.icon, words.empty, words.add)),
      m_new(new NewRow(NewRow::Place::AboveTable)), m_output(new TableOutput(context, this))
{
    m_centre = new ListStack(m_table, m_first, words.noMatch);
    connect(m_first, &EmptyState::actionChosen, this, &ListPage::startNew);
    connect(m_header->setPrimaryAction(words.add), &Button::clicked, this, &ListPage::startNew);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &ListPage::startNew);
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_new, &NewRow::entered, this, [this] {
        if (m_new->beginSending())
            create(m_new->text(0));
    });
    connect(m_output, &TableOutput::noted, this, &ListPage::noted);
    connect(m_table, &TableView::deleteRequested, this, [this] { removeChosen(); });
}

void ListPage::build(QAbstractItemModel *model, QWidget *panel)
{
    m_sorted->setSourceModel(model);
    m_table->setModel(m_sorted);
    GuardedSelection::guard(*m_table, *panel);
    sortByHeads(*m_table->horizontalHeader(), 0, orderMemory(m_context.settings, m_words.name));
    m_table->setSortingEnabled(true);
    addOrders(*m_header->menu(), *m_table->horizontalHeader(), {});
    m_table->setStretchedColumn(0);
    (new ColumnShare(*m_table))->remember(columnMemory(m_context.settings, m_words.name));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ListPage::notifyChosen);
    m_splitter = new Splitter(m_words.name, splitterMemory(m_context.settings));
    m_splitter->addWidget(buildMaster());
    m_splitter->addWidget(panel);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setFoldable(panel, m_words.chosen);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_table);
    if (m_new->keepIn(draftMemory(m_context, m_words.name)))
        startNew();
}

QWidget *ListPage::buildMaster()
{
    auto *master = new QWidget;
    auto *column = new QVBoxLayout(master);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_new->addField(m_words.nameOfNew)->setMaximumWidth(metric::kSearchWidth);
    m_new->addButton();
    m_new->addClose(m_words.addNone);
    column->addWidget(m_new);
    column->addWidget(m_centre, 1);
    column->addWidget(new RefusalNote(*m_table)); // Below what is typed: nothing moves when it appears.
    return master;
}

void ListPage::setParts(const QList<std::pair<int, double>> &parts, int phone)
{
    m_parts = parts;
    m_phone = phone;
}

void ListPage::startNew()
{
    m_new->open();
}

void ListPage::watch(ResourceSet resources)
{
    RecentChanges::watch(m_context, this, resources, [this] {
        m_isStale = !isVisible();
        if (!m_isStale)
            showBeside();
    });
}

void ListPage::choose(int row)
{
    const QModelIndex index = m_sorted->mapFromSource(m_sorted->sourceModel()->index(row, 0));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void ListPage::showRows(const QString &state, bool isNarrowed, int row)
{
    const int rows = m_sorted->rowCount();
    m_centre->showFor(rows, isNarrowed);
    m_header->setState(rows == 0 && !isNarrowed ? QString() : state); // The page itself says that the list is empty.
    if (rows > 0 && (!m_table->currentIndex().isValid() || row < 0))
        m_table->setCurrentIndex(row < 0 ? m_sorted->index(0, 0)
                                         : m_sorted->mapFromSource(m_sorted->sourceModel()->index(row, 0)));
    notifyChosen();
}

void ListPage::notifyChosen()
{
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    onChosen(index.isValid() ? index.row() : -1);
}

void ListPage::showMade(const Status &status, const std::function<void()> &open)
{
    if (!status) {
        m_new->refuse(errorText(status.error()));
        return;
    }
    m_new->hide();
    open();
    m_splitter->reveal();
    focusFirstField();
}

void ListPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_isStale, false))
        showBeside();
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    sizeColumns();
}

void ListPage::sizeColumns()
{
    QHeaderView *columns = m_table->horizontalHeader();
    const int shared = std::min(width(), std::max(kSharedWidth, width() - metric::kSidePanelWidth));
    for (const auto &[column, part] : std::as_const(m_parts)) {
        if (!m_table->isColumnHidden(column))
            resizeToPart(*columns, column, part, shared);
    }
    const int number = columnWidth(*columns, m_phone, u"+44 117 496 0142"_s);
    columns->resizeSection(m_phone, std::max(columns->sectionSize(m_phone), number));
}

} // namespace stemdesk::ui
