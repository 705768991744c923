#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// One row of what came in of the line with this variant and supplier.
struct ReceivedRow {
    VariantId variantId;
    SupplierId supplierId; ///< Null: the line that names no supplier.
    std::optional<double> packs; ///< Units, where the variant is not sold in packs; nothing: not received after all.
    double unitCostExclTax = 0;
    bool namesPacks = true; ///< As what follows: what of a line is not said stays.
    bool namesCost = true;
    std::optional<double> rejectedUnits;
    std::optional<QString> reason;
    std::optional<std::optional<QDate>> receivedOn;
    std::optional<QString> invoiceNumber;
    std::optional<double> creditExclTax;
    std::optional<QStringList> imageUrls;

    friend bool operator==(const ReceivedRow &, const ReceivedRow &) = default;
};

/// What to change of what the supplier with this id is asked.
struct OrderDeliveryRow {
    SupplierId supplierId; ///< Null: the lines that name no supplier.
    std::optional<std::optional<QDate>> on;
    std::optional<QString> to;
    std::optional<QString> note;
    std::optional<std::optional<bool>> allowsSubstitutes;

    friend bool operator==(const OrderDeliveryRow &, const OrderDeliveryRow &) = default;
};

/// A change of a saved sheet: nothing else of it ever changes.
struct OrderSheetPatch {
    std::optional<std::optional<QList<ReceivedRow>>> received; ///< Null: nothing was received after all.
    std::optional<QList<OrderDeliveryRow>> suppliers;

    friend bool operator==(const OrderSheetPatch &, const OrderSheetPatch &) = default;
};

/// What a patch says that is wrong on every sheet: negative numbers, texts that are too long.
Status checkShape(const OrderSheetPatch &patch);
/// The sheet with these rows received and asked for. variant_not_found and supplier_not_found where it has no such
/// line.
Result<OrderSheet> patched(OrderSheet sheet, const OrderSheetPatch &patch);

} // namespace stemdesk
