#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// A named tax rate on an event's labour, fees and travel.
struct TaxGroup {
    TaxGroupId id;
    QString name;
    double rate = 0; ///< 0 to 1; 0.2 is 20 %.
    QString taxCategory; ///< See TaxKind; empty: that of the rate.
    QString exemptionReason;
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const TaxGroup &, const TaxGroup &) = default;
};

struct TaxGroupPatch {
    std::optional<QString> name;
    std::optional<double> rate;
    std::optional<QString> taxCategory;
    std::optional<QString> exemptionReason;

    friend bool operator==(const TaxGroupPatch &, const TaxGroupPatch &) = default;
};

/// The uses of a tax group, by name or by default.
struct TaxGroupUses {
    qint64 events = 0;
    bool isDefault = false; ///< The shop's default.
};

/// Describes the fields of a tax group.
const SpecOf<TaxGroup, TaxGroupPatch> &taxGroupSpec();

/// A new one starts from TaxGroup{} (version 0) and needs both fields.
Result<TaxGroup> patched(TaxGroup group, const TaxGroupPatch &patch);
TaxGroupPatch inverse(const TaxGroup &before, const TaxGroupPatch &patch);

/// The most likely tax multiplier of a new price list of the type: for flowers that of the lowest rate above 0, because
/// where they have a rate of their own it is a reduced one; for everything else that of the shop's default rate. 1 if
/// no rate is known.
double defaultTaxMultiplier(const QString &productType, const QList<TaxGroup> &groups, const TaxGroupId &own);

} // namespace stemdesk
