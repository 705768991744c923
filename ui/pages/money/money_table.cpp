#include "ui/pages/money/money_table.h"

#include "ui/models/sorted_rows.h"
#include "ui/widgets/layout/list_stack.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/head_sorting.h"
#include "ui/widgets/tables/table_view.h"

#include <QHeaderView>
#include <QShortcut>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

MoneyTable::MoneyTable(const QString &name, QAbstractItemModel &model, EmptyState *empty, QWidget *parent)
    : QWidget(parent), m_found(new SortedRows(this)), m_table(new TableView(name)),
      m_stack(new ListStack(m_table, empty, tr("No matches.")))
{
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1); // All columns,
    m_found->setFilterRole(Qt::AccessibleTextRole); // with their quiet words, such as an event's clients.
    m_found->setSourceModel(&model);
    m_table->setModel(m_found);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    const auto open = [this] {
        if (const QModelIndex index = current(); index.isValid())
            Q_EMIT opened(index);
    };
    connect(m_table, &QAbstractItemView::doubleClicked, this, open);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), m_table, nullptr, nullptr, Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, open);
    }
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MoneyTable::currentChanged);
    connect(m_found, &QAbstractItemModel::rowsInserted, this, &MoneyTable::showRows);
    connect(m_found, &QAbstractItemModel::rowsRemoved, this, &MoneyTable::showRows);
    connect(m_found, &QAbstractItemModel::modelReset, this, &MoneyTable::showRows);
    setFocusProxy(m_table);
    showRows();
}

void MoneyTable::setOrders(const OrderMemory &memory)
{
    sortByHeads(*m_table->horizontalHeader(), -1, memory);
    m_table->setSortingEnabled(true);
}

QModelIndex MoneyTable::current() const
{
    return m_found->mapToSource(m_table->currentIndex());
}

void MoneyTable::search(const QString &text)
{
    m_found->setFilterFixedString(text);
}

void MoneyTable::setNarrowed(bool isNarrowed)
{
    m_isNarrowed = isNarrowed;
    showRows();
}

void MoneyTable::showRows()
{
    m_stack->showFor(m_found->rowCount(), m_isNarrowed);
    if (m_found->rowCount() > 0 && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_found->index(0, 0)); // Otherwise no button of the page could act.
    Q_EMIT currentChanged();
}

} // namespace stemdesk::ui
