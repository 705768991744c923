#include "ui/pages/suppliers/supplier_fields.h"

#include <QCoreApplication>

namespace stemdesk::ui {

namespace {

struct SupplierFields {
    Q_DECLARE_TR_FUNCTIONS(SupplierFields)

public:
    static constexpr SupplierField kTexts[] = {
        {QT_TR_NOOP("Name"), &Supplier::name, &SupplierPatch::name},
        {QT_TR_NOOP("E-mail"), &Supplier::contactEmail, &SupplierPatch::contactEmail},
        {QT_TR_NOOP("Phone"), &Supplier::phone, &SupplierPatch::phone},
        {QT_TR_NOOP("Account number"), &Supplier::accountNumber, &SupplierPatch::accountNumber},
        {QT_TR_NOOP("Website"), &Supplier::website, &SupplierPatch::website},
        {QT_TR_NOOP("Claims to"), &Supplier::claimEmail, &SupplierPatch::claimEmail, false,
         QT_TR_NOOP("same as e-mail")},
        {QT_TR_NOOP("Address"), &Supplier::address, &SupplierPatch::address, true},
        {QT_TR_NOOP("Notes"), &Supplier::notes, &SupplierPatch::notes, true},
    };
    static constexpr SupplierAmount kAmounts[] = {
        {QT_TR_NOOP("Minimum order"), &Supplier::minOrderExclTax, &SupplierPatch::minOrderExclTax, QT_TR_NOOP("none")},
        {QT_TR_NOOP("Delivery charge"), &Supplier::deliveryCostExclTax, &SupplierPatch::deliveryCostExclTax,
         QT_TR_NOOP("free")},
        {QT_TR_NOOP("Free over"), &Supplier::freeDeliveryFromExclTax, &SupplierPatch::freeDeliveryFromExclTax,
         QT_TR_NOOP("none")},
    };
};

QString translated(const char *text)
{
    return text ? SupplierFields::tr(text) : QString();
}

} // namespace

QString SupplierAmount::translatedLabel() const
{
    return translated(label);
}

QString SupplierAmount::translatedHint() const
{
    return translated(hint);
}

SupplierPatch SupplierAmount::patchTo(const std::optional<double> &amount) const
{
    SupplierPatch changed;
    changed.*patch = amount;
    return changed;
}

std::span<const SupplierAmount> supplierAmounts()
{
    return SupplierFields::kAmounts;
}

QString SupplierField::translatedLabel() const
{
    return translated(label);
}

QString SupplierField::translatedHint() const
{
    return translated(hint);
}

SupplierPatch SupplierField::patchTo(const QString &text) const
{
    SupplierPatch changed;
    changed.*patch = text;
    return changed;
}

std::span<const SupplierField> supplierFields()
{
    return SupplierFields::kTexts;
}

} // namespace stemdesk::ui
