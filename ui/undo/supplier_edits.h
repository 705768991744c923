#pragma once

#include "core/domain/catalogue/supplier.h"
#include "ui/undo/edits.h"

#include <QCoreApplication>

#include <memory>

namespace stemdesk::ui {

/// Edits of suppliers.
class SupplierEdits {
    Q_DECLARE_TR_FUNCTIONS(SupplierEdits)

public:
    /// `field` is the shown name of the changed field.
    static Edit change(const Supplier &before, const QString &field, const SupplierPatch &patch);
    static Edit changeClaimHours(const Supplier &before, const std::optional<double> &hours);
    static Edit archive(const Supplier &supplier);
    static Edit bringBack(const Supplier &supplier);
    /// Undo archives, since suppliers are never deleted. `id` is filled on the edits thread; read it once the edit is
    /// done.
    static Edit create(const QString &name, const std::shared_ptr<SupplierId> &id);
};

} // namespace stemdesk::ui
