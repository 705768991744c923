#pragma once

#include "core/domain/change.h"

#include <initializer_list>

namespace stemdesk {

/// Kinds of rows, as one asks the change feed for them.
class ResourceSet {
public:
    constexpr ResourceSet() = default;
    constexpr ResourceSet(std::initializer_list<Resource> resources)
    {
        for (const Resource resource : resources)
            add(resource);
    }

    constexpr void add(Resource resource) { m_bits |= bitOf(resource); }
    constexpr void add(ResourceSet others) { m_bits |= others.m_bits; }
    constexpr void keepOnly(ResourceSet others) { m_bits &= others.m_bits; }
    constexpr bool has(Resource resource) const { return (m_bits & bitOf(resource)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    /// 1 << Resource for each.
    constexpr qint64 bits() const { return m_bits; }

    friend constexpr bool operator==(ResourceSet, ResourceSet) = default;

private:
    static constexpr qint64 bitOf(Resource resource) { return qint64(1) << int(resource); }

    qint64 m_bits = 0;
};

} // namespace stemdesk
