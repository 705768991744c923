#include "ui/pages/suppliers/suppliers_model.h"

#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/suppliers/supplier_edits.h"
#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"

#include <QSet>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kPage = 200;

bool namesSuppliers(const Changes &changes)
{
    return std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Supplier; });
}

} // namespace

SuppliersModel::SuppliersModel(UiContext &context, QObject *parent) : QAbstractTableModel(parent), m_context(context)
{
    m_filter.isArchived = false;
    auto *changes = new RecentChanges(context, this);
    connect(changes, &RecentChanges::gathered, this, [this](const Changes &recent) {
        if (namesSuppliers(recent))
            refresh();
    });
    m_rows = readRows(kPage);
}

void SuppliersModel::setFilter(const SupplierFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    m_typed.clear();
    m_rows = readRows(kPage);
    endResetModel();
    Q_EMIT refreshed();
}

void SuppliersModel::refresh()
{
    merge(readRows(std::max<qsizetype>(m_rows.size() + 1, kPage)));
    Q_EMIT refreshed();
}

QList<Supplier> SuppliersModel::readRows(qsizetype count)
{
    QList<Supplier> rows;
    m_next.reset();
    do {
        auto page = m_context.services.suppliers.list(m_filter, {.after = m_next, .limit = kPage});
        if (!page)
            return m_rows; // The store is busy or gone; the next change or search reads again.
        rows += page->rows;
        m_next = page->next;
    } while (m_next && rows.size() < count);
    return rows;
}

void SuppliersModel::merge(const QList<Supplier> &rows)
{
    QSet<SupplierId> stay;
    for (const Supplier &supplier : rows)
        stay += supplier.id;
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (stay.contains(m_rows.at(row).id))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        const Supplier &supplier = rows.at(row);
        if (row < m_rows.size() && m_rows.at(row).id == supplier.id) {
            if (m_rows.at(row) == supplier)
                continue;
            m_rows[row] = supplier;
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
            continue;
        }
        beginInsertRows({}, row, row);
        m_rows.insert(row, supplier);
        endInsertRows();
    }
}

int SuppliersModel::rowOf(SupplierId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Supplier::id);
    return found == m_rows.cend() ? -1 : int(found - m_rows.cbegin());
}

const SupplierField *SuppliersModel::fieldOf(int column)
{
    // The table's columns are the first fields.
    return column < State ? &supplierFields()[size_t(column)] : nullptr;
}

int SuppliersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SuppliersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SuppliersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Supplier &supplier = m_rows.at(index.row());
    const SupplierField *field = fieldOf(index.column());
    const auto typed = m_typed.constFind({supplier.id, index.column()});
    const bool isTyped = typed != m_typed.cend();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        if (!field)
            return role == Qt::DisplayRole ? QVariant(QString()) : QVariant();
        return isTyped ? typed->text : supplier.*field->value;
    case ChipTextRole: return !field && supplier.isArchived ? QVariant(tr("Archived")) : QVariant();
    case StrongRole: return index.column() == Name && !supplier.isArchived;
    case ToneRole: return int(supplier.isArchived ? Tone::Quiet : Tone::Plain);
    case PendingRole: return isTyped && typed->reason.isEmpty();
    case ErrorRole: return isTyped ? typed->reason : QString();
    case TheirsRole: return isTyped && typed->isStale ? QVariant(supplier.*field->value) : QVariant();
    default: return {};
    }
}

QVariant SuppliersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    const SupplierField *field = fieldOf(section);
    return field ? field->translatedLabel() : QString();
}

Qt::ItemFlags SuppliersModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags editable = fieldOf(index.column()) ? Qt::ItemIsEditable : Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren | editable;
}

bool SuppliersModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SupplierField *field = index.isValid() ? fieldOf(index.column()) : nullptr;
    if (!field || role != Qt::EditRole)
        return false;
    const Supplier before = m_rows.at(index.row()); // A copy: storing the edit replaces the row.
    const Cell cell(before.id, index.column());
    const QString text = value.toString();
    m_typed.remove(cell);
    if (text.trimmed() != before.*field->value) {
        m_typed.insert(cell, {.text = text});
        m_context.edits.run(SupplierEdits::change(before, *field, text), this,
                            [this, cell](const Status &status) { onStored(cell, status); });
    }
    tellChanged(before.id);
    return true;
}

void SuppliersModel::onStored(const Cell &cell, const Status &status)
{
    if (!status && m_typed.contains(cell)) {
        m_typed[cell].reason = errorText(status.error());
        m_typed[cell].isStale = status.error().kind == Error::Kind::Stale;
        if (m_typed[cell].isStale)
            refresh(); // The other value, for both to be shown.
        tellChanged(cell.first);
        return;
    }
    m_typed.remove(cell);
    refresh(); // At once, so that the old value does not come back for a moment.
    tellChanged(cell.first);
}

void SuppliersModel::tellChanged(SupplierId id)
{
    if (const int row = rowOf(id); row >= 0)
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

bool SuppliersModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next.has_value();
}

void SuppliersModel::fetchMore(const QModelIndex &parent)
{
    if (parent.isValid() || !m_next)
        return;
    const auto page = m_context.services.suppliers.list(m_filter, {.after = m_next, .limit = kPage});
    if (!page)
        return;
    m_next = page->next;
    if (page->rows.isEmpty())
        return;
    beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page->rows.size()) - 1);
    m_rows += page->rows;
    endInsertRows();
    Q_EMIT refreshed();
}

} // namespace stemdesk::ui
