#pragma once

#include <optional>
#include <string_view>

namespace stemdesk {

/// The double nearest to a JSON number, which may be followed by white space. nullopt if it is malformed or out of
/// range.
std::optional<double> jsonNumberFrom(std::string_view text);

} // namespace stemdesk
