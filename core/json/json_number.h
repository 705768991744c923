#pragma once

#include <optional>
#include <string_view>

namespace stemdesk {

/// The nearest double to a JSON number; white space may follow it. Nothing where it is malformed or beyond a double.
std::optional<double> jsonNumberFrom(std::string_view text);

} // namespace stemdesk
