#include "ui/pages/money/money_table.h"

#include "ui/models/sorted_rows.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/header_view.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

MoneyTable::MoneyTable(const QString &name, QAbstractItemModel &model, EmptyState *empty, QWidget *parent)
    : QWidget(parent), m_found(new SortedRows(this)), m_table(new TableView(name)),
      m_stack(new ListStack(m_table, empty, tr("No matches."))), m_foot(new CardRow),
      m_count(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_total(new TextLabel({}, TextStyle::Strong))
{
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1); // All columns,
    m_found->setFilterRole(Qt::AccessibleTextRole); // with their quiet words, such as an event's clients.
    m_found->setSourceModel(&model);
    m_table->setModel(m_found);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    buildFoot();
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
    connect(m_found, &QAbstractItemModel::dataChanged, this, &MoneyTable::showSum);
    setFocusProxy(m_table);
    showRows();
}

void MoneyTable::buildFoot()
{
    m_foot->row()->addWidget(m_count);
    m_foot->row()->addStretch(1);
    m_foot->row()->addWidget(m_total);
    m_foot->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    column->addWidget(m_foot);
    column->addStretch(0); // Has the rest while the rows do not fill the page.
}

void MoneyTable::setSum(const std::function<SumLine(const QList<int> &rows)> &sum)
{
    m_sum = sum;
    showSum();
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
    showSum();
    Q_EMIT currentChanged();
}

void MoneyTable::showSum()
{
    const int shown = m_found->rowCount();
    const bool isSummed = m_sum && shown > 0;
    m_foot->setVisible(isSummed);
    fitRows();
    if (!isSummed)
        return;
    QList<int> rows;
    for (int row = 0; row < shown; ++row)
        rows += m_found->mapToSource(m_found->index(row, 0)).row();
    const SumLine line = m_sum(rows);
    m_count->setText(line.count);
    m_total->setText(line.sum);
}

void MoneyTable::fitRows()
{
    const int heads = m_table->horizontalHeader()->sizeHint().height();
    m_stack->setMaximumHeight(m_foot->isHidden() ? QWIDGETSIZE_MAX : heads + m_table->verticalHeader()->length());
}

/// The sum ends where the amounts do, in a window wider than a table may be, too.
void MoneyTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int beyond = std::max(0, width() - kPageMeasure);
    m_foot->row()->setContentsMargins(kPageEdge, kSpace4, kPageEdge + beyond, kSpace4);
    fitRows();
}

/// The ground of the rows goes on below the sum.
void MoneyTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_foot->isHidden())
        painter.fillRect(rect(), themeTokens().panel);
}

} // namespace stemdesk::ui
