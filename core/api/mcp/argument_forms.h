#pragma once

#include "core/json/json_reader.h"

#include <QJsonObject>

namespace stemdesk::mcp {

/// The arguments of a tool as the assistant meant them, by their schema: null is what it leaves out, and "5" where a
/// number is wanted is 5, as models and frameworks write them.
JsonDocument argumentsAsMeant(const JsonObject &arguments, const QJsonObject &schema);

} // namespace stemdesk::mcp
