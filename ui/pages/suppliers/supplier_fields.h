#pragma once

#include "core/domain/catalogue/supplier.h"

#include <span>

namespace stemdesk::ui {

/// A text of a supplier that is edited where it stands.
struct SupplierField {
    const char *label; ///< For translate("SupplierFields", ...).
    QString Supplier::*value;
    std::optional<QString> SupplierPatch::*patch;
    bool hasLines = false;

    QString translatedLabel() const;
    SupplierPatch patchTo(const QString &text) const;
};

/// All of them, the name first.
std::span<const SupplierField> supplierFields();

} // namespace stemdesk::ui
