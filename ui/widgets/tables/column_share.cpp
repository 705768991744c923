#include "ui/widgets/tables/column_share.h"

#include <QApplication>
#include <QHeaderView>
#include <QList>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

/// Only rows that can soon be seen are measured, because measuring asks the model for every cell.
constexpr int kSharedRows = 50;

} // namespace

ColumnShare::ColumnShare(QTableView &table, Spare spare)
    : QObject(&table), m_table(table), m_header(*table.horizontalHeader()), m_spare(spare)
{
    m_header.setResizeContentsPrecision(kSharedRows);
    connect(&m_header, &QHeaderView::sectionResized, this, &ColumnShare::onResized);
    table.installEventFilter(this);
    const QAbstractItemModel *model = table.model();
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnShare::plan);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ColumnShare::plan);
    connect(model, &QAbstractItemModel::dataChanged, this, &ColumnShare::plan);
}

void ColumnShare::remember(const ColumnMemory &memory)
{
    m_memory = memory;
    const QScopedValueRollback sharing(m_isSharing, true);
    for (const QString &kept : memory.load()) {
        const int column = kept.section(u'=', 0, 0).toInt();
        const int width = kept.section(u'=', 1).toInt();
        if (column < 0 || column >= m_header.count() || width < m_header.minimumSectionSize())
            continue;
        m_own.insert(column);
        m_given[column] = width;
        if (m_header.sectionResizeMode(column) != QHeaderView::Stretch && !m_header.isSectionHidden(column))
            m_header.resizeSection(column, width);
    }
}

void ColumnShare::keep()
{
    if (!m_memory.save)
        return;
    QStringList widths;
    for (const int column : std::as_const(m_own)) {
        if (m_header.sectionResizeMode(column) != QHeaderView::Stretch)
            widths += QStringLiteral("%1=%2").arg(column).arg(m_given.value(column));
    }
    widths.sort();
    m_memory.save(widths);
}

void ColumnShare::onResized(int column, int, int size)
{
    if (m_isSharing)
        return;
    if (m_header.viewport()->underMouse() && QApplication::mouseButtons().testFlag(Qt::LeftButton)) {
        m_own.insert(column);
        m_given[column] = size;
        keep();
        return;
    }
    if (!m_own.contains(column)) {
        m_given[column] = size;
    } else if (size > 0 && m_header.sectionResizeMode(column) != QHeaderView::Stretch) {
        // The page sizes its columns for another width; 0 hides one.
        const QScopedValueRollback sharing(m_isSharing, true);
        m_header.resizeSection(column, m_given.value(column));
    }
    plan();
}

bool ColumnShare::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && std::exchange(m_isStale, false))
        plan();
    return QObject::eventFilter(watched, event);
}

/// Once for all changes, and before anything is painted.
void ColumnShare::plan()
{
    if (m_spare == Spare::Shared && !std::exchange(m_isPlanned, true))
        QMetaObject::invokeMethod(this, &ColumnShare::share, Qt::QueuedConnection);
}

int ColumnShare::widestIn(int column) const
{
    return static_cast<const QAbstractItemView &>(m_table).sizeHintForColumn(column);
}

QHash<int, int> ColumnShare::sizes()
{
    QHash<int, int> sizes;
    int rest = m_header.length();
    for (int column = 0; column < m_header.count(); ++column) {
        if (m_header.isSectionHidden(column) || column == m_names)
            continue;
        if (!m_given.contains(column)) // Before anything was shared.
            m_given[column] = m_header.sectionSize(column);
        rest -= sizes[column] = m_given.value(column);
    }
    if (m_names >= 0)
        sizes[m_names] = rest;
    return sizes;
}

QHash<int, int> ColumnShare::slack(const QHash<int, int> &sizes)
{
    QHash<int, int> slack;
    for (auto size = sizes.cbegin(); size != sizes.cend(); ++size) {
        const int column = size.key();
        int &wanted = m_wanted[column];
        const int title = m_header.sectionSizeHint(column); // With room for the mark of the sorted column.
        const bool isMarked = m_header.isSortIndicatorShown();
        wanted = std::max({wanted, widestIn(column), isMarked ? title : std::min(title, size.value())});
        if (!m_own.contains(column))
            slack[column] = size.value() - wanted;
    }
    return slack;
}

void ColumnShare::share()
{
    m_isPlanned = false;
    const bool isTyping = m_table.viewport()->isAncestorOf(QApplication::focusWidget()); // It moves no columns.
    m_isStale = !m_table.isVisible() || isTyping;
    if (m_isStale)
        return;
    const QScopedValueRollback sharing(m_isSharing, true);
    for (int column = 0; column < m_header.count(); ++column) {
        if (m_header.sectionResizeMode(column) == QHeaderView::Stretch)
            m_names = column;
    }
    QHash<int, int> sizes = this->sizes();
    const QHash<int, int> slack = this->slack(sizes);
    QList<int> cut;
    int spare = 0;
    for (auto each = slack.cbegin(); each != slack.cend(); ++each) {
        if (each.value() < 0)
            cut.append(each.key());
        spare += std::max(0, each.value());
    }
    // If there is not enough width for all, as many columns as possible become whole.
    std::ranges::sort(cut, {}, [&](int column) { return std::pair(-slack.value(column), column); });
    int given = 0;
    for (const int column : cut) {
        const int more = std::min(-slack.value(column), spare - given);
        sizes[column] += more;
        given += more;
    }
    for (auto each = slack.cbegin(); each != slack.cend() && given > 0; ++each) {
        if (each.value() > 0)
            sizes[each.key()] -= (each.value() * given + spare - 1) / spare;
    }
    spread(sizes, slack);
    for (auto size = sizes.cbegin(); size != sizes.cend(); ++size) {
        if (size.key() != m_names)
            m_header.resizeSection(size.key(), size.value());
    }
}

/// Divides the spare width of the names evenly among the columns that are neither snug nor sized by the user.
void ColumnShare::spread(QHash<int, int> &sizes, const QHash<int, int> &slack) const
{
    const int spare = slack.contains(m_names) ? sizes.value(m_names) - m_wanted.value(m_names) : 0;
    QList<int> sharing = slack.keys();
    sharing.removeIf([this](int column) { return m_snug.contains(column); });
    for (const int column : std::as_const(sharing)) {
        if (column != m_names && spare > 0)
            sizes[column] += spare / int(sharing.size());
    }
}

} // namespace stemdesk::ui
