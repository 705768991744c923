#include "ui/pages/series/series_page.h"

#include "core/services/services.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/models/recent_changes.h"
#include "ui/models/sorted_rows.h"
#include "ui/pages/series/series_model.h"
#include "ui/pages/series/series_panel.h"
#include "ui/series/repeat_actions.h"
#include "ui/ui_context.h"
#include "ui/undo/series_edits.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/widgets/tables/guarded_selection.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"

#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

SeriesPage::SeriesPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_lookup(context), m_header(new PageHeader(tr("Series"))),
      m_search(m_header->enableSearch(tr("Search name, client…"))), m_model(new SeriesModel(context, this)),
      m_sorted(new SortedRows(this)), m_table(new TableView(tr("Series"))), m_panel(new SeriesPanel(context)),
      m_repeat(new RepeatActions(context, this)), m_output(new TableOutput(context, this))
{
    buildHeader();
    buildBody();
    connect(m_model, &SeriesModel::refreshed, this, &SeriesPage::onRefreshed);
    connect(m_search, &SearchField::searched, this, [this](const QString &text) { m_model->search(text.trimmed()); });
    connect(m_search, &SearchField::leftForResults, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_panel, &SeriesPanel::eventChosen, this, &SeriesPage::eventChosen);
    connect(m_panel, &SeriesPanel::removeRequested, this, &SeriesPage::removeChosen);
    connect(m_panel, &SeriesPanel::noted, this, [this](const QString &text) { Q_EMIT noted(text, {}, {}); });
    connect(m_table, &TableView::deleteRequested, this, &SeriesPage::removeChosen);
    connect(m_table, &TableView::editedRowRemoved, this, [this](const QString &typed) {
        if (!typed.isEmpty())
            Q_EMIT noted(RefusalNote::removedText(typed), {}, {});
    });
    connect(m_output, &TableOutput::noted, this, &SeriesPage::noted);
    RecentChanges::watch(context, this, {Resource::Event}, [this] {
        m_panel->showEvents();
        readOutlooks();
    });
    onRefreshed();
}

void SeriesPage::buildHeader()
{
    connect(m_header->setPrimaryAction(tr("New series")), &QAbstractButton::clicked, this, &SeriesPage::startNew);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &SeriesPage::startNew);
    connect(m_repeat, &RepeatActions::made, this, &SeriesPage::open);
    connect(m_repeat, &RepeatActions::refused, this, [this](const QString &reason) {
        if (!reason.isEmpty())
            Q_EMIT noted(reason, {}, {});
    });
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export…"), this,
                                [this] { m_output->askAndSave({.table = ExportedTable::Series}, tr("Series")); });
}

void SeriesPage::buildBody()
{
    auto *first =
        new EmptyState(u"series"_s,
                       tr("What you make again and again: a hotel’s lobby every Monday, a restaurant’s tables "
                          "on the first Thursday. Choose “Repeat…” in the menu of an event."),
                       tr("New series"));
    connect(first, &EmptyState::actionChosen, this, &SeriesPage::startNew);
    m_centre = new ListStack(m_table, first, tr("No matching series."));
    m_sorted->setSourceModel(m_model);
    m_table->setModel(m_sorted);
    GuardedSelection::guard(*m_table, *m_panel);
    sortByHeads(*m_table->horizontalHeader(), SeriesModel::Name, orderMemory(m_context.settings, u"series"_s));
    m_table->setSortingEnabled(true);
    addOrders(*m_header->menu(), *m_table->horizontalHeader(), {});
    m_table->setStretchedColumn(SeriesModel::Name);
    QHeaderView &header = *m_table->horizontalHeader(); // Dates and prices come later.
    header.resizeSection(SeriesModel::Next, columnWidth(header, SeriesModel::Next, widestDate(mediumDate)));
    header.resizeSection(SeriesModel::Price,
                         columnWidth(header, SeriesModel::Price, moneyText(8'888.88, m_context.shop.currency)));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SeriesPage::onChosen);
    auto *splitter = new Splitter(u"series"_s, splitterMemory(m_context.settings));
    splitter->addWidget(m_centre);
    splitter->addWidget(m_panel);
    splitter->setStretchFactor(0, 1);
    splitter->setFoldable(m_panel, tr("the chosen series"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(splitter, 1);
    setFocusProxy(m_table);
}

/// In a narrow table the name has precedence over the client and the rule, which are beside it as well.
bool SeriesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        giveWayToNames(*m_table->horizontalHeader(), SeriesModel::Name, m_table->width(),
                       {SeriesModel::Client, SeriesModel::Repeats});
    return QWidget::eventFilter(watched, event);
}

void SeriesPage::open(const SeriesId &id)
{
    m_model->refresh();
    if (m_model->rowOf(id) < 0 && !m_model->searched().isEmpty()) {
        m_search->clear();
        m_model->search({});
    }
    for (int before = -1; m_model->rowOf(id) < 0 && m_model->rowCount() > before && m_model->canFetchMore({});) {
        before = m_model->rowCount(); // It does not grow if the store is busy.
        m_model->fetchMore({});
    }
    choose(m_model->rowOf(id));
}

void SeriesPage::startNew()
{
    m_repeat->repeatAny();
}

void SeriesPage::choose(int row)
{
    const QModelIndex index = m_sorted->mapFromSource(m_model->index(row, 0));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

/// Its events stay, because next week's were promised.
void SeriesPage::removeChosen()
{
    const Series series = m_model->rowAt(m_model->rowOf(m_current)).series;
    if (series.id.isNull())
        return;
    Edit edit = removeSeriesEdit(tr("Delete series %1").arg(series.name), series.id, FutureEvents::Keep);
    edit.offer = series.eventsCount > 0
        ? tr("Deleted series %1; its %n event(s) stay", nullptr, series.eventsCount).arg(series.name)
        : tr("Deleted series %1").arg(series.name);
    m_context.edits.run(edit);
}

void SeriesPage::onRefreshed()
{
    const int rows = m_model->rowCount();
    m_centre->showFor(rows, !m_model->searched().isEmpty());
    m_header->setState(tr("%n series", nullptr, rows));
    readOutlooks();
    const int row = m_model->rowOf(m_current);
    if (rows > 0 && row < 0)
        m_table->setCurrentIndex(m_sorted->index(0, 0));
    onChosen();
}

void SeriesPage::readOutlooks()
{
    m_lookup.ask([ids = m_model->ids(), today = shopToday(m_context)](
                     ShopServices &services) { return readSeriesOutlooks(services, ids, today); },
                 [this](const Result<SeriesOutlooks> &outlooks) {
                     if (outlooks) // Otherwise the store is busy; the next change reads again.
                         m_model->setOutlooks(*outlooks);
                 });
}

void SeriesPage::onChosen()
{
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    const ShownSeries shown = index.isValid() ? m_model->rowAt(index.row()) : ShownSeries();
    m_current = shown.series.id;
    m_panel->setSeries(shown);
}

} // namespace stemdesk::ui
