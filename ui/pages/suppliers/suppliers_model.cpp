#include "ui/pages/suppliers/suppliers_model.h"

#include "ui/pages/suppliers/supplier_edits.h"
#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/theme/tokens.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kSupplierRows = 200;

} // namespace

SuppliersModel::SuppliersModel(UiContext &context, QObject *parent) : TypedTableModel(context, parent)
{
    m_filter.isArchived = false;
    resetRows(readRows(kSupplierRows));
}

void SuppliersModel::setFilter(const SupplierFilter &filter)
{
    m_filter = filter;
    resetRows(readRows(kSupplierRows));
    Q_EMIT refreshed();
}

void SuppliersModel::refresh()
{
    setRows(readRows(std::max<qsizetype>(rowCount() + 1, kSupplierRows)));
    Q_EMIT refreshed();
}

void SuppliersModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Supplier; }))
        refresh();
}

QList<Supplier> SuppliersModel::readRows(qsizetype count)
{
    QList<Supplier> found;
    m_next.reset();
    do {
        auto page = context().services.suppliers.list(m_filter, {.after = m_next, .limit = kSupplierRows});
        if (!page)
            return rows(); // The store is busy or gone; the next change or search reads again.
        found += page->rows;
        m_next = page->next;
    } while (m_next && found.size() < count);
    return found;
}

const SupplierField *SuppliersModel::fieldOf(int column)
{
    // The table's columns are the first fields.
    return column < State ? &supplierFields()[size_t(column)] : nullptr;
}

QVariant SuppliersModel::stored(int row, int column, int role) const
{
    const Supplier &supplier = rows().at(row);
    const SupplierField *field = fieldOf(column);
    switch (role) {
    case Qt::DisplayRole: return field ? supplier.*field->value : QString();
    case Qt::EditRole: return field ? QVariant(supplier.*field->value) : QVariant();
    case ChipTextRole: return !field && supplier.isArchived ? QVariant(tr("Archived")) : QVariant();
    case StrongRole: return column == Name && !supplier.isArchived;
    case ToneRole: return int(supplier.isArchived ? Tone::Quiet : Tone::Plain);
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

void SuppliersModel::type(int row, int column, const QVariant &value)
{
    const SupplierField &field = *fieldOf(column);
    const QString text = value.toString();
    store(row, column, {.text = text, .value = text.trimmed()},
          [&] { return SupplierEdits::change(rows().at(row), field, text); });
}

bool SuppliersModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next.has_value();
}

void SuppliersModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const auto page = context().services.suppliers.list(m_filter, {.after = m_next, .limit = kSupplierRows});
    if (!page)
        return;
    m_next = page->next;
    if (page->rows.isEmpty())
        return;
    insert(rowCount(), page->rows);
    Q_EMIT refreshed();
}

} // namespace stemdesk::ui
