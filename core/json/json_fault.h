#pragma once

#include <QString>

#include <string_view>

namespace stemdesk {

/// Finds where a text is not a JSON object that JsonDocument accepts, and explains it in one sentence for its author.
/// Slow and exact, where the parser is fast and only refuses; empty if there is no error.
QString jsonFaultIn(std::string_view text);

} // namespace stemdesk
