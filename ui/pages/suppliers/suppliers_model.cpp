#include "ui/pages/suppliers/suppliers_model.h"

#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/theme/tokens.h"
#include "ui/undo/catalogue_edits.h"

namespace stemdesk::ui {

namespace {

constexpr int kSupplierRows = 200;
Tone toneOf(const Supplier &supplier)
{
    return supplier.isArchived ? Tone::Quiet : Tone::Plain;
}

template <size_t place>
constexpr TableColumn<Supplier> textColumn()
{
    constexpr auto kText = [](const Supplier &supplier) { return supplier.*supplierFields()[place].value; };
    return {.text = kText,
            .type =
                [](const Supplier &supplier, const SuppliersModel &, const QVariant &value) {
                    const QString text = value.toString();
                    return Typing{.text = text, .value = text.trimmed(), .edit = [&supplier, text] {
                                      const SupplierField &field = supplierFields()[place];
                                      return SupplierEdits::change(supplier, field.translatedLabel(),
                                                                   field.patchTo(text));
                                  }};
                },
            .tone = toneOf,
            .isStrong = [](const Supplier &supplier) { return place == SuppliersModel::Name && !supplier.isArchived; }};
}

} // namespace

SuppliersModel::SuppliersModel(UiContext &context, QObject *parent)
    : PagedTableModel(context, parent, {Resource::Supplier})
{
    m_filter.isArchived = false;
    readFirst();
}

void SuppliersModel::setFilter(const ResourceFilter &filter)
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

/// The table's columns are the first fields.
QString SuppliersModel::titleOf(int column) const
{
    return column < State ? supplierFields()[size_t(column)].translatedLabel() : QString();
}

SuppliersModel::Columns SuppliersModel::columns() const
{
    static constexpr TableColumn<Supplier> kColumns[] = {
        textColumn<SuppliersModel::Name>(),
        textColumn<SuppliersModel::Email>(),
        textColumn<SuppliersModel::Phone>(),
        textColumn<SuppliersModel::AccountNumber>(),
        {.chip = [](const Supplier &supplier) { return supplier.isArchived ? tr("Archived") : QString(); },
         .tone = toneOf},
    };
    return kColumns;
}

} // namespace stemdesk::ui
