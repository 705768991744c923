#pragma once

#include "core/domain/catalogue/supplier.h"

#include <span>

namespace stemdesk::ui {

/// A text field of a supplier that is edited in place.
struct SupplierField {
    const char *label; ///< Not translated.
    QString Supplier::*value;
    std::optional<QString> SupplierPatch::*patch;
    bool hasLines = false;
    const char *hint = nullptr; ///< The same: what an empty one means.

    QString translatedLabel() const;
    QString translatedHint() const;
    SupplierPatch patchTo(const QString &text) const;
};

/// An amount that the supplier charges, or above which it charges nothing.
struct SupplierAmount {
    const char *label; ///< Not translated.
    std::optional<double> Supplier::*value;
    std::optional<std::optional<double>> SupplierPatch::*patch;
    const char *hint = nullptr; ///< The same: what an empty one means.

    QString translatedLabel() const;
    QString translatedHint() const;
    SupplierPatch patchTo(const std::optional<double> &amount) const;
};

std::span<const SupplierAmount> supplierAmounts();

/// All of them, the name first.
std::span<const SupplierField> supplierFields();

} // namespace stemdesk::ui
