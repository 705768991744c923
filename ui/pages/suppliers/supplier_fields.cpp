#include "ui/pages/suppliers/supplier_fields.h"

#include <QCoreApplication>

#include <array>

namespace stemdesk::ui {

namespace {

constexpr std::array kSupplierFields{
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Name"), &Supplier::name, &SupplierPatch::name},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "E-mail"), &Supplier::contactEmail, &SupplierPatch::contactEmail},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Phone"), &Supplier::phone, &SupplierPatch::phone},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Account number"), &Supplier::accountNumber,
                  &SupplierPatch::accountNumber},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Website"), &Supplier::website, &SupplierPatch::website},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Claims to"), &Supplier::claimEmail, &SupplierPatch::claimEmail,
                  false, QT_TRANSLATE_NOOP("SupplierFields", "as e-mail")},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Address"), &Supplier::address, &SupplierPatch::address, true},
    SupplierField{QT_TRANSLATE_NOOP("SupplierFields", "Notes"), &Supplier::notes, &SupplierPatch::notes, true},
};

constexpr std::array kSupplierAmounts{
    SupplierAmount{QT_TRANSLATE_NOOP("SupplierFields", "Minimum order"), &Supplier::minOrderExclTax,
                   &SupplierPatch::minOrderExclTax, QT_TRANSLATE_NOOP("SupplierFields", "none")},
    SupplierAmount{QT_TRANSLATE_NOOP("SupplierFields", "Delivery charge"), &Supplier::deliveryCostExclTax,
                   &SupplierPatch::deliveryCostExclTax, QT_TRANSLATE_NOOP("SupplierFields", "free")},
    SupplierAmount{QT_TRANSLATE_NOOP("SupplierFields", "Free over"), &Supplier::freeDeliveryFromExclTax,
                   &SupplierPatch::freeDeliveryFromExclTax, QT_TRANSLATE_NOOP("SupplierFields", "none")},
};

} // namespace

QString SupplierAmount::translatedLabel() const
{
    return QCoreApplication::translate("SupplierFields", label);
}

QString SupplierAmount::translatedHint() const
{
    return hint ? QCoreApplication::translate("SupplierFields", hint) : QString();
}

SupplierPatch SupplierAmount::patchTo(const std::optional<double> &amount) const
{
    SupplierPatch changed;
    changed.*patch = amount;
    return changed;
}

std::span<const SupplierAmount> supplierAmounts()
{
    return kSupplierAmounts;
}

QString SupplierField::translatedLabel() const
{
    return QCoreApplication::translate("SupplierFields", label);
}

QString SupplierField::translatedHint() const
{
    return hint ? QCoreApplication::translate("SupplierFields", hint) : QString();
}

SupplierPatch SupplierField::patchTo(const QString &text) const
{
    SupplierPatch changed;
    changed.*patch = text;
    return changed;
}

std::span<const SupplierField> supplierFields()
{
    return kSupplierFields;
}

} // namespace stemdesk::ui
