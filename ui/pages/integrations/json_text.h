#pragma once

#include <QByteArray>

namespace stemdesk::ui {

/// The same JSON, indented, with one member per line. Names keep their order and numbers their digits.
QByteArray indentedJson(const QByteArray &json);

} // namespace stemdesk::ui
