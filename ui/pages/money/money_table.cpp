#include "ui/pages/money/money_table.h"

#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/tables/table_view.h"

#include <QShortcut>
#include <QSortFilterProxyModel>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

MoneyTable::MoneyTable(const QString &name, QAbstractItemModel &model, EmptyState *empty, QWidget *parent)
    : QStackedWidget(parent), m_found(new QSortFilterProxyModel(this)), m_table(new TableView(name)), m_empty(empty),
      m_none(new EmptyState(u"search"_s, tr("No matches.")))
{
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1); // In any of them.
    m_found->setSourceModel(&model);
    m_table->setModel(m_found);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    for (QWidget *shown :
         {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_empty), static_cast<QWidget *>(m_none)})
        addWidget(shown);
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
    QWidget *const nothing = m_isNarrowed ? m_none : m_empty;
    setCurrentWidget(m_found->rowCount() > 0 ? m_table : nothing);
    Q_EMIT currentChanged();
}

} // namespace stemdesk::ui
