#pragma once

#include "core/domain/catalogue/product.h"

#include <initializer_list>

namespace stemdesk {

/// The fields of a variant that users set.
enum class VariantField {
    Name,
    StemLength,
    UnitsPerPack,
    Colors,
    SupplierIds,
    SupplierMinPacks,
    SupplierPacks,
    SupplierCodes,
    SparePercent,
    Sku,
    Notes,
    ExternalId,
    OwnedUnits,
    ReplacementCostExclTax,
    HireDaysBefore,
    HireDaysAfter,
};
inline constexpr int kVariantFieldCount = int(VariantField::HireDaysAfter) + 1;

class VariantFieldSet {
public:
    constexpr VariantFieldSet() = default;
    constexpr VariantFieldSet(std::initializer_list<VariantField> fields)
    {
        for (const VariantField field : fields)
            m_bits |= bit(field);
    }
    static constexpr VariantFieldSet all() { return fromBits((1U << kVariantFieldCount) - 1); }

    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr bool isOne() const { return m_bits != 0 && (m_bits & (m_bits - 1)) == 0; }
    constexpr bool contains(VariantField field) const { return (m_bits & bit(field)) != 0; }
    constexpr bool hasAnyOf(VariantFieldSet others) const { return (m_bits & others.m_bits) != 0; }
    constexpr VariantFieldSet &operator|=(VariantFieldSet others)
    {
        m_bits |= others.m_bits;
        return *this;
    }
    friend constexpr VariantFieldSet operator|(VariantFieldSet a, VariantFieldSet b) { return a |= b; }
    friend constexpr VariantFieldSet operator-(VariantFieldSet a, VariantFieldSet b)
    {
        return fromBits(a.m_bits & ~b.m_bits);
    }
    friend constexpr bool operator==(VariantFieldSet, VariantFieldSet) = default;
    friend constexpr auto operator<=>(VariantFieldSet, VariantFieldSet) = default;

private:
    static constexpr VariantFieldSet fromBits(unsigned bits)
    {
        VariantFieldSet set;
        set.m_bits = bits;
        return set;
    }
    static constexpr unsigned bit(VariantField field) { return 1U << unsigned(field); }

    unsigned m_bits = 0;
};

/// Calls `use` with each field and its members: use(VariantField::Name, &Variant::name, &VariantPatch::name).
template <class Use>
constexpr void eachVariantField(Use use)
{
    using enum VariantField;
    using V = Variant;
    using P = VariantPatch;
    use(Name, &V::name, &P::name);
    use(StemLength, &V::stemLength, &P::stemLength);
    use(UnitsPerPack, &V::unitsPerPack, &P::unitsPerPack);
    use(Colors, &V::colors, &P::colors);
    use(SupplierIds, &V::supplierIds, &P::supplierIds);
    use(SupplierMinPacks, &V::supplierMinPacks, &P::supplierMinPacks);
    use(SupplierPacks, &V::supplierPacks, &P::supplierPacks);
    use(SupplierCodes, &V::supplierCodes, &P::supplierCodes);
    use(SparePercent, &V::sparePercent, &P::sparePercent);
    use(Sku, &V::sku, &P::sku);
    use(Notes, &V::notes, &P::notes);
    use(ExternalId, &V::externalId, &P::externalId);
    use(OwnedUnits, &V::ownedUnits, &P::ownedUnits);
    use(ReplacementCostExclTax, &V::replacementCostExclTax, &P::replacementCostExclTax);
    use(HireDaysBefore, &V::hireDaysBefore, &P::hireDaysBefore);
    use(HireDaysAfter, &V::hireDaysAfter, &P::hireDaysAfter);
}

/// The fields in which the two differ.
VariantFieldSet differenceOf(const Variant &a, const Variant &b);

/// The part of a patch that changes the variant or the product.
VariantPatch changesOf(const Variant &variant, const VariantPatch &patch);
ProductPatch changesOf(const Product &product, const ProductPatch &patch);

} // namespace stemdesk
