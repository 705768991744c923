#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// A supplier of variants. Never deleted, only archived. Optional texts are empty if there is none.
struct Supplier {
    SupplierId id;
    QString name;
    QString contactEmail;
    QString phone;
    QString website;
    QString address;
    QString accountNumber;
    QString notes;
    QString externalId; ///< Its id in another system; unique among the shop's suppliers.
    std::optional<double> claimHours; ///< Claim window from the receipt; nullopt: unknown.
    QString claimEmail;
    std::optional<double> minOrderExclTax; ///< Per order; nullopt: none.
    std::optional<double> deliveryCostExclTax; ///< Per order; nullopt: none.
    std::optional<double> freeDeliveryFromExclTax; ///< Orders from this amount on are delivered free of charge.
    QStringList deliveryWeekdays; ///< "mon" .. "sun", from Monday on; empty: any day.
    bool isArchived = false;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0; ///< Grows by one with each stored change; guards against lost updates.

    friend bool operator==(const Supplier &, const Supplier &) = default;
};

/// The changes; an absent field keeps its value, an empty text clears it.
struct SupplierPatch {
    std::optional<QString> name;
    std::optional<QString> contactEmail;
    std::optional<QString> phone;
    std::optional<QString> website;
    std::optional<QString> address;
    std::optional<QString> accountNumber;
    std::optional<QString> notes;
    std::optional<QString> externalId;
    std::optional<std::optional<double>> claimHours;
    std::optional<QString> claimEmail;
    std::optional<std::optional<double>> minOrderExclTax;
    std::optional<std::optional<double>> deliveryCostExclTax;
    std::optional<std::optional<double>> freeDeliveryFromExclTax;
    std::optional<QStringList> deliveryWeekdays;

    friend bool operator==(const SupplierPatch &, const SupplierPatch &) = default;
};

/// The names of the weekdays, from Monday on: "mon" .. "sun".
const QStringList &weekdayNames();
/// Whether a supplier that delivers on these weekdays does so on `day`.
bool deliversOn(const QStringList &weekdays, QDate day);

/// The costs of an order besides its goods.
struct OrderConditions {
    std::optional<double> deliveryCostExclTax; ///< nullopt: not set; 0: delivery is free.
    std::optional<double> shortOfMinimumExclTax; ///< nullopt: there is no minimum.

    friend bool operator==(const OrderConditions &, const OrderConditions &) = default;
};
/// For an order of goods for this amount.
OrderConditions conditionsOf(const Supplier &supplier, double orderCostExclTax);

/// Describes the fields of a supplier.
const SpecOf<Supplier, SupplierPatch> &supplierSpec();

/// `supplier` with the patch applied and its texts normalised, or the rule that it breaks. A new one starts from
/// Supplier{}.
Result<Supplier> patched(Supplier supplier, const SupplierPatch &patch);

/// The patch that undoes `patch` on `before`.
SupplierPatch inverse(const Supplier &before, const SupplierPatch &patch);

} // namespace stemdesk
