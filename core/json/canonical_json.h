#pragma once

#include <QByteArray>

namespace stemdesk {

class JsonObject;

/// The object as RFC 8785 writes JSON: members sorted by the UTF-16 of their names, numbers as in ECMAScript, no white
/// space.
QByteArray canonicalJson(const JsonObject &object);

} // namespace stemdesk
