#pragma once

#include <QByteArray>

namespace stemdesk {

class JsonObject;

/// The object as RFC 8785 writes JSON: members in the order of their names' UTF-16, numbers as ECMAScript writes them,
/// nothing between.
QByteArray canonicalJson(const JsonObject &object);

} // namespace stemdesk
