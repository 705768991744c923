#pragma once

#include "core/json/json_reader.h"

#include <QJsonObject>

namespace stemdesk::mcp {

/// Reads the arguments of a tool as the assistant meant them, by their schema: null counts as left out, and "5" as 5
/// where a number is expected, because models and frameworks write them like this.
JsonDocument argumentsAsMeant(const JsonObject &arguments, const QJsonObject &schema);

} // namespace stemdesk::mcp
