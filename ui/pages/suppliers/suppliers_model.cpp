#include "ui/pages/suppliers/suppliers_model.h"

#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/theme/tokens.h"
#include "ui/undo/supplier_edits.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kSupplierRows = 200;

} // namespace

SuppliersModel::SuppliersModel(UiContext &context, QObject *parent) : PagedTableModel(context, parent)
{
    m_filter.isArchived = false;
    readFirst();
}

void SuppliersModel::setFilter(const SupplierFilter &filter)
{
    m_filter = filter;
    readFirst();
    Q_EMIT refreshed();
}

void SuppliersModel::refresh()
{
    readShown();
    Q_EMIT refreshed();
}

void SuppliersModel::onChanges(const Changes &changes)
{
    if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Supplier; }))
        refresh();
}

std::optional<Supplier> SuppliersModel::readHeld() const
{
    if (m_held.isNull() || m_filter.q.isEmpty())
        return {};
    const auto held = context().services.suppliers.find(m_held);
    const bool isShown = held && m_filter.isArchived.value_or(held->isArchived) == held->isArchived;
    return isShown ? std::optional(*held) : std::nullopt;
}

Result<Page<Supplier>> SuppliersModel::readPage(std::optional<qint64> after) const
{
    return context().services.suppliers.list(m_filter, {.after = after, .limit = kSupplierRows});
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
          [&] { return SupplierEdits::change(rows().at(row), field.translatedLabel(), field.patchTo(text)); });
}

} // namespace stemdesk::ui
