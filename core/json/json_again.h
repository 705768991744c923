#pragma once

#include <QByteArray>

namespace stemdesk {

class JsonValue;

/// A value as JSON again. Whole numbers have no fraction, and members stay in their order.
QByteArray jsonAgain(const JsonValue &value);

} // namespace stemdesk
