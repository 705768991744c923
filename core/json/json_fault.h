#pragma once

#include <QString>

#include <string_view>

namespace stemdesk {

/// Where a text stops being one JSON object of the kind that JsonDocument takes, and why, as one sentence for whoever
/// wrote it. Slow and exact, where the parser is quick and says no; empty where it finds nothing.
QString jsonFaultIn(std::string_view text);

} // namespace stemdesk
