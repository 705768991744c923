#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>

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
    std::optional<double> claimHours; ///< Claim window from the end of the day of receipt; nullopt: unknown.
    QString claimEmail;
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

    friend bool operator==(const SupplierPatch &, const SupplierPatch &) = default;
};

/// Describes the fields of a supplier.
const SpecOf<Supplier, SupplierPatch> &supplierSpec();

/// `supplier` with the patch applied and its texts normalised, or the rule that it breaks. A new one starts from
/// Supplier{}.
Result<Supplier> patched(Supplier supplier, const SupplierPatch &patch);

/// The patch that takes back `patch` from what it made of `before`.
SupplierPatch inverse(const Supplier &before, const SupplierPatch &patch);

} // namespace stemdesk
