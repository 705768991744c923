#pragma once

#include <csetjmp>
#include <cstddef>
#include <memory>
#include <vector>

namespace stemdesk {

/// Memory for one run of the HTML parser, released all at once, because the parser's own clean-up recurses as deep as
/// the document is nested. If the budget is exceeded (a few kilobytes of misnested formatting make gigabytes of nodes),
/// allocate() does not return but jumps to `exceeded`, which is set around the parser's call.
class HtmlArena {
public:
    explicit HtmlArena(size_t budget) : m_budget(budget) {}

    void *allocate(size_t size);

    std::jmp_buf exceeded;

private:
    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::byte *m_at = nullptr;
    size_t m_left = 0;
    size_t m_budget;
};

} // namespace stemdesk
