#include "core/security/html_arena.h"

#include <algorithm>
#include <new>

namespace stemdesk {

namespace {

constexpr size_t kBlock = size_t{64} * 1024;

} // namespace

void *HtmlArena::allocate(size_t size)
{
    constexpr size_t kAlignment = alignof(std::max_align_t);
    const size_t rounded = (size + kAlignment - 1) / kAlignment * kAlignment;
    if (rounded > m_left) {
        const size_t block = std::max(rounded, kBlock);
        auto *bytes = block <= m_budget ? new (std::nothrow) std::byte[block] : nullptr;
        if (!bytes)
            std::longjmp(exceeded, 1);
        m_budget -= block;
        m_blocks.emplace_back(bytes);
        m_at = bytes;
        m_left = block;
    }
    m_left -= rounded;
    void *memory = m_at;
    m_at += rounded;
    return memory;
}

} // namespace stemdesk
