#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

/// The received goods of the line with this variant and supplier.
struct ReceivedRow {
    VariantId variantId;
    SupplierId supplierId; ///< Null: the line without a supplier.
    std::optional<double> packs; ///< Units if the variant is not sold in packs; nullopt: not received after all.
    double unitCostExclTax = 0;
    bool namesPacks = true; ///< Like the following: absent values stay unchanged.
    bool namesCost = true;
    std::optional<double> rejectedUnits;
    std::optional<QString> reason;
    std::optional<std::optional<QDate>> receivedOn;
    std::optional<QString> invoiceNumber;
    std::optional<double> creditExclTax;
    std::optional<QStringList> imageUrls;
    std::optional<std::optional<Instant>> receivedAt; ///< Absent with a new day: now if it is today, or unknown.

    friend bool operator==(const ReceivedRow &, const ReceivedRow &) = default;
};

/// The changed instructions to the supplier with this id.
struct OrderDeliveryRow {
    SupplierId supplierId; ///< Null: the lines without a supplier.
    std::optional<std::optional<QDate>> on;
    std::optional<QString> to;
    std::optional<QString> note;
    std::optional<std::optional<bool>> allowsSubstitutes;

    friend bool operator==(const OrderDeliveryRow &, const OrderDeliveryRow &) = default;
};

/// A change of a saved sheet; nothing else of it can change.
struct OrderSheetPatch {
    std::optional<std::optional<QList<ReceivedRow>>> received; ///< Null: nothing was received after all.
    std::optional<QList<OrderDeliveryRow>> suppliers;
    std::optional<SheetState> state;

    friend bool operator==(const OrderSheetPatch &, const OrderSheetPatch &) = default;
};

/// Errors of a patch on any sheet: negative numbers, texts that are too long.
Status checkShape(const OrderSheetPatch &patch);
/// When a patch is written, and in which zone, which determines its day.
struct WriteTime {
    Instant now = 0;
    QTimeZone zone = QTimeZone::utc();
};

/// Applies the received rows, the instructions and the state to the sheet. variant_not_found and supplier_not_found if
/// it has no such line; goods_received if it would become a draft again after something came in.
Result<OrderSheet> patched(OrderSheet sheet, const OrderSheetPatch &patch, const WriteTime &at = {});

} // namespace stemdesk
