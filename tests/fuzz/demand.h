#pragma once

#include <cstdlib>

namespace stemdesk {

/// Ends the fuzzer with a finding.
inline void demand(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace stemdesk
