#pragma once

#include "core/json/json_reader.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace stemdesk::mcp {

/// Names by the texts of ids.
using NamesById = QHash<QByteArray, QString>;

/// The same JSON with names beside the ids that have one: after "variantId" comes "variantName".
QByteArray withNames(JsonObject object, const NamesById &names);

} // namespace stemdesk::mcp
