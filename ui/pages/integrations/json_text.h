#pragma once

#include <QByteArray>

namespace stemdesk::ui {

/// The same JSON on lines of its own, indented. Names keep their order and numbers their digits.
QByteArray indentedJson(const QByteArray &json);

} // namespace stemdesk::ui
