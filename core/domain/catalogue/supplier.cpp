#include "core/domain/catalogue/supplier.h"

#include "core/domain/fields/field_of.h"

namespace stemdesk {

const SpecOf<Supplier, SupplierPatch> &supplierSpec()
{
    using S = Supplier;
    using P = SupplierPatch;
    constexpr double kMostClaimHours = 100'000; // Of which instants can still be told.
    static constexpr auto kFields = fieldsOf<Supplier>(
        ownId<&S::id>("supplierId"), field<&S::name, &P::name>("name", nameLine()),
        field<&S::contactEmail, &P::contactEmail>("contactEmail", email(), kNullable),
        field<&S::phone, &P::phone>("phone", line(), kNullable),
        field<&S::website, &P::website>("website", line(), kNullable),
        field<&S::address, &P::address>("address", multiline(kMaxLine), kNullable),
        field<&S::accountNumber, &P::accountNumber>("accountNumber", line(), kNullable),
        field<&S::notes, &P::notes>("notes", multiline(), kNullable),
        field<&S::claimHours, &P::claimHours>("claimHours",
                                              late(number({.to = kMostClaimHours, .isFromIncluded = false}))),
        field<&S::claimEmail, &P::claimEmail>("claimEmail", late(email()), kNullable),
        fixedField<&S::isArchived>("status", kOwnRead).storedAs("is_archived").withWords("active", "archived"),
        field<&S::externalId, &P::externalId>("externalId", line(kMaxName), kNullable));
    static constexpr SpecOf<S, P> kSpec{{"supplier", kFields}};
    return kSpec;
}

Result<Supplier> patched(Supplier supplier, const SupplierPatch &patch)
{
    return applied(supplierSpec(), std::move(supplier), patch);
}

SupplierPatch inverse(const Supplier &before, const SupplierPatch &patch)
{
    return inverted(supplierSpec(), before, patch);
}

} // namespace stemdesk
